import Foundation
import Testing
import XServer

/// Tests that the apps in `Fixtures/Apps` run unmodified.
///
/// All apps without top-level code are compiled as one program, so the test takes only seconds.
@Suite(.serialized) struct RunningAppTests {
  struct Play: Sendable {
    let app: String
    /// The script's steps.
    let steps: String
    /// The expected output.
    let log: [String]
    /// The folder of the app's files, or nil if the app is compiled together with others.
    var folder: String? = nil
  }

  /// The form's script without its first line.
  static let formSteps: String = {
    let path = AdapterProgram.fixtures.appendingPathComponent("Scripts/fill-in.touch").path
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.split(separator: "\n").dropFirst().joined(separator: "\n") ?? ""
  }()

  static let together: [String] = AppFixtureTests.apps.map(\.fixture).filter {
    // A program can have only one file with top-level code, and delegate names must be unique.
    !["MainProgram", "Playground", "Scenes"].contains($0)
  }

  // A controller's view fills the screen. A view without a controller starts below the status bar,
  // which is 20 points high.
  static let plays: [Play] = [
    Play(
      app: "PaintController",
      steps: "0 tap 1 70,42\n1 tap 1 190,42\n2 drag 1 50,180 150,180 over 0.2",
      log: ["picked Blue", "down 1", "cleared", "lines 1"]),
    Play(
      app: "TableController",
      steps:
        "0 tap 1 70,50\n1 tap 1 70,250\n2 tap 1 250,420\n3 d1 250,420\n4 u1\n5 drag 1 50,420 250,420 over 0.1",
      log: ["flip in deck", "flip in table", "tapped", "held", "swiped"]),
    Play(
      app: "OverloadController", steps: "0 tap 1 60,40\n1 tap 1 60,100\n2 tap 1 60,160",
      log: ["touch", "button", "event"]),
    Play(
      app: "KnobController", steps: "0 drag 1 160,160 190,160 over 0.05",
      log: ["begin", "turned 10", "turned 20", "turned 30", "has a color"]),
    Play(
      app: "SnapBoard", steps: "0 tap 1 101,123",
      log: ["dot 1", "snapped 100 100"]),
    Play(
      app: "AppDelegate", steps: "0 tap 1 101,123",
      log: ["tap 101"]),
    Play(
      app: "OldDelegate", steps: "0 tap 1 101,123",
      log: ["touched"]),
    Play(
      app: "ScoreView", steps: "0 d1 100,100",
      log: ["[\"score\", \"setScore:\", \"isLocked\", \"alpha\"]"]),
    Play(
      app: "SystemView", steps: "0 d1 100,100",
      log: ["new true", "phone"]),
    Play(
      app: "TickerController", steps: "1 d1 100,100",
      log: ["changed Changed", "tick 1", "tick 2", "tick 3"]),
    Play(
      app: "KeypadController", steps: "0 tap 1 145,45",
      log: ["pressed 2", "released 2 true"]),
    Play(
      app: "PhotoScroller", steps: "0 tap 1 100,100 count 2",
      log: ["scrolled", "zoom 2"]),
    Play(
      app: "Palette", steps: "0 tap 1 50,70",
      log: ["light", "chosen", "holder 7", "local"]),
    Play(
      app: "ResultController", steps: "0.1 tap 1 70,45\n0.5 d1 300,300",
      log: ["class method", "toggle", "add", "static method"]),
    Play(
      app: "StickerView", steps: "0 d1 100,200\n1 u1",
      log: ["menu"]),
    Play(
      app: "InheritedController", steps: "0 tap 1 60,40",
      log: ["hide", "blink"]),
    Play(
      app: "NamedController", steps: "0 tap 1 25,25\n1 tap 1 85,25\n2 tap 1 145,25\n3 tap 1 205,25",
      log: ["move", "paint", "renamed", "pressed"]),
    Play(
      app: "DelayedView", steps: "0 d1 100,100\n1 u1",
      log: ["stop", "responds", "pool", "ring bell"]),
    Play(
      app: "CounterController", steps: "0 tap 1 60,300",
      log: ["pad set", "photo true badge true", "dots 0", "count 1"]),
    Play(
      app: "Bounce", steps: "0 d1 130,150\n0.1 m1 140,160\n0.2 m1 150,170",
      log: ["moves 1", "moves 2"], folder: "Playground"),
    Play(
      app: "main", steps: "0 tap 1 100,100",
      log: [], folder: "MainProgram"),
    Play(
      app: "AppDelegate", steps: "0 tap 1 100,100\n1 suspend\n2 resume\n3 focus lost",
      log: [
        "foreground", "active", "scene touched 7 true", "inactive", "background", "foreground",
        "active", "inactive",
      ], folder: "Scenes"),
    Play(app: "LiteralView", steps: "0 d1 100,100", log: ["red 1.0 touchesBegan(_:with:)"]),
    Play(
      app: "FormController", steps: formSteps,
      log: [
        "name: Ann", "password: secret", "keyboard 216", "name: Annoa", "password: secret",
        "keyboard 256", "notes: 1", "notes: 2", "notes: 3", "keyboard hidden", "saved Annoa",
      ]),
  ]

  @Test("An app responds to fingers as expected", arguments: plays)
  func behavior(_ play: Play) throws {
    let folder = NSTemporaryDirectory() + "plays-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = folder + "/steps.touch"
    try "touchscript 1\n\(play.steps)\n".write(toFile: script, atomically: true, encoding: .utf8)
    let files = (play.folder.map { [$0] } ?? Self.together).map {
      AdapterProgram.fixtures.appendingPathComponent("Apps/" + $0).path
    }
    let child = try ChildProcess(
      ChildProcess.builtProgram("touchbox"),
      ["run"] + files + ["--app", play.app, "--headless", "--script", script],
      environment: AdapterProgram.environment, directory: folder)
    #expect(try child.waitForExit(timeout: .seconds(300)) == .exited(0), "\(child.lines)")
    #expect(child.lines(of: .output) == play.log)
  }
}
