import Testing
import TouchTesting
import UIKit

@testable import Board

@MainActor struct BoardViewTests {
  @Test func theCardFollowsTheFinger() throws {
    let phone = TestPhone(BoardView(frame: UIScreen.main.bounds))
    phone.drag(from: 60, 100, to: 160, 280, over: 0.3)
    // The center was at 100, 120; the finger moved by 100, 180.
    try phone.expect("view.card.center", .point(200, 300))
  }
}
