#!/bin/sh
# Compares the contract's rules with the tests that ran and passed.
# usage: contract.sh EVENTS [PAGES]
#
# EVENTS is the output of `swift test --event-stream-output-path EVENTS`: one JSON object per line. (The
# console sometimes loses lines.) A rule is covered if a test passed whose title contains the rule's ID.
# PAGES is the folder that contains the contract's pages. A rule is a list item or table row that starts
# with its ID in bold. Exits with 0 if every rule in sections A to I and K to N is covered and all IDs in test
# titles exist, and with 1 otherwise. Section J is covered by scripts; M-01 to M-09 are open questions.
set -eu

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
  echo "usage: $0 EVENTS [PAGES]" >&2
  exit 2
fi
pages=${2:-$(dirname "$0")/../../Sources/Guides.docc/Contract}

sed -nE 's/^(-|\|) \*\*([A-Z][0-9]*-[0-9a-z]+)\*\*/\2/p' "$pages"/*.md | LC_ALL=C awk '
  function fault(text) {
    print "contract: " text
    faults++
  }

  # Read the rules from standard input, before the events.
  !isEvents {
    if ($1 in rules) fault("there are two rules " $1)
    rules[$1] = $0
    if ($1 ~ /^([A-IKLN]-|M-[2-9])/) order[++count] = $1
    next
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
      else fault("no such rule: " id " in \"" name "\"")
    }
  }

  END {
    if (!count) fault("no rules")
    if (!passed) fault("no test passed")
    for (i = 1; i <= count; i++) {
      if (order[i] in tested) continue
      print "contract: no test: " rules[order[i]]
      uncovered++
    }
    printf "contract: %d rules, %d covered, %d uncovered\n", count, count - uncovered, uncovered
    exit (faults || uncovered) ? 1 : 0
  }
' - isEvents=1 "$1"
