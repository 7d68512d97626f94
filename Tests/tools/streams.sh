#!/bin/sh
# Runs random streams of fingers in a release build, on all processors.
# usage: streams.sh COUNT [FIRST]
#
# The seeds are FIRST (1) and those that follow; FIRST=7 COUNT=1 runs one again. Ends with 1 if a
# rule was broken; the seed and the rules are printed.
set -eu

count=${1:?usage: streams.sh COUNT [FIRST]}
first=${2:-1}
cd "$(dirname "$0")/../.."
swift build -c release --product RandomStreams
program=$(swift build -c release --show-bin-path)/RandomStreams

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
