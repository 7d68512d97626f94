import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import touchbox

/// What SwipeExample and MultiSwipe say of ways at the very edge of being swipes.
struct SwipeDemoTests {
  private static let horizontal = "Horizontal swipe detected"
  private static let vertical = "Vertical swipe detected"
  private static let forms = [
    ("SwipeExample", ScriptHeader.Variant.corrected), ("SwipeExample", .published),
    ("MultiSwipe", .corrected), ("MultiSwipe", .published),
  ]

  /// How far a finger goes from where it landed, and what that is called.
  private static let ways: [(CGFloat, CGFloat, String)] = [
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

  /// Lets fingers land 60 points apart, then go their ways in one packet.
  private func swipe(_ phone: Phone, at start: Int, _ ways: [(CGFloat, CGFloat)]) {
    func place(_ index: Int) -> CGPoint { CGPoint(x: 120, y: 90 + 60 * CGFloat(index)) }
    let fingers = Array(ways.enumerated())
    phone.packet(start, fingers.map { (Int64($0.offset), .down(place($0.offset))) })
    phone.packet(
      start + 100,
      fingers.map { index, way in
        (Int64(index), .move(place(index).x + way.0, place(index).y + way.1))
      })
  }

  @Test(
    "J9-a J9-c a swipe is 25 points long or more, and 5 points or less aside",
    arguments: await forms)
  func edges(name: String, variant: ScriptHeader.Variant) throws {
    for (x, y, text) in Self.ways {
      let phone = try Phone(demo: name, variant)
      swipe(phone, at: 0, [(x, y)])
      #expect(try label(phone).text == text, "\(x), \(y)")
    }
  }

  @Test("J9-02 of several fingers the one that landed first and swipes counts")
  func firstThatQualifies() throws {
    func text(_ variant: ScriptHeader.Variant, _ ways: [(CGFloat, CGFloat)]) throws -> String? {
      let phone = try Phone(demo: "SwipeExample", variant)
      swipe(phone, at: 0, ways)
      return try label(phone).text
    }
    #expect(try text(.corrected, [(0, 30), (30, 0)]) == Self.vertical)
    #expect(try text(.corrected, [(30, 0), (0, 30)]) == Self.horizontal)
    #expect(try text(.corrected, [(10, 10), (30, 0)]) == Self.horizontal)
    // Published, only the first of the set is looked at.
    #expect(try text(.published, [(10, 10), (30, 0)]) == "")
  }

  @Test("J9-02 every move that is still a swipe starts the two seconds anew")
  func restartedByMoves() throws {
    let phone = try Phone(demo: "SwipeExample")
    swipe(phone, at: 0, [(30, 0)])
    phone.packet(1100, (0, .move(170, 90)))
    phone.packet(1200, (0, .move(170, 120)))
    phone.step(to: AppTime(microseconds: 3_099_999))
    #expect(try label(phone).text == Self.horizontal)
    phone.step(to: AppTime(microseconds: 3_100_000))
    #expect(try label(phone).text == "")
  }

  @Test(
    "J10-02 the text tells how many fingers swiped",
    arguments: zip(
      1...7, ["", "Double ", "Triple ", "Quadruple ", "Quintuple ", "Multiple ", "Multiple "]))
  func prefixes(count: Int, prefix: String) throws {
    let phone = try Phone(demo: "MultiSwipe")
    swipe(phone, at: 0, Array(repeating: (-30, 5), count: count))
    #expect(try label(phone).text == prefix + Self.horizontal)
  }

  @Test(
    "J10-02 fingers that do not all swipe the same way swipe nothing",
    arguments: [
      [(30, 0), (-30, 0)], [(0, 30), (0, -30)], [(30, 0), (0, 30)], [(30, 0), (0, 0)],
      [(30, 0), (30, 0), (30, 6)], [(0, 30), (0, 30), (0, 24)],
    ] as [[(CGFloat, CGFloat)]])
  func differentWays(ways: [(CGFloat, CGFloat)]) throws {
    let phone = try Phone(demo: "MultiSwipe")
    swipe(phone, at: 0, ways)
    #expect(try label(phone).text == "")
  }

  @Test(
    "J10-02 once a finger of the group is gone, the rest swipe nothing until all are up",
    arguments: [.up(nil), .cancel] as [TouchChange.Kind])
  func fingerGone(kind: TouchChange.Kind) throws {
    let phone = try Phone(demo: "MultiSwipe")
    phone.packet(0, (1, .down(60, 120)), (2, .down(60, 220)))
    phone.packet(100, (1, kind))
    phone.packet(200, (2, .move(100, 220)))
    #expect(try label(phone).text == "")
    // One that comes later belongs to the same group.
    phone.packet(300, (3, .down(60, 320)))
    phone.packet(400, (2, .move(140, 220)), (3, .move(140, 320)))
    #expect(try label(phone).text == "")
    phone.packet(500, (2, .up), (3, .up))
    phone.packet(600, (4, .down(60, 120)))
    phone.packet(700, (4, .move(100, 120)))
    #expect(try label(phone).text == Self.horizontal)
  }

  @Test("J10-02 a finger that joins late has a start of its own, and counts")
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
    // The last words were written at 0.4.
    phone.step(to: AppTime(microseconds: 2_399_999))
    #expect(try label(phone).text == "Double " + Self.horizontal)
    phone.step(to: AppTime(microseconds: 2_400_000))
    #expect(try label(phone).text == "")
  }

  @Test("J10-01 J10-02 a second swipe keeps its words, published it does not")
  func overlap() throws {
    for variant in ScriptHeader.Variant.allCases {
      let phone = try Phone(demo: "MultiSwipe", variant)
      swipe(phone, at: 0, [(30, 0)])
      phone.packet(200, (0, .up))
      swipe(phone, at: 1400, [(0, 30)])
      phone.packet(1600, (0, .up))
      phone.step(to: AppTime(microseconds: 2_099_999))
      #expect(try label(phone).text == Self.vertical)
      phone.step(to: AppTime(microseconds: 2_100_000))
      #expect(try label(phone).text == (variant == .corrected ? Self.vertical : ""))
      phone.step(to: AppTime(microseconds: 3_499_999))
      #expect(try label(phone).text == (variant == .corrected ? Self.vertical : ""))
      phone.step(to: AppTime(microseconds: 3_500_000))
      #expect(try label(phone).text == "")
    }
  }

  @Test("J-07 a cancel leaves the words for the rest of their time", arguments: await forms)
  func cancelAfterSwipe(name: String, variant: ScriptHeader.Variant) throws {
    let phone = try Phone(demo: name, variant)
    swipe(phone, at: 0, [(30, 0)])
    phone.packet(200, (0, .cancel))
    phone.step(to: AppTime(microseconds: 2_099_999))
    #expect(try label(phone).text == Self.horizontal)
    phone.step(to: AppTime(microseconds: 2_100_000))
    #expect(try label(phone).text == "")
  }

  @Test(
    "J-07 labels start empty, take no touches, and lie 20 points in from both sides",
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
