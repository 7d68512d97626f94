import Foundation
import TouchTesting
import UIKit
import XCTest

@testable import Swift5

final class IsolationXCTests: XCTestCase {
  func testFollowsTheFirstTouch() throws {
    let view = LineView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 30, 70)
    XCTAssertEqual(view.recognizer.state, .began)
    phone.finger(1).up()
    XCTAssertEqual(view.lines.count, 1)
    try phone.finish()
  }
}
