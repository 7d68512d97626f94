import Foundation
import Testing
import XServer

/// Tests code that cannot be adapted. The files in `Fixtures/Refused` mark the messages expected on
/// each line.
@Suite(.serialized) struct RefusalTests {
  @Test(
    "Each refused construct produces one message that names its line",
    arguments: [
      "Frameworks", "KeyValue", "Managed", "Script", "Selectors", "Swizzling",
      "TwoParameters",
    ])
  func messages(name: String) throws {
    let file = AdapterProgram.fixtures.appendingPathComponent("Refused/\(name).swift").path
    let adaptation = try Adaptation([file])
    let expected = try ExpectedMessages([file])
    #expect(!expected.errors.isEmpty)
    #expect(adaptation.report.errors.map { "\($0.line): \($0.message)" } == expected.errors)
    #expect(adaptation.report.warnings.map { "\($0.line): \($0.message)" } == expected.warnings)
    for message in adaptation.report.errors {
      #expect(message.file == file)
      #expect(message.column >= 1)
    }
  }

  @Test("Swift 2 code produces one message that lists the first old names and their replacements")
  func oldSwift() throws {
    let adaptation = try Adaptation(
      text: """
        import AVFoundation
        import UIKit
        class Board: UIView {
          override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {
            let point = touches.first!.locationInView(self)
            let spot = UIView(frame: CGRectMake(point.x, point.y, 20, 20))
            spot.backgroundColor = UIColor.redColor()
            button.addTarget(self, action: "tapped", forControlEvents: .TouchUpInside)
            button.addTarget(self, action: "tapped", forControlEvents: UIControlEvents.TouchDown)
          }
          @NSManaged var width: CGFloat
        }
        """)
    // The label `forControlEvents:` occurs twice, and six other names once each.
    #expect(
      adaptation.report.errors.map { "\($0.line):\($0.column): \($0.message)" } == [
        "4:17: this is Swift 2, with 8 names that Swift 3 changed: 'touchesBegan(touches:withEvent:)' is "
          + "touchesBegan(_:with:), 'locationInView' is location(in:), 'CGRectMake' is "
          + "CGRect(x:y:width:height:); convert the code to Swift 3 or later, as Xcode 8 does with Edit > "
          + "Convert, and run it again"
      ])
    #expect(adaptation.report.warnings.isEmpty)
  }

  @Test(
    "Each name that exists only in Swift 2 is recognized on its own",
    arguments: [
      "UIScreen.mainScreen()", "NSBundle.mainBundle()", "UIColor.lightGrayColor()",
      "CGContextSetLineWidth(context, 2)", "CGPathAddLineToPoint(path, nil, 1, 2)",
      "CGRectGetMidX(frame)", "dispatch_async(queue) {}", "println(1)", "a == .Began",
      "UIView.animateWithDuration(1) {}", "button.setTitle(a, forState: .Normal)",
      "CGAffineTransformMakeScale(1, 2)",
    ])
  func oldNames(code: String) throws {
    let adaptation = try Adaptation(text: "import UIKit\nfunc f() { \(code) }\n")
    #expect(adaptation.report.errors.count == 1)
    let message = try #require(adaptation.report.errors.first?.message)
    #expect(message.hasSuffix(" since Swift 3"), "\(message)")
  }

  @Test("A bracket in place of a brace is reported, and the brace of the class is not")
  func strayBracket() throws {
    let adaptation = try Adaptation(
      text: """
        import UIKit
        class Board: UIView {
          func fade() {
            UIView.animate(withDuration: 0.3) {
              self.alpha = 0
            )
          }
        }
        """)
    #expect(
      adaptation.report.errors.map { "\($0.line):\($0.column): \($0.message)" } == [
        "6:5: unexpected ')'"
      ])
    let open = try Adaptation(text: "import UIKit\nclass Board: UIView {\n")
    #expect(open.report.errors.map(\.message) == ["this brace is not closed: add '}'"])
  }

  @Test("Current code with functions and cases named as in Swift 2 is not treated as Swift 2")
  func ownNames() throws {
    let adaptation = try Adaptation(
      text: """
        import UIKit
        enum Phase { case Began, Ended }
        func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
          CGRect(x: x, y: y, width: w, height: h)
        }
        extension UITouch {
          func locationInView(_ view: UIView) -> CGPoint { location(in: view) }
        }
        class Pad: UIView {
          var phase = Phase.Began
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            phase = .Ended
            frame = CGRectMake(0, 0, touches.first!.locationInView(self).x, 1)
            backgroundColor = UIColor.red
          }
        }
        """)
    #expect(adaptation.report.errors.isEmpty)
    #expect(try adaptation.compilerMessages() == [])
  }

  @Test("Two files with top-level code are refused")
  func twoScripts() throws {
    let folder = NSTemporaryDirectory() + "scripts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["One", "Two"] {
      try "import UIKit\nprint(1)\n".write(
        toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
    }
    let adaptation = try Adaptation(["\(folder)/One.swift", "\(folder)/Two.swift"])
    #expect(
      adaptation.report.errors.map(\.message)
        == ["only one file may contain top-level code: move it all into one file"])
    #expect(adaptation.report.errors[0].file.hasSuffix("Two.swift"))
  }

  @Test(
    "Invalid arguments and unreadable files exit with code 2",
    arguments: [
      ([], "touchbox-adapt: expected --output FOLDER FILE... or --diff FILE..."),
      (["--diff"], "touchbox-adapt: expected a Swift file"),
      (
        ["--diff", "a.png"],
        "touchbox-adapt: a.png: expected a .swift, .storyboard or .xib file"
      ),
      (["--diff", "/no/File.swift"], "touchbox-adapt: /no/File.swift cannot be read"),
    ])
  func failures(arguments: [String], message: String) throws {
    let run = try Adaptation.run(arguments)
    #expect(run.status == .exited(2))
    #expect(run.errors == [message])
    #expect(run.output.isEmpty)
  }
}
