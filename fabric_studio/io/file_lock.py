"""A lock on an open file (its descriptor) that the system lets go when its program ends, however it ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    _FAR_BYTE = 1 << 62

    def try_lock(file: int) -> bool:
        """Take the lock; False when another program, or another open of the same file, has it."""
        place = os.lseek(file, 0, os.SEEK_CUR)
        try:
            os.lseek(file, _FAR_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, place, os.SEEK_SET)
        return True

else:
    import fcntl

    def try_lock(file: int) -> bool:
        """Take the lock; False when another program, or another open of the same file, has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A network file system without locks: better no lock than no journal.
            return True
        return True
