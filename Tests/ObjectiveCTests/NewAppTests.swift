import Folders
import Foundation
import Testing

/// Tests the app that `touchbox new --objc` creates.
struct NewAppTests {
  @Test("a new Objective-C app passes its script and is not overwritten")
  func newApp() throws {
    let folder = try Folder()
    let made = try ObjectiveCRun(["new", "Spots", "--objc"], in: folder.path)
    #expect(made.status == .exited(0), "\(made.errors)")
    #expect(
      made.errors == [
        "created Spots: try `touchbox run Spots`, and `touchbox play Spots/tap.touch --app Spots`"
      ])
    let play = try ObjectiveCRun(["play", "Spots/tap.touch", "--app", "Spots"], in: folder.path)
    #expect(play.status == .exited(0), "\(play.errors)")
    #expect(play.output == ["1 fingers", "2 fingers"])
    let again = try ObjectiveCRun(["new", "Spots", "--objc"], in: folder.path)
    #expect(again.status == .exited(5))
    #expect(again.errors == ["touchbox: Spots: already exists; choose another name"])
  }
}
