"""Files: the project file and its migrations, the recovery journal, importers and exporters."""
