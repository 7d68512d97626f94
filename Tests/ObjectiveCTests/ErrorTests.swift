import Folders
import Testing
import XServer

/// Tests that each mistake is reported with one message that names the user's file and line.
@Suite(.serialized) struct ErrorTests {
  @Test(
    "K-20 mistakes in Objective-C print a message with the file and line, and set the exit code",
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

  @Test("K-20 Objective-C++ and apps in two languages are rejected with a message")
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
        "touchbox: \(mixed[0]): an app is either in Swift or in Objective-C here, also with a bridging header; expected files of one language"
      ])
    let file = try folder.write("int x;\n", to: "Board.mm")
    let other = try ObjectiveCRun(["run", file])
    #expect(other.status == .exited(2))
    #expect(
      other.errors == [
        "touchbox: \(file): Objective-C++ is not supported; expected a name that ends in .m"
      ])
  }

  @Test("in a folder with both languages, only the Swift files run, and a message says so")
  func mixedFolder() throws {
    let folder = try Folder()
    try folder.write(
      "import UIKit\nclass Board: UIView {}\n", to: "Board.swift")
    try folder.write("@implementation Ball\n@end\n", to: "Ball.m")
    let run = try ObjectiveCRun(["snap", folder.path, "-o", folder.path + "/x.png"])
    #expect(run.status == .exited(0))
    #expect(
      run.errors.first
        == "\(folder.path): only the Swift files, such as Board.swift, run, because an app is either in Swift or in Objective-C here; to run the Objective-C files, such as Ball.m, name a folder that contains only those"
    )
  }
}
