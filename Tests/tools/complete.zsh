# Prints the completions that zsh suggests for a command line, one per line. Zsh supports completion only in its
# line editor, so a second zsh runs in its own terminal, with a `compadd` that records its arguments.
# usage: zsh -f complete.zsh COMPLETIONS LINE
zmodload zsh/zpty
export FOLDER=$(mktemp -d) LINE=$2 WANTED_PATH=$PATH TERM=vt100
cp "$1" $FOLDER/_touchbox
zpty inner zsh -f -i
# The system's startup files may have changed the path.
zpty -w inner 'PATH=$WANTED_PATH fpath=($FOLDER $fpath); autoload -Uz compinit; compinit -D -u'
zpty -w inner 'compadd() {
  local -a hits
  [[ "$*" == *-(O|A|D)\ * ]] || { builtin compadd -A hits "$@"; print -rl -- $hits >>$FOLDER/hits; }
  builtin compadd "$@" }'
zpty -w inner 'zle-line-init() { LBUFFER=$LINE; zle list-choices; exit }; zle -N zle-line-init'
while zpty -r inner line; do :; done
cat $FOLDER/hits
rm -r $FOLDER
