import AppLibrary
import Foundation
import Terminal
import Testing

@testable import TouchboxCommand

/// Tests recordings and traces, which are written line by line.
@MainActor
struct LineWriterTests {
  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = folder.path + "/o.touch"
  }

  @Test(
    "K-30 recording fails with code 5 if the file is removed, renamed or replaced",
    arguments: ["remove", "rename", "replace"])
  func removed(change: String) throws {
    let writer = try LineWriter(path, isLazy: true)
    writer.write("touchscript 1")
    switch change {
    case "remove": unlink(path)
    case "rename": rename(path, path + ".old")
    default: try Data("other".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    #expect { try writer.check() } throws: { ($0 as? CommandFailure)?.code == .file }
    #expect(writer.hasFailed)
  }

  @Test("K-30 recording continues even if the app changes the working directory")
  func present() throws {
    let directory = CommandDirectory()
    defer { directory.enter() }
    chdir(folder.path)
    let writer = try LineWriter("o.touch", isLazy: true)
    chdir("/")
    writer.write("touchscript 1")
    try writer.check()
  }

  @Test(
    "K-30 a second recorder for the same file fails with code 5 and changes nothing")
  func two() throws {
    var first: LineWriter? = try LineWriter(path, isLazy: true)
    first?.write("touchscript 1")
    for isLazy in [true, false] {
      #expect {
        _ = try LineWriter(path, isLazy: isLazy)
      } throws: { error in
        let failure = error as? CommandFailure
        return failure?.code == .file
          && failure?.messages.first?.contains("another process is writing to it") == true
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "touchscript 1\n")
    first = nil
    _ = try LineWriter(path)
  }
}
