import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// The shell commands of the README and of the guides work.
struct GuideCommandTests {
  private static let catalog = "Sources/TouchboxCommand/touchbox.docc/"
  private static let start = GuidePage(catalog + "GettingStarted.md")
  private static let pages =
    [GuidePage("README.md"), GuidePage("Sources/TouchScript/TouchScript.docc/WritingScripts.md")]
    + [
      "touchbox", "RunningDemos", "RunningYourOwnFile", "PlayingScripts", "PicturesAndFilms",
      "WhatTheAdapterChanges",
    ].map { GuidePage(catalog + "\($0).md") }

  private let folder: Folder

  init() throws {
    folder = try Folder()
    for path in ["bin", "MyApp", "folder", ".local/share/bash-completion/completions"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/bin/touchbox",
      withDestinationPath: try ChildProcess.builtProgram("touchbox"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets", withDestinationPath: Project.root + "/Assets")
    for (file, name) in [("BeachBall/ball", "ball"), ("TouchDemo/1", "folder/1")] {
      try FileManager.default.copyItem(
        atPath: "\(Project.root)/Assets/\(file).png", toPath: "\(folder.path)/\(name).png")
    }
    for name in ["session", "pinch", "tap", "drag"] {
      try folder.write("touchscript 1\ndemo PinchMe\n0.000 tap 1 160,240\n", to: "\(name).touch")
    }
  }

  /// Runs a command in the folder, without a display; `touchbox` is the program that was built.
  private func run(_ command: String) throws -> ChildProcess {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["HOME"] = folder.path
    environment["XDG_CACHE_HOME"] = RunFileTests.cache
    environment["PATH"] = "\(folder.path)/bin:" + (environment["PATH"] ?? "")
    return try ChildProcess(
      "/bin/bash", ["-O", "globstar", "-c", command], environment: environment,
      directory: folder.path)
  }

  /// Returns the exit code that a command has in this folder.
  private func expectedCode(_ command: String) -> Int32 {
    // Only `make install` makes what packages are built with.
    if command.hasPrefix("touchbox new ") { return 4 }
    // Files that do not exist here, so that nothing is compiled: RunFileTests does that.
    if command.contains(/\s(?:My\w+|Model|Board)\.swift/) { return 5 }
    if command.hasSuffix(" MyApp") { return 2 }
    let opensWindow = command.hasPrefix("touchbox run ") || command.hasPrefix("touchbox record ")
    return opensWindow || command.contains(" --window") ? 4 : 0
  }

  /// Checks a command that is not `touchbox`: it is known, and a target of `make` exists.
  private func checkOther(_ command: String) throws {
    let words = command.split(separator: " ")
    guard words[0] == "make" else {
      // InstallTests makes, builds and tests a package.
      #expect(
        command == "cd MyApp" || command == "cd MyApp && swift run" || command == "swift test"
          || command.hasPrefix("swift run"), "\(command)")
      return
    }
    let make = try String(contentsOfFile: Project.root + "/Makefile", encoding: .utf8)
    #expect(make.contains("\n\(words[1]):"))
  }

  @Test("Every command of a page works", arguments: pages)
  func commands(page: GuidePage) throws {
    #expect(!page.commands.isEmpty)
    for command in page.commands {
      guard command.hasPrefix("touchbox ") else {
        try checkOther(command)
        continue
      }
      let child = try run(command)
      let status = try child.waitForExit(timeout: .seconds(60))
      #expect(status == .exited(expectedCode(command)), "\(command): \(child.lines)")
      if status == .exited(5) {
        #expect(child.lines(of: .error).allSatisfy { $0.contains("no such file") }, "\(command)")
      }
    }
  }

  @Test(
    "Getting started works from the first command to the last",
    .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
  func gettingStarted() throws {
    for block in Self.start.blocks {
      if let file = block.file { try folder.write(block.text, to: file) }
    }
    var commandCount = 0
    var lines: [String] = []
    // Watching never ends.
    for command in Self.start.commands where !command.contains(" --watch") {
      guard command.hasPrefix("touchbox ") else {
        try checkOther(command)
        continue
      }
      let child = try run(command)
      let status = try child.waitForExit(timeout: .seconds(120))
      #expect(status == .exited(expectedCode(command)), "\(command): \(child.lines)")
      lines += child.lines(of: .error)
      commandCount += 1
    }
    #expect(commandCount >= 10)
    // The lines of the trace that the page shows.
    for block in Self.start.blocks("text") {
      for line in block.text.split(separator: "\n") { #expect(lines.contains(String(line))) }
    }
    #expect(FileManager.default.fileExists(atPath: folder.path + "/card/dragged.png"))
  }

  @Test("Getting started shows the code of the example package, which is tested")
  func showsTheExample() throws {
    let files = [
      "Sources/PaperDolls/CardController.swift", "Tests/PaperDollsTests/CardTests.swift",
    ]
    let blocks = Self.start.blocks("swift")
    #expect(blocks.count == files.count)
    for (block, file) in zip(blocks, files) {
      let path = "\(Project.root)/Tests/Example/\(file)"
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains(block.text), "\(file)")
    }
  }

  @Test("The README fits on one screen, and has a picture, two commands and links to all guides")
  func readme() throws {
    let readme = GuidePage("README.md")
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 70)
    #expect(readme.blocks.map(\.kind) == ["sh"])
    let folders = ["Simulator", "TouchScript", "TouchTesting", "TouchboxCommand", "UIKit"]
    for folder in folders {
      let pages = try FileManager.default.subpathsOfDirectory(
        atPath: "\(Project.root)/Sources/\(folder)"
      ).filter { $0.hasSuffix(".md") && !$0.contains("Contract/") }
      #expect(!pages.isEmpty)
      // Details, which the page of the command lists, and the roots of the modules' pages.
      let details = [
        "RunningDemos", "WhatTheAdapterChanges", "Storyboards", "PlayingScripts",
        "PicturesAndFilms", "Simulator", "TouchScript", "TouchTesting", "UIKit",
      ]
      for page in pages where !details.contains(where: { page.hasSuffix("/\($0).md") }) {
        #expect(readme.text.contains("](Sources/\(folder)/\(page))"), "\(page)")
      }
    }
  }
}
