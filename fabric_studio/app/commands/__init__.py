"""What can be done to a design: plain functions, document first, one undo step each. The window, the command line and
the tests share them. One noun per module."""

from fabric_studio.app.commands.fixes import FIXES as COMMANDS

__all__ = ["COMMANDS"]
