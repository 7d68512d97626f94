# Touchbox: `make run` starts a demo, `make test` checks everything. Both install what is missing.

DEMO ?= TouchDemo
SWIFT ?= swift
TOUCHBOX = .build/release/touchbox
# What each test did, for the comparison with the contract.
EVENTS = .build/tests.jsonl
# Every target imports only what it says it depends on.
STRICT = --explicit-target-dependency-import-check error

# Random apps under random fingers that `make test` tries, and the first of their seeds.
STREAMS ?= 100000
FIRST ?= 1
# Minutes of processor time for `make fuzz`.
FUZZ ?= 10

.PHONY: run build test contract lint constants recipe example streams fuzz mutate goldens gallery pictures bench clean

# Opens the demo in a window; without a display it plays the demo's script instead.
run: build
	@.ci/run-demo $(TOUCHBOX) $(DEMO)

build:
	@.ci/install-packages run
	@$(SWIFT) build -c release --product touchbox

test:
	@.ci/install-packages test
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory contract
	@$(MAKE) --no-print-directory streams
	@$(MAKE) --no-print-directory example
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && export CHANGES_DIR="$$copy" \
	  && $(MAKE) --no-print-directory constants && $(MAKE) --no-print-directory recipe

# Runs all tests, then compares those that passed with the rules of the contract.
contract:
	@$(SWIFT) build --build-tests $(STRICT)
	@rm -f $(EVENTS)
	@$(SWIFT) test --skip-build --event-stream-output-path $(EVENTS)
	@Tests/tools/contract.sh $(EVENTS)

# Changes the demos' constants one at a time in a copy: the scenarios must notice.
constants:
	@Tests/tools/change-lines.py Tests/tools/constants.txt scenarios

# Adds a demo as UIKit.docc/AddingADemo.md tells, in a copy: it must build and play.
recipe:
	@Tests/tools/recipe.sh

# Builds and tests a package that depends on this one, from outside, as UIKit.docc/TestingTouches.md
# tells. A build description that is kept would not know of new files in this package.
example:
	@$(SWIFT) test --package-path Tests/Example --scratch-path .build-example \
	  --disable-build-manifest-caching

# Random fingers on random apps, in a release build; `make streams FIRST=17 STREAMS=1` repeats one.
streams:
	@Tests/tools/streams.sh $(STREAMS) $(FIRST)

# Bytes that libFuzzer makes up, for the readers of scripts, FUZZ minutes of processor time long.
fuzz:
	@Tests/tools/fuzz.sh $(FUZZ)

# Puts faults into the program, one at a time in a copy: the tests must notice. Takes long.
mutate:
	@Tests/tools/change-lines.py Tests/tools/faults.txt \
	  'UIKitTests|SimulatorTests|SDLHostTests|ScenarioTests'

lint:
	@$(SWIFT) format lint --strict -r Sources Demos Tests Package.swift

# Writes the golden pictures and logs anew: look at each that changed before you commit it.
goldens:
	@UPDATE_GOLDENS=1 $(SWIFT) test --filter GoldenTests

# Draws the README's pictures anew, each from its demo's script.
gallery: build
	@.ci/draw-gallery $(TOUCHBOX)

# Measures how fast touches, pictures and scripts are, without a display.
bench: build
	@.ci/show-speed $(TOUCHBOX)

# Draws the icons and the ball anew (needs python3-cairo).
pictures:
	@/usr/bin/python3 Assets/draw-pictures.py

clean:
	@rm -rf .build .build-*
