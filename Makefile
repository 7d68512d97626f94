# Touchbox: `make run` starts a demo, `make test` runs all checks. Both install missing packages.

DEMO ?= TouchDemo
SWIFT ?= swift
TOUCHBOX = .build/release/touchbox
# The tests, without SwiftPM: its lock would stop builds meanwhile.
TESTS = .build/debug/TouchboxPackageTests.xctest --testing-library swift-testing
# The test modules that start programs.
COMMAND_TESTS = CommandTests|AdapterTests
# The results of all tests, to compare with the contract.
EVENTS = .build/tests.jsonl
# How every release build is built; other flags would build everything again. The flags that a
# package may not set for those who depend on it are here, not in Package.swift.
# - Starting takes half the time with Swift's libraries inside the program, at a fixed address.
# - Exclusive access and the actor of a callback are checked in debug builds, which the tests use:
#   the checks are a fifth of the time of a touch.
# - The verifier of generated code finds faults of the compiler only.
# - SwiftPM runs one build of a folder at a time; in a folder of their own they need not wait for debug builds.
# - Valgrind 3.19 does not read clang's usual debug information of C, DWARF 5.
RELEASE = -c release --scratch-path .build/optimized --static-swift-stdlib -Xcc -gdwarf-4 \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker \
  -Xswiftc -static-libgcc -Xswiftc -Xclang-linker -Xswiftc --config=.ci/release.cfg
# How every debug build is built, those of packages in Tests as well: a sixth less work than with the
# defaults. `make check DEBUG=` builds what a debugger needs, and everything again.
# - Debug information, the index of system modules and the verifier of generated code help no test.
# - Links take less time with lld, and programs start sooner (.ci/debug.cfg). Packages in Tests are linked from
#   folders of their own, so its path is absolute.
DEBUG = -debug-info-format none -Xswiftc -index-ignore-system-modules \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc '--config=$(CURDIR)/.ci/debug.cfg'
BUILD_RELEASE = mkdir -p .build && ln -sfn optimized/release .build/release && $(SWIFT) build $(RELEASE)
BUILD_DEBUG = $(SWIFT) build $(DEBUG)
# How test modules are compiled besides; see the end of Package.swift. Not for debuggers.
# - Nobody imports them: what others would import is a tenth of their compilation.
# - Two at a time keep two processors busy: one process for each, instead of two, reads the same files once.
TEST_FLAGS = $(if $(DEBUG),-no-emit-module-separately $(if $(filter 1 2,$(shell nproc)),-j1))
# Every target may import only its declared dependencies.
STRICT = --explicit-target-dependency-import-check error

# How packages that depend on this one are tested. Its modules are those of its own tests, compiled once.
# With a cached build description, new files in this package would be missing.
OTHER = $(SWIFT) test $(DEBUG) --scratch-path .build --disable-build-manifest-caching --package-path

# Compares the modules of the debug build with Apple's declarations.
API = Tests/tools/api-coverage.py .build/debug/Modules Sources/UIKit/UIKit.docc/APICoverage.md

# The tests that `make check` runs, as a regular expression.
FILTER ?= .
# The number of random apps with random fingers that `make test` runs, and the first seed.
STREAMS ?= 100000
FIRST ?= 1
# Minutes of processor time for each target of `make fuzz`, and the targets; none for all of
# Tests/Fuzz/FuzzTarget.swift.
FUZZ ?= 10
TARGET ?=

# How long `make soak` runs, on the demos' clocks and in real time.
HOURS ?= 24
MINUTES ?= 30
# The faults that `make mutate` tries: how many, drawn by which seed, in which lines (a regular expression).
FAULTS ?= 400
SEED ?= 1
ONLY ?=
SHARD ?= 1/1

# Where `make install` puts touchbox; packagers set DESTDIR as well.
PREFIX ?= /usr/local

# Descriptions of libraries without the flags about which SwiftPM would warn; see .ci/pkg-config-files.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))

.PHONY: run debug build install release-testing uninstall deb deb-test test checks-beside-tests streams-beside-tests check build-tests lint-and-release contract server-tests other-tests command-tests check-contract lint constants recipe example outside streams engines soak fuzz sanitize mutate faults goldens api docs check-docs gallery pictures build-bench bench bench-start guard clean

# Opens a demo in a window; without a display, plays the demo's script instead. The debug build takes a
# third of the time of a release build, and `make test` uses its modules again.
run: debug
	@.ci/run-demo .build/debug/touchbox $(DEMO)

debug:
	@.ci/install-packages run
	@$(BUILD_DEBUG) --product touchbox

build:
	@.ci/install-packages run
	@$(BUILD_RELEASE) --product touchbox

