import Foundation
import TouchTesting
import UIKit
import XCTest

@testable import Swift6

final class IsolationXCTests: XCTestCase {
  // XCTest on Linux cannot call `@MainActor` test methods.
  func testFollowsTheFirstTouch() throws {
    try MainActor.assumeIsolated {
      let view = LineView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      let phone = TestPhone(view)
      phone.finger(1).down(at: 30, 70)
      XCTAssertEqual(view.recognizer.state, .began)
      phone.finger(1).up()
      XCTAssertEqual(view.lines.count, 1)
      try phone.finish()
    }
  }
}
