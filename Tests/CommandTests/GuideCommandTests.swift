import Foundation
import Testing
import XServer

private let hasSourceAdapter = FileManager.default.fileExists(
  atPath: Project.root + "/Sources/touchbox-adapt/TouchboxAdapt.swift")

/// Tests the shell commands in the README and the guides.
struct GuideCommandTests {
  private static let catalog = "Sources/Guides.docc/"
  private static let start = GuidePage(catalog + "Start/GettingStarted.md")
  private static let pages =
    [GuidePage("README.md")]
    + [
      "Write/WritingScripts", "Write/ManyMachines", "touchbox", "Start/RunningDemos",
      "Start/RunningYourOwnFile", "Start/PlayingScripts", "Start/PicturesAndFilms",
      "Port/WhatTheAdapterChanges", "Understand/WhyDidMyTouchGoThere",
      "Understand/ExplainingARun", "Write/FindingFaults", "Start/Lessons",
    ].map { GuidePage(catalog + "\($0).md") }

  /// One finger on a touchscreen with 3200 x 4800 units, in the format of `libinput record`.
  private static let recording = """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event5
      evdev:
        name: "Touchscreen"
        id: [24, 1267, 9364, 256]
        codes:
          0: [0, 1, 2, 3]
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, 3199, 0, 0, 31]
          54: [0, 4799, 0, 0, 31]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      events:
      - evdev:
        - [0, 0, 3, 57, 7]
        - [0, 0, 3, 53, 100]
        - [0, 0, 3, 54, 200]
        - [0, 0, 0, 0, 0]
        - [0, 100000, 3, 57, -1]
        - [0, 100000, 0, 0, 0]

    """

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
    // Use only the scripts of demos mentioned on the pages. ScenarioTests plays all scripts.
    for demo in ["BeachBall", "PhotoDemo", "TouchChain", "TouchDemo"] {
      for name in try FileManager.default.contentsOfDirectory(
        atPath: "\(Project.root)/Assets/\(demo)") where name.hasSuffix(".touch")
      {
        try folder.write(
          String(contentsOfFile: "\(Project.root)/Assets/\(demo)/\(name)", encoding: .utf8),
          to: "Assets/\(demo)/\(name)")
      }
    }
    for (file, name) in [("BeachBall/ball", "ball"), ("TouchDemo/1", "folder/1")] {
      try FileManager.default.copyItem(
        atPath: "\(Project.root)/Assets/\(file).png", toPath: "\(folder.path)/\(name).png")
    }
    for name in ["session", "pinch", "tap", "drag"] {
      try folder.write("touchscript 1\ndemo PinchMe\n0.000 tap 1 160,240\n", to: "\(name).touch")
    }
    try folder.write(Self.recording, to: "session.yml")
    for index in 1...2 {
      let counts = "tests=\"0\" failures=\"0\" errors=\"0\" time=\"0.000\""
      try folder.write(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
          + "<testsuites name=\"shard \(index)/2 of 0 scripts\" \(counts)>\n</testsuites>\n",
        to: "shard-\(index).xml")
    }
  }

  /// Runs a command in the folder, without a display. `touchbox` is the built program.
  private func run(_ command: String) throws -> ChildProcess {
    // The recording already exists, because other commands need it. A debug build is slow, so play
    // only a tenth of the packets.
    var command =
      command.hasPrefix("touchbox record ")
      ? command + " --force" : command.replacing("--packets 5000", with: "--packets 500")
    // A server runs until it is stopped, so `make test-serve` tests it instead.
    if command.hasPrefix("touchbox serve") { command += " --help" }
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
    environment["HOME"] = folder.path
    environment["XDG_STATE_HOME"] = folder.path + "/state"
    environment["XDG_CACHE_HOME"] = ChildProcess.cache
    environment["PATH"] = "\(folder.path)/bin:" + (environment["PATH"] ?? "")
    return try ChildProcess(
      "/bin/bash", ["-O", "globstar", "-c", command], environment: environment,
      directory: folder.path)
  }

  /// Returns the expected exit code of a command in this folder.
  private func expectedCode(_ command: String) -> Int32 {
    // Packages can be created only after `make install`.
    if command.hasPrefix("touchbox new ") { return 4 }
    // These files do not exist here, so nothing is compiled. RunFileTests tests compilation.
    if command.contains(/\s(?:My\w+|Model|Board)\.(?:swift|m)\b/) { return 5 }
    if command.hasSuffix(" MyApp") { return 2 }
    // Both commands report a missing display.
    if command == "touchbox" || command.hasPrefix("touchbox doctor") { return 4 }
    // The exercise as it was written fails, and this folder contains no other.
    if command.hasSuffix(" 1 --check") { return 1 }
    if command.hasSuffix(" work --check") { return 5 }
    let opensWindow =
      command.contains(/^touchbox learn 1( --explain)?$/)
      || command.hasPrefix("touchbox run ") || command.hasPrefix("touchbox record ")
    let isHeadless = command.contains(" --headless")
    return opensWindow && !isHeadless || command.contains(" --window") ? 4 : 0
  }

  /// Checks a command other than `touchbox`. It must be known, and `make` targets must exist.
  private func checkOther(_ command: String) throws {
    let words = command.split(separator: " ")
    guard words[0] == "make" else {
      // InstallTests creates, builds and tests a package.
      #expect(
        command == "cd MyApp" || command == "cd MyApp && swift run" || command == "swift test"
          || command.hasPrefix("swift run"), "\(command)")
      return
    }
    let make = try String(contentsOfFile: Project.root + "/Makefile", encoding: .utf8)
    #expect(make.contains("\n\(words[1]):"))
  }

  @Test("Every command on a page works", arguments: pages)
  func commands(page: GuidePage) throws {
    #expect(!page.commands.isEmpty)
    for command in page.commands {
      guard command == "touchbox" || command.hasPrefix("touchbox ") else {
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

  @Test("The scripts on the demo page pass")
  func scripts() throws {
    let blocks = GuidePage(Self.catalog + "Start/RunningDemos.md").blocks("touch")
    #expect(!blocks.isEmpty)
    for block in blocks {
      try folder.write(block.text, to: "guide.touch")
      let child = try run("touchbox play guide.touch")
      #expect(try child.waitForExit(timeout: .seconds(60)) == .exited(0), "\(child.lines)")
    }
  }

  @Test(
    "All commands in Getting started work in order",
    .enabled(if: hasSourceAdapter, "the source adapter is not in this copy of the sources"))
  func gettingStarted() throws {
    for block in Self.start.blocks {
      if let file = block.file { try folder.write(block.text, to: file) }
    }
    var commandCount = 0
    var lines: [String] = []
    // Watching never ends, so skip such commands.
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
    // Check the trace lines on the page.
    for block in Self.start.blocks("text") {
      for line in block.text.split(separator: "\n") { #expect(lines.contains(String(line))) }
    }
    #expect(FileManager.default.fileExists(atPath: folder.path + "/card/dragged.png"))
  }

  @Test("Getting started shows the code of the tested example package")
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

  @Test("The README fits on one screen and has a picture, two commands and links to all guides")
  func readme() throws {
    let readme = GuidePage("README.md")
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 75)
    #expect(readme.blocks.map(\.kind) == ["sh"])
    let guides = try FileManager.default.subpathsOfDirectory(
      atPath: "\(Project.root)/\(Self.catalog)"
    ).filter { $0.hasSuffix(".md") && !$0.hasPrefix("Contract/") }.map { Self.catalog + $0 }
    #expect(guides.count > 20)
    // The root page of the catalog lists these details.
    let details = [
      "RunningDemos", "WhatTheAdapterChanges", "Storyboards", "PlayingScripts", "PicturesAndFilms",
      "Thresholds",
    ]
    let expected =
      guides.filter { page in !details.contains { page.hasSuffix("/\($0).md") } } + [
        "Sources/Guides.docc/Contract/Contract.md", "Sources/UIKit/UIKit.docc/APICoverage.md",
        "CONTRIBUTING.md",
      ]
    for page in expected {
      #expect(readme.text.contains("](\(page))"), "\(page)")
    }
  }
}
