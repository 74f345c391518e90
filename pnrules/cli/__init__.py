"""The command line. `main` parses the arguments; each command is a module of the same name."""
