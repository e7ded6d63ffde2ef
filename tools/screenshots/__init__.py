"""Pictures of the pages: which moments, on which screens, and whether two pictures look alike."""
