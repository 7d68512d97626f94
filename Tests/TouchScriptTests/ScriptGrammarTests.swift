import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// The grammar of scripts.
struct ScriptGrammarTests {
  private static func change(
    _ finger: Int64, _ kind: TouchChange.Kind, at seconds: Double
  ) -> TouchChange {
    TouchChange(Script.finger(finger), kind)
  }

  private static func step(_ seconds: Double, _ action: Script.Action) -> Script.Step {
    Script.Step(AppTime(seconds: seconds), action)
  }

  @Test(
    "K-04 all spellings of a change have the same meaning",
    arguments: [
      "0 d1 160,250\n0.5 m1 161.5,-2\n1 u1\n",
      "0 d 1 160 250\n0.5 m 1 161.5 -2\n1 u 1\n",
      "0.000 down 1 160,250\n+0.5 move 1 161.5,-2\n+0.500000 up 1\n",
      "0 down1 160 , 250 # lands\n\t0.5\tmove1 161.5, -2\n\n# and lifts\n1 up1\n",
    ])
  func spellings(lines: String) throws {
    let script = try ScriptText.script(lines)
    #expect(
      script.steps == [
        Self.step(0, .packet([Self.change(1, .down(CGPoint(x: 160, y: 250)), at: 0)])),
        Self.step(0.5, .packet([Self.change(1, .move(CGPoint(x: 161.5, y: -2)), at: 0.5)])),
        Self.step(1, .packet([Self.change(1, .up(nil), at: 1)])),
      ])
  }

  @Test("K-04 headers are parsed, with their defaults")
  func headers() throws {
    #expect(try ScriptText.script("").header == ScriptHeader())
    let header = try ScriptText.script(
      "demo TouchSpots-2_b\nvariant published\nscreen 320x480\nframe 30"
    ).header
    #expect(header == ScriptHeader(demo: "TouchSpots-2_b", variant: .published, frame: 30))
    #expect(try ScriptText.script("screen 320 x 480").header == ScriptHeader())
    #expect(try ScriptText.script("variant corrected").header.variant == .corrected)
  }

  @Test("K-04 change attributes are parsed")
  func attributes() throws {
    let script = try ScriptText.script(
      """
      0 d0 1,2 pressure 0.5 radius 12
      1 m0 5,6 pressure 1 via 3,4,0.25 via 4 5 0.5
      2 u0 7,8
      """)
    var down = Self.change(0, .down(CGPoint(x: 1, y: 2)), at: 0)
    down.pressure = 0.5
    down.radius = 12
    var move = Self.change(0, .move(CGPoint(x: 5, y: 6)), at: 1)
    move.pressure = 1
    move.earlierSamples = [
      .init(point: CGPoint(x: 3, y: 4), time: AppTime(seconds: 0.25)),
      .init(point: CGPoint(x: 4, y: 5), time: AppTime(seconds: 0.5)),
    ]
    #expect(
      script.steps.map(\.action) == [
        .packet([down]), .packet([move]),
        .packet([Self.change(0, .up(CGPoint(x: 7, y: 8)), at: 2)]),
      ])
  }

  @Test("K-06 changes joined by & form one packet, in line order")
  func joined() throws {
    let script = try ScriptText.script("0 d2 1,2 & d1 3,4\n1 m1 5,6 & c2 & d3 7,8")
    #expect(
      script.steps.map(\.action) == [
        .packet([
          Self.change(2, .down(CGPoint(x: 1, y: 2)), at: 0),
          Self.change(1, .down(CGPoint(x: 3, y: 4)), at: 0),
        ]),
        .packet([
          Self.change(1, .move(CGPoint(x: 5, y: 6)), at: 1), Self.change(2, .cancel, at: 1),
          Self.change(3, .down(CGPoint(x: 7, y: 8)), at: 1),
        ]),
      ])
  }

  static let controls: [(line: String, control: ScriptCommand)] = [
    ("c", .cancelAll),
    ("cancel", .cancelAll),
    ("mouse move -50 240", .mouseMove(CGPoint(x: -50, y: 240))),
    ("mouse down", .mouseDown(.left)),
    ("mouse down right", .mouseDown(.right)),
    ("mouse up left", .mouseUp(.left)),
    ("key down ctrl", .key(.emulator(.ctrl), isDown: true)),
    ("key up f12", .key(.shortcut(.f12), isDown: false)),
    ("focus lost", .focus(gained: false)),
    ("focus gained", .focus(gained: true)),
    ("suspend", .suspend),
    ("resume", .resume),
    ("resize 640x480", .resize(CGSize(width: 640, height: 480))),
    ("resize 640 x 480", .resize(CGSize(width: 640, height: 480))),
    (
      "sdl fingerdown 7 -1 0.5 0.25",
      .raw(.init(.down, FingerKey(device: 7, finger: -1), at: CGPoint(x: 0.5, y: 0.25)))
    ),
    (
      "sdl fingermotion 7 3 1 0 120",
      .raw(
        .init(
          .motion, FingerKey(device: 7, finger: 3), at: CGPoint(x: 1, y: 0), milliseconds: 120))
    ),
    (
      "sdl fingerup 7 3 1,0",
      .raw(.init(.up, FingerKey(device: 7, finger: 3), at: CGPoint(x: 1, y: 0)))
    ),
    ("rotate left", .rotate(.left)),
    ("rotate landscape-right", .rotate(.to(.landscapeRight))),
    ("shake", .shake),
    ("appearance dark", .appearance(.style(.dark))),
    ("appearance extra-large", .appearance(.textSize(.extraLarge))),
    ("turn", .turn),
    ("snapshot after-1", .snapshot("after-1")),
  ]

  @Test("K-04 each command is parsed")
  func controlLines() throws {
    for (line, control) in Self.controls {
      let script = try ScriptText.script("0 mouse move 1,1\n0.5 \(line)")
      #expect(script.steps.last == Self.step(0.5, .command(control)), "\(line)")
    }
  }

  private static func property(
    _ path: String, _ value: ScriptValue, tolerance: Double? = nil
  ) throws -> ScriptExpectation {
    .property(try #require(PropertyPath(path)), value, tolerance: tolerance)
  }

  private static func trace(_ pattern: String) throws -> ScriptExpectation {
    .trace(try #require(TracePattern(pattern)))
  }

  private static func matching(_ pattern: String) throws -> ScriptExpectation {
    .logMatches(try #require(TracePattern(pattern)))
  }

  @Test("K-04 K-28 each expectation is parsed")
  func expectations() throws {
    let cases: [(line: String, expectation: ScriptExpectation)] = [
      (#"log "a \"b\" \\ c\n\td # e""#, .log("a \"b\" \\ c\n\td # e")),
      ("nolog", .noLog),
      (#"log contains "b # c""#, .logContains("b # c")),
      (#"log matches /a b+ # \/ "c"$/ # a comment"#, try Self.matching(#"a b+ # \/ "c"$"#)),
      (#"log matches "a/b""#, try Self.matching("a/b")),
      ("snapshot golden.png", .snapshot("golden.png", tolerance: nil)),
      (
        #"snapshot "goldens/at the end.png" eps 0.01"#,
        .snapshot("goldens/at the end.png", tolerance: 0.01)
      ),
      (#"label message """#, .label("message", "")),
      ("count spot 0", .count("spot", 0)),
      ("gesture pinch began", .gesture("pinch", .began)),
      (#"trace "call .* view#2""#, try Self.trace("call .* view#2")),
      (
        "trace ^T 0.2.* call (a|b) view#2 # a comment", try Self.trace("^T 0.2.* call (a|b) view#2")
      ),
      ("prop ball.center.x 160", try Self.property("ball.center.x", .number(160))),
      ("prop a 1.5e-3 eps 1e-6", try Self.property("a", .number(0.0015), tolerance: 1e-6)),
      ("prop a -2", try Self.property("a", .number(-2))),
      (
        "prop spot[0].center 160,230",
        try Self.property("spot[0].center", .pair(CGPoint(x: 160, y: 230)))
      ),
      (
        "prop view.offsets[12] 1 2 eps 0",
        try Self.property("view.offsets[12]", .pair(CGPoint(x: 1, y: 2)), tolerance: 0)
      ),
      (
        "prop view.squares[0] 78,78,44,44",
        try Self.property("view.squares[0]", .rect(CGRect(x: 78, y: 78, width: 44, height: 44)))
      ),
      ("prop controller.rotating true", try Self.property("controller.rotating", .bool(true))),
      ("prop ball.isHidden false", try Self.property("ball.isHidden", .bool(false))),
      ("prop message.text nil", try Self.property("message.text", .none)),
      (#"prop a.b "5""#, try Self.property("a.b", .text("5"))),
      (
        "prop app.applicationState active",
        try Self.property("app.applicationState", .word("active"))
      ),
    ]
    for (line, expectation) in cases {
      let script = try ScriptText.script("0.5 expect \(line)")
      #expect(script.steps == [Self.step(0.5, .expectation(expectation))], "\(line)")
    }
  }

  @Test("K-05 K-22 steps have line numbers; simultaneous steps are in text order")
  func places() throws {
    let script = try ScriptText.script("# first\n0.5 suspend\n\n  0.5 resume\n0.5 turn")
    #expect(
      script.steps.map(\.action) == [.command(.suspend), .command(.resume), .command(.turn)])
    #expect(
      script.steps.map(\.location) == [
        ScriptLocation(line: 3, column: 1), ScriptLocation(line: 5, column: 3),
        ScriptLocation(line: 6, column: 1),
      ])
  }

  @Test("K-04 K-07b a time with + is relative to the start of the previous step")
  func relative() throws {
    let script = try ScriptText.script(
      "+0.25 d1 0,0\n+0.25 m1 10,0 over 0.1\n+0.05 d2 0,0\n+0.000001 turn")
    let turn = script.steps.first { $0.action == .command(.turn) }
    #expect(turn?.time.microseconds == 550_001)
  }
}
