# `make help` lists the commands. Each command installs the packages that it needs.

.DEFAULT_GOAL := run

##@ Run

# A debug build takes a third of the time of a release build, and `make test` reuses its modules.
run: debug ## Opens a demo in a window, or plays its script if there is no display: DEMO=TouchDemo
	@.demos/run-demo .build/debug/touchbox $(DEMO)

serve: debug ## Builds the server for `touchbox serve` at .build/serve/debug/touchbox-serve
	@.ci/install-packages serve
	@$(SWIFT) build $(DEBUG) $(SERVER_PACKAGE) --product touchbox-serve

debug: ## Builds the command at .build/debug/touchbox; use DEBUG= to build for a debugger
	@.ci/install-packages run
	@$(BUILD_DEBUG) --product touchbox

build: ## Builds the optimized command at .build/release/touchbox
	@.ci/install-packages run
	@$(BUILD_RELEASE) --product touchbox

##@ Check a change

test: ## Runs all checks; .ci/test shows which ones run in parallel
	@.ci/install-packages test
	@.ci/test --streams $(STREAMS) --first $(FIRST) --shard $(SHARD)

check: build-tests ## Runs some tests: FILTER=UIKitTests (a regular expression), DEMOS='PinchMe BeachBall'
	@TEST_DEMOS='$(DEMOS)' $(TESTS) --filter '$(FILTER)'

# Each line is one check.
lint: ## Checks formatting, wording, and commit subjects
	@$(SWIFT) format lint --strict -r Sources Demos Tests Package.swift
	@Tests/tools/commit-subjects.py
	@Tests/tools/sharp-tools.py
	@Tests/tools/words.py

contract: build-tests ## Runs all tests, and lists the contract rules that no test covers
	@.ci/test --contract

guard: build-bench ## Counts instructions and allocations; UPDATE=1 accepts the new counts
	@Tests/tools/guard.py .build/release/touchbox-bench $(if $(UPDATE),--update)

example: ## Tests the example package from Testing touches, and a package with an app
	@$(OTHER_PACKAGE) Tests/Example
	@$(OTHER_PACKAGE) Tests/ExampleApp
	@.build/debug/Board --headless --script Tests/ExampleApp/drag.touch

outside: ## Tests programs that use this package without its default isolation
	@$(OTHER_PACKAGE) Tests/Outside

test-serve: debug build-serve-tests ## Tests `touchbox serve`, also in browsers, with WebDriver's clients, and under attack
	@$(SWIFT) test $(DEBUG) --skip-build $(SERVER_PACKAGE)
	@/usr/bin/python3 -B -m unittest discover -s Tests/Serve

recipe: build-tests ## Follows the guide Adding a demo in a copy of the repository
	@Tests/tools/recipe.py

##@ Update generated files

goldens: build-tests ## Updates the golden pictures and logs; review each change: DEMOS=PinchMe
	@UPDATE_GOLDENS=1 TEST_DEMOS='$(DEMOS)' $(TESTS) --filter GoldenTests

devices: build-tests ## Updates our numbers in Tests/Devices and on the page about devices
	@UPDATE_DEVICES=1 $(TESTS) --filter DeviceTableTests

api: ## Compares the API with Tests/AppleAPI, and updates the APICoverage page
	@$(BUILD_DEBUG) --target UIKit
	@$(API)

objc-glue: ## Generates the code between Objective-C and Swift from the headers in Sources/touchbox-objc
	@/usr/bin/python3 Sources/touchbox-objc/Generator/generate.py

gallery: build ## Updates the pictures on the demo page: DEMOS=PinchMe
	@.demos/draw-gallery $(TOUCHBOX) $(DEMOS)

pictures: ## Updates the icons and the ball (needs python3-cairo)
	@/usr/bin/python3 Assets/draw-pictures.py

##@ Search for bugs (minutes to hours)

coverage: build-tests ## Checks that the tests run all code of the touch core
	@Tests/tools/coverage.py

streams: build-streams ## Plays random touches on random apps: STREAMS=100000 FIRST=1 SHARD=1/1
	@Tests/tools/streams.sh $(STREAMS) $(FIRST) $(SHARD)

mutate: $(if $(filter constants sample,$(KIND)),build-tests) ## Injects faults that the tests must detect: KIND=sample, lines or constants
	@Tests/tools/mutate.py $(KIND) $(if $(filter sample,$(KIND)), \
	  --faults $(FAULTS) --seed $(SEED) --shard $(SHARD) --only '$(ONLY)')

fuzz: ## Fuzzes the targets in Tests/Fuzz for FUZZ=10 minutes each: TARGET=painter
	@$(BUILD_RELEASE) --product Fuzz
	@Tests/tools/fuzz.sh $(FUZZ) $(TARGET)

