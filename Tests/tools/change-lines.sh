#!/usr/bin/env bash
# Shows that tests hold what they claim: changes one line at a time in a copy of the repository,
# and runs the tests, which have to fail.
#
# Usage: Tests/tools/change-lines.sh TABLE FILTER [WORD]
#
# TABLE lists the changes: file | what stands there | what is put there | who must notice. That is a
# scenario, or one letter, the section of the contract that the line belongs to: then any test will
# do. FILTER names the tests to run, as `swift test --filter` takes them; with a WORD only the
# changes whose line has it are made.
#
# Exits with 1 if a change was not noticed, 2 if the table or the copy is wrong. CHANGES_DIR names a
# folder for the copy, which is kept then, so that the next run builds less.

set -euo pipefail
table=$(realpath "$1")
filter=$2
word=${3:-}
cd "$(dirname "$0")/../.."
root=$PWD

if [[ -n ${CHANGES_DIR:-} ]]; then
  copy=$CHANGES_DIR
  mkdir -p "$copy"
else
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
fi

for part in Package.swift Package.resolved Sources Demos Tests Assets; do
  rm -rf "${copy:?}/$part"
  # Files keep their times, so that a kept copy is not compiled again as a whole.
  if [[ -e $part ]]; then cp -Rp "$part" "$copy/"; fi
done

cd "$copy"
build() { swift build --build-tests >build.log 2>&1; }
# A change may make the tests hang; that is noticing it, too.
play() {
  rm -f play.jsonl
  timeout 180 swift test --skip-build --filter "$filter" \
    --event-stream-output-path play.jsonl >play.log 2>&1
}

# The first test that failed, from the event stream: the console loses lines now and then.
first_failure() {
  sed -nE '/"kind":"testEnded"/{
    /"symbol":"fail"/{
      s/.*"text":"Test (\\")?//
      s/(\\")? (with [0-9]+ test cases? )?failed after .*//
      p
    }
  }' play.jsonl 2>/dev/null | sort | head -1
}

echo "Building a copy in $copy"
build || { cat build.log; exit 2; }
play || { echo "The tests fail without any change:"; grep '✘' play.log; exit 2; }

trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  echo "${text%"${text##*[![:space:]]}"}"
}

changes=0 missed=0
while IFS='|' read -r file from to witness; do
  [[ -z $file || $file == '#'* ]] && continue
  if [[ -n $word && "$file|$from|$to|$witness" != *"$word"* ]]; then continue; fi
  file=$(trim "$file") from=$(trim "$from") to=$(trim "$to") witness=$(trim "$witness")
  text=$(cat "$file")
  rest=${text#*"$from"}
  if [[ $rest == "$text" || ${rest#*"$from"} != "$rest" ]]; then
    echo "error: $table: $file does not have \"$from\" exactly once"
    exit 2
  fi
  changes=$((changes + 1))
  printf '%s\n' "${text/"$from"/"$to"}" >"$file"
  if ! build; then
    echo "MISSED  $witness  $file: $from -> $to: does not compile"
    grep 'error:' build.log | head -3
    missed=$((missed + 1))
  elif play; then
    echo "MISSED  $witness  $file: $from -> $to: every test still passes"
    missed=$((missed + 1))
  elif [[ ${#witness} -eq 1 ]]; then
    first=$(first_failure)
    echo "caught  $witness  $file: $from -> $to: ${first:-the tests did not end}"
  else
    failed=$(sed -nE 's/^FAILED ([^ ]+).*/\1/p' play.log | sort -u | tr '\n' ' ')
    if [[ " $failed" == *" $witness "* ]]; then
      echo "caught  $file: $from -> $to: $failed"
    else
      echo "MISSED  $file: $from -> $to: expected $witness to fail, but only: $failed"
      missed=$((missed + 1))
    fi
  fi
  cp -p "$root/$file" "$file"
  touch "$file"
done <"$table"

echo "$changes changes, $missed missed"
[[ $changes -gt 0 && $missed -eq 0 ]]
