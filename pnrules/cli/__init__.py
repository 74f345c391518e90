"""The command line. `main` reads what is asked for; each command is a module that is called as the command is."""
