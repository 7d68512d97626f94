import Simulator
import Testing
import TouchTesting
import UIKit

struct NSLogTests {
  /// A format, its arguments, and C's output in the C locale.
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let make: @MainActor () -> [Any?]
    let text: String

    nonisolated init(
      _ format: String, _ make: @escaping @MainActor @autoclosure () -> [Any?], _ text: String
    ) {
      self.format = format
      self.make = make
      self.text = text
    }

    nonisolated var testDescription: String { format }
  }

  nonisolated static let cases: [Case] = [
    Case("plain", [], "plain"),
    Case("100%%", [], "100%"),
    Case("%f", [1.5], "1.500000"),
    Case("%f", [CGFloat(1) / 3], "0.333333"),
    Case("%f", [Float(0.25)], "0.250000"),
    Case("%f", [3], "3.000000"),
    Case("%f", [-0.0], "-0.000000"),
    Case("%f", [Double.infinity], "inf"),
    Case("%.1f|%.0f|%.10f", [2.25, 2.5, 1.0], "2.2|2|1.0000000000"),
    Case(
      "%8.2f|%-8.2f|%08.2f|%+.1f|% .1f", [1.5, 1.5, 1.5, 1.5, 1.5],
      "    1.50|1.50    |00001.50|+1.5| 1.5"),
    Case("%g|%g|%g|%.3g", [0.5, 100_000.0, 1e-10, 3.14159], "0.5|100000|1e-10|3.14"),
    Case("%e|%.2E", [12_345.678, 0.001], "1.234568e+04|1.00E-03"),
    Case("%d|%i", [42, -42], "42|-42"),
    Case("%d", [Int.min], "-9223372036854775808"),
    Case("%5d|%-5d|%05d|%+d|%.3d", [42, 42, 42, 42, 42], "   42|42   |00042|+42|042"),
    Case("%d|%d|%d", [Int8(-1), UInt16(65_535), true], "-1|65535|1"),
    Case("%d", [2.9], "2"),
    Case("%u|%u", [UInt.max, 7], "18446744073709551615|7"),
    Case("%u|%x|%X", [Int32(-1), Int8(-1), Int16(-1)], "4294967295|ffffffff|FFFFFFFF"),
    Case("%x|%X|%o|%#x|%08x", [255, 255, 8, 255, 255], "ff|FF|10|0xff|000000ff"),
    Case(
      "%ld|%lu|%lld|%llu|%zd|%hd|%hhd|%lf", [1, 2, 3, 4, 5, 6, 7, 8.0],
      "1|2|3|4|5|6|7|8.000000"),
    Case("%s|%@", ["text", "text"], "text|text"),
    Case(
      "%10s|%-10s|%.2s|%5.1s|", ["text", "text", "text", "text"],
      "      text|text      |te|    t|"),
    Case("%@ %@ %@", [1, 2.5, [1, 2]], "1 2.5 [1, 2]"),
    Case("%@", [CGPoint(x: 1, y: 2)], "(1.0, 2.0)"),
    Case("%c%c", [65, "B"], "AB"),
    Case("%@ %d %f", [nil, nil, nil], "(null) (null) (null)"),
    Case("%d %d", [1], "1 (null)"),
    Case("%d", ["text"], "(null)"),
    Case("%d", [Double.nan], "(null)"),
    Case("%d", [1, 2, 3], "1"),
    Case("%y", [1], "(null)"),
    Case("at the end %", [], "at the end %"),
    Case("%5", [], "%5"),
    Case("", [], ""),
    Case("a\nb\n", [], "a\nb"),
    Case("%@", ["ümläut 🙂"], "ümläut 🙂"),
  ]

  @Test("C-56 NSLog formats text like printf in the C locale", arguments: cases)
  func formats(example: Case) {
    let phone = TestPhone(LoggingView())
    let values = example.make()
    switch values.count {
    case 0: NSLog(example.format)
    case 1: NSLog(example.format, values[0])
    case 2: NSLog(example.format, values[0], values[1])
    case 3: NSLog(example.format, values[0], values[1], values[2])
    case 4: NSLog(example.format, values[0], values[1], values[2], values[3])
    case 5: NSLog(example.format, values[0], values[1], values[2], values[3], values[4])
    default:
      NSLog(
        example.format, values[0], values[1], values[2], values[3], values[4], values[5],
        values[6], values[7])
    }
    #expect(phone.log.text == example.text)
  }

  @Test("C-56 NSLog accepts numbers, text and optionals as used in sample code")
  func arguments() {
    let phone = TestPhone(LoggingView())
    let name: String? = nil
    let point = CGPoint(x: 1, y: 2)
    NSLog("touch at %f, %f", point.x, point.y)
    NSLog("%d taps on %@", 2, "view")
    NSLog("%@", name)
    NSLog("%s", "text")
    #expect(
      phone.log.text == """
        touch at 1.000000, 2.000000
        2 taps on view
        (null)
        text
        """)
  }

  @Test("C-56 print writes plain lines to the same log, with its separator and terminator")
  func printing() {
    let phone = TestPhone(LoggingView())
    var live: [String] = []
    phone.device.onLog = { live.append($0) }
    print("a", 1, 2.5)
    print("b", "c", separator: "-", terminator: "")
    #expect(phone.log.text == "a 1 2.5")
    print("d")
    print("e\nf", terminator: "\n\n")
    print()
    phone.at(0.5)
    print("late")
    #expect(phone.log.lines.map(\.text) == ["a 1 2.5", "b-cd", "e", "f", "", "", "late"])
    #expect(live == phone.log.lines.map(\.text))
    #expect(phone.log.lines.last?.time == 0.5)
  }

  @Test("C-56 the trace contains each line with its time")
  func traced() {
    let phone = TestPhone(LoggingView())
    var trace: [String] = []
    phone.device.trace = { trace.append($0) }
    phone.at(0.25)
    NSLog("hello")
    #expect(trace == ["T 0.250000 log hello"])
  }

  @Test("C-56 printing after a phone is released does not fail")
  func afterThePhone() {
    _ = TestPhone(LoggingView())
    print("no phone")
    NSLog("none %d", 1)
  }
}
