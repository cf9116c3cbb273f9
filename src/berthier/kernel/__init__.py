"""The kernel: runs any game made of paragraphs, frames and questions; it knows no game."""
