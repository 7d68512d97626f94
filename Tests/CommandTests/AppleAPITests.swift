import Foundation
import Testing

@testable import TouchboxCommand

/// Tests the notes about missing names, which are read from the pages about Apple's API.
struct AppleAPITests {
  private static let portingGuide = Project.root + "/Sources/Guides.docc/Port/PortingFromIOS.md"
  private let api = AppleAPI(
    coverage: Project.root + "/Sources/UIKit/UIKit.docc/APICoverage.md",
    portingGuide: portingGuide)

  @Test(
    "A missing type, function or member of self gets a note, and porting notes come first",
    arguments: [
      (
        "UISplitViewController",
        "Touchbox does not have UISplitViewController: use a container with addChild(_:)"
      ),
      ("UISearchController", "Touchbox does not have UISearchController: use a UITextField"),
      (
        "topLayoutGuide",
        "Touchbox does not have UIViewController.topLayoutGuide: use view.topAnchor"
      ),
      (
        "SKScene",
        "SKScene may be part of SpriteKit, which Touchbox does not have: write the scene as a UIView whose nodes "
          + "are layers"
      ),
      (
        "simd_float3",
        "simd_float3 may be part of simd, which Touchbox does not have: use SIMD2<Float> and SIMD3<Float>, and "
          + "write the functions that they lack"
      ),
      (
        "WKWebView",
        "WKWebView may be part of WebKit, which Touchbox does not have: there are no web pages"
      ),
      (
        "WKInterfaceLabel",
        "WKInterfaceLabel may be part of WatchKit, which Touchbox does not have: it is for the watch: use UIKit"
      ),
      (
        "UIImaginaryView",
        "Touchbox does not have UIImaginaryView; the page API coverage lists what exists"
      ),
      ("UIView", nil), ("board", nil), ("Skater", nil), ("UI", nil),
    ] as [(String, String?)])
  func names(name: String, words: String?) {
    #expect(api.note(about: name) == words)
  }

  @Test(
    "A member gets the note for its type, or for a class that might be the superclass",
    arguments: [
      (
        "configuration", "UIButton",
        "Touchbox does not have UIButton.configuration: set the title, the image and layer instead"
      ),
      (
        "Configuration", "UIButton",
        "Touchbox does not have UIButton.Configuration: set the title, the image and layer instead"
      ),
      (
        "keyCommands", "Board",
        "Touchbox does not have UIResponder.keyCommands: keys only type text"
      ),
      ("infoLight", "UIButton.ButtonType", "Touchbox does not have UIButton.ButtonType.infoLight"),
      ("keyCommands", "CGPoint", nil), ("board", "UIButton", nil),
    ] as [(String, String, String?)])
  func members(name: String, type: String, words: String?) {
    #expect(api.note(aboutMember: name, of: type) == words)
  }

