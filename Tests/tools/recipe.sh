#!/usr/bin/env bash
# Proves the recipe of AddingADemo.md by following it in a copy of the repository: what the page
# shows goes to the places that it names, and the demo has to build, be listed, and play.
#
# Usage: Tests/tools/recipe.sh
#
# Exits with 1 if anything is missing on the page or does not work. CHANGES_DIR names a folder for
# the copy, which is kept then; change-lines.py leaves one in which little is left to build.

set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
page=$root/Sources/UIKit/UIKit.docc/AddingADemo.md
parts=(Package.swift Sources Demos Tests Assets)

if [[ -n ${CHANGES_DIR:-} ]]; then
  copy=$CHANGES_DIR
  mkdir -p "$copy"
else
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
fi

fail() { echo "recipe: $*" >&2; exit 1; }

# Prints the first place in backquotes after the words given.
place_after() {
  local found
  found=$(tr '\n' ' ' <"$page" | grep -oP "$1 \`\K[^\`]+" | head -1) || true
  [[ -n $found ]] || fail "the page has no place after \"$1\""
  echo "$found"
}

# Prints a fenced block of the page, by its number.
block() {
  awk -v wanted="$1" '
    /^```/ { inside = !inside; if (inside) number++; next }
    inside && number == wanted' "$page"
}

file=$(place_after Make)
catalogue=$(place_after "Add a line to")
folder=$(place_after "Make the folder")
name=$(basename "$folder")

for part in "${parts[@]}" Package.resolved .swift-format; do
  rm -rf "${copy:?}/$part"
  # Files keep their times, so that a kept copy is not compiled again as a whole.
  if [[ -e $part ]]; then cp -Rp "$part" "$copy/"; fi
done

cd "$copy"
for new in "$file" "$folder"; do [[ ! -e $new ]] || fail "$new is there already"; done
mkdir "$folder"
block 1 >"$file"
block 3 >"$folder/demo.touch"
# The list of demos ends with the first bracket that closes at its margin.
block 2 | sed 's/^/    /' >line.txt
awk '/^  \]$/ && !done { while ((getline line < "line.txt") > 0) print line; done = 1 } { print }' \
  "$root/$catalogue" >"$catalogue"
rm line.txt

# One file changed, a file and a folder new, and nothing else.
cd "$root"
changes=$(for part in "${parts[@]}"; do
  diff -rq "$part" "$copy/$part" | sed "s|$copy/||g; s|: |/|" || true
done)
expected="Files $catalogue and $catalogue differ
Only in $file
Only in $folder"
[[ $(sort <<<"$changes") == "$(sort <<<"$expected")" ]] || fail "other changes than three: $changes"
shown=$(cd "$copy" && find "$folder" -type f)
[[ $shown == "$folder/demo.touch" ]] || fail "other files than a script: $shown"
git check-ignore -q "$file" "$folder/demo.touch" 2>/dev/null && fail "git ignores the new files"

cd "$copy"
swift format lint --strict "$file" "$catalogue" || fail "the page's code is not formatted"
echo "Building a copy with $name in $copy"
swift build --product touchbox >build.log 2>&1 || { cat build.log; fail "$name does not build"; }
touchbox=$(swift build --show-bin-path 2>/dev/null)/touchbox
"$touchbox" list | grep "^$name " || fail "$name is not listed"
mkdir -p pictures
"$touchbox" play "$folder/demo.touch" --out pictures || fail "the demo's script ends with code $?"
pictures=$(find pictures -name '*.png' | wc -l)
[[ $pictures -ge 3 ]] || fail "the demo's script takes $pictures pictures, not three"
echo "recipe: $name took one file, one line in the catalogue and one folder; it is listed and plays"
