import Foundation
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Compares the tables of UIKit properties with the lists of Apple's API.
struct PropertyTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The classes in the lists in `Tests/AppleAPI`, with their superclasses and instance properties.
  private struct API {
    var superclasses: [String: String] = [:]
    var properties: [String: [String]] = [:]

    init() throws {
      let folder = PropertyTableTests.root.appending(path: "Tests/AppleAPI")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".txt") {
        var type: String?
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for line in text.split(separator: "\n") {
          if line.first == " " {
            let declaration = line.prefix { $0 != "/" }.split(separator: " ")
            let modifiers = declaration.prefix { $0 != "var" && $0 != "let" }
            guard let type, modifiers.count + 1 < declaration.count,
              modifiers.allSatisfy({ ["open", "weak", "final", "optional"].contains($0) })
            else { continue }
            let name = declaration[modifiers.count + 1].filter { $0 != ":" && $0 != "`" }
            properties[type, default: []].append(String(name))
          } else if let match = line.firstMatch(
            of: #/^(?:nonisolated )?(open class|class|protocol|extension) (\w+)(?:: (\w+))?/#)
          {
            type = String(match.2)
            if match.1 != "extension" { superclasses[String(match.2)] = String(match.3 ?? "") }
          } else if !line.hasPrefix("//") {
            type = nil
          }
        }
      }
    }
  }

  /// Returns the API that `make api` lists as absent: types, and members with their types.
  private static func absent() throws -> (types: Set<String>, members: Set<String>) {
    let page = root.appending(path: "Sources/UIKit/UIKit.docc/APICoverage.md")
    var types: Set<String> = []
    var members: Set<String> = []
    var (type, isAbsent) = ("", false)
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        type = line.firstMatch(of: #/`([^`]+)`/#).map { String($0.1) } ?? ""
        isAbsent = line == "### Absent types"
      } else if !line.hasPrefix("- ") {
        isAbsent = line.hasPrefix("Absent:")
      }
      guard isAbsent else { continue }
      // In a list, each line begins with the name, followed by an explanation.
      let words = line.matches(of: #/`([^`]+)`/#).map { String($0.1) }
      for word in line.hasPrefix("- ") ? Array(words.prefix(1)) : words {
        if type.isEmpty { types.insert(word) } else { members.insert("\(type).\(word)") }
      }
    }
    return (types, members)
  }

  /// Classes whose instances scripts cannot reach: drawing classes, and classes that only code
  /// creates and uses.
  private static let unreachable: Set<String> = [
    "CADisplayLink", "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat",
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
  ]

  @Test(
    "K-28 each instance property of UIKit and Core Animation classes is in a table")
  func complete() throws {
    let api = try API()
    let absent = try Self.absent()
    #expect(api.superclasses["UIButton"] == "UIControl")
    #expect(api.properties["UIView"]?.contains("clipsToBounds") == true)
    #expect(absent.types.contains("CAValueFunction"))
    let tables = Dictionary(grouping: UIKitMembers.entries, by: \.type).mapValues {
      Set($0.flatMap(\.names))
    }
    for (type, names) in api.properties where api.superclasses[type] != nil {
      let isFramework = ["UI", "CA", "NS"].contains { type.hasPrefix($0) }
      guard isFramework, !absent.types.contains(type), !Self.unreachable.contains(type) else {
        continue
      }
      // Skip protocols, except for those used to look up objects.
      guard api.superclasses[type] != "" || tables[type] != nil else { continue }
      var known: Set<String> = []
      var next: String? = type
      while let current = next {
        known.formUnion(tables[current] ?? [])
        next = api.superclasses[current]
      }
      let missing = names.filter {
        // An older name of `children`.
        !known.contains($0) && !absent.members.contains("\(type).\($0)")
          && $0 != "childViewControllers"
      }
      #expect(missing == [], "add to the table of \(type) in UIKitMembers")
    }
  }

  @Test("K-28 no table lists a name twice")
  func unique() {
    for entry in UIKitMembers.entries {
      #expect(Set(entry.names).count == entry.names.count, "\(entry.type)")
    }
  }

  /// A controller with one view of each class, named after the class.
  private final class AllViews: UIViewController {
    static let views: [(String, () -> UIView)] = [
      ("view", { UIView() }), ("button", { UIButton(type: .system) }), ("slider", { UISlider() }),
      ("switch", { UISwitch() }), ("segments", { UISegmentedControl(items: ["a", "b"]) }),
      ("stepper", { UIStepper() }), ("pages", { UIPageControl() }),
      ("progress", { UIProgressView(progressViewStyle: .default) }),
      ("activity", { UIActivityIndicatorView() }), ("scroll", { UIScrollView() }),
      ("stack", { UIStackView() }), ("label", { UILabel() }), ("image", { UIImageView() }),
    ]

    override func viewDidLoad() {
      for (name, make) in Self.views {
        let child = make()
        child.accessibilityIdentifier = name + "View"
        view.addSubview(child)
      }
    }
  }

  @Test("K-28 reading any member of an object has no side effects")
  func reading() throws {
    let phone = Phone()
    phone.launch(.belowStatusBar(.controller { AllViews() }))
    let context = phone.context
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    let window = try #require(context.allWindows.first)
    let before = count(window)
    let layers: [CALayer] = [
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
    ]
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(),
    ]
    var objects: [Any] = window.subviews + (window.subviews.first?.subviews ?? []) + layers
    objects += recognizers + [window, UIViewController(), UIScreen.main, UIDevice.current]
    objects += [UIBezierPath(), CABasicAnimation(keyPath: "opacity"), CAAnimationGroup()]
    if let application = context.application { objects.append(application) }
    for object in objects {
      let members = ReflectedMembers(of: object)
      for name in members.names { #expect(members[name] != nil, "\(object).\(name)") }
    }
    #expect(count(window) == before)
    let unloaded = UIViewController()
    _ = ReflectedMembers(of: unloaded)["view"]
    #expect(!unloaded.isViewLoaded)
  }

  @Test("K-28 expectations read the properties of controls, scroll views and layers by name")
  func values() throws {
    let lines = """
      0 expect prop sliderView.value 0
      0 expect prop sliderView.maximumValue 1
      0 expect prop switchView.isOn false
      0 expect prop buttonView.isHighlighted false
      0 expect prop buttonView.isEnabled true
      0 expect prop buttonView.state 0
      0 expect prop buttonView.buttonType system
      0 expect prop buttonView.titleLabel.numberOfLines 1
      0 expect prop segmentsView.selectedSegmentIndex -1
      0 expect prop segmentsView.numberOfSegments 2
      0 expect prop scrollView.contentOffset 0,0
      0 expect prop scrollView.contentInset.top 0
      0 expect prop scrollView.decelerationRate 0.998
      0 expect prop scrollView.panGestureRecognizer.minimumNumberOfTouches 1
      0 expect prop stackView.axis horizontal
      0 expect prop labelView.textAlignment natural
      0 expect prop labelView.layer.contentsGravity "resize"
      0 expect prop viewView.layer.speed 1
      0 expect prop view.window.windowLevel 0
      0 expect prop controller.modalPresentationStyle automatic
      0 expect prop viewView.backgroundColor nil
      """
    #expect(try ScriptPlay.failures(lines) { AllViews() } == [])
    #expect(
      try ScriptPlay.failures("0 expect prop buttonView.highlighted true") { AllViews() }.first?
        .contains("it has isHighlighted, ") == true)
  }
}

/// The list of available expectations.
struct ExpectationListTests {
  @Test(
    "K-28 each listed expectation passes, including expectations about the app's own members")
  func lines() throws {
    let phone = Phone()
    phone.launch(.belowStatusBar(.controller { TreasureController() }))
    let lines = ExpectationList(phone).lines
    for line in [
      "expect count spot 3", "expect prop controller.rotating false",
      "expect prop controller.noCoin nil", "expect label message \"\"",
      "expect prop ball.frame 100,170,120,120",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
    let expectations = lines.filter { !$0.hasPrefix("#") }
    #expect(expectations.count < lines.count)
    let script = expectations.map { "0 \($0)" }.joined(separator: "\n")
    #expect(try ScriptPlay.failures(script) { TreasureController() } == [])
  }

  @Test("K-04 gesture recognizers are listed by name, or by class if it is unique")
  func recognizers() throws {
    let phone = Phone()
    phone.launch(.belowStatusBar(.controller { GestureController() }))
    let lines = ExpectationList(phone).lines.filter { $0.hasPrefix("expect gesture") }
    // Two recognizers are called UIPanGestureRecognizer.
    #expect(
      lines == [
        "expect gesture UITapGestureRecognizer possible", "expect gesture pinch possible",
      ])
  }
}
