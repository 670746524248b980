"""The door for people: `python3 py play | test | build | arena | bench`. Readable by any Python, so that an old one can be told."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # this file is what tells an old Python that it is old
    sys.exit("Five Stars needs Python 3.11 or newer, and this is %d.%d: run it as `python3.11 py`." % sys.version_info[:2])

from fivestars.tools.door import main

sys.exit(main(sys.argv[1:]))
