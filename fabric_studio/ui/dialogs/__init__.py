"""Dialogs: questions that need an answer before work goes on. Everything else is a panel."""
