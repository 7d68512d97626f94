import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import TouchboxCommand

/// Swipes in SwipeExample and MultiSwipe that are close to the limits for length and direction.
struct SwipeDemoTests {
  private static let horizontal = "Horizontal swipe detected"
  private static let vertical = "Vertical swipe detected"
  private static let forms = [
    ("SwipeExample", ScriptHeader.Variant.corrected), ("SwipeExample", .published),
    ("MultiSwipe", .corrected), ("MultiSwipe", .published),
  ]

  /// A finger's translations, and the expected messages.
  private static let translations: [(CGFloat, CGFloat, String)] = [
    (25, 0, horizontal), (24.999, 0, ""), (-25, 0, horizontal), (-24.999, 0, ""),
    (0, 25, vertical), (0, 24.999, ""), (0, -25, vertical), (0, -24.999, ""),
    (25, 5, horizontal), (25, 5.001, ""), (-25, -5, horizontal), (-25, -5.001, ""),
    (5, 25, vertical), (5.001, 25, ""), (-5, -25, vertical), (-5.001, -25, ""),
    (100, 5, horizontal), (100, 100, ""), (0, 0, ""),
  ]

  private func label(_ phone: Phone) throws -> UILabel {
    let labels = try phone.root.subviews.compactMap { $0 as? UILabel }
    return try #require(labels.first { $0.accessibilityIdentifier == "message" })
  }

  /// Expects the label to display a text until a time in microseconds, and to be empty afterward.
  private func expect(
    _ text: String, on phone: Phone, until end: Int64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    phone.step(to: AppTime(microseconds: end - 1))
    #expect(try label(phone).text == text, sourceLocation: sourceLocation)
    phone.step(to: AppTime(microseconds: end))
    #expect(try label(phone).text == "", sourceLocation: sourceLocation)
  }

  /// Puts down fingers 60 points apart, and moves each by its translation in a single packet.
  private func swipe(_ phone: Phone, at start: Int, _ translations: [(CGFloat, CGFloat)]) {
    func origin(_ index: Int) -> CGPoint { CGPoint(x: 120, y: 90 + 60 * CGFloat(index)) }
    let fingers = Array(translations.enumerated())
    phone.packet(start, fingers.map { (Int64($0.offset), .down(origin($0.offset))) })
    phone.packet(
      start + 100,
      fingers.map { index, translation in
        (Int64(index), .move(origin(index).x + translation.0, origin(index).y + translation.1))
      })
  }

  @Test(
    "J9-a J9-c a swipe is at least 25 points long and deviates by at most 5 points",
    arguments: await forms)
  func edges(name: String, variant: ScriptHeader.Variant) throws {
    for (x, y, text) in Self.translations {
      let phone = try Phone(demo: name, variant)
      swipe(phone, at: 0, [(x, y)])
      #expect(try label(phone).text == text, "\(x), \(y)")
    }
  }

  @Test("J9-02 the finger that landed first determines the swipe")
  func firstThatQualifies() throws {
    func text(_ variant: ScriptHeader.Variant, _ translations: [(CGFloat, CGFloat)]) throws
      -> String?
    {
      let phone = try Phone(demo: "SwipeExample", variant)
      swipe(phone, at: 0, translations)
      return try label(phone).text
    }
    #expect(try text(.corrected, [(0, 30), (30, 0)]) == Self.vertical)
    #expect(try text(.corrected, [(30, 0), (0, 30)]) == Self.horizontal)
    #expect(try text(.corrected, [(10, 10), (30, 0)]) == Self.horizontal)
    // The published variant checks only the first touch in the set.
    #expect(try text(.published, [(10, 10), (30, 0)]) == "")
  }

  @Test("J9-02 every move that still qualifies as a swipe restarts the two-second timeout")
  func restartedByMoves() throws {
    let phone = try Phone(demo: "SwipeExample")
    swipe(phone, at: 0, [(30, 0)])
    phone.packet(1100, (0, .move(170, 90)))
    phone.packet(1200, (0, .move(170, 120)))
    try expect(Self.horizontal, on: phone, until: 3_100_000)
  }

