import Testing
import TouchTesting
import UIKit

/// Compares sizes with values from devices, Apple's simulator, and Interface Builder.
///
/// Interface Builder lays out views with UIKit at two pixels per point, and stores the frames in
/// its files.
@Suite(.serialized) struct AppleSizeTests {
  /// A size and its source.
  struct Fact: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    var scale: CGFloat = 2
    let width: CGFloat
    let height: CGFloat
    let source: String

    var testDescription: String { "\(name) at \(scale), \(source)" }
  }

  nonisolated static let simulator = "iPhone SE simulator, iOS 26, recorded"
  nonisolated static let builder =
    "Interface Builder, frames in public storyboards of iPhones with two pixels per point"

  @MainActor private static func label(_ text: String, _ size: CGFloat) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @MainActor private static func button(_ type: UIButton.ButtonType, _ title: String?) -> UIView {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  nonisolated static let facts: [Fact] = [
    Fact(
      name: "UIButton()", make: { UIButton() }, width: 30, height: 34, source: simulator),
    Fact(
      name: "a system button Tap", make: { button(.system, "Tap") }, width: 30, height: 30,
      source: simulator),
    Fact(
      name: "a system button Button", make: { button(.system, "Button") }, width: 46, height: 30,
      source: simulator),
    Fact(
      name: "a system button without a title", make: { button(.system, nil) }, width: 30,
      height: 30, source: simulator),
    Fact(
      name: "a label in 17 points", make: { label("Label", 17) }, width: 41.5, height: 20.5,
      source: builder),
    Fact(
      name: "a label in 17 points", make: { label("Label", 17) }, scale: 1, width: 42, height: 21,
      source: builder),
    Fact(
      name: "a label in 14 points", make: { label("Label", 14) }, width: 35.5, height: 17,
      source: builder),
    Fact(name: "a switch", make: { UISwitch() }, width: 51, height: 31, source: builder),
    Fact(name: "a stepper", make: { UIStepper() }, width: 94, height: 32, source: builder),
    Fact(
      name: "a medium wheel", make: { UIActivityIndicatorView(style: .medium) }, width: 20,
      height: 20, source: builder),
    Fact(
      name: "a large wheel", make: { UIActivityIndicatorView(style: .large) }, width: 37,
      height: 37, source: "Interface Builder, public storyboards; markmeretzky.com, class notes"),
  ]

  @Test("a control or a label has the same size as on an iPhone", arguments: facts)
  func size(_ fact: Fact) {
    let root = UIView()
    let phone = TestPhone(root, scale: fact.scale, fonts: .installed)
    let view = fact.make()
    root.addSubview(view)
    view.sizeToFit()
    phone.after(0)
    #expect(view.bounds.size == CGSize(width: fact.width, height: fact.height))
  }

  /// The heights of lines, and of controls without an intrinsic width.
  nonisolated static let heights:
    [(name: String, scale: CGFloat, height: CGFloat, source: String)] = [
      ("slider", 2, 31, "Interface Builder, frames of 347 x 31 in public storyboards"),
      (
        "segments", 2, 32,
        "Interface Builder, frames in public storyboards of iPhones with two pixels per point"
      ),
      ("progress", 2, 4, "Interface Builder, frames of 343 x 4 in public storyboards"),
      ("11", 2, 13.5, "Interface Builder, a label of the style caption 2 in a public storyboard"),
      ("17", 3, 61.0 / 3, "17 * 2444 / 2048 = 20.287 points, up to a third"),
      ("69", 2, 82.5, "Interface Builder, a label of 69 points in a public storyboard"),
      ("30", 1, 36, "an iPhone, mo4tech.com on UILabel: 35.8007813 points before they are rounded"),
    ]

  @Test("a control or a line of text has the same height as on an iPhone", arguments: heights)
  func height(_ name: String, _ scale: CGFloat, _ height: CGFloat, _ source: String) {
    let root = UIView()
    let phone = TestPhone(root, scale: scale, fonts: .installed)
    let view: UIView =
      switch name {
      case "slider": UISlider()
      case "segments": UISegmentedControl(items: ["First", "Second"])
      case "progress": UIProgressView(progressViewStyle: .default)
      default: Self.label("gyjq", CGFloat(Int(name) ?? 0))
      }
    root.addSubview(view)
    phone.after(0)
    #expect(view.intrinsicContentSize.height == height)
  }

  @Test("the system font has the same line height as on an iPhone")
  func lineHeight() {
    let phone = TestPhone(UIView(), fonts: .installed)
    phone.after(0)
    // iPhone, iOS 9, stackoverflow.com/q/33278645: 17.900391 points for a 15-point font.
    #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900391) < 0.001)
  }

  @Test("fonts have Apple's default sizes")
  func fonts() {
    // developer.apple.com/documentation/uikit/uifont/buttonfontsize and its siblings, values from
    // iOS 7 to 26; the title of a system button: iPhone SE simulator, iOS 26.
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UILabel().font.pointSize == 17)
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }
}