cassowary: build-tests ## Compares random layouts with an independent Cassowary solver: SYSTEMS=10000 FIRST=1
	@CASSOWARY_SYSTEMS=$(SYSTEMS) CASSOWARY_FIRST=$(FIRST) $(TESTS) --filter CassowaryTests

agree: build debug ## Plays all scripts in 12 configurations, some without AVX2, and compares the results
	@.ci/install-packages agree
	@Tests/tools/agreement.py

flakes: build-tests ## Runs tests that use X servers and programs RUNS=10 times, or others: FILTER=UIKitTests
	@Tests/tools/flakes.py $(RUNS) $(if $(filter .,$(FILTER)),'^XServerTests[.]' '^CommandTests[.]','$(FILTER)')

sanitize: ## Runs the tests with sanitizers, and a window in Valgrind: CHECK=valgrind
	@.ci/install-packages sanitize
	@$(BUILD_RELEASE) --product touchbox
	@Tests/tools/sanitize.sh $(CHECK)

soak: ## Plays all demos for HOURS=24 of virtual time, and a window for MINUTES=30; 0 skips either
	@.ci/install-packages test
	@$(BUILD_RELEASE) --product Soak
	@[ "$(HOURS)" = 0 ] || .build/release/Soak day $(HOURS)
	@[ "$(MINUTES)" = 0 ] || .build/release/Soak window $(MINUTES)

engines: build ## Follows the guide Using many machines; needs root: ENGINES=slurm
	@.ci/install-packages engines
	@/usr/bin/python3 -B Tests/tools/engines.py $(TOUCHBOX) $(ENGINES)

##@ Measure

bench: build-bench ## Measures touches, drawing and scripts against the same work in C
	@$(BUILD_RELEASE) --product touchbox-floor
	@Tests/tools/speed.py .build/release

bench-skia: build-bench ## Compares the painter's speed with Skia's, on one and on two processors
	@.ci/install-packages bench-skia
	@[ -x $(SKIA)/bin/python ] || /usr/bin/python3 -m venv $(SKIA)
	@$(SKIA)/bin/pip install --quiet skia-python==144.1
	@$(SKIA)/bin/python Tests/tools/compare-skia.py .build/release/touchbox-bench

bench-start: build ## Measures the time to a window's first frame against a C program
	@.ci/install-packages bench-start
	@Tests/tools/first-frame.py .build/release

bench-serve: build build-serve ## Measures the latency of `touchbox serve`, and 35 clients for SECONDS=300
	@.ci/install-packages test
	@TOUCHBOX=$(TOUCHBOX) /usr/bin/python3 -B Tests/Serve/latency.py
	@TOUCHBOX=$(TOUCHBOX) /usr/bin/python3 -B Tests/Serve/load.py $(SECONDS)

##@ Document

docs: debug ## Builds the documentation as a website in .build/docs: BASE=path-on-the-server
	@$(BUILD_DEBUG) --target TouchTesting
	@.docs/build-docs .build/debug .build/docs $(BASE)

check-docs: build-tests ## Checks the links and symbols in the documentation
	@.docs/build-docs .build/debug

##@ Install

install: build build-testing build-serve ## Installs the command, and the modules for building users' files: PREFIX=/usr/local DESTDIR=
	@.packaging/install .build/release '$(PREFIX)'

uninstall: ## Removes an installation: PREFIX=/usr/local
	@.packaging/install --remove '$(PREFIX)'

deb: ## Creates a package in .build for this Debian release
	@.ci/install-packages deb
	@rm -rf .build/deb .build/touchbox_*.deb
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR='$(CURDIR)/.build/deb'
	@.packaging/make-deb .build/deb .build

deb-test: deb ## Installs, runs and removes the package in a fresh system; needs root and network access
	@.ci/install-packages deb-test
	@.packaging/test-deb .build/touchbox_*.deb

##@ Other

help: ## Lists the commands
	@sed -nE 's/^##@ (.*)/\n\1/p; s/^([a-z-]+):.*## (.*)/  \1\t\2/p' Makefile | expand -t 15

clean: ## Removes all builds
	@rm -rf .build .build-*

# The steps of the commands above.

build-tests: export TOUCHBOX_TEST_FLAGS = $(TEST_FLAGS)
build-tests:
	@.ci/install-packages test
	@$(if $(DEBUG),.ci/empty-test-modules "$$($(BUILD_DEBUG) --show-bin-path)/Modules")
	@$(BUILD_DEBUG) --build-tests $(STRICT)
	@cp .build/debug.yaml .build/tests.yaml

build-serve-tests:
	@.ci/install-packages test
	@$(SWIFT) build $(DEBUG) $(SERVER_PACKAGE) --build-tests

build-streams:
	@$(BUILD_RELEASE) --product RandomStreams

build-bench:
	@.ci/install-packages bench
	@$(BUILD_RELEASE) --product touchbox-bench

