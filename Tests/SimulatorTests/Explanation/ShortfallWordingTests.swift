import CoreGraphics
import Testing
import UIKit

@testable import Simulator

/// The wording for recognizers whose touches do not meet the requirements yet.
struct ShortfallWordingTests {
  @Test(
    "Each unmet requirement has a message",
    arguments: [
      (.waits([]), "it would recognize, but waits until another recognizer has failed"),
      (.waits(["Pan#2"]), "it would recognize, but waits until Pan#2 has failed"),
      (.missing(.distance(12, limit: 10)), "moved 12 points, but not in the required direction"),
      (
        .missing(.arc(2, limit: 8)),
        "each finger moved 2 points along the circle, needs more than 8"
      ),
      (.missing(.sideways(61, limit: 50)), "moved 61 points to the side, more than 50"),
      (.missing(.touches(1, limit: 2)), "1 finger, needs 2"),
      (.missing(.touches(2, limit: 3)), "2 fingers, needs 3"),
      (.missing(.taps(1, required: 2, interval: 0.35)), "1 tap, needs 2"),
      (.missing(.taps(2, required: 3, interval: 0.35)), "2 taps, needs 3"),
      // With 15 decimals, this value still looks like the limit.
      (
        .missing(.distance(0.5.nextDown, limit: 0.5)),
        "moved \(0.5.nextDown) points, needs more than 0.5"
      ),
    ] as [(GestureShortfall, String)])
  func messages(shortfall: GestureShortfall, text: String) {
    #expect(GestureText.text(of: shortfall) == text)
  }
}
