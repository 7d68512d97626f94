import CoreGraphics
import ScriptSupport
import Testing

@testable import Simulator
@testable import TouchScript

/// Warnings about fingers that no view receives.
struct FingerWarningTests {
  private static func warnings(_ lines: String) throws -> [String] {
    try ScriptPlay.play(lines).warnings
  }

  @Test("K-24 an off-screen finger causes one warning with the screen's size")
  func outside() throws {
    #expect(
      try Self.warnings(
        """
        0 d1 320,10 & d2 319.5,479.5
        0.1 m1 -1,10
        0.1 m2 0,480
        0.2 u1 & u2
        """) == [
          "finger 1 is off the screen at 320,10 (line 2); the screen is 320 x 480 points, from 0,0",
          "finger 2 is off the screen at 0,480 (line 4); the screen is 320 x 480 points, from 0,0",
        ])
  }

  @Test("K-24 the twelfth finger causes a warning with the limit")
  func tooMany() throws {
    func landings(_ numbers: ClosedRange<Int>) -> String {
      "0 " + numbers.map { "d\($0) \($0),30" }.joined(separator: " & ") + "\n"
    }
    func lifts(_ numbers: ClosedRange<Int>) -> String {
      "1 " + numbers.map { "u\($0)" }.joined(separator: " & ")
    }
    #expect(try Self.warnings(landings(1...11) + lifts(1...11)) == [])
    #expect(
      try Self.warnings(landings(1...13) + lifts(1...13)) == [
        "finger 12 is ignored (line 2): the screen tracks 11 fingers at once"
      ])
  }
}
