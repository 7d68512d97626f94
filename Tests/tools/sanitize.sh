#!/usr/bin/env bash
# Runs the tests under sanitizers, and a window under valgrind.
#
# Usage: Tests/tools/sanitize.sh [address|thread|valgrind]...   (by default all three)
#        FILTER='PainterTests|UIKitTests' Tests/tools/sanitize.sh address
#
# address: all memory that Swift's unsafe code, C and the libraries' callers use. The C targets are
#   also built with checks of undefined behavior, which trap; Swift has no such sanitizer, and its own
#   checks of overflow, bounds and exclusive access are on in every debug build. Leaks are not reported:
#   at exit, SDL, Fontconfig and the Swift runtime still own what they cache. Leaks of the window are
#   reported by valgrind, those of phones by tests with weak references.
# thread: all accesses of Swift code. Nearly all of the program is bound to the main thread; queues of the
#   app, signals, the inbox of a window and the painter's second band are not.
# valgrind: a script in a window on an X server without a display, in the release build: memory, values
#   that were never set, and leaks, also inside of SDL, Cairo and Pango. valgrind.supp lists the reports that are
#   no faults. Windows get memory from the X server, so no graphics driver is loaded.
#
# Not under address and thread: CommandTests, AdapterTests and XServerTests start programs, compile with
# the modules of the plain build, and measure time and memory; sanitizers need several times as much of
# both, and reserve terabytes of addresses, which limits of memory refuse. RepositoryTests run no code of
# the program.

set -euo pipefail
cd "$(dirname "$0")/../.."
apart='^(CommandTests|AdapterTests|XServerTests|RepositoryTests)\.'
filter=${FILTER:-.}

# Builds and runs the tests with one of Swift's sanitizers, in a folder of its own.
run_tests() {
  local flags=(--scratch-path "$1" --sanitize "$2" "${@:3}")
  swift build --build-tests "${flags[@]}" &&
    swift test --skip-build "${flags[@]}" --skip "$apart" --filter "$filter"
}

address() {
  ASAN_OPTIONS=detect_leaks=0 run_tests .build-asan address \
    -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
}

thread() {
  run_tests .build-tsan thread
}

valgrind_window() {
  local display server status=0
  display=$(mktemp)
  Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3>"$display" 2>/dev/null &
  server=$!
  until [[ -s $display ]]; do
    kill -0 "$server" || { rm -f "$display"; echo "sanitize: Xvfb does not start" >&2; return 1; }
    sleep 0.1
  done
  DISPLAY=:$(cat "$display") SDL_VIDEODRIVER=x11 LC_ALL=C valgrind --quiet --error-exitcode=99 --num-callers=30 \
    --suppressions=Tests/tools/valgrind.supp --leak-check=full --show-leak-kinds=definite \
    --errors-for-leak-kinds=definite \
    .build/release/touchbox play --window --speed 10 --close --out .build/valgrind \
    Assets/PinchMe/demo.touch >/dev/null \
    || status=$?
  kill "$server"
  rm -f "$display"
  return "$status"
}

result=0
for check in ${*:-address thread valgrind}; do
  case $check in
    address | thread) "$check" && found=nothing || found=faults ;;
    valgrind) valgrind_window && found=nothing || found=faults ;;
    *) echo "usage: $0 [address|thread|valgrind]..." >&2; exit 2 ;;
  esac
  echo "sanitize: $check found $found"
  [[ $found == nothing ]] || result=1
done
exit $result
