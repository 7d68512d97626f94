import Folders
import Testing
import XServer

/// Tests that xib files of both formats are loaded.
@Suite(.serialized) struct NibTests {
  @Test(
    "a xib file or storyboard creates views, tables, bars, outlets, actions and gesture recognizers",
    arguments: [
      ("Nibs/Current", "CounterViewController"), ("Nibs/Archive", "main"),
      ("Nibs/OldNavigation", "main"), ("Nibs/Tabs", "LibraryDelegate"),
    ])
  func loads(app: String, file: String) throws {
    let fixture = try ObjectiveCFixture(app, file)
    try #require(!fixture.comments("log").isEmpty)
    let folder = try Folder()
    let script = try folder.write(fixture.script, to: "steps.touch")
    let run = try ObjectiveCRun(["play", script, "--app", "\(ObjectiveCRun.fixtures)/\(app)"])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output == fixture.comments("log"))
  }

  @Test("a storyboard creates controllers, constraints and segues, and reports other elements")
  func storyboard() throws {
    let fixture = try ObjectiveCFixture("Nibs/Storyboard", "ScoresViewController")
    let folder = try Folder()
    let script = try folder.write(fixture.script, to: "steps.touch")
    let run = try ObjectiveCRun([
      "play", script, "--app", "\(ObjectiveCRun.fixtures)/Nibs/Storyboard",
    ])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output == fixture.comments("log"))
    let messages = run.errors.filter { $0.contains(".storyboard:") }
    #expect(messages == fixture.comments("message").map { "touchbox: \($0)" })
  }

  @Test(
    "an invalid xib file causes a warning, and the app still runs",
    arguments: [
      (
        "<document", "touchbox: /BoardView.xib:1: cannot be read; expected a file of Xcode"
      ),
      (
        "<html></html>", "touchbox: /BoardView.xib:1: cannot be read; expected a file of Xcode"
      ),
      (
        "<document><objects><placeholder id=\"-1\"><connections>"
          + "<outlet property=\"view\" destination=\"a\"/></connections></placeholder>"
          + "<view id=\"a\" customClass=\"Missing\"/></objects></document>",
        "touchbox: BoardView.xib:1: there is no class named Missing; the object is a UIView"
      ),
      (
        "<document><objects><placeholder id=\"-1\"><connections>"
          + "<outlet property=\"view\" destination=\"a\"/></connections></placeholder>"
          + "<button id=\"a\"><connections><action selector=\"go:\" destination=\"-1\"/></connections>"
          + "</button></objects></document>",
        "touchbox: BoardView.xib:1: BoardViewController has no action go:"
      ),
    ])
  func wrong(xib: String, message: String) throws {
    let folder = try Folder()
    let app = try folder.write(
      "@interface BoardViewController : UIViewController\n@end\n"
        + "@implementation BoardViewController\n@end\n", to: "BoardViewController.m")
    try folder.write(xib, to: "BoardView.xib")
    let run = try ObjectiveCRun(["snap", app, "-o", folder.path + "/x.png"])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(
      run.errors.contains { $0.replacing(folder.path, with: "") == message }, "\(run.errors)")
  }

  @Test("an outlet with no matching property crashes the app, as on iOS")
  func wrongOutlet() throws {
    let folder = try Folder()
    let app = try folder.write(
      "@interface BoardViewController : UIViewController\n@end\n"
        + "@implementation BoardViewController\n@end\n", to: "BoardViewController.m")
    try folder.write(
      "<document><objects><placeholder id=\"-1\"><connections>"
        + "<outlet property=\"view\" destination=\"a\"/><outlet property=\"ball\" destination=\"a\"/>"
        + "</connections></placeholder><view id=\"a\"/></objects></document>", to: "BoardView.xib")
    let run = try ObjectiveCRun(["snap", app, "-o", folder.path + "/x.png"])
    #expect(run.status != .exited(0))
    #expect(
      run.errors.contains {
        $0.contains("this class is not key value coding-compliant for the key ball.")
      }, "\(run.errors)")
  }
}
