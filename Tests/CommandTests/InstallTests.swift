import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// What `make install` installs, and the packages that `touchbox new` makes with it.
@Suite(.enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
struct InstallTests {
  private let folder: Folder
  private let environment: [String: String]

  init() throws {
    folder = try Folder()
    environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": RunFileTests.cache, "TOUCHBOX_ASSETS": "",
      "DESTDIR": folder.path + "/made",
    ]) { $1 }
  }

  /// Runs a program and returns the lines of its standard output.
  @discardableResult
  private func run(
    _ program: String, _ arguments: String..., in subfolder: String = "", code: Int32 = 0
  ) throws -> [String] {
    let child = try ChildProcess(
      program, arguments, environment: environment, directory: folder.path + subfolder)
    let status = try child.waitForExit(timeout: .seconds(300))
    #expect(status == .exited(code), "\(program) \(arguments): \(child.lines)")
    return code == 0 ? child.lines(of: .output) : child.lines(of: .error)
  }

  @Test("An installed touchbox runs files, and makes packages that build and pass their tests")
  func installed() throws {
    let build = (try ChildProcess.builtProgram("touchbox") as NSString).deletingLastPathComponent
    try run(Project.root + "/.ci/install", build, "/usr")
    // Nothing that is installed may know where it was made.
    try FileManager.default.moveItem(
      atPath: folder.path + "/made/usr", toPath: folder.path + "/moved here")
    let touchbox = folder.path + "/moved here/bin/touchbox"

    try folder.write(RunFileTests.source, to: "Spots.swift")
    try folder.write(RunFileTests.script, to: "tap.touch")
    #expect(
      try run(touchbox, "run", "Spots.swift", "--headless", "--script", "tap.touch") == [
        "spot at 100,100"
      ])
    try run(touchbox, "snap", "TouchDemo", "-o", "demo.png")

    for (name, code, message) in [
      ("My-App", 2, "is not a name of a Swift module"), ("UIKit", 2, "is the name of a module"),
      ("moved here", 2, "is not a name of a Swift module"), ("made", 5, "there is such a file"),
    ] {
      let errors = try run(touchbox, "new", name, code: Int32(code))
      #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
    }
    try run(touchbox, "new", "MyApp")
    let log = try run(
      "swift", "run", "-q", "MyApp", "--headless", "--script", "drag.touch", in: "/MyApp")
    #expect(log == ["card at 200, 300"])
    try run("swift", "test", in: "/MyApp")

    try FileManager.default.moveItem(
      atPath: folder.path + "/moved here", toPath: folder.path + "/made/usr")
    try run(Project.root + "/.ci/install", "--remove", "/usr")
    let left = FileManager.default.enumerator(atPath: folder.path + "/made/usr")
    #expect(left?.allObjects.contains { "\($0)".contains("touchbox") } == false)
  }
}