# Builds TouchTesting for packages that use the installed modules.
build-testing:
	@.ci/testing-modules .build/testing
	@export TOUCHBOX_TESTING_MODULES='$(CURDIR)/.build/testing' && $(BUILD_RELEASE) --target TouchTesting

# Builds the optimized server for `touchbox serve`.
build-serve:
	@.ci/install-packages serve
	@$(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld $(SERVER_PACKAGE) \
	  --product touchbox-serve

# Checks that the page written by `make api` is up to date.
check-api:
	@$(API) --check

.PHONY: run serve debug build test test-serve check lint contract guard example outside recipe goldens api \
  gallery pictures streams mutate fuzz cassowary sanitize soak engines bench bench-skia bench-start bench-serve \
  docs check-docs install uninstall deb deb-test help clean build-tests build-streams build-bench build-testing \
  build-serve build-serve-tests check-api agree flakes coverage

# The variables that the commands use.
DEMO ?= TouchDemo
FILTER ?= .
STREAMS ?= 100000
FIRST ?= 1
SHARD ?= 1/1
KIND ?= sample
FAULTS ?= 400
SEED ?= 1
ONLY ?=
FUZZ ?= 10
SYSTEMS ?= 10000
TARGET ?=
HOURS ?= 24
RUNS ?= 10
MINUTES ?= 30
SECONDS ?= 300
PREFIX ?= /usr/local

SWIFT ?= swift
TOUCHBOX = .build/release/touchbox
# A Python environment with Skia.
SKIA = .build/skia
# Runs the test program directly, because `swift test` would lock the build folder.
TESTS = .build/debug/TouchboxPackageTests.xctest --testing-library swift-testing
# Compares the debug build's modules with Apple's declarations.
API = Tests/tools/api-coverage.py .build/debug/Modules Sources/UIKit/UIKit.docc/APICoverage.md

# Build flags. Changing them would rebuild everything. They are set here and not in Package.swift,
# because packages with unsafe flags cannot be dependencies.

# Release builds:
# - Static Swift libraries and a fixed load address halve the launch time.
# - Exclusive access and callbacks' actors are checked only in debug builds, which the tests use. The
#   checks take a fifth of the time of a touch.
# - The verifier for generated code finds only compiler bugs.
# - SwiftPM locks its build folder, so release builds have their own folder.
# - Valgrind 3.19 cannot read DWARF 5, Clang's default debug format for C.
RELEASE = -c release --scratch-path .build/optimized --static-swift-stdlib -Xcc -gdwarf-4 \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker \
  -Xswiftc -static-libgcc -Xswiftc -Xclang-linker -Xswiftc --config=.ci/release.cfg
BUILD_RELEASE = mkdir -p .build && ln -sfn optimized/release .build/release && $(SWIFT) build $(RELEASE)

# Debug builds, including the packages in Tests, take about half the time of SwiftPM's defaults:
# - Tests don't need debug information or a verifier for generated code.
# - lld links faster, and programs start faster with .ci/debug.cfg. Its path is absolute because the
#   packages in Tests are linked in their own folders.
DEBUG = -debug-info-format none -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc '--config=$(CURDIR)/.ci/debug.cfg'
# - SwiftPM needs an index only to find XCTest classes. This package has none (Tests/XCTMain.swift), but the
#   packages in Tests have some. The option for an index is in a file, so that a change of the option doesn't
#   rebuild the modules.
INDEX_OPTION = .build/index-option
WITHOUT_INDEX = $(if $(DEBUG),--disable-index-store -Xswiftc @$(CURDIR)/$(INDEX_OPTION))
BUILD_DEBUG = mkdir -p .build && : > $(INDEX_OPTION) && $(SWIFT) build $(DEBUG) $(WITHOUT_INDEX)
# Additional flags for test modules (see the end of Package.swift), except in builds for a debugger:
# - No module imports them, and emitting their interfaces takes a tenth of their compile time.
# - On one or two processors, one compiler process per module is faster than two.
TEST_FLAGS = $(if $(DEBUG),-no-emit-module-separately $(if $(filter 1 2,$(shell nproc)),-j1))
# A target may import only its declared dependencies.
STRICT = --explicit-target-dependency-import-check error
# Tests a package that depends on this one, reusing the modules from this package's debug build. A
# cached build description would not include this package's new files.
OTHER_PACKAGE = echo "-index-store-path $$(readlink -f .build/debug)/index/store" > $(INDEX_OPTION) && \
  $(SWIFT) test $(DEBUG) $(WITHOUT_INDEX) --scratch-path .build --disable-build-manifest-caching --package-path

# The server for `touchbox serve`, which is a separate package.
SERVER_PACKAGE = --package-path Sources/touchbox-serve --scratch-path .build/serve

# Library descriptions without the flags that SwiftPM warns about. See .ci/pkg-config-files.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))
