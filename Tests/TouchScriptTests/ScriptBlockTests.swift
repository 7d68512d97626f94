import CoreGraphics
import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Repeat blocks, variables, and included files.
struct ScriptBlockTests {
  /// Returns the text of a script in which each packet has its own line.
  private static func expanded(_ lines: String) throws -> String {
    let text = try ScriptText.script(lines).text
    return String(text.dropFirst("touchscript 1\n".count))
  }

  // MARK: - Repeats

  @Test(
    "K-04 a repeat plays its lines repeatedly; times are relative to the step before each round")
  func rounds() throws {
    #expect(
      try Self.expanded(
        """
        1 turn
        repeat 3
          0.1 d1 10,20
          +0.2 u1
        end
        +0.5 turn
        3 turn
        """) == """
          1.000 turn
          1.100 d1 10,20
          1.300 u1
          1.400 d1 10,20
          1.600 u1
          1.700 d1 10,20
          1.900 u1
          2.400 turn
          3.000 turn

          """)
  }

  @Test("K-04 repeats can be nested")
  func nested() throws {
    #expect(
      try Self.expanded(
        """
        repeat 2
        0.1 turn
        repeat 2
        0.01 resume
        end
        0.2 suspend
        end
        """) == """
          0.100 turn
          0.110 resume
          0.120 resume
          0.200 suspend
          0.300 turn
          0.310 resume
          0.320 resume
          0.400 suspend

          """)
  }

  @Test("K-27 a snapshot line that plays again adds a number to the picture's name")
  func pictures() throws {
    #expect(
      try Self.expanded("repeat 3\n+0.1 snapshot a\nend")
        == "0.100 snapshot a\n0.200 snapshot a-2\n0.300 snapshot a-3\n")
    #expect(
      ScriptText.errors(of: ScriptText.file("0 snapshot a-2\nrepeat 2\n+0.1 snapshot a\nend")) == [
        #"4:1: line 2 already takes a snapshot named "a-2"; use another name"#
      ])
  }

  nonisolated static let errors: [(lines: String, error: String)] = [
    (
      "repeat 0",
      #"2:8: found "0"; expected a number of repetitions, a whole number from 1 to 1000000"#
    ),
    (
      "repeat 2\n+0.1 turn",
      #"2:1: the repeat has no end; expected a line "end" after its steps"#
    ),
    ("end", #"2:1: found "end" without "repeat"; expected a step"#),
    ("repeat 2 times\nend", #"2:10: found "times"; expected the end of the line"#),
    (
      "repeat 2\n0.2 turn\n0.1 turn\nend",
      "4:1: found time 0.100 after 0.200; steps must be in time order, so move the line up"
    ),
    // The second round has an error, which the third round does not report again.
    (
      "repeat 3\n+0.1 d1 1,1\nend",
      #"3:6: finger 1 is already down (line 3); lift it first with "u1", or use another finger"#
    ),
    (
      "repeat 1000\nrepeat 1000\n+0.1 turn\nend\nend",
      "5:1: repeats and included files produce more than 100000 lines; repeat less often"
    ),
    (
      "repeat 1000000\nrepeat 1000000\nend\nend",
      "2:1: repeats and included files produce more than 100000 lines; repeat less often"
    ),
    // Variables.
    (
      "0 d1 $a,1",
      #"2:6: unknown variable "$a"; expected a line "let a = VALUE" before it"#
    ),
    (
      "let b = 1\nlet c = 2\n0 d1 $a,1",
      #"4:6: unknown variable "$a"; expected $b, $c or a line "let a = VALUE" before it"#
    ),
    ("let a b = 1", #"2:7: found "b"; expected ="#),
    (
      "let a = x",
      #"2:9: found "x"; expected a number such as 0.5, or a point such as 160,240"#
    ),
    (
      "let a = 1 ^ 2\n0 d1 $a,$a\n0.1 u1",
      #"2:11: found "^"; expected +, -, * or /"#
    ),
    (
      "let a = 1 + 2,3",
      #"2:11: "+" has no result here; expected numbers, two points for + and -, or a point and a "#
        + "number for * and /"
    ),
    (
      "let a = 1 / 0",
      #"2:11: "/" has no result here; expected numbers, two points for + and -, or a point and a "#
        + "number for * and /"
    ),
    ("let a = 1 + 2 + 3", #"2:15: found "+"; expected the end of the line"#),
    (
      "let a = 1,2\n0 d1 3,$a",
      #"3:8: found ","; expected the end of the line"#
    ),
  ]

  @Test(
    "K-03 an error in a block states its location and the expected input", arguments: errors)
  func error(lines: String, error: String) {
    #expect(ScriptText.errors(of: ScriptText.file(lines)).first == error)
  }

  @Test("K-03 an error in a repeat or let line does not cause further errors")
  func singleErrors() {
    for lines in [
      "repeat 9\n0 d1 x\nend", "let a = x\n0 d1 $a\n0 tap 2 $a\n+$a turn\nlet b = $a + 1\n0 d3 $b",
    ] {
      #expect(ScriptText.errors(of: ScriptText.file(lines)).count == 1, "\(lines)")
    }
  }

  // MARK: - Variables

  @Test("K-04 a variable is a number or a point and can be used wherever one is valid")
  func variables() throws {
    #expect(
      try Self.expanded(
        """
        let finger = 1
        let ball = 160 240
        let hold = 0.25
        $hold d $finger $ball pressure $hold
        +$hold m1 $ball via $ball,$hold
        +$hold u1 & d2 $hold $hold
        +$hold expect prop ball.center $ball eps $hold
        +$hold expect count spot $finger
        2 u2
        2 drag 1 $ball 1,2 over $hold
        """
      ).split(separator: "\n").prefix(6) == [
        "0.250 d1 160,240 pressure 0.25", "0.500 m1 160,240 via 160,240,0.250",
        "0.750 u1 & d2 0.25,0.25", "1.000 expect prop ball.center 160,240 eps 0.25",
        "1.250 expect count spot 1", "2.000 u2",
      ])
  }

  @Test("K-04 a variable can change in each round")
  func counter() throws {
    #expect(
      try Self.expanded(
        """
        let x = 40
        repeat 3
        +0.1 mouse move $x,100
        let x = $x + 60.5
        end
        """)
        == "0.100 mouse move 40,100\n0.200 mouse move 100.5,100\n0.300 mouse move 161,100\n")
  }

  @Test(
    "K-04 arithmetic on numbers and points produces results with six decimals",
    arguments: [
      ("0.1 + 0.2", "0.3"), ("1 - 3", "-2"), ("2 * 0.25", "0.5"), ("1 / 3", "0.333333"),
      ("-2 / 3", "-0.666667"), ("-1 / 9000000", "0"), ("1,2 + 3,4.5", "4,6.5"),
      ("1 2 - 3 4", "-2,-2"),
      ("2 * 3,4", "6,8"), ("3,4 * 2", "6,8"), ("3,4 / 2", "1.5,2"), ("1e3 + 1", "1001"), ("7", "7"),
    ])
  func arithmetic(expression: String, result: String) throws {
    let script = try ScriptText.script("let a = \(expression)\n0 expect prop a $a")
    #expect(script.text == "touchscript 1\n0.000 expect prop a \(result)\n")
  }

  @Test("A dollar sign in text, a regular expression or a comment is not a variable")
  func dollars() throws {
    let script = try ScriptText.script(
      """
      0 expect log "$5 $a" # costs $a
      0 expect trace ^T .* moved$
      0 expect trace $x
      0 expect log matches /a $/
      """)
    #expect(script.steps.count == 4)
    #expect(script.text.contains(#"expect log "$5 $a""#) && script.text.contains("/a $/"))
  }

  @Test("Formatting preserves repeats, includes and variable references")
  func formatting() throws {
    let text = """
      touchscript 1
      let  start=1
      """
    #expect(ScriptText.errors(of: text).count == 1)
    let source = try ScriptSyntax(
      parsing: """
        touchscript 1
        let  start  =  40 60.0   # here
          repeat   2
          +$start   tap 1   $start
          +0.1   tap 1 1 , 2
        0.9   expect trace  a   $
           end # all
        include   "b c.touch"
        include "b.touch"

        """.replacing("+$start", with: "+0.50"), file: "a",
      includes: ScriptIncludes { path, _ in
        .init(name: path, identity: path, bytes: Array("touchscript 1\n".utf8))
      })
    #expect(
      source.text == """
        touchscript 1
        let start = 40 60.0  # here
        repeat 2
        +0.50   tap 1   $start
        +0.100 tap 1 1,2
        0.900 expect trace "a   $"
        end  # all
        include "b c.touch"
        include b.touch

        """)
  }

  // MARK: - Included files

  /// Returns the includes for a few files. Paths in `b/` are relative to that folder.
  private static func includes(_ files: [String: String]) -> ScriptIncludes {
    ScriptIncludes(of: "main") { path, includer throws(ScriptIncludes.Refusal) in
      let folder = includer?.split(separator: "/").dropLast().joined(separator: "/") ?? ""
      let name = (folder.isEmpty ? "" : folder + "/") + path
      if path == "main.touch" { return .init(name: path, identity: "main", bytes: []) }
      guard let text = files[name] else { throw .init("is not a file") }
      return .init(name: name, identity: name, bytes: Array(text.utf8))
    }
  }

  private static func errors(_ lines: String, _ files: [String: String]) -> [String] {
    do {
      _ = try Script(
        parsing: ScriptText.file(lines), file: "main.touch", includes: includes(files))
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @Test("K-04 an included file shares variables, and its times are relative to the step before it")
  func including() throws {
    let script = try Script(
      parsing: ScriptText.file(
        """
        demo Demo
        let ball = 1,2
        0.5 turn
        include b/twice.touch
        +0.1 tap 1 $corner
        4 turn
        """), file: "main.touch",
      includes: Self.includes([
        "b/twice.touch":
          "touchscript 1\ndemo Demo\nrepeat 2\ninclude tap.touch\nend\nlet corner = 9,9\n",
        "b/tap.touch": "touchscript 1\n1 d2 $ball\n1.5 u2\n1.5 expect nolog",
      ]))
    #expect(
      script.text == """
        touchscript 1
        demo Demo
        0.500 turn
        1.500 d2 1,2
        2.000 u2
        2.000 expect nolog
        3.000 d2 1,2
        3.500 u2
        3.500 expect nolog
        3.600 d1 9,9
        3.680 u1
        4.000 turn

        """)
    #expect(script.includedFiles == ["b/twice.touch", "b/tap.touch"])
    let step = script.steps[3]
    #expect(step.location == ScriptLocation(line: 4, column: 1, file: 2))
    #expect(script.includedFile(of: step.location) == "b/tap.touch")
    #expect(script.includedFile(of: script.steps[0].location) == nil)
  }

  @Test("K-03 errors in included files name the file and the line")
  func includedErrors() {
    #expect(
      Self.errors("0 dwon\ninclude a.touch\n1 x", ["a.touch": "touchscript 1\n\n0 d1 x,y\n"]).map {
        $0.prefix { $0 != ";" }
      } == [
        #"main.touch:2:3: unknown word "dwon""#, #"main.touch:4:3: unknown word "x""#,
        #"a.touch:3:6: found "x""#,
      ])
    let cases: [(String, [String: String], String)] = [
      ("include none.touch", [:], #"main.touch:2:1: "none.touch" is not a file"#),
      (
        "\n include main.touch", [:],
        #"main.touch:3:2: "main.touch" includes this file itself; expected a script that does not"#
      ),
      (
        "include a.touch",
        [
          "a.touch": "touchscript 1\ninclude b.touch\n",
          "b.touch": "touchscript 1\ninclude a.touch",
        ],
        #"b.touch:2:1: "a.touch" includes this file itself; expected a script that does not"#
      ),
      (
        "include a.touch", ["a.touch": "hello\nworld\n"],
        #"a.touch:1:1: the first line must be "touchscript 1""#
      ),
      (
        "include a.touch", ["a.touch": ""],
        #"a.touch:1:1: the file is empty; expected "touchscript 1""#
      ),
      (
        "demo A\ninclude a.touch", ["a.touch": "touchscript 1\ndemo B\n"],
        #"a.touch:2:1: "demo" differs from the including script; set it there, "#
          + "before its first step"
      ),
      (
        "include a.touch", ["a.touch": "touchscript 1\nrepeat 2\n"],
        #"a.touch:2:1: the repeat has no end; expected a line "end" after its steps"#
      ),
      (
        "repeat 2\ninclude a.touch", ["a.touch": "touchscript 1\nend\n"],
        #"main.touch:2:1: the repeat has no end; expected a line "end" after its steps"#
      ),
      (
        "include", [:],
        "main.touch:2:8: found the end of the line; expected a script's path, in quotes "
          + "if it has spaces"
      ),
    ]
    for (lines, files, error) in cases {
      #expect(Self.errors(lines, files).first == error, "\(lines)")
    }
  }

  @Test("K-03 including files that each include another twice stops at the limit")
  func exponential() {
    var files: [String: String] = [:]
    for number in 0..<20 {
      files["\(number)"] = "touchscript 1\ninclude \(number + 1)\ninclude \(number + 1)\n"
    }
    files["20"] = "touchscript 1\n"
    let errors = Self.errors("include 0", files)
    #expect(errors.count == 1 || errors.contains { $0.contains("more than 20 files") })
  }

  @Test("A script that is not in a file cannot include files")
  func noIncludes() {
    #expect(
      ScriptText.errors(of: ScriptText.file("include a.touch")) == [
        #"2:1: "a.touch" cannot be included here; only a script in a file can include another"#
      ])
  }

  @Test("K-25 a failed expectation in an included file names that file")
  func includedFailure() throws {
    let script = try Script(
      parsing: ScriptText.file("include a.touch\n1 expect log contains \"a\""), file: "main.touch",
      includes: Self.includes(["a.touch": "touchscript 1\n0 expect count spot 3\n"]))
    let result = ScriptRunner(
      script, name: "main.touch", on: Phone(),
      launching: .belowStatusBar(.controller { LogController() })
    ).run()
    #expect(
      result.failureText.map { $0.prefix { $0 != " " } } == ["a.touch:2:1:", "main.touch:3:1:"])
  }
}
