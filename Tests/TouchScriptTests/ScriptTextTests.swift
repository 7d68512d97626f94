import ScriptSupport
import Testing

@testable import TouchScript

/// The text of script files.
struct ScriptTextTests {
  @Test("K-03 the first line states the version")
  func firstLine() {
    let missing = #"1:1: the first line must be "touchscript 1""#
    #expect(ScriptText.errors(of: "0 turn\n") == [missing])
    #expect(ScriptText.errors(of: "\ntouchscript 1\n").first == missing)
    #expect(ScriptText.errors(of: "") == [#"1:1: the file is empty; expected "touchscript 1""#])
    #expect(
      ScriptText.errors(of: "touchscript 2\nnew words\n") == [
        #"1:13: found "2"; expected version 1"#
      ])
    #expect(ScriptText.errors(of: "TouchScript 1\n0 turn\n") == [missing + ", in lowercase"])
  }

  @Test("K-03 a file that is not a script produces one error")
  func noScript() {
    let page = "<html>\n" + String(repeating: "<p>Hello, 0,5\n", count: 300)
    #expect(ScriptText.errors(of: page) == [#"1:1: the first line must be "touchscript 1""#])
  }

  @Test("K-34 the last line does not need a newline")
  func missingNewline() throws {
    let script = try Script(parsing: "touchscript 1\n0 d1 16,20", file: "f")
    #expect(script == (try ScriptText.script("0 d1 16,20")))
    #expect(
      ScriptText.errors(of: "touchscript 1\n0 d1 16") == [
        "2:8: found the end of the line; expected a y coordinate, a number such as 160 or 0.5"
      ])
    #expect(ScriptText.errors(of: "touchscript 1") == [])
    #expect(ScriptText.errors(of: "touchscript 1\n  ") == [])
    #expect(try ScriptSyntax(parsing: "touchscript 1\n  ", file: "f").text == "touchscript 1\n")
  }

  @Test("K-03 errors after the first 100 are only counted")
  func cut() {
    func errors(_ count: Int) -> [String] {
      ScriptText.errors(of: ScriptText.file(String(repeating: "x\n", count: count)))
    }
    #expect(errors(100).count == 100)
    #expect(errors(101).count == 101 && errors(101).last == "and 1 more error")
    #expect(errors(150).last == "and 50 more errors")
    #expect(errors(20_000).last == "and 9900 more errors")
  }

  @Test("K-03 invalid UTF-8 is an error with its location; a BOM and CRLF are valid")
  func bytes() throws {
    let bad = Array("touchscript 1\n# caf".utf8) + [0xE9] + Array("\n".utf8)
    do {
      _ = try Script(parsing: bad, file: "f")
      Issue.record("no error")
    } catch {
      #expect(
        error.description == "f:2:6: found bytes that are not UTF-8; save the file as UTF-8")
    }
    let windows = "\u{FEFF}touchscript 1\r\n0 d1 1,2\r\n# a NUL \0 in a comment\r\n0.5 u1\r\n"
    #expect(try Script(parsing: Array(windows.utf8), file: "f").steps.count == 2)
  }

  @Test("A NUL outside comments and quoted text is an unknown word")
  func nul() {
    #expect(ScriptText.errors(of: ScriptText.file("0 \0")).count == 1)
    #expect(ScriptText.errors(of: ScriptText.file("0 d1 1\0,2")).count == 1)
  }
}
