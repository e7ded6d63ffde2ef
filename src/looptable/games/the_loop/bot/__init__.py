"""The bot: an evaluation of positions, a planner for one turn, and advice in words."""
