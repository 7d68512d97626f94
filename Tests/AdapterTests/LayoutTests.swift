import Foundation
import Testing

/// Tests that adapted files compile with every layout of braces, semicolons and comments that Swift
/// allows.
@Suite(.serialized) struct LayoutTests {
  private static let openings = ["{", " {", "\n{", " { // {\n", " { /* } */"]
  private static let separators = [
    "\n", "; ", ";", ";\n", " // ;\n", " /* } */; ", "; // }\n  ", " /*\n*/ ; ",
  ]
  private static let endings = [
    "", " ", ";", "; ", "\n", "\n\t", " /* { */", "; /* ; */ ", " // }\n", ";\n\n  ", " /* \n } */",
  ]
  private static let gaps = ["\n", "; ", ";", " // ;\n", " /* { */ ; ", ";\n"]

  /// Returns a block that contains the members, in one of the layouts.
  private static func block(_ members: [String], _ number: Int) -> String {
    openings[number % openings.count]
      + members.joined(separator: separators[number % separators.count])
      + endings[number % endings.count] + "}"
  }

  /// Returns an app's types, on as few lines as the layout allows. Type names end with the number
  /// `n`.
  private static func types(_ n: Int) -> String {
    let controller = [
      "@IBOutlet weak var label\(n): UILabel!", "@IBOutlet private var pad: Pad\(n)!",
      "@IBAction func tap(_ sender: UIButton) { print(#selector(self.tap(_:))) }",
    ]
    let pad = [
      "@objc dynamic var x = 1", "weak var delegate: Listener\(n)?",
      "@objc func hit() { delegate?.hit?(self) }",
      "@IBOutlet var face: UIView! { didSet { hit() } }",
    ]
    let listener = [
      "@objc optional func hit(_ pad: Pad\(n))", "@objc optional func miss()", "func end()",
    ]
    let moved = [
      "override func layoutSubviews() { super.layoutSubviews() }",
      "override var isOpaque: Bool { get { false } set {} }", "func unchanged() {}",
    ]
    let child = ["func hit(_ pad: Pad\(n)) {}", "func end() {}"]
    let gap = gaps[n % gaps.count]
    return [
      "class Controller\(n): UIViewController" + block(controller, n),
      "@objc protocol Listener\(n)" + block(listener, n + 1),
      "@IBDesignable final class Pad\(n): UIView" + block(pad, n + 2),
      "extension Pad\(n)" + block(moved, n + 3),
      "class Ear\(n): NSObject, Listener\(n)" + block(child, n + 4),
      "class Plain\(n): UIView" + block(["let y = 1"], n),
      "#Preview" + block(["Controller\(n)()"], n),
      "class Last\(n) { class Inner: UIViewController { @IBOutlet var a, b: UIView! }}",
    ].joined(separator: gap) + (n % 2 == 0 ? "\n" : "")
  }

  /// Enough for all pairs of an ending and a gap.
  private static let count = endings.count * gaps.count

  /// Returns a file's imports. Only one of the modules exists.
  private static func imports(_ n: Int) -> String {
    ["AVFoundation", "UIKit", "os"].map { "import \($0)" }
      .joined(separator: separators[n % separators.count]) + gaps[n % gaps.count]
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Controller0" sceneMemberID="viewController">
          <view key="view" id="v"/>
        </viewController>
      </objects></scene></scenes>
    </document>

    """

  @Test(
    "Adapted code is valid for any layout of braces, semicolons and comments",
    arguments: [false, true])
  func layouts(hasStoryboard: Bool) throws {
    let folder = NSTemporaryDirectory() + "layouts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var files: [String] = []
    for n in 0..<Self.count {
      files.append("\(folder)/F\(n).swift")
      try (Self.imports(n) + Self.types(n)).write(
        toFile: files[n], atomically: true, encoding: .utf8)
    }
    let script = folder + "/main.swift"
    try "import UIKit; let a = 1; print(a); let b = 2; print(b) /* ; */; var c = 3; c = 4 // }"
      .write(toFile: script, atomically: true, encoding: .utf8)
    files.append(script)
    if hasStoryboard {
      files.append(folder + "/Main.storyboard")
      try Self.storyboard.write(toFile: files[files.count - 1], atomically: true, encoding: .utf8)
    }
    let adaptation = try Adaptation(files)
    #expect(adaptation.report.errors.map { "\($0.file):\($0.line): \($0.message)" } == [])
    // Ignore warnings, because they are about unchanged code.
    let errors = try adaptation.compilerMessages().filter { $0.contains(": error:") }
    #expect(errors == [])
  }
}
