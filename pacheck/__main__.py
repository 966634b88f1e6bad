"""`python -m pacheck`."""

from pacheck.cli import main

if __name__ == "__main__":
    main()