# Installs the command, and what `touchbox run MyTouch.swift` compiles with. The result can be moved.
install: build release-testing
	@.ci/install .build/release '$(PREFIX)'

# TouchTesting for packages that use the installed modules.
release-testing:
	@.ci/testing-modules .build/testing
	@export TOUCHBOX_TESTING_MODULES='$(CURDIR)/.build/testing' && $(BUILD_RELEASE) --target TouchTesting

uninstall:
	@.ci/install --remove '$(PREFIX)'

# Makes a package for this release of Debian.
deb:
	@.ci/install-packages deb
	@rm -rf .build/deb .build/touchbox_*.deb
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR='$(CURDIR)/.build/deb'
	@.ci/make-deb .build/deb .build

# Installs the package in a new system, runs it and removes it; needs root and the network. Takes minutes.
deb-test: deb
	@.ci/install-packages deb-test
	@.ci/test-deb .build/touchbox_*.deb

# Builds everything, then runs the tests in X servers, which mostly wait, beside the streams only, then the
# other tests beside all other checks: those that start programs in a process of their own, because they wait too.
test:
	@.ci/install-packages test
	@$(MAKE) --no-print-directory -j2 build-tests lint-and-release
	@$(MAKE) --no-print-directory -j2 server-tests streams-beside-tests
	@$(MAKE) --no-print-directory -j3 other-tests command-tests checks-beside-tests
	@$(MAKE) --no-print-directory check-contract

# Formatting first: meanwhile the other build fills SwiftPM's cache of dependencies.
lint-and-release: lint
	@$(BUILD_RELEASE) --product RandomStreams
	@$(MAKE) --no-print-directory build-bench
	@$(MAKE) --no-print-directory release-testing

# One that fails does not stop the next. Sources must not change meanwhile: builds count as done, and tests read
# their products. The tests, which take longest, have precedence.
checks-beside-tests:
	@failed=; \
	for check in guard check-docs example outside constants recipe; do \
	  nice -n 5 $(MAKE) --no-print-directory -o build-tests -o build-bench $$check || failed="$$failed $$check"; \
	done; \
	[ -z "$$failed" ] || { echo "These checks failed:$$failed" >&2; exit 1; }

# They use what the tests leave: a process of another kind always comes first.
streams-beside-tests:
	@chrt --idle 0 Tests/tools/streams.sh $(STREAMS) $(FIRST) $(SHARD)

# Runs some tests: `make check FILTER=UIKitTests`; with `DEMOS='PinchMe BeachBall'`, tests of every demo are
# those of these.
check: build-tests
	@TEST_DEMOS='$(DEMOS)' $(TESTS) --filter '$(FILTER)'

build-tests:
	@.ci/install-packages test
	@$(if $(DEBUG),.ci/empty-test-modules "$$($(BUILD_DEBUG) --show-bin-path)/Modules")
	@TOUCHBOX_TEST_FLAGS='$(TEST_FLAGS)' $(BUILD_DEBUG) --build-tests $(STRICT)
	@cp .build/debug.yaml .build/tests.yaml

# Runs all tests, then checks that every rule of the contract has a test that passed, and that the
# page of `make api` is up to date.
contract: build-tests
	@$(MAKE) --no-print-directory server-tests
	@$(MAKE) --no-print-directory -j2 other-tests command-tests
	@$(MAKE) --no-print-directory check-contract

# Those in a real X server wait on the real clock: nothing runs meanwhile but at idle priority. `make build-tests`
# precedes it.
server-tests:
	@rm -f $(EVENTS) $(EVENTS).*
	@$(TESTS) --filter '^XServerTests\.' --event-stream-output-path $(EVENTS).server

other-tests:
	@$(API) --check
	@Tests/tools/demos-on-ios.py
	@$(TESTS) --skip '^(XServerTests|$(COMMAND_TESTS))\.' --event-stream-output-path $(EVENTS).other

command-tests:
	@$(TESTS) --filter '^($(COMMAND_TESTS))\.' --event-stream-output-path $(EVENTS).command

check-contract:
	@cat $(EVENTS).* > $(EVENTS)
	@Tests/tools/contract.sh $(EVENTS)

# Changes the demos' constants one at a time in a copy: scripts must fail.
constants: build-tests
	@Tests/tools/constants.py

# Follows Guides.docc/Write/AddingADemo.md by the letter in a copy, where the demo must pass all checks.
recipe: build-tests
	@Tests/tools/recipe.py

# Builds and tests the package of Guides.docc/Write/TestingTouches.md, which depends on this one, and a
# package with an app.
example:
	@$(OTHER) Tests/Example
	@$(OTHER) Tests/ExampleApp
	@.build/debug/Board --headless --script Tests/ExampleApp/drag.touch

