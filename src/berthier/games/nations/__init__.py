"""The rules of Bataille des Nations 1813, and their pack."""
