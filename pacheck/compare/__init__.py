"""Pure comparisons: a stated table beside the regulation's, a stated ring beside the required one."""
