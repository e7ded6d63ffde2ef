"""Checks of a mission that is well written: can everything in it be reached, found and solved?"""
