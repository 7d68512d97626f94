#!/usr/bin/env bash
# Runs the tests under sanitizers, and a window under Valgrind.
#
# Usage: Tests/tools/sanitize.sh [address|thread|objc|valgrind]...   (by default all four)
#        FILTER='PainterTests|UIKitTests' Tests/tools/sanitize.sh address
#
# address: memory used by unsafe Swift code, C code, and library calls. The C targets are also checked for
#   undefined behavior, which traps. Swift checks overflow, bounds and exclusive access in every debug build.
#   Leaks are not reported, because SDL, Fontconfig and the Swift runtime keep their caches at exit. Valgrind
#   reports leaks in the window, and tests with weak references find leaked phones.
# thread: all memory accesses in Swift code. Most of the program runs on the main thread. The exceptions are the
#   app's queues, signals, the inbox of a window, and the painter's second band.
# objc: ObjectiveCTests, with apps and a host that are built for the address sanitizer. The command itself and the
#   tests are not. Signals are left to the app, because tests check what it reports. Random runs are skipped: they
#   limit memory.
# valgrind: a script in a window on an X server without a display, in the release build. It checks memory,
#   uninitialized values and leaks, including those in SDL, Cairo and Pango. valgrind.supp lists false positives.
#   The window's memory comes from the X server, so no graphics driver is loaded.
#
# Some tests do not run under address and thread. CommandTests, AdapterTests, ObjectiveCTests and XServerTests start
# programs, use the normal build's modules, and measure time and memory. Sanitizers need several times as much of
# both, and reserve terabytes of address space, which memory limits do not allow. RepositoryTests do not run any of
# the program's code.

set -euo pipefail
cd "$(dirname "$0")/../.."
apart='^(CommandTests|AdapterTests|ObjectiveCTests|XServerTests|RepositoryTests)\.'
filter=${FILTER:-.}

# Builds and runs the tests with one of Swift's sanitizers, in a separate folder.
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

objc() {
  local clang runtime
  clang=$(dirname "$(realpath "$(command -v swiftc)")")/clang
  runtime=$(dirname "$("$clang" -print-file-name=libclang_rt.asan-x86_64.so)")
  make --no-print-directory build-tests &&
    TOUCHBOX_OBJC_MODE=address LD_LIBRARY_PATH=$runtime \
      ASAN_OPTIONS=detect_leaks=0:handle_segv=0:handle_abort=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0 \
      make --no-print-directory check FILTER=ObjectiveCTests
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
for check in ${*:-address thread objc valgrind}; do
  case $check in
    address | thread | objc) "$check" && found=nothing || found=faults ;;
    valgrind) valgrind_window && found=nothing || found=faults ;;
    *) echo "usage: $0 [address|thread|objc|valgrind]..." >&2; exit 2 ;;
  esac
  echo "sanitize: $check found $found"
  [[ $found == nothing ]] || result=1
done
exit $result
