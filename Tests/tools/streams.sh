#!/bin/sh
# Runs random streams of fingers on all processors, with the release build that `make streams` made.
# usage: streams.sh COUNT [FIRST]
#
# Runs COUNT seeds, starting with FIRST (1). Exits with 1 if a rule was broken, and prints the seed
# and the rules; `streams.sh 1 SEED` repeats that seed.
set -eu

count=${1:?usage: streams.sh COUNT [FIRST]}
first=${2:-1}
cd "$(dirname "$0")/../.."
program=.build/release/RandomStreams

workers=$(nproc)
share=$(((count + workers - 1) / workers))
end=$((first + count - 1))
running=
while [ "$first" -le "$end" ]; do
  last=$((first + share - 1))
  [ "$last" -le "$end" ] || last=$end
  "$program" "$first" "$last" &
  running="$running $!"
  first=$((last + 1))
done

result=0
for one in $running; do
  wait "$one" || result=1
done
exit $result
