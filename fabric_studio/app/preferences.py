"""What belongs to the user and not to the project: recent files, theme, units. A damaged file means defaults, and says so."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any, Literal

import msgspec
import platformdirs

from fabric_studio.base.language import tr
from fabric_studio.io.house_style import CsvEncoding, LabelProfile
from fabric_studio.io.members import replace_file

MOST_RECENT = 12
_MOST_BYTES = 1 << 20


class Preferences(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Kept in `preferences.json`. `layout`: what the window wants to remember of itself, as text of its own."""

    theme: Literal["system", "light", "dark"] = "system"
    units: Literal["metric", "imperial"] = "metric"
    language: Literal["system", "en", "zh_CN"] = "system"
    snap_mm: float = 100.0
    label_profile: LabelProfile = "TIA-606 style"
    csv_encoding: CsvEncoding = "utf-8-sig"
    autosave_min: int = 0
    tour_seen: bool = False
    recent: list[str] = []
    last_folder: str = ""
    layout: str = ""


def settings_folder() -> Path:
    """The user's settings; FABRIC_STUDIO_HOME moves settings and recovery journals elsewhere."""
    home = os.environ.get("FABRIC_STUDIO_HOME")
    return Path(home) if home else Path(platformdirs.user_config_dir("fabric-studio", appauthor=False))


def recovery_folder() -> Path:
    """Where the journals of unsaved work lie."""
    home = os.environ.get("FABRIC_STUDIO_HOME")
    state = Path(home) if home else Path(platformdirs.user_state_dir("fabric-studio", appauthor=False))
    return state / "recovery"


class PreferencesFile:
    """The preferences on disk. `problem`: why the file could not be read, "" when it could."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or settings_folder() / "preferences.json"
        self.problem = ""
        self.values = self._read()

    def _read(self) -> Preferences:
        try:
            if self._path.stat().st_size > _MOST_BYTES:
                raise ValueError(tr("it is too large"))
            return msgspec.json.decode(self._path.read_bytes(), type=Preferences)
        except FileNotFoundError:
            return Preferences()
        except (OSError, ValueError, msgspec.MsgspecError, RecursionError) as error:
            reason = getattr(error, "strerror", None) or str(error).replace("`", "")
            self.problem = tr(
                "{path}: preferences cannot be read ({reason}); the defaults are used",
                path=self._path,
                reason=reason,
            )
            return Preferences()

    def change(self, **values: Any) -> None:
        """Set preferences and keep them; a disk that cannot be written only loses them at the end of the session."""
        self.values = msgspec.structs.replace(self.values, **values)
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            text = msgspec.json.format(msgspec.json.encode(self.values, order="sorted"), indent=1)
            replace_file(self._path, text + b"\n")

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        full = str(path.absolute())
        others = [entry for entry in self.values.recent if entry != full]
        self.change(recent=[full, *others][:MOST_RECENT], last_folder=str(path.absolute().parent))

    def recent_files(self) -> list[Path]:
        """Recent projects that are still there, newest first."""
        return [path for path in map(Path, self.values.recent) if path.exists()]
