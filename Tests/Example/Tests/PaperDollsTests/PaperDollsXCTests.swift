import PaperDolls
import TouchTesting
import UIKit
import XCTest

final class PaperDollsXCTests: XCTestCase {
  func testOneFingerDragsAPiece() throws {
    try MainActor.assumeIsolated {
      let phone = TestPhone(PaperDolls(frame: .zero))
      phone.finger(1).down(at: 80, 100).move(to: 160, 60).up()
      XCTAssertEqual(phone.log, "hat is at 160, 60")
      XCTAssertNoThrow(try phone.expect("hat.center", .point(160, 60)))
      try phone.finish()
    }
  }
}
