"""What is worked out from games: rankings, luck, simulations, the ladder of the levels."""
