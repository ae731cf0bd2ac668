"""`python -m fabric_studio` and the `fabric-studio` command."""

from __future__ import annotations

import os
import sys

from fabric_studio.cli.interrupt import STOPPED, stop_at_once


def main() -> int:
    """Run the command line; Ctrl-C is one line and exit code 130 from the first moment on."""
    with stop_at_once():
        from fabric_studio.cli.main import main as run
    code = run()
    if code == STOPPED:
        # The interpreter would end itself by the signal where it met it inside text that was compiled on the way.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())
