import PaperDolls
import Testing
import TouchTesting
import UIKit

@MainActor struct CardTests {
  @Test func theCardFollowsTheFinger() throws {
    let phone = TestPhone(CardController())
    phone.drag(from: 100, 120, to: 200, 300, over: 0.3)
    // Fingers are in points of the screen; the view begins below the status bar, 20 points lower.
    try phone.expect("controller.card.center", .point(200, 280))
  }
}
