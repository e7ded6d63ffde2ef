"""Pictures of places: a description in a few words, drawn as one panorama and cut into cards."""
