import CoreGraphics
import ScriptSupport
import Testing

@testable import Simulator
@testable import TouchScript

/// Errors in scripts and their messages.
struct ScriptErrorTests {
  /// Lines from the second one on, and the resulting error.
  nonisolated static let errors: [(lines: String, error: String)] = [
    // Words.
    (
      "0.1 dwon 1 2,3",
      #"2:5: unknown word "dwon"; expected down, move, up, cancel, tap, drag, path, pinch, rotate, transform, "#
        + "mouse, key, focus, suspend, resume, resize, shake, appearance, type, keyboard, sdl, turn, "
        + "snapshot or expect"
    ),
    (
      "hello",
      #"2:1: unknown word "hello"; expected a time such as 0.250 or +0.100, or demo, variant, "#
        + "screen, device, frame, let, repeat, end or include"
    ),
    (
      "0.1 focus \u{1B}[31m\u{85}",
      #"2:11: found "\u{1B}[31m\u{85}"; expected lost or gained"#
    ),
    (
      "0.1 snapshot a\n0.2 snapshot b\n0.3 snapshot a",
      #"4:1: line 2 already takes a snapshot named "a"; use another name"#
    ),
    ("\"a\"", "2:1: found quoted text; expected a time such as 0.250 or +0.100"),
    (
      "0.1",
      "2:4: found the end of the line; expected down, move, up, cancel, tap, drag, path, pinch, rotate, transform, "
        + "mouse, key, focus, suspend, resume, resize, shake, appearance, type, keyboard, sdl, turn, "
        + "snapshot or expect"
    ),
    ("0.1 suspend now", #"2:13: found "now"; expected the end of the line"#),
    // Header.
    ("demo a.b", #"2:6: found "a.b"; expected a demo's name: letters, digits, - and _"#),
    ("variant new", #"2:9: found "new"; expected corrected or published"#),
    (
      "screen 640x960",
      "2:8: unsupported screen size; expected 320x480, or a line such as \"device iphone-x\""
    ),
    ("screen big", #"2:8: found "big"; expected the screen's size, such as 320x480"#),
    ("frame 0", #"2:7: found "0"; expected a rate, a whole number from 1 to 1000"#),
    ("frame 60\nframe 60", #"3:1: found "frame" again; line 2 already sets it"#),
    (
      "0 turn\nframe 60",
      #"3:1: found "frame" after a step; expected it before the first step"#
    ),
    (
      "touchscript 1",
      #"2:1: found "touchscript" again; expected it in the first line only"#
    ),
    // Times.
    ("-1 turn", #"2:1: found "-1"; expected a time in seconds, such as 0.250"#),
    ("1e3 turn", #"2:1: found "1e3"; expected a time in seconds, such as 0.250"#),
    (".5 turn", #"2:1: found ".5"; expected a time in seconds, such as 0.250"#),
    ("0.1234567 turn", #"2:1: "0.1234567" has more than 6 decimals; use at most 6"#),
    ("1000000001 turn", #"2:1: "1000000001" is too large; use at most 1000000000 s"#),
    (
      "99999999999999999999 turn",
      #"2:1: "99999999999999999999" is too large; use at most 1000000000 s"#
    ),
    (
      "1000000000 turn\n+0.1 turn",
      "3:1: the line ends after 1000000000 s; use smaller times"
    ),
    (
      "+x turn",
      #"2:1: found "+x"; expected a time after the previous step in seconds, such as 0.250"#
    ),
    (
      "0.2 turn\n0.1 turn",
      "3:1: found time 0.100 after 0.200; steps must be in time order, so move the line up"
    ),
    // Numbers.
    ("0 d1 nan,2", #"2:6: found "nan"; expected an x coordinate, a number such as 160 or 0.5"#),
    ("0 d1 1,inf", #"2:8: found "inf"; expected a y coordinate, a number such as 160 or 0.5"#),
    ("0 d1 0x10,2", #"2:6: found "0x10"; expected an x coordinate, a number such as 160 or 0.5"#),
    ("0 d1 1e999,2", #"2:6: found "1e999"; expected an x coordinate, a number such as 160 or 0.5"#),
    (
      "0 d1 2e6,2",
      #"2:6: found "2e6"; expected an x coordinate, a number from -1000000 to 1000000"#
    ),
    (
      "0 d1 5",
      "2:7: found the end of the line; expected a y coordinate, a number such as 160 or 0.5"
    ),
    ("0 d-1 2,3", #"2:3: found "d-1"; expected a finger's number, a whole number from 0"#),
    ("0 down 1.5 2,3", #"2:8: found "1.5"; expected a finger's number, a whole number from 0"#),
    (
      "0 d99999999999999999999 2,3",
      #"2:3: found "d99999999999999999999"; expected a finger's number, a whole number from 0"#
    ),
    // Changes.
    (
      "0 d1 2,3 pressure 2",
      #"2:19: found "2"; expected a pressure, a number from 0 to 1"#
    ),
    (
      "0 d1 2,3 over 1",
      #"2:10: found "over"; expected pressure, radius, & and another finger or the end of the line"#
    ),
    (
      "0 d1 2,3\n1 m1 4,5 over 0",
      #"3:15: found "0"; expected a duration of more than 0 s"#
    ),
    (
      "0 d1 2,3\n1 m1 4,5 over 1 via 1,2,0",
      #"3:17: found "via" in a move with "over"; use one of them"#
    ),
    (
      "0 d1 2,3\n1 m1 4,5 via 1,2,1.5",
      "3:1: found a via point at 1.500, after 1.000; expected ascending times up to the line's own"
    ),
    (
      "0 d1 2,3 & d1 4,5",
      "2:12: finger 1 changes twice in one packet; put the second change on a separate line"
    ),
    (
      "0 d1 2,3 &",
      "2:11: found the end of the line; expected down, move, up or cancel of another finger"
    ),
    (
      "0 d1 2,3\n0 c & u1",
      "3:3: found a cancel of all fingers in a packet; put it on a separate line, or name a finger"
    ),
    // Macros.
    (
      "0 tap 1 2,3 count 0",
      #"2:19: found "0"; expected a number of taps, a whole number from 1 to 1000000"#
    ),
    (
      "0 drag 1 2,3 4,5",
      #"2:17: found the end of the line; expected the gesture's duration, such as "over 0.5" or "#
        + #"speed, such as "speed 300""#
    ),
    (
      "0 pinch 2,3 -1 5 over 1",
      #"2:13: found "-1"; expected the first distance, a number from 0 to 1000000"#
    ),
    (
      "0 rotate 2,3 50 0 90 over 1e9",
      #"2:27: found "1e9"; expected a duration in seconds, such as 0.250"#
    ),
    (
      "0 pinch 2,3 1 5 over 100000",
      "2:1: moves and macros produce more than 100000 packets; make them shorter"
    ),
    (
      "0 tap 1 2,3 count 40000 every 1000000000",
      "2:1: the line ends after 1000000000 s; use smaller times"
    ),
    // Commands.
    ("0 mouse click", #"2:9: found "click"; expected move, down or up"#),
    ("0 mouse move 1,1\n0 mouse down middle", #"3:14: found "middle"; expected left or right"#),
    (
      "0 mouse down",
      #"2:1: found a mouse button before the pointer has a location; write a line "mouse move X,Y" "#
        + "before it"
    ),
    (
      "0 key down option",
      #"2:12: found "option"; expected "#
        + Key.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
        + " or \(Key.allCases.last?.rawValue ?? "")"
    ),
    ("0 focus blurred", #"2:9: found "blurred"; expected lost or gained"#),
    ("0 resize 320", #"2:10: found "320"; expected the window's size, such as 320x480"#),
    ("0 sdl up 1 1 0 0", #"2:7: found "up"; expected fingerdown, fingermotion or fingerup"#),
    (
      "0 sdl fingerdown 1 1 0.5 0.5 -3",
      #"2:30: found "-3"; expected a time in milliseconds, a whole number from 0 to 4294967295"#
    ),
    ("0 snapshot a/b", #"2:12: found "a/b"; expected a snapshot's name: letters, digits, - and _"#),
    // Expectations.
    (
      "0 expect nothing",
      #"2:10: found "nothing"; expected log, nolog, label, prop, count, gesture, trace or "#
        + "snapshot"
    ),
    (
      "0 expect gesture tap begun",
      #"2:22: found "begun"; expected possible, began, changed, ended, cancelled or failed"#
    ),
    (
      #"0 expect gesture "tap" began"#,
      "2:18: found quoted text; expected a gesture recognizer's name or class: letters, "
        + "digits, - and _"
    ),
    (
      "0 expect log hello",
      #"2:14: found "hello"; expected a log line in double quotes, contains or matches"#
    ),
    (
      "0 expect log contains hello",
      #"2:23: found "hello"; expected part of a log line in double quotes"#
    ),
    (
      "0 expect log matches a.b",
      #"2:22: found "a.b"; expected a regular expression between slashes or in double quotes"#
    ),
    (
      "0 expect log matches /a(/",
      #"2:22: "a(" is not a regular expression; put a backslash before ( [ { } * + ?"#
    ),
    (
      #"0 expect log matches /a\/ # b"#,
      "2:22: the regular expression is not terminated; close it with a slash"
    ),
    ("0 expect log matches //", "2:22: expected a regular expression of 1 to 500 characters"),
    (
      "0 expect snapshot ../a.png",
      #"2:19: found "../a.png"; expected a PNG file next to the script, such as "golden.png""#
    ),
    (
      "0 expect snapshot /a.png",
      #"2:19: found "/a.png"; expected a PNG file next to the script, such as "golden.png""#
    ),
    (
      "0 expect snapshot golden",
      #"2:19: found "golden"; expected a PNG file next to the script, such as "golden.png""#
    ),
    // Words used by other tools, and common mistakes.
    (
      "0 swipe 1 40,240",
      #"2:3: unknown word "swipe"; expected a drag, such as "drag 1 40,240 280,240 over 0.2""#
    ),
    (
      "0 wait 1",
      #"2:3: unknown word "wait"; expected the next step's time, such as "+0.500" for half a second "#
        + "after this one"
    ),
    ("0,5 turn", #"2:1: found "0,5"; expected a time with a decimal point: 0.5"#),
    (
      "0 tap 40,60",
      #"2:7: the finger's number is missing; expected it before the point, as in "tap 1 40,60""#
    ),
    (
      "0 d 40.5 , 60",
      #"2:5: the finger's number is missing; expected it before the point, as in "d 1 40.5,60""#
    ),
    (
      "0 expect log \"hello",
      "2:14: the quoted text is not terminated; close it with a double quote"
    ),
    (#"0 expect log "a\q""#, #"2:16: found "\q" in quoted text; expected \" \\ \n \t or \b"#),
    (
      "0 expect prop \(String(repeating: "a.", count: 500))b 1",
      "2:15: found \"\(String(repeating: "a.", count: 20))…\"; expected a path such as "
        + "ball.center.x or spot[0].alpha"
    ),
    (
      "0 expect trace \(String(repeating: "a", count: 501))",
      "2:16: expected a regular expression of 1 to 500 characters"
    ),
    (
      "0 expect prop a..b 1",
      #"2:15: found "a..b"; expected a path such as ball.center.x or spot[0].alpha"#
    ),
    (
      "0 expect prop a[x] 1",
      #"2:15: found "a[x]"; expected a path such as ball.center.x or spot[0].alpha"#
    ),
    (
      "0 expect prop a.b",
      "2:18: found the end of the line; expected a value: a number, X,Y, X,Y,WIDTH,HEIGHT, "
        + "quoted text, true, false, nil or the name of a case"
    ),
    ("0 expect prop a.b 1,2,3", "2:19: found 3 numbers; expected 1, 2 or 4"),
    (
      "0 expect count spot -1",
      #"2:21: found "-1"; expected a number of views, a whole number from 0 to 1000000"#
    ),
    (
      "0 expect trace \"a(\"",
      #"2:16: "a(" is not a regular expression; put a backslash before ( [ { } * + ?"#
    ),
    ("0 expect trace", "2:15: expected a regular expression of 1 to 500 characters"),
  ]

  @Test("K-03 each error states its location and the expected input", arguments: errors)
  func error(lines: String, error: String) {
    #expect(ScriptText.errors(of: ScriptText.file(lines)) == [error])
  }

  /// Lines from the second one on, and the resulting finger error.
  nonisolated static let fingers: [(lines: String, error: String)] = [
    (
      "0 d1 2,3\n1 d1 4,5",
      #"3:3: finger 1 is already down (line 2); lift it first with "u1", or use another finger"#
    ),
    (
      "0 d1 2,3\n0.1 c\n1 d1 4,5",
      #"4:3: finger 1 is already down (line 2); lift it first with "u1", or use another finger"#
    ),
    (
      "0 m1 2,3",
      #"2:3: finger 1 moves but is not down; put it down first with "d1 X,Y""#
    ),
    (
      "0 d1 2,3\n1 u1\n2 u1",
      #"4:3: finger 1 lifts but is not down; put it down first with "d1 X,Y""#
    ),
    (
      "0 d1 2,3\n1 d2 2,3 & u3",
      #"3:12: finger 3 lifts but is not down; put it down first with "d3 X,Y""#
    ),
    (
      "0 c 4",
      #"2:3: finger 4 is cancelled but is not down; put it down first with "d4 X,Y""#
    ),
    (
      "0 d1 2,3\n1 m1 4,5 over 0.5\n1.499999 u1",
      "4:10: finger 1 is moving until 1.500 (line 3); change it then, or use another finger"
    ),
    (
      "0 tap 1 2,3 count 2 every 0.1\n0.149 d1 2,3",
      "3:7: finger 1 is moving until 0.150 (line 2); change it then, or use another finger"
    ),
    (
      "0 d2 2,3\n1 pinch 160,240 20 40 over 1",
      #"3:1: finger 2 is already down (line 2); lift it first with "u2", or use another finger"#
    ),
  ]

  @Test("K-07b K-08 K-09 impossible finger changes are errors", arguments: fingers)
  func fingerError(lines: String, error: String) {
    #expect(ScriptText.errors(of: ScriptText.file(lines)) == [error])
  }

  @Test("K-03 all errors in a file are reported at once, and none causes further errors")
  func all() {
    let errors = ScriptText.errors(
      of: """
        touchscript 1
        demo TapCounter Two
        0.0 d1 100;120
        0.1 m1 110,120
        0.2 dwon 2 50,50
        0.3 u1 & u2
        0.2 turn

        """)
    #expect(errors.map { String($0.prefix { $0 != " " }) } == ["2:17:", "3:8:", "5:5:", "7:1:"])
  }

  @Test("K-03 an error names its file and can be displayed unchanged")
  func description() {
    do {
      _ = try Script(parsing: "touchscript 1\n0 turn turn\n", file: "Assets/a.touch")
      Issue.record("no error")
    } catch {
      #expect(error.file == "Assets/a.touch")
      #expect(
        "\(error)" == #"Assets/a.touch:2:8: found "turn"; expected the end of the line"#)
    }
  }
}