  @Test("Calls and imports get notes")
  func others() {
    #expect(
      api.note(aboutCallWith: "systemName:")
        == "Touchbox does not have UIImage(systemName:): there are no symbols")
    #expect(api.note(aboutCallWith: "frame:") == nil)
    #expect(
      api.note(aboutModule: "Combine")
        == "Touchbox does not have Combine: use didSet, a closure or a delegate")
    #expect(api.note(aboutModule: "UIKit") == nil)
  }

  @Test("If the pages are missing, there are no notes")
  func noPages() {
    let api = AppleAPI(coverage: "/nowhere", portingGuide: "/nowhere")
    #expect(api.types.isEmpty)
    #expect(api.note(about: "UISplitViewController") == nil)
  }

  @Test("Every class that the porting tables replace is in the list of missing classes")
  func portingTables() throws {
    let page = try String(contentsOfFile: Self.portingGuide, encoding: .utf8)
    let names = page.matches(of: #/(?m)^\| `(UI\w+)`/#).map { String($0.1) }
    #expect(names.count > 5)
    for name in names {
      #expect(api.types[name] != nil || api.existing.contains(name), "\(name)")
    }
  }

  // MARK: - The compiler's messages

  private func annotated(_ text: String) -> String {
    var messages = CompilerMessages(api)
    return messages.annotated(text)
  }

  @Test("An error about a missing name is followed by a note, once per name")
  func notes() {
    let text = """
      /a/B.swift:3:11: error: cannot find 'UISplitViewController' in scope
      1 | import UIKit
        |           `- error: cannot find 'UISplitViewController' in scope

      /a/B.swift:4:9: error: cannot find type 'UISplitViewController' in scope
      /a/B.swift:5:9: warning: variable 'x' was never used

      """
    let note =
      "/a/B.swift:3:11: note: Touchbox does not have UISplitViewController: use a container "
      + "with addChild(_:)"
    #expect(annotated(text) == text.replacing("scope\n\n", with: "scope\n\(note)\n\n"))
  }

  @Test("A missing initializer is recognized on a type that has only init()")
  func initializerWithoutArguments() {
    func text(_ code: String, _ column: Int) -> String {
      "/a/B.swift:7:\(column): error: argument passed to call that takes no arguments\n 7 |   \(code)\n\n"
    }
    // Two spaces and `UIColor(named: ` are 17 bytes.
    let result = annotated(text("UIColor(named: \"ink\")", 18))
    #expect(
      result.contains(
        "note: Touchbox does not have UIColor(named:): there are no asset catalogs for colors\n"),
      "\(result)")
    for (code, column) in [
      ("Board(named: 1)", 16), ("UIColor(named: 1)", 3), ("UIColor(named: 1)", 99),
    ] {
      #expect(annotated(text(code, column)) == text(code, column))
    }
  }

  @Test("Errors that merely follow from other errors are omitted")
  func consequences() {
    let inference = """
      /a/B.swift:3:35: error: generic parameter 'Target' could not be inferred
       3 |     b.addTarget(self, action: Selector("tapedd:", Board.tapedd(_:)), for: .touchUpInside)

      /sdk/Selector.swift:38:10: note: in call to initializer
      38 |   public init<Target: AnyObject, Result>(


      """
    let cause = "/a/B.swift:3:74: error: type 'Board' has no member 'tapedd'\n"
    let start = "/c/3-A/TouchboxMain.swift:10:41: error: cannot convert value of type 'Board'\n"
    #expect(annotated(inference + cause + start) == cause)
    #expect(annotated(start + cause + inference) == cause)
    #expect(
      annotated(start + "/a/B.swift:9:1: warning: unused\n" + inference) == start
        + "/a/B.swift:9:1: warning: unused\n" + inference)
    let other = cause.replacing(":3:", with: ":30:")
    #expect(annotated(other + inference) == other + inference)
  }

  @Test("Messages about other names, and text that is not a message, stay unchanged")
  func unchanged() {
    for text in [
      "", "\n", "clang: error: linker command failed with exit code 1\n", "no line break",
      "/a/B.swift:3:11: error: cannot find 'board' in scope\n",
      "/a/B.swift:3:11: warning: cannot find 'UISplitViewController' in scope\n",
    ] {
      #expect(annotated(text) == text)
    }
  }

  @Test(
    "Members, types, initializers, overrides and modules are recognized, even in colored messages",
    arguments: [
      ("value of type 'UIButton?' has no member 'configuration'", "UIButton.configuration:"),
      ("type 'UIButton' has no member 'Configuration'", "UIButton.Configuration:"),
      (
        "'Configuration' is not a member type of class 'UIKit.UIButton'", "UIButton.Configuration:"
      ),
      (
        "incorrect argument label in call (have 'systemName:', expected 'named:')",
        "UIImage(systemName:):"
      ),
      ("no such module 'SpriteKit'", "SpriteKit:"),
      (
        "method does not override any method from its superclass\n 7 |   override func pressesBegan(_ p: Int)",
        "UIResponder.pressesBegan(_:with:):"
      ),
    ])
  func kinds(message: String, name: String) {
    let header = "\u{1B}[1m/a/B.swift:7:1: \u{1B}[31merror: \u{1B}[0m"
    for start in ["/a/B.swift:7:1: error: ", header] {
      let result = annotated(start + message + "\n")
      #expect(
        result.contains("\n/a/B.swift:7:1: note: Touchbox does not have \(name) "), "\(result)")
    }
  }
}
