"""The command, and `python -m pacheck`: an interrupt ends it quietly from the very first moment."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    try:
        from pacheck.cli import main as command

        command()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
