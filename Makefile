# `make help` lists the commands. Each installs the packages that it needs.

.DEFAULT_GOAL := run

##@ Run

# The debug build takes a third of the time of a release build, and `make test` uses its modules.
run: debug ## Opens a demo in a window, or plays its script if there is no display: DEMO=TouchDemo
	@.demos/run-demo .build/debug/touchbox $(DEMO)

serve: debug ## Builds the server of `touchbox serve` at .build/serve/debug/touchbox-serve
	@.ci/install-packages serve
	@$(BUILD_DEBUG) $(SERVER_PACKAGE) --product touchbox-serve

debug: ## Builds the command at .build/debug/touchbox; with DEBUG= for a debugger
	@.ci/install-packages run
	@$(BUILD_DEBUG) --product touchbox

build: ## Builds the optimized command at .build/release/touchbox
	@.ci/install-packages run
	@$(BUILD_RELEASE) --product touchbox

##@ Check a change

test: ## Runs all checks; .ci/test shows what runs next to what
	@.ci/install-packages test
	@.ci/test --streams $(STREAMS) --first $(FIRST) --shard $(SHARD)

check: build-tests ## Runs some tests: FILTER=UIKitTests (a regular expression), DEMOS='PinchMe BeachBall'
	@TEST_DEMOS='$(DEMOS)' $(TESTS) --filter '$(FILTER)'

# Each line checks one thing.
lint: ## Checks the formatting, the wording, and the subjects of commits
	@$(SWIFT) format lint --strict -r Sources Demos Tests Package.swift
	@Tests/tools/commit-subjects.py
	@Tests/tools/sharp-tools.py
	@Tests/tools/words.py

contract: build-tests ## Runs all tests, and lists the rules of the contract that no test covers
	@.ci/test --contract

guard: build-bench ## Counts instructions and allocations; UPDATE=1 accepts the new counts
	@Tests/tools/guard.py .build/release/touchbox-bench $(if $(UPDATE),--update)

example: ## Tests the package in Testing touches, and a package with an app
	@$(OTHER_PACKAGE) Tests/Example
	@$(OTHER_PACKAGE) Tests/ExampleApp
	@.build/debug/Board --headless --script Tests/ExampleApp/drag.touch

outside: ## Tests programs that use this package without its default isolation
	@$(OTHER_PACKAGE) Tests/Outside

test-serve: debug build-serve-tests ## Tests `touchbox serve`, also in browsers, with WebDriver's clients, and under attack
	@$(SWIFT) test $(DEBUG) --skip-build $(SERVER_PACKAGE)
	@/usr/bin/python3 -B -m unittest discover -s Tests/Serve

recipe: build-tests ## Follows the guide Adding a demo in a copy
	@Tests/tools/recipe.py

##@ Update generated files

goldens: build-tests ## Updates the golden pictures and logs; look at each change: DEMOS=PinchMe
	@UPDATE_GOLDENS=1 TEST_DEMOS='$(DEMOS)' $(TESTS) --filter GoldenTests

api: ## Compares the API with Tests/AppleAPI, and updates the page APICoverage
	@$(BUILD_DEBUG) --target UIKit
	@$(API)

gallery: build ## Updates the pictures on the page of the demos: DEMOS=PinchMe
	@.demos/draw-gallery $(TOUCHBOX) $(DEMOS)

pictures: ## Updates the icons and the ball (needs python3-cairo)
	@/usr/bin/python3 Assets/draw-pictures.py

##@ Search for faults (minutes to hours)

streams: build-streams ## Runs random fingers on random apps: STREAMS=100000 FIRST=1 SHARD=1/1
	@Tests/tools/streams.sh $(STREAMS) $(FIRST) $(SHARD)

mutate: $(if $(filter constants,$(KIND)),build-tests) ## Adds faults that tests must notice: KIND=sample, lines or constants
	@Tests/tools/mutate.py $(KIND) $(if $(filter sample,$(KIND)), \
	  --faults $(FAULTS) --seed $(SEED) --shard $(SHARD) --only '$(ONLY)')

