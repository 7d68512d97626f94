import CoreGraphics
import Foundation
import SDLHost
import Testing

@testable import TouchboxCommand

/// Tests the saved geometry of windows.
struct WindowStateTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func file() throws -> WindowStateFile {
    try #require(WindowStateFile(environment: ["XDG_STATE_HOME": folder.path]))
  }

  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test(
    "The file is in XDG_STATE_HOME, otherwise in ~/.local/state; relative folders are ignored",
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/touchbox/window"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/touchbox/window"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/touchbox/window"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func path(environment: [String: String], path: String?) {
    #expect(WindowStateFile(environment: environment)?.path == path)
  }

  @Test("Each device's window is remembered in a private file in a private folder")
  func saving() throws {
    let file = try file()
    #expect(file.geometry(of: "iphone") == nil)
    let iPhone = WindowGeometry(
      scale: 700.0 / 480, origin: CGPoint(x: -100, y: 40), borders: CGSize(width: 2, height: 24))
    let iPad = WindowGeometry(scale: 0.75)
    file.save(WindowGeometry(scale: 2), of: "iphone")
    file.save(iPad, of: "ipad")
    file.save(iPhone, of: "iphone")
    #expect(file.geometry(of: "iphone") == iPhone)
    #expect(file.geometry(of: "ipad") == iPad)
    #expect(file.geometry(of: "iphone5") == nil)
    #expect(try permissions(file.path) == 0o600)
    #expect(try permissions(folder.path + "/touchbox") == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/touchbox") == ["window"])
  }

  @Test("The 32 most recent devices are remembered")
  func capacity() throws {
    let file = try file()
    for width in 0..<40 { file.save(WindowGeometry(scale: 1), of: "\(100 + width)x100@1") }
    #expect(file.geometry(of: "107x100@1") == nil)
    #expect(file.geometry(of: "108x100@1") != nil)
  }

  @Test(
    "Invalid lines are ignored",
    arguments: [
      "iphone", "iphone 1 2", "iphone 1 2 3 4", "iphone 1 2 3 4 -1", "iphone 1 2 3 4 1e30",
      "iphone 1 2 3 4 5 6",
      "iphone x", "iphone 1 2 y", "iphone nan",
      "iphone inf", "iphone 0", "iphone -1", "iphone 17", "iphone 1 1e30 0", "iphone 1 0 nan",
      "\u{0}\u{1}\u{fffd}", "",
    ])
  func malformed(line: String) throws {
    try folder.write("\(line)\nipad 0.5 10 20\n", to: "touchbox/window")
    let file = try file()
    #expect(file.geometry(of: "iphone") == nil)
    #expect(
      file.geometry(of: "ipad") == WindowGeometry(scale: 0.5, origin: CGPoint(x: 10, y: 20)))
    file.save(WindowGeometry(scale: 1), of: "iphone")
    #expect(
      try String(contentsOfFile: file.path, encoding: .utf8) == "iphone 1.0\nipad 0.5 10 20\n")
  }

  @Test("A file that cannot be read or written causes no error and is unchanged")
  func unusable() throws {
    // Create a folder in place of the file.
    try folder.write("", to: "touchbox/window/inside")
    let file = try file()
    file.save(WindowGeometry(scale: 1), of: "iphone")
    #expect(file.geometry(of: "iphone") == nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/touchbox") == ["window"])
    // Use a file in place of the folder.
    let none = try #require(WindowStateFile(environment: ["XDG_STATE_HOME": "/dev/null"]))
    none.save(WindowGeometry(scale: 1), of: "iphone")
    #expect(none.geometry(of: "iphone") == nil)
    // Opening a pipe without a writer must not block.
    let pipe = try #require(WindowStateFile(environment: ["XDG_STATE_HOME": folder.path + "/p"]))
    try folder.write("", to: "p/touchbox/other")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(pipe.geometry(of: "iphone") == nil)
  }

  @Test(
    "A window's geometry is saved unless --scale or --fullscreen is given",
    arguments: [([], true), (["--scale", "1"], false), (["--fullscreen"], false)])
  func remembers(arguments: [String], expected: Bool) throws {
    #expect(try WindowOptions.parse(arguments).remembersGeometry == expected)
  }

  @Test(
    "The message about a saved file names its folder and truncates a long name on the left",
    arguments: [
      ("/h/a/x-1.png", "Saved x-1.png in ~/a"), ("/h/x-1.png", "Saved x-1.png in ~"),
      ("/hh/x-1.png", "Saved x-1.png in /hh"), ("/x-1.png", "Saved x-1.png in /"),
      ("/h/one/two/three/four/five/x.touch", "Saved x.touch in …one/two/three/four/five"),
    ])
  @MainActor func saved(path: String, message: String) {
    #expect(DemoWindow.saved(path, home: "/h") == message)
  }
}
