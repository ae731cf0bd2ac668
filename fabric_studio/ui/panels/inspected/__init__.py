"""What the inspector shows of each kind of thing: fields to edit and facts to read. No Qt in here."""
