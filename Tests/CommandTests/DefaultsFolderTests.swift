import Folders
import Foundation
import Simulator
import Testing
import UIKit

@testable import TouchboxCommand

/// The folders that store the settings of apps.
struct DefaultsFolderTests {
  @Test("C-59 each app has a folder in XDG_STATE_HOME; sources with the same name have their own")
  func paths() {
    let environment = ["XDG_STATE_HOME": "/s"]
    func path(_ name: String, _ source: String?) -> String? {
      DefaultsFolder(of: name, source: source, environment: environment)?.path
    }
    #expect(path("PinchMe", nil) == "/s/touchbox/apps/PinchMe")
    #expect(path("a/../b", nil) == "/s/touchbox/apps/a_.._b")
    let first = path("Game", "/home/a/Game.swift")
    #expect(first?.hasPrefix("/s/touchbox/apps/Game-") == true)
    #expect(first == path("Game", "/home/a/Game.swift"))
    #expect(first != path("Game", "/home/b/Game.swift"))
    #expect(DefaultsFolder(of: "Game", source: nil, environment: [:]) == nil)
  }

  @Test("C-59 values are stored as property lists, and a file that cannot be read is ignored")
  @MainActor func files() throws {
    let folder = try Folder()
    let path = folder.path + "/app"
    func run(_ body: @MainActor () -> Void) {
      let phone = Phone(root: UIView())
      phone.context.run.defaults.storage = DefaultsFolder(path).storage
      phone.perform(body)
    }
    run {
      UIKit.UserDefaults.standard.set(["a": 1], forKey: "scores")
      UIKit.UserDefaults(suiteName: "../x")?.set(true, forKey: "on")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["defaults.plist", "suite-.._x.plist"])
    run {
      #expect(UIKit.UserDefaults.standard.dictionary(forKey: "scores")?["a"] as? Int == 1)
      #expect(UIKit.UserDefaults(suiteName: "../x")?.bool(forKey: "on") == true)
    }
    _ = try folder.write("no property list", to: "app/defaults.plist")
    run { #expect(UIKit.UserDefaults.standard.object(forKey: "scores") == nil) }
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.write("a file in place of the folder", to: "app")
    run {
      UIKit.UserDefaults.standard.set(1, forKey: "x")
      #expect(UIKit.UserDefaults.standard.integer(forKey: "x") == 1)
    }
  }
}
