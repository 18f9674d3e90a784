"""ludotheque: three table games to play, to understand and to research."""
