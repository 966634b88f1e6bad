"""The report as one page for a browser or a printer, which needs nothing but itself."""
