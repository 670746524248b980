"""The guide: its text in each language of the page, and what its pictures show."""
