"""The screens of the page: each tells what it shows, and what is done there."""
