#!/bin/sh
# Runs random touch streams on all processors, with the release build from `make streams`.
# usage: streams.sh COUNT [FIRST [K/N]]
#
# Runs COUNT seeds, starting with FIRST (1), or the K-th of N equal parts. If a stream violates a rule, prints the seed
# and the rule, and exits with 1. `streams.sh 1 SEED` repeats a seed.
set -eu

count=${1:?usage: streams.sh COUNT [FIRST [K/N]]}
first=${2:-1}
shard=${3:-1/1}
index=${shard%%/*}
shards=${shard#*/}
case "$index:$shards" in
  :* | *: | *[!0-9:]* | ??????*:* | *:??????*) index=0 shards=0 ;;
esac
if [ "$shard" != "$index/$shards" ] || [ "$index" -lt 1 ] || [ "$index" -gt "$shards" ] \
  || [ "$shards" -gt 10000 ]; then
  echo "streams.sh: shard $shard; expected K/N, both from 1 to 10000, and K at most N" >&2
  exit 2
fi
cd "$(dirname "$0")/../.."
program=.build/release/RandomStreams

end=$((first + count * index / shards - 1))
first=$((first + count * (index - 1) / shards))
workers=$(nproc)
share=$(((end - first + workers) / workers))
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
