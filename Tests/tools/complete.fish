# Prints what fish offers for a command line, one word a line.
# usage: fish -N complete.fish COMPLETIONS LINE
source $argv[1]
complete -C $argv[2] | cut -f 1
