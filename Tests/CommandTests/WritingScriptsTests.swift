import Foundation
import Testing
import XServer

/// Tests that the guide to scripts contains working examples and the command's actual messages.
struct WritingScriptsTests {
  typealias Block = GuidePage.Block

  static let page = GuidePage("Sources/Guides.docc/Write/WritingScripts.md")
  static var blocks: [Block] { page.blocks }

  static func blocks(_ kind: String) -> [Block] { page.blocks(kind) }

  /// Returns the messages for a block, which are in the next block.
  private static func messages(after block: Block) -> [String] {
    let next = blocks.first { $0.line > block.line }
    #expect(next?.kind == "text")
    return next?.text.split(separator: "\n").map(String.init) ?? []
  }

  @Test("K-04 the guide's scripts play, and each has an expectation", arguments: blocks("touch"))
  func plays(block: Block) throws {
    let folder = try Folder()
    try folder.write(block.text, to: "guide.touch")
    let included = try #require(Self.blocks("touch-included").first)
    try folder.write(included.text, to: "double-tap.touch")
    #expect(block.text.contains(" expect "))
    let command = try Command(["play", "--strict", "guide.touch"], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    let format = try Command(["format", "--check", "guide.touch"], in: folder)
    #expect(format.status == .exited(0), "not in the canonical layout")
    if block.text.contains("snapshot dragged") {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/guide/dragged.png"))
    }
  }

  @Test("K-03 the guide's errors produce the guide's messages")
  func mistakes() throws {
    let block = try #require(Self.blocks("touch-wrong").first)
    let folder = try Folder()
    try folder.write(block.text, to: "wrong.touch")
    let command = try Command(["check", "wrong.touch"], in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors == Self.messages(after: block).map { "touchbox: " + $0 })
  }

  @Test("K-20 K-25 the guide's failed expectations produce the guide's messages")
  func failures() throws {
    let block = try #require(Self.blocks("touch-fails").first)
    let folder = try Folder()
    try folder.write(block.text, to: "fails.touch")
    let command = try Command(["play", "fails.touch"], in: folder)
    #expect(command.status == .exited(1))
    #expect(command.messages == Self.messages(after: block))
  }

  @Test("K-24 for a finger that stays down, --strict prints the message shown in the guide")
  func dangling() throws {
    let block = try #require(Self.blocks("touch-strict").first)
    let folder = try Folder()
    try folder.write(block.text, to: "strict.touch")
    #expect(try Command(["play", "strict.touch"], in: folder).status == .exited(0))
    let command = try Command(["play", "--strict", "strict.touch"], in: folder)
    #expect(command.status == .exited(1))
    #expect(command.messages == Self.messages(after: block))
  }

  @Test("K-11 the guide's JSON plays and converts to a script and back to the same JSON")
  func actions() throws {
    let block = try #require(Self.blocks("json").first)
    let folder = try Folder()
    try folder.write(block.text, to: "two.json")
    let command = try Command(
      ["play", "--strict", "--demo", "PinchMe", "--actions", "two.json"], in: folder)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(command.output.contains("Scaling: 120 x 120"))
    let there = try Command(
      ["convert", "two.json", "-o", "two.touch", "--demo", "PinchMe"], in: folder)
    #expect(there.status == .exited(0))
    let back = try Command(["convert", "two.touch"], in: folder)
    #expect(back.output.map { $0 + "\n" }.joined() == block.text)
  }

  @Test("K-04 the guide mentions everything that a script can contain")
  func isComplete() {
    let words = [
      "down", "move", "up", "cancel", "over", "via", "pressure", "radius", "tap", "drag", "pinch",
      "rotate", "mouse", "key", "sdl", "turn", "focus lost", "suspend", "resume", "resize",
      "snapshot", "shake", "expect log", "expect nolog", "expect label", "expect count",
      "expect prop",
      "expect trace", "expect log contains", "expect log matches", "expect snapshot", "repeat 3",
      "let start",
      "include",
      "variant published", "frame 30", "--strict", "--keep", "--allow-extra-log",
    ]
    for word in words { #expect(Self.page.text.contains(word), "\(word)") }
    let kinds = Set(Self.blocks.map(\.kind))
    #expect(
      kinds == [
        "touch", "touch-included", "touch-wrong", "touch-fails", "touch-strict", "text", "json",
        "sh", "",
      ])
  }
}
