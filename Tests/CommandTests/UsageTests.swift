import Foundation
import Testing
import XServer

/// Tests messages about incorrect usage, errors in scripts, pictures and displays.
struct UsageTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test(
    "K-20 incorrect usage exits with code 2 and prints one message about correct usage",
    arguments: [
      (["run", "PinchMee"], "there is no demo named \"PinchMee\"; did you mean PinchMe?"),
      (["run", "Nonsense"], "expected one of TapCounter, DragDemo, PinchMe"),
      (
        ["run", "PinchMe/mouse-pinch.touch"],
        "mouse-pinch.touch is a script, not a demo; expected `touchbox play PinchMe/mouse-pinch.touch --window`"
      ),
      (["run", "--headless", "--script", "a.touch"], "Missing expected argument '<demo>'"),
      (["run", "PinchMe", "--scale", "0"], "--scale 0.0 is out of range; expected 0.25 to 16"),
      (["run", "PinchMe", "--variant", "fixed"], "'--variant <variant>'"),
      (["run", "PinchMe", "--headless"], "--headless and --script FILE go together"),
      (["jump"], "there is no demo or command named \"jump\"; expected one of TapCounter"),
      (["doctro"], "there is no demo or command named \"doctro\"; did you mean doctor?"),
      (["pinchme"], "there is no demo or command named \"pinchme\"; did you mean PinchMe?"),
      (["demo.touch"], "demo.touch is a script; did you mean `touchbox play demo.touch`?"),
      (["My.swift"], "My.swift is a file or folder; did you mean `touchbox run My.swift`?"),
      (["."], ". is a file or folder; did you mean `touchbox run .`?"),
      (
        ["--device", "iphone-x"],
        "options must follow a command; did you mean `touchbox run --device iphone-x`?"
      ),
      (
        ["--scale", "2", "PinchMe"],
        "options must follow a command; did you mean `touchbox run PinchMe --scale 2`?"
      ),
      (
        ["--jobs", "2", "play", "a.touch"],
        "options must follow a command; did you mean `touchbox play --jobs 2 a.touch`?"
      ),
      (["--nonsense"], "Unknown option '--nonsense'"),
      (["play"], "Missing expected argument '<scripts> ...'"),
      (["snap", "BeachBall"], "Missing expected argument '--output <file>'"),
      (["snap", "BeachBall", "-o", "x.png", "--at", "-1"], "--at"),
    ])
  func wrongUsage(arguments: [String], message: String) throws {
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test(
    "K-41 `serve --webdriver`, which only this machine can use, refuses the options for browsers",
    arguments: [
      (["--lan"], "limited to this machine"), (["--shared"], "--shared is for browsers"),
      (["--record", "a.touch"], "--record is for browsers"),
    ])
  func webDriverUsage(options: [String], message: String) throws {
    let command = try Command(["serve", "TapCounter", "--webdriver"] + options, in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.contains { $0.contains(message) }, "\(command.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test(
    "K-20 K-03 all errors in an invalid script are reported, the exit code is 2, and nothing is played"
  )
  func brokenScript() throws {
    let good = try folder.write(
      """
      touchscript 1
      demo TapCounter
      0.0 d1 100,120
      0.0 expect log "Single tap at 100.000000, 100.000000 tap count: 1"

      """, to: "good.touch")
    let broken = try folder.write(
      """
      touchscript 1
      demo TapCounter
      0.0 dwon 1 100,120
      0.1 tap 7 here

      """, to: "broken.touch")
    let command = try Command(["play", good, broken], in: folder)
    #expect(command.status == .exited(2))
    #expect(command.output.isEmpty)
    #expect(command.errors.contains { $0.contains("broken.touch:3:5: ") && $0.contains("dwon") })
    #expect(command.errors.contains { $0.contains("broken.touch:4:11: ") && $0.contains("here") })
  }

  @Test("K-20 a script that cannot be read exits with code 5")
  func unreadableScript() throws {
    let command = try Command(["play", "missing.touch"], in: folder)
    #expect(command.status == .exited(5))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("missing.touch: ") == true)
  }

  @Test("K-20 passing a folder as a script produces a message with a suggestion")
  func folderOfScripts() throws {
    try folder.write("touchscript 1\n", to: "scripts/a.touch")
    try folder.write("import UIKit\n", to: "app/A.swift")
    try folder.write("nothing", to: "other/a.txt")
    for (path, message) in [
      ("scripts", "scripts: is a folder; expected a touch script, such as scripts/*.touch"),
      ("app", "app: is a folder; expected a touch script, or `touchbox run app` for the app in it"),
      ("other", "other: is a folder; expected a touch script"),
    ] {
      let command = try Command(["play", path], in: folder)
      #expect(command.status == .exited(5))
      #expect(command.errors == ["touchbox: " + message])
    }
  }

  @Test("K-20 passing a Swift file as a script produces a message about `run` and --app")
  func codeInPlaceOfScript() throws {
    try folder.write("import UIKit\n", to: "My.swift")
    let command = try Command(["play", "My.swift"], in: folder)
    #expect(command.status == .exited(2))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("`touchbox run My.swift`") == true)
    #expect(command.errors.first?.contains("--app My.swift") == true)
  }

  @Test("K-20 a failed expectation exits with code 1 and shows the actual value")
  func failedExpectation() throws {
    let script = try folder.write(
      """
      touchscript 1
      demo TapCounter
      0.0 d1 100,120
      0.0 expect log "Double tap"
      0.1 u1

      """, to: "wrong.touch")
    let command = try Command(["play", script], in: folder)
    #expect(command.status == .exited(1))
    let errors = command.errors.joined(separator: "\n")
    #expect(errors.contains("wrong.touch:4"))
    #expect(errors.contains("Double tap"))
    #expect(errors.contains("Single tap at 100.000000, 100.000000 tap count: 1"))
  }

  @Test("A script without expectations plays, although tests reject it")
  func scriptWithoutExpectation() throws {
    let script = try folder.write(
      "touchscript 1\ndemo TapCounter\n0.0 tap 1 50,70\n", to: "a.touch")
    let command = try Command(["play", script], in: folder)
    #expect(command.status == .exited(0))
    #expect(command.output == ["Single tap at 50.000000, 50.000000 tap count: 1"])
  }

  @Test("K-37 `run --headless` plays a script but refuses another demo's script")
  func headless() throws {
    // In the published variant, the second finger has number 1 when it moves alone.
    let script = try folder.write(
      """
      touchscript 1
      demo PinchMe
      variant published
      0.000 d1 130,240
      0.100 d2 190,240
      0.200 m2 220,300
      0.300 u1 & u2

      """, to: "a.touch")
    let published = "Finger 1 moved: 220.000000x280.000000"
    let own = try Command(["run", "PinchMe", "--headless", "--script", script], in: folder)
    #expect(own.status == .exited(0) && own.output.contains(published), "\(own.output)")
    let corrected = try Command(
      ["run", "PinchMe", "--headless", "--script", script, "--variant", "corrected"], in: folder)
    #expect(corrected.status == .exited(0) && !corrected.output.contains(published))
    let other = try Command(["run", "TouchDemo", "--headless", "--script", script], in: folder)
    #expect(other.status == .exited(2))
    #expect(
      other.errors == [
        "touchbox: \(script) is a script for PinchMe; expected one for TouchDemo, or "
          + "touchbox run PinchMe"
      ])
  }

  @Test("K-20 without a display, `run` exits with code 4 and prints one message")
  func noDisplay() throws {
    let command = try Command(["run", "TouchDemo"], in: folder)
    #expect(command.status == .exited(4))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("no display for a window") == true)
  }

  @Test(
    "K-20 without a display, the Home screen exits with code 4 and mentions `list` and `help`",
    arguments: [[], ["run"], ["Home"]])
  func noDisplayForHome(arguments: [String]) throws {
    let command = try Command(arguments, in: folder)
    #expect(command.status == .exited(4))
    #expect(command.output.isEmpty)
    #expect(command.errors.first?.contains("no display for a window") == true)
    #expect(
      command.errors.dropFirst() == [
        "touchbox: `touchbox list` shows the demos, and `touchbox help` all commands"
      ])
  }

  @Test("C-54 a missing or corrupt picture produces one message; the demo continues without it")
  func pictures() throws {
    let script = try folder.write(
      """
      touchscript 1
      demo TouchDemo
      0.0 expect prop view.offsets[1] 256,0

      """, to: "icons.touch")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Assets", withIntermediateDirectories: true)
    let assets = URL(fileURLWithPath: folder.path + "/Assets")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Project.root + "/Assets/TouchDemo"),
      to: assets.appendingPathComponent("TouchDemo"))
    for name in ["1.png", "1@2x.png", "1@3x.png"] {
      try FileManager.default.removeItem(
        at: assets.appendingPathComponent("TouchDemo/\(name)"))
    }
    try Data("no picture".utf8).write(to: assets.appendingPathComponent("TouchDemo/2.png"))
    let command = try Command(
      ["play", script], in: folder, environment: ["TOUCHBOX_ASSETS": assets.path])
    #expect(command.status == .exited(0))
    #expect(command.messages.count == 2, "\(command.errors)")
    #expect(command.errors.contains { $0.contains("there is no picture named \"1\"") })
    #expect(command.errors.contains { $0.contains("TouchDemo/2.png: not a complete image") })
  }

  @Test("K-20 a picture that cannot be written exits with code 5")
  func unwritablePicture() throws {
    let command = try Command(["snap", "BeachBall", "-o", "/proc/none/ball.png"], in: folder)
    #expect(command.status == .exited(5))
    #expect(command.errors.count == 1)
    #expect(command.errors.first?.contains("/proc/none/ball.png: cannot be written") == true)
  }

  @Test(
    "K-20 messages, help and the version name the program, although a command parses its own arguments",
    arguments: [
      "list", "run", "serve", "record", "play", "snap", "film", "explain", "monkey", "merge",
      "adapt", "check", "format", "convert", "learn", "new", "doctor", "help",
    ])
  func commandNames(name: String) throws {
    let unknown = try Command([name, "--no-such-option"], in: folder)
    #expect(unknown.status == .exited(2))
    #expect(unknown.output.isEmpty)
    let messages = unknown.errors.joined(separator: "\n")
    #expect(messages.contains("\nUsage: touchbox \(name)"))
    #expect(messages.contains("\n  See 'touchbox \(name) --help' for more information."))
    for flag in ["--help", "-h"] {
      let help = try Command([name, flag], in: folder)
      #expect(help.status == .exited(0))
      #expect(help.output.contains { $0.hasPrefix("USAGE: touchbox \(name)") })
    }
    let version = try Command([name, "--version"], in: folder)
    #expect(version.output == (try Command(["--version"], in: folder)).output)
  }

  @Test("`--version` prints the newest version in the changelog")
  func version() throws {
    let changelog = try String(contentsOfFile: Project.root + "/CHANGELOG.md", encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: #/\n## \[([0-9.]+)\]/#)?.1)
    #expect(try Command(["--version"], in: folder).output == [String(newest)])
  }

  @Test("Help, version, list and completions print to standard output and exit with code 0")
  func help() throws {
    let help = try Command(["--help"], in: folder)
    #expect(help.status == .exited(0))
    #expect(help.output.contains { $0.contains("touchbox run TouchDemo") })
    #expect(help.errors.isEmpty)
    let list = try Command(["list"], in: folder)
    #expect(list.status == .exited(0))
    let names = [
      "TapCounter", "DragDemo", "PinchMe", "TouchDemo", "TouchSpots", "TestTouch", "BeachBall",
      "TouchExample", "SwipeExample", "MultiSwipe", "TouchChain",
      "PhotoDemo", "PhotoWall", "Contacts",
    ]
    for name in names {
      #expect(list.output.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
    for shell in ["bash", "zsh", "fish"] {
      let script = try Command(["--generate-completion-script", shell], in: folder)
      #expect(script.status == .exited(0))
      #expect(script.output.contains { $0.contains("touchbox") })
    }
  }
}
