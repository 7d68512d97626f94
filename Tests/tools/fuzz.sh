#!/usr/bin/env bash
# Fuzzes the parsers of scripts and of WebDriver Actions with libFuzzer.
#
# Usage: Tests/tools/fuzz.sh [CPU_MINUTES]
#
# Runs one process per processor, which share the minutes of processor time (10). Starts with
# Tests/Fuzz/Corpus and all scripts in Assets, and stores new inputs in .build-fuzz/corpus for the
# next run. Exits with 1 if an input traps, takes more than 10 seconds, or exceeds the memory limit;
# the input is then in .build-fuzz/faults.

set -euo pipefail
cd "$(dirname "$0")/../.."
minutes=${1:-10}
scratch=.build-fuzz
workers=$(nproc)
share=$((minutes * 60 / workers))
flags=(-c release --scratch-path "$scratch" -Xswiftc -sanitize=fuzzer -Xswiftc -DLIBFUZZER
  -Xswiftc -use-ld=lld)

swift build "${flags[@]}" --product Fuzz
program=$(swift build "${flags[@]}" --show-bin-path)/Fuzz
mkdir -p "$scratch/corpus" "$scratch/seeds" "$scratch/faults"
find Assets -name '*.touch' -o -name '*.json' | while read -r file; do
  cp "$file" "$scratch/seeds/$(sha1sum <"$file" | cut -c1-40)"
done

# Runs rounds of one minute until the share of processor time is used up; each writes its own log.
work() {
  local worker=$1 used=0 round=0
  local TIMEFORMAT='%U %S'
  while ((used < share)); do
    round=$((round + 1))
    { time nice -n 10 "$program" "$scratch/corpus" Tests/Fuzz/Corpus "$scratch/seeds" \
      -dict=Tests/Fuzz/words.txt -artifact_prefix="$scratch/faults/" -print_final_stats=1 \
      -max_total_time=60 -timeout=10 -max_len=4096 -rss_limit_mb=400 \
      2>"$scratch/worker-$worker-$round.log"; } 2>"$scratch/time-$worker" || return 1
    used=$(awk -v used="$used" 'END { printf "%d", used + $1 + $2 }' "$scratch/time-$worker")
  done
}

rm -f "$scratch"/worker-*.log
running=
for worker in $(seq "$workers"); do
  work "$worker" &
  running="$running $!"
done
result=0
for one in $running; do wait "$one" || result=1; done
cat "$scratch"/worker-*.log | awk -v minutes="$minutes" '
  /^stat::number_of_executed_units/ { inputs += $2 }
  /^stat::slowest_unit_time_sec/ && $2 > slowest { slowest = $2 }
  /^stat::peak_rss_mb/ && $2 > peak { peak = $2 }
  END { printf "fuzz: %d inputs in %d minutes of processor time, ", inputs, minutes
    printf "the slowest in %d s, %d MB at most\n", slowest, peak }'
if [[ $result != 0 ]]; then
  grep -h '^SUMMARY\|Fatal error\|Precondition failed\|Test unit written' "$scratch"/worker-*.log
fi

# Long inputs, each in its own process of the release build that `make fuzz` made: time and memory
# are limited.
plain=.build/release/Fuzz
while read -r name; do
  line=$(timeout 10 "$plain" --long "$name") || { echo "fuzz: too slow or trapped: $name" >&2; result=1; }
  echo "fuzz: $line"
  kilobytes=$(awk '{ print $3 }' <<<"$line")
  ((${kilobytes:-0} <= 50000)) || { echo "fuzz: more than 50 MB: $name" >&2; result=1; }
done < <("$plain" --long)
exit $result
