import Foundation
import Testing
import XServer

/// Tests storyboards and xib files. Each is adapted, compiled and run with its app's sources.
@Suite(.serialized) struct StoryboardTests {
  /// Returns a tap in screen coordinates, followed by a second without touches.
  private func tap(_ x: Int, _ y: Int) -> String {
    "phone.finger(1).down(at: \(x), \(y)).up(); phone.after(1)"
  }

  private let main =
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!"

  @Test(
    "The main storyboard provides labels, controls, outlets (even private), collections, actions"
  )
  func counter() throws {
    let app = try StoryboardApp("Counter")
    #expect(app.warnings == [])
    // The knob's center at value 5 of 1…10: 18 + 2 - 2 + 14 + 4/9 * (284 - 28), 180 + 31 / 2.
    let output = try app.run(
      "AppDelegate.self",
      [
        tap(80, 122), tap(80, 122), tap(240, 122), tap(80, 122),
        "phone.drag(from: 146, 195, to: 300, 195, over: 0.5)", tap(80, 122),
      ])
    #expect(
      output == [
        "launched with CounterController", "loaded: Taps: \"none\" 20.0 2 2",
        "frame: (20.0, 30.0, 280.0, 40.0) mask: 18", "button: Count 7 1", "switch: true", "TAPS 1",
        "TAPS 2", "reset", "TAPS 1", "TAPS 11",
      ])
  }

  @Test(
    "A scene provides recognizers with properties, targets and delegates, even of app classes")
  func gestures() throws {
    let app = try StoryboardApp("Gestures")
    #expect(app.warnings == [])
    let output = try app.run(
      main,
      [
        "phone.finger(1).down(at: 100, 80).up(); phone.after(0.1)", tap(100, 80),
        "phone.drag(from: 100, 80, to: 150, 80, over: 0.3); phone.after(1)",
        "phone.finger(1).down(at: 150, 130); phone.after(0.3); phone.finger(1).up(); phone.after(1)",
        tap(300, 450),
      ])
    #expect(
      output == [
        "recognizers 3 2", "press 0.25 10.0", "double tap", "may begin", "panned to 190.0",
        "press 1", "press 3", "corner",
      ])
  }

  @Test(
    "A xib's custom view has user-defined attributes, inherited outlets and a plain object"
  )
  func badge() throws {
    let app = try StoryboardApp("Badge")
    #expect(
      app.warnings == [
        "41: layer.borderColor is a CGColor, which interface files cannot contain; as on iOS it is "
          + "unchanged",
        "44: BadgeView has no property unknown with @IBInspectable; the attribute is left out",
      ])
    #expect(
      try app.run("BadgeController()", []) == [
        "init (120.0, 60.0) 1 0", "level 3 true",
        "awake 2 17.0 3 He said \"\\(hi)\" (3.0, 4.0)", "layer 12.0 true true true true",
        "color true", "objects 2 true",
      ])
  }

  @Test(
    "Inspectable properties in extensions of UIKit classes are view attributes unless they are private"
  )
  func styles() throws {
    let app = try StoryboardApp("Styles")
    #expect(
      app.warnings == [
        "19: StyledView has no property caption with @IBInspectable; the attribute is left out",
        "27: UILabel has no property secret with @IBInspectable; the attribute is left out",
      ])
    #expect(
      try app.run("StylesController()", []) == ["5.0 none 3 false", "0.0 new 0 false"])
  }

  @Test("Two scenes work with identifiers and circular outlets")
  func twoScenes() throws {
    let app = try StoryboardApp("TwoScenes")
    #expect(app.warnings == [])
    #expect(
      try app.run(main, [tap(100, 40), tap(100, 40)]) == [
        "second awake false", "made false", "second loaded First true 568.0", "touch true true",
      ])
  }

  @Test("A xib file owned by a view works inside one owned by a controller")
  func panel() throws {
    let app = try StoryboardApp("Panel")
    #expect(app.warnings == [])
    #expect(
      try app.run("PanelViewController()", [tap(110, 70)]) == [
        "panel (60.0, 20.0, 60.0, 60.0) 0.5 1", "controller true 320.0", "touched", "turned true",
      ])
  }

  @Test("A stack view, a scroll view with its delegate, and a replacement for a missing view work")
  func stack() throws {
    let app = try StoryboardApp("Stack")
    #expect(
      app.warnings == [
        "29: there is no UIDatePicker here; a UIView is used instead"
      ])
    // 40 below the safe area, which starts at 20; three equal heights and two gaps of 10 in 320.
    #expect(
      try app.run(
        main,
        [
          "phone.after(0.1)", "phone.drag(from: 250, 400, to: 50, 400, over: 0.2)",
          "phone.after(2)",
        ]
      ) == [
        "stack (20.0, 60.0, 280.0, 320.0) [0.0, 110.0, 220.0]", "first (90.0, 0.0, 100.0, 100.0)",
        "scroll (640.0, 90.0) true 4.0", "keyboard onDrag", "page 320.0",
      ])
  }

  @Test("Supported constraints apply, and unsupported ones are reported")
  func constraints() throws {
    let app = try StoryboardApp("Constraints")
    #expect(
      app.warnings == [
        "44: the constraint refers to gone-xx-1, which is not a view here; it is left out"
      ])
    // 16 below the status bar of 20; a margin of 16 and 8; 320 - 24 - 16; (480 - 50) / 2.
    #expect(
      try app.run(main, ["phone.after(0.1)", tap(10, 440)]) == [
        "bar (24.0, 36.0, 280.0, 50.0)", "middle (110.0, 215.0, 100.0, 50.0)",
        "bar 20.0 middle (40.0, 20.0)",
      ])
  }

  @Test("Segues from buttons and code work, including embed, unwind and custom segues")
  func segues() throws {
    let app = try StoryboardApp("Segues")
    #expect(
      app.warnings == [
        "30: a button with the style \"filled\" looks like a plain button here",
        "48: the segue does not lead to a controller in the file, or embeds its own; it is left out",
        "83: buttons of type infoLight are not available here; using a system button",
      ])
    let output = try app.run(
      "UIStoryboard(name: \"Flow\", bundle: nil).instantiateInitialViewController()!",
      [tap(100, 90), tap(100, 120), "phone.after(1)", tap(100, 180), tap(100, 160)])
    #expect(
      output == [
        "prepare child String", "list loaded 1 More", "bar List", "prepare details UIButton",
        "details 42", "back from 42", "still pushed", "child true (0.0, 0.0, 320.0, 100.0)",
        "prepare flip ListController", "flip true", "details 42", "back from 42",
        "still presented",
      ])
  }

  @Test("All generated code compiles without warnings in Swift 5 and Swift 6 mode")
  func languages() throws {
    for name in ["Gestures", "Panel", "Segues"] {
      let adaptation = try Adaptation(StoryboardApp.files(of: name))
      #expect(try adaptation.compilerMessages(language: "6") == [])
      #expect(try adaptation.compilerMessages(language: "5") == [])
    }
  }

  // MARK: - Neighbors

  /// Adapts a file located next to the storyboard with two scenes.
  private func adaptNextToTwoScenes(_ source: String) throws -> Adaptation {
    let folder = NSTemporaryDirectory() + "beside-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/Pad.swift"
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let scenes = StoryboardApp.folder("TwoScenes").appendingPathComponent("Main.storyboard").path
    let broken = StoryboardApp.folder("Broken").appendingPathComponent("Unclosed.storyboard").path
    return try Adaptation([file, "--beside", scenes, broken])
  }

  @Test("A neighboring storyboard has no effect if it does not mention the file's classes")
  func foreignNeighbor() throws {
    let adaptation = try adaptNextToTwoScenes("import UIKit\nclass Pad: UIView {}\n")
    #expect(adaptation.report.apps.map(\.make) == ["Pad(frame: UIScreen.main.bounds)"])
    #expect(adaptation.report.warnings.isEmpty)
  }

  @Test("A neighboring storyboard starts with the scene of the file's class")
  func ownNeighbor() throws {
    let adaptation = try adaptNextToTwoScenes(
      "import UIKit\nclass SecondController: UIViewController {}\n")
    let app = try #require(adaptation.report.apps.first)
    #expect(app.kind == "storyboard")
    #expect(app.name == "Main")
    let generated = try String(
      contentsOfFile: #require(adaptation.report.files.last), encoding: .utf8)
    let initial = generated.firstMatch(of: #/initial: "([^"]*)"/#)?.1
    let scene = generated.firstMatch(of: #/id: "([^"]*)", identifier: "second"/#)?.1
    #expect(initial != nil)
    #expect(initial == scene)
  }

  // MARK: - Refused files

  @Test(
    "A file that is not an iOS interface file produces one message, and no file is adapted",
    arguments: [
      ("Unclosed.storyboard", "5: the file is not well-formed XML"),
      ("Empty.storyboard", "1: the file is not well-formed XML"),
      ("Mac.xib", "2: the file is for a Mac app, not for iOS"),
      (
        "Old.xib",
        "2: the file was saved by Xcode 7 or earlier; open it in Xcode 8 or later, and save it"
      ),
      ("Absent.xib", "1: the file cannot be read"),
    ])
  func unreadable(name: String, message: String) throws {
    let folder = StoryboardApp.folder("Broken").path
    let run = try Adaptation.run([
      "--diff", "\(folder)/DanglingModel.swift", "\(folder)/\(name)",
    ])
    #expect(run.status == .exited(2))
    #expect(run.errors == ["touchbox-adapt: \(folder)/\(name):\(message)"])
  }

  @Test("Unknown classes, dangling IDs, invalid numbers and cycles produce one message each")
  func dangling() throws {
    let app = try StoryboardApp("Broken", "Dangling.storyboard")
    #expect(
      app.warnings == [
        "2: the initial view controller not-there-1 is not in the file",
        "11: there is no class NoSuchController in the files, or it does not inherit "
          + "from a UIKit class; a UIViewController is used instead",
        "12: contentMode cannot be \"sideways\"; the default value is used",
        "13: a number of the frame is missing or invalid; the frame is zero",
        "15: DanglingModel is not a UIView; a UIButton is used instead",
        "15: the attribute wobbles of button has no effect here",
        "18: the action gone: refers to dan-xx-001, which is not in the file; it is left out",
        "19: UIViewController has no method none: with @IBAction; the action is left out",
        "20: the segue does not lead to a controller in the file, or embeds its own; it is left out",
        "23: the id dan-bt-001 is used twice; this label is left out",
        "25: symbols are not available here, so the image \"star.fill\" is missing",
        "26: the file does not define the color Nowhere; the standard color is used",
        "31: the outlet label refers to dan-xx-002, which is not in the file; it is left out",
        "38: the tabBarController contains itself indirectly; it is left out",
        "47: the navigationController contains itself indirectly; it is left out",
      ])
    #expect(try app.run("PlainController()", []) == ["initial nil"])
  }

  @Test("Each view is set up by its own method, so statements are type-checked one at a time")
  func manyViews() throws {
    let folder = NSTemporaryDirectory() + "many\u{1B}\n-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let labels = (0..<300).map { "<label text=\"\($0)\" id=\"a-\($0)\"/>" }.joined()
    try """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="root"><subviews>\(labels)</subviews></view></objects></document>
    """.write(toFile: folder + "/Many.xib", atomically: true, encoding: .utf8)
    try "import UIKit\n\nclass A: UIView {}\n".write(
      toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    let adaptation = try Adaptation([folder + "/A.swift", folder + "/Many.xib"])
    let file = try #require(adaptation.report.files.first { $0.hasSuffix("Interfaces.swift") })
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let coders = lines.filter { $0.contains("(coder: _InterfaceCoder(") }
    #expect(coders.count == 301)
    #expect(coders.allSatisfy { $0.contains(#/ in fill_\w+\(view\) }\)$/#) })
    // A path with a newline and an Escape character stays on one line in comments and literals.
    let messages = try adaptation.compilerMessages()
    #expect(messages == [])
  }

  @Test("Elements that are nested too deeply are refused")
  func depth() throws {
    let folder = NSTemporaryDirectory() + "deep-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let open = String(repeating: "<view>", count: 100_000)
    try "<document>\(open)".write(
      toFile: folder + "/Deep.xib", atomically: true, encoding: .utf8)
    let source = StoryboardApp.folder("Broken").path + "/DanglingModel.swift"
    let run = try Adaptation.run(["--diff", source, folder + "/Deep.xib"])
    #expect(run.status == .exited(2))
    #expect(run.errors.first?.hasSuffix("nested deeper than 300 elements") == true)
  }
}
