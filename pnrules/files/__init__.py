"""What is kept in files: scenarios, levels, lessons, saves; read into what can be played, with every problem at its place."""