# Builds and tests the package of programs that see this one from outside, without default isolation.
outside:
	@$(OTHER) Tests/Outside

# Runs random fingers on random apps in a release build; `make streams FIRST=17 STREAMS=1` repeats one, and
# `make streams SHARD=2/4` runs the second of four parts.
streams:
	@$(BUILD_RELEASE) --product RandomStreams
	@Tests/tools/streams.sh $(STREAMS) $(FIRST) $(SHARD)

# Follows Guides.docc/Write/ManyMachines.md with GNU parallel over ssh, Slurm and the steps of CI's matrices; needs root.
# `make engines ENGINES=slurm` runs one.
engines: build
	@.ci/install-packages engines
	@/usr/bin/python3 -B Tests/tools/engines.py $(TOUCHBOX) $(ENGINES)

# Tests parts of the program with arbitrary inputs, FUZZ minutes of processor time each; `make fuzz
# TARGET=painter FUZZ=20` tests one.
fuzz:
	@$(BUILD_RELEASE) --product Fuzz
	@Tests/tools/fuzz.sh $(FUZZ) $(TARGET)

# Runs the tests under the address and thread sanitizers, and a window under valgrind; `make sanitize
# CHECK=valgrind` does one of these. Takes long; Tests/tools/sanitize.sh says what is left out, and why.
sanitize:
	@.ci/install-packages sanitize
	@$(BUILD_RELEASE) --product touchbox
	@Tests/tools/sanitize.sh $(CHECK)

# Lets random fingers play with all demos for HOURS on their clocks, then eleven fingers with a window
# of an X server for MINUTES: memory, descriptors and touches must not grow. 0 leaves one out.
soak:
	@.ci/install-packages test
	@$(BUILD_RELEASE) --product Soak
	@[ "$(HOURS)" = 0 ] || .build/release/Soak day $(HOURS)
	@[ "$(MINUTES)" = 0 ] || .build/release/Soak window $(MINUTES)

# Adds generated faults to the code of touches in a copy, FAULTS of them drawn by SEED: tests must fail for
# each. `make mutate SHARD=2/4` runs the second quarter of them, `make mutate ONLY=Gestures/` those of a folder.
# Takes half an hour.
mutate:
	@Tests/tools/mutate.py --faults $(FAULTS) --seed $(SEED) --shard $(SHARD) --only '$(ONLY)'

# Adds the faults of a table to the program, one at a time in a copy: tests must fail. Takes an hour.
faults:
	@Tests/tools/change-lines.py Tests/tools/faults.txt \
	  'UIKitTests|SimulatorTests|SDLHostTests|ScenarioTests'

lint:
	@$(SWIFT) format lint --strict -r Sources Demos Tests Package.swift

# Updates the golden images and logs: look at each that changed before you commit it. `make goldens
# DEMOS=PinchMe` updates those of one demo.
goldens: build-tests
	@UPDATE_GOLDENS=1 TEST_DEMOS='$(DEMOS)' $(TESTS) --filter GoldenTests

# Compares the API with Apple's (Tests/AppleAPI) and writes UIKit.docc/APICoverage.md: look at what
# became absent before you commit it.
api:
	@$(BUILD_DEBUG) --target UIKit
	@$(API)

# Builds the documentation as a web site in .build/docs; warnings are errors. `make docs BASE=touchbox` is
# for a server that offers it at the path /touchbox.
docs: debug
	@$(BUILD_DEBUG) --target TouchTesting
	@.ci/build-docs .build/debug .build/docs $(BASE)

# Builds the documentation without writing the site; needs the modules of `make build-tests`.
check-docs: build-tests
	@.ci/build-docs .build/debug

# Draws the gallery's pictures, each from its demo's script; `make gallery DEMOS=PinchMe` draws one.
gallery: build
	@.ci/draw-gallery $(TOUCHBOX) $(DEMOS)

build-bench:
	@.ci/install-packages bench
	@$(BUILD_RELEASE) --product touchbox-bench

# Measures the speed of touches, drawing and scripts beside a floor in C, without a display.
bench: build-bench
	@$(BUILD_RELEASE) --product touchbox-floor
	@Tests/tools/speed.py .build/release

# Measures the time to a window's first frame on X servers, beside the same in C.
bench-start: build
	@.ci/install-packages bench-start
	@Tests/tools/first-frame.py .build/release

# Counts instructions and allocations of fixed runs, and compares them with Tests/tools/guard.txt;
# `make guard UPDATE=1` updates that file.
guard: build-bench
	@Tests/tools/guard.py .build/release/touchbox-bench $(if $(UPDATE),--update)

# Updates the icons and the ball (needs python3-cairo).
pictures:
	@/usr/bin/python3 Assets/draw-pictures.py

clean:
	@rm -rf .build .build-*
