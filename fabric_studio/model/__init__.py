"""The design document: columnar tables, three primitive edits, the journal, immutable snapshots. The only mutable truth."""
