"""`python -m fabric_studio` and the `fabric-studio` command."""

from __future__ import annotations

import sys

from fabric_studio.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
