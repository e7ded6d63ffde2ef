"""Pictures: drawn from scenes, or the author's own, checked byte by byte."""
