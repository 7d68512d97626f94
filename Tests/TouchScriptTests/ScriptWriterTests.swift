import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Tests writing scripts.
struct ScriptWriterTests {
  @Test("K-01 written text parses to the same script", arguments: 0..<50)
  func roundTrip(seed: UInt64) throws {
    let text = RandomScript.text(seed: seed)
    let script = try Script(parsing: text, file: "seed \(seed)")
    let written = script.text
    let again = try Script(parsing: written, file: "written of seed \(seed)")
    #expect(again == script, "seed \(seed)")
    #expect(again.text == written, "seed \(seed)")
  }

  @Test(
    "Formatted text parses to the same script, and formatting it again changes nothing",
    arguments: 0..<50)
  func formatting(seed: UInt64) throws {
    let text = RandomScript.text(seed: seed)
    let source = try ScriptSyntax(parsing: text, file: "seed \(seed)")
    let formatted = source.text
    #expect(
      try Script(parsing: formatted, file: "f")
        == Script(parsing: text, file: "f"), "seed \(seed)")
    #expect(try ScriptSyntax(parsing: formatted, file: "f").text == formatted, "seed \(seed)")
  }

  @Test("Formatting preserves macros, relative times and comments")
  func authored() throws {
    let text = """
      touchscript 1
      #no space
      demo   PinchMe# not a comment, but no name either

      """
    #expect(ScriptText.errors(of: text).count == 1)
    let source = try ScriptSyntax(
      parsing: """
        touchscript   1 #first
        screen 320 x 480

          # a pinch
        0.5   pinch 160 , 240 60 160.50 angle 0 over 1.0    #  grows
        +.25 turn

        """.replacing("+.25", with: "+0.25"), file: "f")
    #expect(
      source.text == """
        touchscript 1  #first
        screen 320x480

        # a pinch
        0.500 pinch 160,240 60 160.5 angle 0 over 1.000  #  grows
        +0.250 turn

        """)
  }

  @Test("Times have three to six decimals; numbers have as many as they need")
  func numbers() throws {
    let script = try ScriptText.script(
      "0 d1 0.1,130.0\n0.016667 m1 1e-7,-0.30000000000000004\n2.1 u1")
    #expect(
      script.text == """
        touchscript 1
        0.000 d1 0.1,130
        0.016667 m1 1e-07,-0.30000000000000004
        2.100 u1

        """)
  }

  @Test("K-30 K-34 a recorder's script is written with its comments")
  func made() {
    let location = CGPoint(x: 161, y: 133.953613)
    let down = TouchChange(
      Script.finger(1), .down(location), pressure: 0.5)
    let script = Script(
      header: ScriptHeader(demo: "TapCounter", variant: .published, frame: 30),
      steps: [
        .init(AppTime(seconds: 0.5), .command(.cancelAll)),
        .init(AppTime(seconds: 0.25), .packet([down])),
      ])
    #expect(
      ScriptSyntax(script, comments: ["recorded"]).text == """
        touchscript 1
        # recorded
        demo TapCounter
        variant published
        frame 30
        0.250 d1 161,133.953613 pressure 0.5
        0.500 c

        """)
  }
}
