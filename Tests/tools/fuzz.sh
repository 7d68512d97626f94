#!/usr/bin/env bash
# Fuzzes parts of the program with libFuzzer, one after another.
#
# Usage: Tests/tools/fuzz.sh [CPU_MINUTES [TARGET]...]
#
# Each target in Tests/Fuzz/FuzzTarget.swift, or each named target, runs for this many minutes of processor time (10),
# shared by one process per processor, or by WORKERS processes. The first inputs are in the target's folder in
# Tests/Fuzz/Corpus. Some targets also use the scripts or pictures in Assets. New inputs are stored in
# .build-fuzz/corpus for the next run. If an input breaks a target, traps, takes more than 10 seconds, or exceeds the
# memory limit, it is stored in .build-fuzz/faults, and the exit code is 1.
#
# Only Swift code is instrumented. Bugs in libraries such as SDL_image can be found, but the libraries' coverage does
# not guide the search.

set -euo pipefail
cd "$(dirname "$0")/../.."
minutes=${1:-10}
shift || true
scratch=.build-fuzz
workers=${WORKERS:-$(nproc)}
# Swift's crash reporting would end the program before libFuzzer writes the input.
export SWIFT_BACKTRACE=enable=no
share=$((minutes * 60 / workers))
((share > 0)) || { echo "fuzz: $minutes minutes are too few for $workers processes" >&2; exit 2; }
flags=(-c release --scratch-path "$scratch" -Xswiftc -sanitize=fuzzer -Xswiftc -DLIBFUZZER
  -Xswiftc -use-ld=lld)

swift build "${flags[@]}" --product Fuzz
program=$(swift build "${flags[@]}" --show-bin-path)/Fuzz
mkdir -p "$scratch/faults"

# Prints a target's options: its dictionary, maximum input size in bytes, and memory limit in megabytes.
options() {
  case $1 in
    scripts | actions) echo "-dict=Tests/Fuzz/words.txt -max_len=4096 -rss_limit_mb=400" ;;
    recordings | properties | arguments) echo "-max_len=4096 -rss_limit_mb=400" ;;
    pictures) echo "-max_len=20000 -rss_limit_mb=1000" ;;
    *) echo "-max_len=2000 -rss_limit_mb=1000" ;;
  esac
}

# Copies the assets that serve as a target's inputs to a folder.
seeds() {
  case $1 in
    scripts) find Assets -name '*.touch' ;;
    actions) find Assets -name '*.json' ;;
    pictures) find Assets -name '*.png' -size -20k ;;
  esac | while read -r file; do cp "$file" "$2/$(sha1sum <"$file" | cut -c1-40)"; done
}

# Runs rounds of at most one minute until the share of processor time is used up. Each round has its own log.
work() {
  local target=$1 worker=$2 used=0 round=0
  local folder=$scratch/runs/$target
  local TIMEFORMAT='%U %S'
  while ((used < share)); do
    round=$((round + 1))
    # shellcheck disable=SC2046
    { time nice -n 10 "$program" "$target" "$scratch/corpus/$target" "Tests/Fuzz/Corpus/$target" \
      "$scratch/seeds/$target" $(options "$target") -print_final_stats=1 -timeout=10 \
      -artifact_prefix="$scratch/faults/$target-" -max_total_time=$((share < 60 ? share : 60)) \
      >/dev/null 2>"$folder/worker-$worker-$round.log"; } 2>>"$folder/times-$worker" || return 1
    used=$(awk '{ used += $1 + $2 } END { printf "%d", used }' "$folder/times-$worker")
  done
}

fuzz() {
  local target=$1 running='' result=0
  rm -rf "$scratch/runs/$target"
  mkdir -p "$scratch/corpus/$target" "$scratch/seeds/$target" "$scratch/runs/$target"
  seeds "$target" "$scratch/seeds/$target"
  for worker in $(seq "$workers"); do
    work "$target" "$worker" &
    running="$running $!"
  done
  for one in $running; do wait "$one" || result=1; done
  local seconds
  seconds=$(awk '{ used += $1 + $2 } END { printf "%d", used }' "$scratch/runs/$target"/times-*)
  cat "$scratch/runs/$target"/worker-*.log | awk -v target="$target" -v seconds="$seconds" '
    /^stat::number_of_executed_units/ { inputs += $2 }
    /^stat::slowest_unit_time_sec/ && $2 > slowest { slowest = $2 }
    /^stat::peak_rss_mb/ && $2 > peak { peak = $2 }
    / cov: / { for (i = 1; i < NF; i++) if ($i == "cov:" && $(i + 1) > edges) edges = $(i + 1) }
    END { printf "fuzz: %s: %d inputs in %d seconds of processor time, %d edges, ", target, inputs, seconds, edges
      printf "the slowest in %d s, %d MB at most\n", slowest, peak }'
  if [[ $result != 0 ]]; then
    grep -ahE '^SUMMARY|Fatal error|Precondition failed|Test unit written|Simultaneous accesses' \
      "$scratch/runs/$target"/worker-*.log
  fi
  return $result
}

result=0
if (($# > 0)); then targets="$*"; else targets=$("$program" --targets); fi
for target in $targets; do
  fuzz "$target" || result=1
done

# Plays long scripts with time and memory limits, each in a separate process of the release build from `make fuzz`.
plain=.build/release/Fuzz
if [[ " $targets " != *scripts* || ! -x $plain ]]; then exit $result; fi
while read -r name; do
  line=$(timeout 10 "$plain" --long "$name") || { echo "fuzz: too slow or trapped: $name" >&2; result=1; }
  echo "fuzz: $line"
  kilobytes=$(awk '{ print $3 }' <<<"$line")
  ((${kilobytes:-0} <= 50000)) || { echo "fuzz: more than 50 MB: $name" >&2; result=1; }
done < <("$plain" --long)
exit $result
