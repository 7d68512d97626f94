import Folders
import Testing
import XServer

/// Tests that each mistake has one message, with the user's file and line.
@Suite(.serialized) struct ErrorTests {
  @Test(
    "K-20 a mistake in Objective-C has a message with its file and line, and an exit code",
    arguments: ObjectiveCRun.names(in: "Errors"))
  func errors(name: String) throws {
    let fixture = try ObjectiveCFixture("Errors", name)
    let folder = try Folder()
    let script = try folder.write(fixture.script, to: "steps.touch")
    let run = try ObjectiveCRun(["run", fixture.path, "--headless", "--script", script])
    let code = try #require(fixture.comments("code").first.flatMap { Int32($0) })
    #expect(run.status == .exited(code), "\(run.errors)")
    for message in fixture.comments("message") {
      let expected = message.replacing("PATH", with: fixture.path)
        .replacing("LINE", with: fixture.markedLine.map { "\($0)" } ?? "")
      #expect(run.errors.contains { $0.contains(expected) }, "\(expected): \(run.errors)")
    }
  }

  @Test("K-20 Objective-C++ and an app in two languages are refused with a message")
  func otherLanguages() throws {
    let folder = try Folder()
    let mixed = try [
      folder.write("class Board: UIView {}\n", to: "Board.swift"),
      folder.write("@interface Ball : UIView @end\n", to: "Ball.m"),
    ]
    let both = try ObjectiveCRun(["run", "--headless", "--script", "-"] + mixed)
    #expect(both.status == .exited(2))
    #expect(
      both.errors == [
        "touchbox: \(mixed[0]): an app is either in Swift or in Objective-C here; expected files of one language"
      ])
    let file = try folder.write("int x;\n", to: "Board.mm")
    let other = try ObjectiveCRun(["run", file])
    #expect(other.status == .exited(2))
    #expect(
      other.errors == [
        "touchbox: \(file): Objective-C++ is not supported; expected a name that ends in .m"
      ])
  }

  @Test("only the Swift files of a folder with both languages run, and a note says so")
  func mixedFolder() throws {
    let folder = try Folder()
    try folder.write(
      "import UIKit\nclass Board: UIView {}\n", to: "Board.swift")
    try folder.write("@implementation Ball\n@end\n", to: "Ball.m")
    let run = try ObjectiveCRun(["snap", folder.path, "-o", folder.path + "/x.png"])
    #expect(run.status == .exited(0))
    #expect(
      run.errors.first
        == "\(folder.path): only the Swift files run; an app is either in Swift or in Objective-C here"
    )
  }
}
