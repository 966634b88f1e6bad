"""pacheck checks casino Rules Submissions against the Pennsylvania table-game regulations."""

__version__ = "0.1.0"
