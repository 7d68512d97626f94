import Testing

@testable import TouchScript

/// Limits on the lines that a script may expand to, and on the cost of long scripts.
struct ScriptLimitTests {
  /// Parses a script that may include a file with a long comment.
  private func error(_ lines: String, bytes: Int) throws -> ScriptError? {
    let comment = Array("touchscript 1\n#".utf8) + [UInt8](repeating: 0x20, count: bytes) + [0x0A]
    let includes = ScriptIncludes(of: "main") { path, _ throws(ScriptIncludes.Refusal) in
      .init(name: path, identity: path, bytes: comment)
    }
    do throws(ScriptError) {
      _ = try Script(
        parsing: "touchscript 1\ndemo TapCounter\n\(lines)\n", file: "main.touch",
        includes: includes)
      return nil
    } catch {
      return error
    }
  }

  @Test("Included files add at most 64 MB, however often they are included")
  func includedBytes() throws {
    let lines = (0..<500).map { _ in "include \"a.touch\"" }.joined(separator: "\n")
    // Three files of 20 MB fit, but not a fourth.
    let error = try #require(try error(lines, bytes: 20 << 20))
    #expect(
      error.description
        == "a.touch:2:1: repeats and included files produce more than 64 MB; repeat less often")
    #expect(try self.error("include \"a.touch\"", bytes: 20 << 20) == nil)
  }

  @Test("All bytes of a repeat's lines are counted")
  func repeatedBytes() throws {
    let line = "1.0 tap 1 9,9 #" + String(repeating: " ", count: 1 << 20)
    let error = try #require(try error("repeat 100\n+\(line)\nend", bytes: 0))
    #expect(error.description.contains("more than 64 MB; repeat less often"))
  }

  @Test("A finger's second change is found even in a packet with many fingers")
  func manyFingers() throws {
    let fingers = (1...40).map { "d\($0) 9,9" }.joined(separator: " & ")
    #expect(try error("0.0 \(fingers)", bytes: 0) == nil)
    for finger in [1, 13, 40] {
      let error = try #require(try error("0.0 \(fingers) & m\(finger) 1,1", bytes: 0))
      #expect(error.description.contains("finger \(finger) changes twice in one packet"))
    }
  }
}
