import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import TouchboxCommand

/// The behavior of Multitap and PinchExample beyond the contract's scenarios.
struct DemoGestureTests {
  /// Returns the text of a label in the demo's root view.
  private func text(_ name: String, on phone: Phone) throws -> String? {
    let label = try phone.root.subviews.first { $0.accessibilityIdentifier == name }
    return try #require(label as? UILabel).text
  }

  private func wait(_ phone: Phone, _ milliseconds: Int64) {
    phone.step(to: AppTime(microseconds: milliseconds * 1000))
  }

  @Test(
    "J12-02 a pinch can start with both fingers at one point; J12-01 the published variant ignores it",
    arguments: [
      (ScriptHeader.Variant.corrected, "Zoom In Pinch"), (.published, ""),
    ])
  func startWithoutDistance(variant: ScriptHeader.Variant, expected: String) throws {
    let phone = try Phone(demo: "PinchExample", variant)
    phone.packet(0, (1, .down(160, 240)), (2, .down(160, 240)))
    phone.packet(100, (1, .move(110, 240)), (2, .move(210, 240)))
    #expect(try text("message", on: phone) == "")
    phone.packet(200, (1, .move(109.5, 240)), (2, .move(210, 240)))
    #expect(try text("message", on: phone) == expected)
  }

  @Test("J12-02 a third finger ends the pinch; after it lifts, the distance is measured again")
  func thirdFinger() throws {
    let phone = try Phone(demo: "PinchExample")
    phone.packet(0, (1, .down(130, 240)), (2, .down(190, 240)))
    phone.packet(100, (3, .down(160, 400)))
    phone.packet(200, (1, .move(20, 240)), (2, .move(300, 240)))
    phone.packet(300, (3, .up))
    // The distance is now 280 points. 180 is exactly 100 less, and 179 is a pinch.
    phone.packet(400, (1, .move(120, 240)))
    #expect(try text("message", on: phone) == "")
    phone.packet(500, (1, .move(121, 240)))
    #expect(try text("message", on: phone) == "Zoom Out Pinch")
  }

  @Test(
    "J12-02 when one of two fingers is replaced, the distance is measured again",
    arguments: [TouchChange.Kind.up(nil), .cancel])
  func replacedFinger(end: TouchChange.Kind) throws {
    let phone = try Phone(demo: "PinchExample")
    phone.packet(0, (1, .down(60, 240)), (2, .down(120, 240)))
    phone.packet(100, (2, end))
    phone.packet(200, (1, .move(20, 240)))
    phone.packet(300, (3, .down(300, 240)))
    phone.packet(400, (3, .move(301, 240)))
    #expect(try text("message", on: phone) == "")
  }

  @Test("J12-02 the text stays visible while fingers move apart and disappears after they rest")
  func textLasts() throws {
    let phone = try Phone(demo: "PinchExample")
    phone.packet(0, (1, .down(130, 240)), (2, .down(190, 240)))
    for step in 1...40 { phone.packet(step * 100, (2, .move(291 + CGFloat(step % 2), 240))) }
    wait(phone, 5599)
    #expect(try text("message", on: phone) == "Zoom In Pinch")
    wait(phone, 5600)
    #expect(try text("message", on: phone) == "")
  }

  @Test("J11-01 setting a label again extends its timeout, and each label has its own timeout")
  func labelsHaveTheirOwnTimes() throws {
    let phone = try Phone(demo: "Multitap1")
    func tap(_ time: Int) {
      phone.packet(time, (1, .down(100, 120)))
      phone.packet(time + 50, (1, .up))
    }
    // The second tap is a double tap. All others are single taps.
    for time in [0, 200, 1000] { tap(time) }
    wait(phone, 1799)
    #expect(try text("double", on: phone) == "Double Tap Detected")
    wait(phone, 1800)
    #expect(try text("double", on: phone) == "")
    for time in [2000, 3000] { tap(time) }
    #expect(try text("single", on: phone) == "Single Tap Detected")
    wait(phone, 4599)
    #expect(try text("single", on: phone) == "Single Tap Detected")
    wait(phone, 4600)
    #expect(try text("single", on: phone) == "")
  }

  @Test(
    "The labels are 20 points from the sides and do not receive touches",
    arguments: ["Multitap1", "Multitap2", "PinchExample"])
  func margins(name: String) throws {
    let phone = try Phone(demo: name)
    let root = try phone.root
    #expect(!root.subviews.isEmpty)
    for label in root.subviews {
      #expect(label.frame.minX == 20 && label.frame.maxX == root.bounds.width - 20)
      #expect(!label.isUserInteractionEnabled)
    }
  }
}