  @Test(
    "J10-02 the text contains the number of fingers that swiped",
    arguments: zip(
      1...7, ["", "Double ", "Triple ", "Quadruple ", "Quintuple ", "Multiple ", "Multiple "]))
  func prefixes(count: Int, prefix: String) throws {
    let phone = try Phone(demo: "MultiSwipe")
    swipe(phone, at: 0, Array(repeating: (-30, 5), count: count))
    #expect(try label(phone).text == prefix + Self.horizontal)
  }

  @Test(
    "J10-02 moves in different directions are not recognized as a swipe",
    arguments: [
      [(30, 0), (-30, 0)], [(0, 30), (0, -30)], [(30, 0), (0, 30)], [(30, 0), (0, 0)],
      [(30, 0), (30, 0), (30, 6)], [(0, 30), (0, 30), (0, 24)],
    ] as [[(CGFloat, CGFloat)]])
  func differentDirections(translations: [(CGFloat, CGFloat)]) throws {
    let phone = try Phone(demo: "MultiSwipe")
    swipe(phone, at: 0, translations)
    #expect(try label(phone).text == "")
  }

  @Test(
    "J10-02 after a finger in the group lifts, no swipe is recognized until all fingers have lifted",
    arguments: [.up(nil), .cancel] as [TouchChange.Kind])
  func fingerLifts(kind: TouchChange.Kind) throws {
    let phone = try Phone(demo: "MultiSwipe")
    phone.packet(0, (1, .down(60, 120)), (2, .down(60, 220)))
    phone.packet(100, (1, kind))
    phone.packet(200, (2, .move(100, 220)))
    #expect(try label(phone).text == "")
    // A finger that touches down later belongs to the same group.
    phone.packet(300, (3, .down(60, 320)))
    phone.packet(400, (2, .move(140, 220)), (3, .move(140, 320)))
    #expect(try label(phone).text == "")
    phone.packet(500, (2, .up), (3, .up))
    phone.packet(600, (4, .down(60, 120)))
    phone.packet(700, (4, .move(100, 120)))
    #expect(try label(phone).text == Self.horizontal)
  }

  @Test("J10-02 a finger that lands late is measured from its own start point and counted")
  func lateFinger() throws {
    let phone = try Phone(demo: "MultiSwipe")
    phone.packet(0, (1, .down(60, 120)))
    phone.packet(100, (1, .move(100, 120)))
    #expect(try label(phone).text == Self.horizontal)
    phone.packet(200, (2, .down(60, 220)))
    phone.packet(300, (1, .move(110, 120)), (2, .move(84, 220)))
    #expect(try label(phone).text == Self.horizontal)
    phone.packet(400, (2, .move(85, 220)))
    #expect(try label(phone).text == "Double " + Self.horizontal)
    // The last message appeared at 0.4 s.
    try expect("Double " + Self.horizontal, on: phone, until: 2_400_000)
  }

  @Test(
    "J10-01 J10-02 in the corrected variant, a second swipe's message is visible for two seconds")
  func overlap() throws {
    for variant in ScriptHeader.Variant.allCases {
      let phone = try Phone(demo: "MultiSwipe", variant)
      swipe(phone, at: 0, [(30, 0)])
      phone.packet(200, (0, .up))
      swipe(phone, at: 1400, [(0, 30)])
      phone.packet(1600, (0, .up))
      try expect(Self.vertical, on: phone, until: variant == .corrected ? 3_500_000 : 2_100_000)
    }
  }

  @Test("J-07 a cancel does not affect the message's timeout", arguments: await forms)
  func cancelAfterSwipe(name: String, variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: name, variant)
    swipe(phone, at: 0, [(30, 0)])
    phone.packet(200, (0, .cancel))
    try expect(Self.horizontal, on: phone, until: 2_100_000)
  }

  @Test(
    "J-07 labels start empty, receive no touches, and are inset by 20 points on both sides",
    arguments: ["TouchExample", "SwipeExample", "MultiSwipe"])
  func labels(name: String) throws {
    for variant in ScriptHeader.Variant.allCases {
      let phone = try Phone(demo: name, variant)
      let labels = try phone.root.subviews.compactMap { $0 as? UILabel }
      #expect(labels.count == (try phone.root.subviews.count) && !labels.isEmpty)
      for label in labels {
        #expect(label.text == "" && !label.isUserInteractionEnabled)
        #expect(label.frame.minX == 20 && label.frame.maxX == 300)
      }
    }
  }
}