fuzz: ## Fuzzes the targets of Tests/Fuzz for FUZZ=10 minutes each: TARGET=painter
	@$(BUILD_RELEASE) --product Fuzz
	@Tests/tools/fuzz.sh $(FUZZ) $(TARGET)

sanitize: ## Runs the tests with sanitizers, and a window in valgrind: CHECK=valgrind
	@.ci/install-packages sanitize
	@$(BUILD_RELEASE) --product touchbox
	@Tests/tools/sanitize.sh $(CHECK)

soak: ## Plays all demos for HOURS=24 of their time, and a window for MINUTES=30; 0 skips one
	@.ci/install-packages test
	@$(BUILD_RELEASE) --product Soak
	@[ "$(HOURS)" = 0 ] || .build/release/Soak day $(HOURS)
	@[ "$(MINUTES)" = 0 ] || .build/release/Soak window $(MINUTES)

engines: build ## Follows the guide Using many machines; needs root: ENGINES=slurm
	@.ci/install-packages engines
	@/usr/bin/python3 -B Tests/tools/engines.py $(TOUCHBOX) $(ENGINES)

##@ Measure

bench: build-bench ## Measures touches, drawing and scripts next to the same work in C
	@$(BUILD_RELEASE) --product touchbox-floor
	@Tests/tools/speed.py .build/release

bench-start: build ## Measures the time to a window's first frame next to the same in C
	@.ci/install-packages bench-start
	@Tests/tools/first-frame.py .build/release

bench-serve: build build-serve ## Measures the latency of `touchbox serve`, and 35 clients for SECONDS=300
	@.ci/install-packages test
	@TOUCHBOX=$(TOUCHBOX) /usr/bin/python3 -B Tests/Serve/latency.py
	@TOUCHBOX=$(TOUCHBOX) /usr/bin/python3 -B Tests/Serve/load.py $(SECONDS)

##@ Document

docs: debug ## Builds the documentation as a web site in .build/docs: BASE=path-on-the-server
	@$(BUILD_DEBUG) --target TouchTesting
	@.docs/build-docs .build/debug .build/docs $(BASE)

check-docs: build-tests ## Checks the links and symbols of the documentation
	@.docs/build-docs .build/debug

##@ Install

install: build build-testing build-serve ## Installs the command, and the modules for users' files: PREFIX=/usr/local DESTDIR=
	@.packaging/install .build/release '$(PREFIX)'

uninstall: ## Removes an installation: PREFIX=/usr/local
	@.packaging/install --remove '$(PREFIX)'

deb: ## Makes a package for this release of Debian in .build
	@.ci/install-packages deb
	@rm -rf .build/deb .build/touchbox_*.deb
	@$(MAKE) --no-print-directory install PREFIX=/usr DESTDIR='$(CURDIR)/.build/deb'
	@.packaging/make-deb .build/deb .build

deb-test: deb ## Installs, runs and removes the package in a new system; needs root and the network
	@.ci/install-packages deb-test
	@.packaging/test-deb .build/touchbox_*.deb

##@ Other

help: ## Lists the commands
	@sed -nE 's/^##@ (.*)/\n\1/p; s/^([a-z-]+):.*## (.*)/  \1\t\2/p' Makefile | expand -t 15

clean: ## Removes all builds
	@rm -rf .build .build-*

# Steps of the commands above.

build-tests:
	@.ci/install-packages test
	@$(if $(DEBUG),.ci/empty-test-modules "$$($(BUILD_DEBUG) --show-bin-path)/Modules")
	@TOUCHBOX_TEST_FLAGS='$(TEST_FLAGS)' $(BUILD_DEBUG) --build-tests $(STRICT)
	@cp .build/debug.yaml .build/tests.yaml

build-serve-tests:
	@.ci/install-packages test
	@$(BUILD_DEBUG) $(SERVER_PACKAGE) --build-tests

build-streams:
	@$(BUILD_RELEASE) --product RandomStreams

