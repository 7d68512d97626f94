#!/usr/bin/env bash
# Shows that the scenarios hold the demos' constants: changes one at a time in a copy of the
# repository, and plays the scenarios, which have to fail.
#
# Usage: Tests/tools/change-constants.sh [WORD]
#
# The changes are listed in change-constants.txt; with a WORD only those whose line has it are made.
# Exits with 1 if a change was not noticed by the scenario named, 2 if the table or the copy is
# wrong. CONSTANTS_DIR names a folder for the copy, which is kept then, so that the next run builds
# less.

set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
table=$root/Tests/tools/change-constants.txt
filter='ScenarioTests'

if [[ -n ${CONSTANTS_DIR:-} ]]; then
  copy=$CONSTANTS_DIR
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
build() { swift build --build-tests >build.log 2>&1 || { cat build.log; return 1; }; }
play() { swift test --skip-build --filter "$filter" >play.log 2>&1; }

echo "Building a copy in $copy"
build || exit 2
play || { echo "The scenarios fail without any change:"; grep '✘' play.log; exit 2; }

trim() {
  local text=$1
  text=${text#"${text%%[![:space:]]*}"}
  echo "${text%"${text##*[![:space:]]}"}"
}

changes=0 missed=0
while IFS='|' read -r file from to scenario; do
  [[ -z $file || $file == '#'* ]] && continue
  if [[ -n ${1:-} && "$file|$from|$to|$scenario" != *"$1"* ]]; then continue; fi
  file=$(trim "$file") from=$(trim "$from") to=$(trim "$to") scenario=$(trim "$scenario")
  text=$(cat "$file")
  rest=${text#*"$from"}
  if [[ $rest == "$text" || ${rest#*"$from"} != "$rest" ]]; then
    echo "error: $table: $file does not have \"$from\" exactly once"
    exit 2
  fi
  changes=$((changes + 1))
  printf '%s\n' "${text/"$from"/"$to"}" >"$file"
  if ! build; then exit 2; fi
  if play; then
    echo "MISSED  $file: $from -> $to: every scenario still passes; expected $scenario to fail"
    missed=$((missed + 1))
  else
    failed=$(sed -nE 's/^FAILED ([^ ]+).*/\1/p' play.log | sort -u | tr '\n' ' ')
    if [[ " $failed" == *" $scenario "* ]]; then
      echo "caught  $file: $from -> $to: $failed"
    else
      echo "MISSED  $file: $from -> $to: expected $scenario to fail, but only: $failed"
      missed=$((missed + 1))
    fi
  fi
  cp -p "$root/$file" "$file"
  touch "$file"
done <"$table"

echo "$changes changes, $missed missed"
[[ $changes -gt 0 && $missed -eq 0 ]]
