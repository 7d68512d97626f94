#!/usr/bin/env bash
# Checks the steps of AddingADemo.md by following them in a copy of the repository: writes the code
# blocks of the page to the files that it names, then builds, lists and plays the demo.
#
# Usage: Tests/tools/recipe.sh
#
# Exits with 1 if anything is missing on the page or does not work. CHANGES_DIR names a folder for
# the copy, which is not deleted; with the folder of change-lines.py there is little left to build.

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

# Prints the first path in backquotes after the given words.
path_after() {
  local found
  found=$(tr '\n' ' ' <"$page" | grep -oP "$1 \`\K[^\`]+" | head -1) || true
  [[ -n $found ]] || fail "the page has no path after \"$1\""
  echo "$found"
}

# Prints the fenced code block of the page with the given number.
block() {
  awk -v wanted="$1" '
    /^```/ { inside = !inside; if (inside) number++; next }
    inside && number == wanted' "$page"
}

file=$(path_after Make)
catalog=$(path_after "Add a line to")
folder=$(path_after "Make the folder")
name=$(basename "$folder")

for part in "${parts[@]}" Package.resolved .swift-format; do
  rm -rf "${copy:?}/$part"
  # Keep modification times, so that an existing copy is not rebuilt completely.
  if [[ -e $part ]]; then cp -Rp "$part" "$copy/"; fi
done

cd "$copy"
for new in "$file" "$folder"; do [[ ! -e $new ]] || fail "$new already exists"; done
mkdir "$folder"
block 1 >"$file"
block 3 >"$folder/demo.touch"
# The list of demos ends with the first closing bracket at its indentation.
block 2 | sed 's/^/    /' >line.txt
awk '/^  \]$/ && !done { while ((getline line < "line.txt") > 0) print line; done = 1 } { print }' \
  "$root/$catalog" >"$catalog"
rm line.txt

# One changed file, one new file and one new folder, and nothing else.
cd "$root"
changes=$(for part in "${parts[@]}"; do
  diff -rq "$part" "$copy/$part" | sed "s|$copy/||g; s|: |/|" || true
done)
expected="Files $catalog and $catalog differ
Only in $file
Only in $folder"
[[ $(sort <<<"$changes") == "$(sort <<<"$expected")" ]] || fail "not exactly three changes: $changes"
files=$(cd "$copy" && find "$folder" -type f)
[[ $files == "$folder/demo.touch" ]] || fail "not exactly one script: $files"
git check-ignore -q "$file" "$folder/demo.touch" 2>/dev/null && fail "git ignores the new files"

cd "$copy"
swift format lint --strict "$file" "$catalog" || fail "the page's code is not formatted"
echo "Building a copy with $name in $copy"
swift build --product touchbox >build.log 2>&1 || { cat build.log; fail "$name does not build"; }
touchbox=$(swift build --show-bin-path 2>/dev/null)/touchbox
"$touchbox" list | grep "^$name " || fail "$name is not listed"
mkdir -p snapshots
"$touchbox" play "$folder/demo.touch" --out snapshots || fail "the demo's script ends with code $?"
count=$(find snapshots -name '*.png' | wc -l)
[[ $count -ge 3 ]] || fail "the demo's script takes $count snapshots, not three"
echo "recipe: $name needs one file, one line in the catalog and one folder; it is listed and plays"
