"""The parts of the touch core, which is the code from a finger's change to the app's methods, and its tests."""

import re

# Name, and a pattern for paths in Sources.
PARTS = [
    ("Touches", r"UIKit/Touches/"),
    ("Gestures/Arbitration", r"UIKit/Gestures/Arbitration/"),
    ("Gestures/Recognizers", r"UIKit/Gestures/Recognizers/"),
    ("Gestures, other", r"UIKit/Gestures/"),
    ("Hit testing", r"UIKit/Views/(UIView\+HitTesting|HitTest\w+|OverriddenMembers)\.swift"),
    ("Responders", r"UIKit/(App/(UIResponder|UIApplication|UIWindow|AppWindows|TargetAction)"
                   r"|Views/UIControl)\.swift"),
    ("Simulator/Desktop", r"Simulator/Desktop/"),
    ("Simulator/Explanation", r"Simulator/Explanation/"),
    ("Simulator/Screen", r"Simulator/Screen/"),
    # The live numbers and the picker only display and change views.
    ("Simulator, other", r"Simulator/(?!Numbers/|Picking/)"),
]
# The test modules that run the core and start no programs.
TESTS = [
    "UIKitTests", "DemoTests", "TouchScriptTests", "SDLHostTests", "SimulatorTests", "TouchTestingTests",
    "MonkeyTests", "InputRecordingsTests", "WebDriverActionsTests",
]


def part(file):
    """Returns the part that a file in Sources belongs to, or None."""
    return next((name for name, pattern in PARTS if re.match(pattern, file)), None)
