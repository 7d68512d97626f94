#!/bin/sh
# Compares the rules of the contract with the tests that ran and passed.
# usage: contract.sh EVENTS [RULES [UNTESTABLE]]
#
# EVENTS is what `swift test --event-stream-output-path EVENTS` wrote: a JSON object a line. (The
# console does not do: lines get lost there.) A test proves a rule by naming its ID in its display
# name; a test that failed or was skipped proves nothing, and a comment never does. RULES and
# UNTESTABLE hold an ID and a line of text each. Ends with 0 if every rule has a test (or a reason
# why none can be) and every test names rules that exist, else with 1.
#
# Scenes of the demos and rules of other chapters (J, K) are known by their shape alone.
set -eu

here=$(dirname "$0")/../Contract
if [ $# -lt 1 ] || [ $# -gt 3 ]; then
  echo "usage: $0 EVENTS [RULES [UNTESTABLE]]" >&2
  exit 2
fi

LC_ALL=C awk -v rules_file="${2:-$here/rules.txt}" -v reasons_file="${3:-$here/untestable.txt}" '
  # Reads a list of IDs with texts; returns how many there are.
  function read_list(file, texts, order,    line, id, count, status) {
    while ((status = (getline line < file)) > 0) {
      if (line ~ /^#/ || line ~ /^ *$/) continue
      id = line
      sub(/ .*/, "", id)
      if (line !~ /^[A-I]-[0-9][0-9] ./ || id in texts) fault(file ": bad line: " line)
      texts[id] = substr(line, length(id) + 2)
      order[++count] = id
    }
    if (status < 0) fault(file ": cannot be read")
    return count + 0
  }

  function fault(text) {
    print "contract: " text
    faults++
  }

  BEGIN {
    count = read_list(rules_file, rules, order)
    excused = read_list(reasons_file, reasons, excuses)
    if (excused > 5) fault(excused " rules are called untestable, five at most may be")
    for (i = 1; i <= excused; i++)
      if (!(excuses[i] in rules)) fault("untestable, but no rule: " excuses[i])
  }

  # {…"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"A-22 name\" passed after …"}]…}
  # {…"text":"Test \"A-22 name\" with 3 test cases passed after …"}]…}
  /"kind":"testEnded"/ && /"symbol":"pass"/ && /"text":"Test \\"/ {
    name = $0
    sub(/.*"text":"Test \\"/, "", name)
    sub(/\\" (with [0-9]+ test cases? )?passed after .*/, "", name)
    passed++
    words = split(name, word, /[^A-Za-z0-9-]+/)
    for (i = 1; i <= words; i++) {
      id = word[i]
      if (id !~ /^[A-Z][0-9]*-[0-9]+[a-z]*$/ && id !~ /^[A-Z][0-9]+-[a-z]$/) continue
      if (id in rules) tested[id] = 1
      else if (id ~ /^K-[0-9][0-9][a-z]?$/ || id ~ /^J-[0-9][0-9]$/) continue
      else if (id ~ /^J[0-9]+-([a-z]|[0-9][0-9])$/) continue
      else fault("no such rule: " id " in \"" name "\"")
    }
  }

  END {
    if (!passed) fault("no test passed")
    for (i = 1; i <= count; i++) {
      id = order[i]
      if (id in tested) {
        covered++
        if (id in reasons) fault("called untestable, but tested: " id)
      } else if (!(id in reasons)) {
        print "contract: no test: " id " " rules[id]
        uncovered++
      } else {
        untestable++
      }
    }
    printf "contract: %d rules, %d covered, %d untestable, %d uncovered\n",
      count, covered, untestable, uncovered
    exit (faults || uncovered) ? 1 : 0
  }
' "$1"
