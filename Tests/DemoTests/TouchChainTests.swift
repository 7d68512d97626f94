import Simulator
import Testing
import UIKit

@testable import TouchboxCommand

/// The steps that TouchChain displays for the last event.
struct TouchChainTests {
  @Test("J13-a J13-c the screen shows only the last event's steps, without counts")
  func steps() throws {
    let phone = try Phone(demo: "TouchChain")
    let window = try #require(phone.context.windowsFrontToBack.first)
    let label = try #require(window.subviews.last as? UILabel)
    func steps() -> [Substring] { label.text?.split(separator: "\n") ?? [] }
    #expect(steps().isEmpty)
    phone.packet(0, (1, .down(160, 200)), (2, .down(200, 200)))
    #expect(
      steps() == [
        "sendEvent application", "sendEvent window", "child began", "root began",
        "controller began", "window began", "application began",
      ])
    phone.packet(100, (1, .up), (2, .up))
    phone.packet(200, (3, .down(20, 60)))
    #expect(
      steps() == [
        "sendEvent application", "sendEvent window", "root began", "controller began",
        "window began", "application began",
      ])
  }
}
