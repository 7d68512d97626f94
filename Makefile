# Touchbox: `make run` starts a demo, `make test` checks everything. Both install what is missing.

DEMO ?= TouchDemo
SWIFT ?= swift
TOUCHBOX = .build/release/touchbox
# Every target imports only what it says it depends on.
STRICT = --explicit-target-dependency-import-check error

.PHONY: run build test contract lint constants mutate gallery pictures clean

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
	@$(MAKE) --no-print-directory constants

# Runs all tests, then compares those that passed with the rules in Tests/Contract. A pipe ends as
# its last command does: the tests' own exit code goes by a file.
contract:
	@$(SWIFT) build --build-tests $(STRICT)
	@{ $(SWIFT) test --skip-build 2>&1; echo $$? > .build/tests.exit; } | tee .build/tests.log
	@exit $$(cat .build/tests.exit)
	@Tests/tools/contract.sh .build/tests.log

# Changes the demos' constants one at a time in a copy: the scenarios must notice.
constants:
	@Tests/tools/change-lines.sh Tests/tools/constants.txt ScenarioTests

# Puts faults into the program, one at a time in a copy: the tests must notice. Takes long.
mutate:
	@Tests/tools/change-lines.sh Tests/tools/faults.txt \
	  'UIKitTests|SimulatorTests|SDLHostTests|ScenarioTests'

lint:
	@$(SWIFT) format lint --strict -r Sources Demos Tests Package.swift

# Draws the README's pictures anew, each from its demo's script.
gallery: build
	@.ci/draw-gallery $(TOUCHBOX)

# Draws the icons and the ball anew (needs python3-cairo).
pictures:
	@/usr/bin/python3 Assets/draw-pictures.py

clean:
	@rm -rf .build
