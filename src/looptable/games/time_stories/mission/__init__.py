"""Missions: folders of plain text, read strictly and prepared for the rules."""
