import Foundation
import Testing

/// The contract's pages, and the tool that compares their rules with test results.
struct ContractTests {
  private static let folder = "Sources/Guides.docc/Contract"

  /// Returns the IDs at the start of list items and table rows in the contract's pages.
  private static func ids() -> [String] {
    SourceFile.all(in: folder, extensions: ["md"]).flatMap { page in
      page.text.matches(of: /(?m)^(?:-|\|) \*\*([A-N]-\d\d[a-z]?|J\d+-(?:\d\d|[a-z]))\*\*/)
        .map { String($0.output.1) }
    }
  }

  @Test("The contract has 465 rules and 81 scenarios, each once, on pages that its index lists")
  func pages() throws {
    let ids = Self.ids()
    #expect(Set(ids).count == ids.count)
    #expect(ids.count { $0.wholeMatch(of: /J\d+-[a-z]/) == nil } == 465)
    #expect(ids.count { $0.wholeMatch(of: /J\d+-[a-z]/) != nil } == 81)
    let pages = SourceFile.all(in: Self.folder, extensions: ["md"])
    let index = try #require(pages.first { $0.path.hasSuffix("/Contract.md") })
    for page in pages where page.path != index.path {
      let name = try #require(page.path.split(separator: "/").last?.dropLast(".md".count))
      #expect(index.text.contains("- <doc:\(name)>\n"), "\(page)")
    }
  }

  @Test(
    "Every rule that a test, script, page or comment names is in the contract",
    arguments: ["Sources", "Demos", "Tests", "Assets"])
  func citations(folder: String) {
    let known = Set(Self.ids())
    let files = SourceFile.all(in: folder, extensions: ["swift", "touch", "md", "txt", "sh", "py"])
    #expect(!files.isEmpty)
    // This file contains unknown IDs.
    for file in files where !file.path.hasSuffix("/ContractTests.swift") {
      let ids = file.text.matches(of: /\b(?:[A-N]-\d\d[a-z]?|J\d+-(?:\d\d|[a-z]))\b/)
      let unknown = ids.map { String($0.output) }.filter { !known.contains($0) }
      #expect(unknown == [], "\(file)")
    }
  }

  /// Returns the line in the event stream for the end of a test.
  private static func event(
    _ text: String, kind: String = "testEnded", symbol: String = "pass"
  ) -> String {
    let text = text.replacingOccurrences(of: #"""#, with: #"\""#)
    let message = #"{"symbol":"\#(symbol)","text":"\#(text)"}"#
    let payload = #"{"kind":"\#(kind)","messages":[\#(message)],"testID":"A.B\/c()"}"#
    return #"{"kind":"event","payload":\#(payload),"version":"6.3.0"}"#
  }

  /// Runs the tool on the events of a test run and a page of rules.
  private func compare(
    events: [String], rules: [String] = ["- **A-01** One.", "- **A-02** Two."]
  ) throws -> (text: String, code: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("contract-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("events")
    try events.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    try rules.joined(separator: "\n").write(
      to: folder.appendingPathComponent("Rules.md"), atomically: true, encoding: .utf8)
    let output = Pipe()
    let process = Process()
    process.executableURL = SourceFile.root.appendingPathComponent("Tests/tools/contract.sh")
    process.arguments = [file.path, folder.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  private static let both = [
    event(#"Test "A-01 one finger" passed after 0.001 seconds."#),
    event(#"Test "A-02 two of them" with 5 test cases passed after 0.001 seconds."#),
  ]

  @Test("If all rules have a test, the tool prints a summary and exits with 0")
  func complete() throws {
    let result = try compare(events: Self.both)
    #expect(result.text == "contract: 2 rules, 2 covered, 0 uncovered\n")
    #expect(result.code == 0)
  }

  @Test(
    "Only a passing test covers a rule",
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
        contract: 2 rules, 1 covered, 1 uncovered

        """)
    #expect(result.code == 1)
  }

  @Test(
    "A test that names an unknown rule is an error",
    arguments: ["A-03", "C-1", "L-01", "J-1", "K-7"])
  func unknown(id: String) throws {
    let line = Self.event(#"Test "(\#(id)): a test" passed after 0.001 seconds."#)
    let result = try compare(events: Self.both + [line])
    #expect(result.text.contains("contract: no such rule: \(id) in \"(\(id)): a test\"\n"))
    #expect(result.code == 1)
  }

  @Test("Section J rules and scenarios must exist but do not need a test")
  func demos() throws {
    let rules = [
      "- **A-01** One.", "- **K-07b** Two.", "- **J7-01** Three.", "| **J13-c** four | |",
    ]
    let line = Self.event(#"Test "A-01 K-07b J13-c a test" passed after 0.001 seconds."#)
    let result = try compare(events: [line], rules: rules)
    #expect(result.text == "contract: 2 rules, 2 covered, 0 uncovered\n")
    #expect(result.code == 0)
    #expect(try compare(events: [line], rules: Array(rules.dropLast())).code == 1)
    #expect(try compare(events: [line], rules: rules + rules).code == 1)
  }

  @Test("A run without tests fails, and so do pages without rules")
  func noTests() throws {
    #expect(try compare(events: ["error: no such module"], rules: ["- **K-01** One."]).code == 1)
    #expect(try compare(events: Self.both, rules: []).code == 1)
  }
}
