import Foundation
import Testing

/// The tool that compares the contract's rules with the tests that ran.
struct ContractTests {
  /// A line of the event stream: what became of a test.
  private static func event(
    _ text: String, kind: String = "testEnded", symbol: String = "pass"
  ) -> String {
    let text = text.replacingOccurrences(of: #"""#, with: #"\""#)
    let message = #"{"symbol":"\#(symbol)","text":"\#(text)"}"#
    let payload = #"{"kind":"\#(kind)","messages":[\#(message)],"testID":"A.B\/c()"}"#
    return #"{"kind":"event","payload":\#(payload),"version":"6.3.0"}"#
  }

  /// What the tool says of the events of a run, given two lists.
  private func compare(
    events: [String], rules: [String] = ["A-01 One.", "A-02 Two."], untestable: [String] = []
  ) throws -> (text: String, code: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("contract-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try zip(["events", "rules", "untestable"], [events, rules, untestable]).map {
      name, lines in
      let file = folder.appendingPathComponent(name)
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let output = Pipe()
    let process = Process()
    process.executableURL = SourceFile.root.appendingPathComponent("Tests/tools/contract.sh")
    process.arguments = files
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  private static let both = [
    event(#"Test "A-01 one finger" passed after 0.001 seconds."#),
    event(#"Test "J3-a A-02 two of them" with 5 test cases passed after 0.001 seconds."#),
  ]

  @Test("All rules have a test: nothing to say, and code 0")
  func complete() throws {
    let result = try compare(events: Self.both)
    #expect(result.text == "contract: 2 rules, 2 covered, 0 untestable, 0 uncovered\n")
    #expect(result.code == 0)
  }

  @Test(
    "A rule counts only by a test that passed",
    arguments: [
      event(#"Test "A-02 two" failed after 0.001 seconds with 1 issue."#, symbol: "fail"),
      event(#"Test "A-02 two" skipped."#, kind: "testSkipped", symbol: "skip"),
      event(#"Test "A-02 two" started."#, kind: "testStarted", symbol: "default"),
      event(#"Suite "A-02 two" passed after 0.001 seconds."#),
      #"{"kind":"test","payload":{"displayName":"A-02 two","kind":"function"}}"#,
      "// A-02 two",
    ])
  func uncovered(line: String) throws {
    let result = try compare(events: [Self.both[0], line])
    #expect(
      result.text == """
        contract: no test: A-02 Two.
        contract: 2 rules, 1 covered, 0 untestable, 1 uncovered

        """)
    #expect(result.code == 1)
  }

  @Test(
    "Tests may not name rules that do not exist", arguments: ["A-03", "C-1", "L-01", "J-1", "K-7"])
  func unknown(id: String) throws {
    let line = Self.event(#"Test "(\#(id)): a test" passed after 0.001 seconds."#)
    let result = try compare(events: Self.both + [line])
    #expect(result.text.contains("contract: no such rule: \(id) in \"(\(id)): a test\"\n"))
    #expect(result.code == 1)
  }

  @Test(
    "Other chapters and scenes are known by their shape",
    arguments: ["K-22", "K-07b", "J7-01", "J13-c"])
  func otherChapters(id: String) throws {
    let line = Self.event(#"Test "\#(id) a test" passed after 0.001 seconds."#)
    #expect(try compare(events: Self.both + [line]).code == 0)
  }

  @Test("A rule may be untestable for a reason, unless a test proves it after all; five at most")
  func untestable() throws {
    let events = [Self.both[0]]
    let excused = try compare(events: events, untestable: ["A-02 Nobody can look there."])
    #expect(excused.text == "contract: 2 rules, 1 covered, 1 untestable, 0 uncovered\n")
    #expect(excused.code == 0)
    #expect(try compare(events: events, untestable: ["A-02"]).code == 1)
    #expect(try compare(events: Self.both, untestable: ["A-02 Nobody."]).code == 1)
    let rules = (1...7).map { "A-0\($0) Rule." }
    let reasons = rules.dropFirst(1)
    #expect(try compare(events: events, rules: rules, untestable: Array(reasons)).code == 1)
    let fewer = Array(rules.dropLast())
    #expect(
      try compare(events: events, rules: fewer, untestable: Array(fewer.dropFirst())).code == 0)
  }

  @Test("A run without tests proves nothing")
  func noTests() throws {
    #expect(try compare(events: ["error: no such module"], rules: []).code == 1)
  }
}