build-bench:
	@.ci/install-packages bench
	@$(BUILD_RELEASE) --product touchbox-bench

# TouchTesting for packages that use the installed modules.
build-testing:
	@.ci/testing-modules .build/testing
	@export TOUCHBOX_TESTING_MODULES='$(CURDIR)/.build/testing' && $(BUILD_RELEASE) --target TouchTesting

# The optimized server of `touchbox serve`.
build-serve:
	@.ci/install-packages serve
	@$(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld $(SERVER_PACKAGE) \
	  --product touchbox-serve

# Checks that the page of `make api` is up to date.
check-api:
	@$(API) --check

.PHONY: run serve debug build test test-serve check lint contract guard example outside recipe goldens api \
  gallery pictures streams mutate fuzz sanitize soak engines bench bench-start bench-serve docs check-docs \
  install uninstall deb deb-test help clean build-tests build-streams build-bench build-testing \
  build-serve build-serve-tests check-api

# The variables of the commands.
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
TARGET ?=
HOURS ?= 24
MINUTES ?= 30
SECONDS ?= 300
PREFIX ?= /usr/local

SWIFT ?= swift
TOUCHBOX = .build/release/touchbox
# The test program itself: `swift test` would lock the build folder.
TESTS = .build/debug/TouchboxPackageTests.xctest --testing-library swift-testing
# Compares the modules of the debug build with Apple's declarations.
API = Tests/tools/api-coverage.py .build/debug/Modules Sources/UIKit/UIKit.docc/APICoverage.md

# The flags of builds. Other flags would build everything again. A package must not set unsafe flags for
# the packages that depend on it, so they are here and not in Package.swift.

# Release builds:
# - With Swift's libraries inside the program and a fixed address, a start takes half the time.
# - Exclusive access and the actor of a callback are checked in debug builds, which the tests use. The
#   checks take a fifth of the time of a touch.
# - The verifier of generated code only finds faults of the compiler.
# - SwiftPM locks the folder of a build, so release builds have a folder of their own.
# - Valgrind 3.19 cannot read DWARF 5, clang's default debug information of C.
RELEASE = -c release --scratch-path .build/optimized --static-swift-stdlib -Xcc -gdwarf-4 \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker \
  -Xswiftc -static-libgcc -Xswiftc -Xclang-linker -Xswiftc --config=.ci/release.cfg
BUILD_RELEASE = mkdir -p .build && ln -sfn optimized/release .build/release && $(SWIFT) build $(RELEASE)

# Debug builds, also of the packages in Tests, take a sixth less time than with SwiftPM's defaults:
# - Tests need no debug information, no index of system modules, and no verifier of generated code.
# - lld links faster, and programs start faster with .ci/debug.cfg. Its path is absolute, because the
#   packages in Tests are linked in their own folders.
DEBUG = -debug-info-format none -Xswiftc -index-ignore-system-modules \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc '--config=$(CURDIR)/.ci/debug.cfg'
BUILD_DEBUG = $(SWIFT) build $(DEBUG)
# More flags for test modules (see the end of Package.swift), except in builds for a debugger:
# - No module imports them, and to write their interfaces takes a tenth of their compilation.
# - With one or two processors, one compiler process per module is faster than two.
TEST_FLAGS = $(if $(DEBUG),-no-emit-module-separately $(if $(filter 1 2,$(shell nproc)),-j1))
# A target may import only its declared dependencies.
STRICT = --explicit-target-dependency-import-check error
# Tests a package that depends on this one, with the modules of this package's debug build. A cached
# description of the build would lack this package's new files.
OTHER_PACKAGE = $(SWIFT) test $(DEBUG) --scratch-path .build --disable-build-manifest-caching --package-path

# The server of `touchbox serve`, a package of its own.
SERVER_PACKAGE = --package-path Sources/touchbox-serve --scratch-path .build/serve

# Descriptions of libraries without flags that SwiftPM warns about; see .ci/pkg-config-files.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkgconfig$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))
