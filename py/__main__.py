"""The door for people: `python3 py play | test | build | arena | bench | record`.

Every Python can read this file, so that an old one can be told what is missing.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Five Stars needs Python 3.11 or newer: install one, and start it as `python3.11 py`.")

from fivestars.tools.door import main

sys.exit(main(sys.argv[1:]))
