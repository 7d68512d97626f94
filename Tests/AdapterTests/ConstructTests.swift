import Foundation
import Testing

/// Tests how individual constructs are adapted.
@Suite(.serialized) struct ConstructTests {
  /// Adapts the members of a class, and returns the changes as `before -> after`.
  private func changes(_ members: String) throws -> [String] {
    let adaptation = try Adaptation(text: "import UIKit\n" + members)
    return adaptation.report.changes.map { "\($0.before) -> \($0.after)" }
  }

  @Test("An app that compares rectangles gets its own `intersects`, unless it declares one")
  func rectangles() throws {
    let hits = "func hits(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }"
    let own = "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }"
    for (source, isGenerated) in [(hits, true), (own + "\n" + hits, false), ("", false)] {
      let files = try Adaptation(text: "import UIKit\n\(source)\n").report.files
      #expect(files.contains { $0.hasSuffix("Rectangles.swift") } == isGenerated, "\(files)")
    }
  }

  @Test("A selector is created with the method that its name refers to")
  func selectors() throws {
    let changes = try changes(
      """
      class Base: UIView { func inherited(_ sender: Any) {} }
      class Board: Base {
        func tapped() {}
        func move(from a: UIView, to b: UIEvent) {}
        func list() -> [Selector] {
          [#selector(tapped), #selector(self.tapped), #selector(Board.tapped),
           #selector(Self.tapped), #selector(inherited), #selector(move), #selector(super.inherited(_:)),
           #selector(UIView.layoutIfNeeded), #selector(copy(_:))]
        }
      }
      """)
    #expect(
      changes == [
        "#selector(tapped) -> Selector(\"tapped\", Board.tapped)",
        "#selector(self.tapped) -> Selector(\"tapped\", Board.tapped)",
        "#selector(Board.tapped) -> Selector(\"tapped\", Board.tapped)",
        "#selector(Self.tapped) -> Selector(\"tapped\", Board.tapped)",
        "#selector(inherited) -> Selector(\"inherited:\", Board.inherited(_:))",
        "#selector(move) -> Selector(\"moveFrom:to:\", Board.move(from:to:))",
        "#selector(super.inherited(_:)) -> Selector(\"inherited:\", Base.inherited(_:))",
        "#selector(UIView.layoutIfNeeded) -> Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)",
        "#selector(copy(_:)) -> Selector(\"copy:\")",
      ])
  }

  @Test("The variable of a loop over touches is not declared as AnyObject")
  func loops() throws {
    let adaptation = try Adaptation(
      text: """
        import UIKit
        class Board: UIView {
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch: AnyObject in touches { print(touch.location(in: self)) }
            for case let touch: UITouch in touches { print(touch.phase) }
          }
        }
        """)
    #expect(
      adaptation.report.changes.map { "\($0.line): \($0.before) -> \($0.after)" } == [
        "4: : AnyObject -> "
      ])
    #expect(try adaptation.compilerMessages() == [])
  }

  @Test(
    "A view with only a coder initializer is created with that initializer",
    arguments: ["init", "init?", "init!"])
  func coders(initializer: String) throws {
    let adaptation = try Adaptation(
      text: """
        import UIKit
        class Board: UIView {
          required \(initializer)(coder: NSCoder) { super.init(coder: coder)! }
        }
        """)
    let mark = initializer.dropFirst(4).isEmpty ? "" : "!"
    #expect(adaptation.report.apps.map(\.make) == ["Board(coder: NSCoder())" + mark])
  }

  @Test(
    "A file that mentions URLSession or related types imports FoundationNetworking")
  func networking() throws {
    for text in ["let a = URLSession.shared", "func b(_: URLRequest, _: HTTPURLResponse) {}"] {
      #expect(try changes(text) == [" -> ; import FoundationNetworking"])
      #expect(try changes("import FoundationNetworking\n" + text).isEmpty)
    }
    #expect(try changes("let a = URL(string: \"URLSession\")").isEmpty)
  }

  @Test("A selector name in a string refers to the methods of all classes")
  func names() throws {
    let changes = try changes(
      """
      class One: UIView { private func hit(_ sender: Any) {} }
      class Two: UIView { func hit(_ sender: Any) {} }
      class Three: UIView {
        @objc(shout) func call() {}
        func list() -> [Selector] { [Selector(("hit:")), Selector("shout")] }
      }
      """)
    #expect(
      changes == [
        "private -> fileprivate", "@objc(shout) -> ",
        "Selector((\"hit:\")) -> Selector(anyOf: [Selector(\"hit:\", One.hit(_:)), "
          + "Selector(\"hit:\", Two.hit(_:))])",
        "Selector(\"shout\") -> Selector(\"shout\", Three.call)",
      ])
  }

  /// Source: the Swift compiler's `AbstractFunctionDecl::getObjCSelector`.
  @Test(
    "Objective-C names insert `With` before a first label that is not a preposition",
    arguments: [
      ("tap()", "tap"), ("tap(_ a: Any)", "tap:"), ("tap(sender: Any)", "tapWithSender:"),
      ("tap(from a: Any)", "tapFrom:"), ("tapWith(sender: Any)", "tapWithSender:"),
      ("tap(_ a: Any, with b: Any)", "tap:with:"), ("tap(forKey a: Any)", "tapForKey:"),
      ("tap(_ a: Any, _ b: Any)", "tap::"), ("tap(fortune: Any)", "tapWithFortune:"),
    ])
  func objectiveCNames(method: String, name: String) throws {
    let changes = try changes(
      "class A: UIView { func \(method) {}; func s() -> Selector { #selector(tap\(method.hasPrefix("tapWith") ? "With" : "")) } }"
    )
    #expect(changes.first?.contains("Selector(\"\(name)\", ") == true, "\(changes)")
  }

  @Test(
    "Compilation conditions are evaluated as on an iPhone",
    arguments: [
      ("#if os(iOS)", "#if true"), ("#if os(macOS) || os(iOS)", "#if os(macOS) || true"),
      ("#if !os(Linux)", "#if !false"), ("#if canImport(Darwin)", "#if true"),
      ("#if DEBUG", "#if DEBUG"), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
    ])
  func conditions(before: String, after: String) throws {
    let adaptation = try Adaptation(text: "import UIKit\n\(before)\nlet a = 1\n#endif\n")
    #expect(try adaptation.adapted.split(separator: "\n")[1] == after)
  }

  @Test(
    "Imports of missing modules are replaced or removed",
    arguments: [
      ("import Darwin", "import Glibc"), ("import ObjectiveC", "import UIKit"),
      ("import Foundation", "import Foundation; import UIKit"), ("import os", ""),
      ("import UIKit", "import UIKit"), ("import TouchboxApp", "import TouchboxApp"),
      ("import struct Foundation.Date", nil),
    ] as [(String, String?)])
  func imports(before: String, after: String?) throws {
    let adaptation = try Adaptation(text: before + "\nlet a = 1\n")
    let line = try adaptation.adapted.split(separator: "\n", omittingEmptySubsequences: false)[0]
    #expect(line == after ?? before + "; import UIKit")
  }

  @Test("Attributes are replaced by spaces, so columns do not change")
  func attributes() throws {
    let adaptation = try Adaptation(
      text: "import UIKit\nclass A: UIView {\n  @objc dynamic func f() {}\n}\n")
    #expect(try adaptation.adapted.split(separator: "\n")[2] == "                func f() {}")
  }

  @Test("An iOS version newer than that on any current phone is unavailable")
  func availability() throws {
    let changes = try changes(
      "func f() { if #available(iOS 13, *) {}; if #available(iOS 99, *) {} }")
    #expect(changes == ["#available(iOS 99, *) -> false"])
  }

  @Test(
    "An outlet is created by its class's plain initializer or, if there is none, by init(coder:)"
  )
  func outlets() throws {
    let adaptation = try Adaptation(
      text: """
        import UIKit
        class Coded: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
        class Sized: UIView {
          init(size: CGFloat) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { nil }
        }
        class Ready: UIView {
          init() { super.init(frame: .zero) }
          required init?(coder: NSCoder) { nil }
        }
        class Pad: UIViewController {
          class Inner: Coded {}
          @IBOutlet var coded: Coded!
          @IBOutlet var sized: Sized!
          @IBOutlet var ready: Ready!
          @IBOutlet var inner: Inner!
        }
        """)
    let text = try adaptation.adapted
    #expect(text.contains("let __coded = Coded(coder: NSCoder())!; "))
    #expect(text.contains("let __ready = Ready(); "))
    #expect(text.contains("let __inner = Pad.Inner(coder: NSCoder())!; "))
    #expect(!text.contains("__sized"))
    #expect(
      adaptation.report.warnings.contains {
        $0.line == 14
          && $0.message
            == "the outlet 'sized' has no storyboard, and Sized cannot be created without arguments: it "
            + "is nil"
      })
    #expect(try adaptation.compilerMessages().filter { $0.contains(": error:") } == [])
  }

  @Test("A diff shows each change and its reason")
  func diff() throws {
    let folder = NSTemporaryDirectory() + "diff-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/A.swift"
    try """
    import UIKit
    class A: UIView {
      @objc func f() {}
    }
    extension A {
      override func layoutSubviews() {}
    }
    """.write(toFile: file, atomically: true, encoding: .utf8)
    let run = try Adaptation.run(["--diff", file])
    #expect(
      run.output == [
        "--- \(file)", "+++ \(file) (adapted)",
        "# 3: there is no Objective-C: selectors carry their methods",
        "# 6: an extension cannot override: the member is moved into A",
        "@@ -1,7 +1,7 @@", " import UIKit", " class A: UIView {", "-  @objc func f() {}",
        "+  func f() {}", "+  override func layoutSubviews() {}", " }", " extension A {",
        "-  override func layoutSubviews() {}", " }",
      ])
  }
}
