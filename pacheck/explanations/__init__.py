"""What each rule means, where it is written and how to put a finding right: a page for each, with examples."""
