"""What holds for every lesson of every track."""
