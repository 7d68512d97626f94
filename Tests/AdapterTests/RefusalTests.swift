import Foundation
import Testing
import XServer

/// What cannot be adapted: each file of `Fixtures/Refused` marks the messages of its lines.
@Suite(.serialized) struct RefusalTests {
  @Test(
    "Each refused construct has one message, which names its line",
    arguments: [
      "Frameworks", "KeyValue", "Managed", "Script", "Selectors", "Swizzling", "TwoParameters",
    ])
  func messages(name: String) throws {
    let file = AdapterProgram.fixtures.appendingPathComponent("Refused/\(name).swift").path
    let adaptation = try Adaptation([file])
    let expected = try ExpectedMessages([file])
    #expect(!expected.errors.isEmpty)
    #expect(adaptation.report.errors.map { "\($0.line): \($0.message)" } == expected.errors)
    #expect(adaptation.report.warnings.map { "\($0.line): \($0.message)" } == expected.warnings)
    for message in adaptation.report.errors {
      #expect(message.file == file)
      #expect(message.column >= 1)
    }
  }

  @Test("Two files with code outside functions are refused")
  func twoScripts() throws {
    let folder = NSTemporaryDirectory() + "scripts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["One", "Two"] {
      try "import UIKit\nprint(1)\n".write(
        toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
    }
    let adaptation = try Adaptation(["\(folder)/One.swift", "\(folder)/Two.swift"])
    #expect(
      adaptation.report.errors.map(\.message)
        == ["only one file may have code outside functions: put it into one"])
    #expect(adaptation.report.errors[0].file.hasSuffix("Two.swift"))
  }

  @Test(
    "Arguments that make no sense and files that cannot be read end with 2",
    arguments: [
      ([], "touchbox-adapt: expected --output FOLDER FILE... or --diff FILE..."),
      (["--diff"], "touchbox-adapt: expected a Swift file"),
      (
        ["--diff", "a.png"],
        "touchbox-adapt: a.png: expected a .swift, .storyboard or .xib file"
      ),
      (["--diff", "/no/File.swift"], "touchbox-adapt: /no/File.swift cannot be read"),
    ])
  func failures(arguments: [String], message: String) throws {
    let run = try Adaptation.run(arguments)
    #expect(run.status == .exited(2))
    #expect(run.errors == [message])
    #expect(run.output.isEmpty)
  }
}
