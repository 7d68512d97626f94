import Foundation
import Testing
import XServer

/// The commands and lists of the README are correct.
struct ReadmeTests {
  static let readme =
    (try? String(contentsOfFile: Project.root + "/README.md", encoding: .utf8)) ?? ""

  /// The lines of the README's shell blocks, without comments.
  static var commands: [String] {
    var isShell = false
    var found: [String] = []
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isShell = line == "```sh"
      } else if isShell {
        let command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
        if !command.isEmpty { found.append(command) }
      }
    }
    return found
  }

  @Test("Every `touchbox` command of the README works", arguments: commands)
  func commandWorks(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard words[0].hasPrefix("touchbox") else {
      // `make` runs this very test; that its target is there is what can be checked here.
      #expect(words[0] == "make")
      let make = try String(contentsOfFile: Project.root + "/Makefile", encoding: .utf8)
      #expect(make.contains("\n\(words[1]):"))
      return
    }
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets", withDestinationPath: Project.root + "/Assets")
    let command = try Command(Array(words.dropFirst()), in: folder, program: words[0])
    #expect(command.status == .exited(0), "\(command.errors)")
    if let place = words.firstIndex(of: "-o") {
      #expect(folder.files.contains(words[place + 1]))
    }
  }

  @Test("The README's script plays")
  func scriptPlays() throws {
    let start = try #require(Self.readme.range(of: "```\ntouchscript 1"))
    let end = try #require(
      Self.readme.range(of: "```", range: start.upperBound..<Self.readme.endIndex))
    let text = Self.readme[start.lowerBound..<end.lowerBound].dropFirst("```\n".count)
    let folder = try Folder()
    let script = try folder.write(String(text), to: "readme.touch")
    let command = try Command(["play", script], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.output.count == 4)
  }

  @Test("The README's Swift code is that of the example package")
  func showsTheExample() throws {
    let files = [
      "Sources/PaperDolls/CardController.swift", "Tests/PaperDollsTests/CardTests.swift",
    ]
    let blocks = Self.readme.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      let code = try #require(block.components(separatedBy: "```").first)
      let path = "\(Project.root)/Tests/Example/\(file)"
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains(code), "\(file)")
    }
  }
}
