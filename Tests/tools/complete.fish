# Prints the completions that fish suggests for a command line, one per line.
# usage: fish -N complete.fish COMPLETIONS LINE
source $argv[1]
complete -C $argv[2] | cut -f 1
