"""Reports: the diff for people, JSON for machines. They lay out what the findings say, and decide no wording."""
