import CoreGraphics
import DisplayList
import Simulator
import Testing
import TouchTesting
import UIKit

/// Light and dark parts of the interface. Source: Apple's documentation of
/// `overrideUserInterfaceStyle`, and "Choosing a specific interface style for your iOS app".
struct InterfaceStyleTests {
  private final class Panel: UIView {
    var changes: [UIUserInterfaceStyle?] = []
    var drawn: CGColor?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(previousTraitCollection?.userInterfaceStyle)
    }

    override func draw(_ rect: CGRect) {
      drawn = Self.dynamic.cgColor
      Self.dynamic.setFill()
      UIRectFill(rect)
    }

    static let dynamic = UIColor { traits in traits.userInterfaceStyle == .dark ? .red : .blue }
  }

  /// Returns a phone that shows nested views and a sibling. Each test calls this method, so the
  /// views belong to the test's phone.
  private static func makePanels() -> (
    phone: Phone, root: UIView, outer: Panel, inner: Panel, sibling: Panel
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let phone = Phone(root: root)
    let outer = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Panel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let sibling = Panel(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    for view in [outer, sibling] { root.addSubview(view) }
    outer.addSubview(inner)
    for view in [outer, inner, sibling] { view.backgroundColor = Panel.dynamic }
    phone.step(to: AppTime(seconds: 1))
    return (phone, root, outer, inner, sibling)
  }

  @Test("By default, a view overrides no style and is light")
  func light() {
    let (_, _, outer, _, _) = Self.makePanels()
    #expect(outer.overrideUserInterfaceStyle == .unspecified)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .light
    #expect(outer.overrideUserInterfaceStyle == .light)
    #expect(outer.changes.isEmpty)
  }

  @Test("A dark view makes only its subviews dark, including backgrounds and drawing")
  func dark() {
    let (phone, _, outer, inner, sibling) = Self.makePanels()
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(sibling.traitCollection.userInterfaceStyle == .light)
    #expect(outer.changes == [.light] && inner.changes == [.light] && sibling.changes.isEmpty)
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    #expect(sibling.layer.backgroundColor == UIColor.blue.cgColor)
    #expect(inner.backgroundColor == Panel.dynamic)
    phone.step(to: AppTime(seconds: 2))
    #expect(outer.drawn == UIColor.red.cgColor && inner.drawn == UIColor.red.cgColor)
    #expect(sibling.drawn == UIColor.blue.cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    phone.step(to: AppTime(seconds: 3))
    #expect(inner.changes == [.light, .dark])
    #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
    #expect(inner.drawn == UIColor.blue.cgColor)
  }

  @Test("A view inside a dark view can be light")
  func lightInDark() {
    let (_, _, outer, inner, _) = Self.makePanels()
    inner.overrideUserInterfaceStyle = .light
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.changes.isEmpty)
    #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test("A view adopts its new superview's style, and so does its background")
  func moved() {
    let (_, root, outer, _, sibling) = Self.makePanels()
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(sibling)
    #expect(sibling.changes == [.light])
    #expect(sibling.layer.backgroundColor == UIColor.red.cgColor)
    let late = UIView()
    outer.addSubview(late)
    late.backgroundColor = Panel.dynamic
    #expect(late.layer.backgroundColor == UIColor.red.cgColor)
    root.addSubview(late)
    #expect(late.layer.backgroundColor == UIColor.blue.cgColor)
  }

  @Test("A view removed from a dark superview becomes light and is notified")
  func removed() {
    let (phone, _, outer, inner, _) = Self.makePanels()
    outer.overrideUserInterfaceStyle = .dark
    inner.removeFromSuperview()
    #expect(inner.changes == [.light, .dark])
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.layer.backgroundColor == UIColor.blue.cgColor)
    outer.addSubview(inner)
    #expect(inner.changes == [.light, .dark, .light])
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    inner.overrideUserInterfaceStyle = .dark
    inner.removeFromSuperview()
    #expect(inner.changes.count == 3, "its own style is the same everywhere")
    phone.step(to: AppTime(seconds: 2))
  }

  @Test("A view created before its dark controller gets dark backgrounds without notification")
  func loadedView() {
    final class Early: UIViewController {
      let panel = Panel()
      var isNotified = false

      override func loadView() {
        let view = UIView()
        view.backgroundColor = Panel.dynamic
        panel.backgroundColor = Panel.dynamic
        view.addSubview(panel)
        self.view = view
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        isNotified = true
      }
    }
    let (_, root, _, _, _) = Self.makePanels()
    let early = Early()
    early.overrideUserInterfaceStyle = .dark
    #expect(early.view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(early.panel.layer.backgroundColor == UIColor.red.cgColor)
    #expect(!early.isNotified && early.panel.changes.isEmpty)
    root.addSubview(early.view)
    #expect(early.panel.layer.backgroundColor == UIColor.red.cgColor)
    #expect(!early.isNotified, "dark before and after")
  }

  @Test("When dark views and controllers rotate, both the old and the new traits are dark")
  func turned() {
    final class RotatingController: UIViewController {
      var styles: [UIUserInterfaceStyle?] = []

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        styles.append(newCollection.userInterfaceStyle)
        #expect(newCollection.verticalSizeClass == .compact)
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(previousTraitCollection?.userInterfaceStyle)
        #expect(previousTraitCollection?.verticalSizeClass == .regular)
      }
    }
    let controller = RotatingController()
    let phone = TestPhone(controller)
    controller.overrideUserInterfaceStyle = .dark
    let (dark, light, inner) = (Panel(), Panel(), Panel())
    light.overrideUserInterfaceStyle = .light
    for view in [dark, light] { controller.view.addSubview(view) }
    light.addSubview(inner)
    for view in [dark, light, inner] { view.changes = [] }
    controller.styles = []
    phone.device.step([Timed(phone.device.time, .rotate(.left))], to: phone.device.time)
    #expect(controller.styles == [.dark, .dark])
    #expect(dark.changes == [.dark] && light.changes == [.light] && inner.changes == [.light])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }

  @Test("A controller makes its view dark before or after loading; a window makes all views dark")
  func controllers() {
    let (phone, root, _, _, sibling) = Self.makePanels()
    defer { withExtendedLifetime(phone) {} }
    final class Dark: UIViewController {
      override func viewDidLoad() { view.backgroundColor = Panel.dynamic }
    }
    let early = Dark()
    early.overrideUserInterfaceStyle = .dark
    #expect(early.view.layer.backgroundColor == UIColor.red.cgColor)
    #expect(early.traitCollection.userInterfaceStyle == .dark)
    early.view.overrideUserInterfaceStyle = .light
    #expect(early.traitCollection.userInterfaceStyle == .light)
    let late = Dark()
    root.addSubview(late.view)
    late.overrideUserInterfaceStyle = .dark
    #expect(late.view.layer.backgroundColor == UIColor.red.cgColor)
    late.overrideUserInterfaceStyle = .unspecified
    root.window?.overrideUserInterfaceStyle = .dark
    #expect(late.traitCollection.userInterfaceStyle == .dark)
    #expect(sibling.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test("Labels and controls are legible in both styles because they use the `label` color")
  func controls() throws {
    // Source: Apple's documentation of UILabel.textColor, "The default value for this property is
    // the system's label color".
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(label.textColor == .label)
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper(frame: CGRect(x: 0, y: 50, width: 94, height: 29))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    for view in [label, segments, stepper] { root.addSubview(view) }
    let phone = Phone(root: root)
    label.text = "Text"

    /// Returns the colors of text, backgrounds, and fills in the frame.
    func colors() -> Set<CGColor> {
      phone.step(to: phone.time)
      func colors(_ nodes: [DisplayNode]) -> [CGColor] {
        nodes.flatMap { node in
          [node.background].compactMap { $0 }
            + node.contents.compactMap { command in
              switch command {
              case .text(let block, _): block.color
              case .fill(_, let color, _): color
              default: nil
              }
            } + colors(node.children)
        }
      }
      return Set(colors(phone.frame().nodes))
    }
    func labelColor(_ style: UIUserInterfaceStyle) -> CGColor {
      UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    }
    let (black, white) = (labelColor(.light), labelColor(.dark))
    let thumb = CGColor(gray: 1, alpha: 1)
    let gray = CGColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1)
    let light = colors()
    #expect(light.contains(black) && light.contains(thumb) && !light.contains(gray))
    root.overrideUserInterfaceStyle = .dark
    let dark = colors()
    #expect(dark.contains(white) && dark.contains(gray) && !dark.contains(black))
    #expect(!dark.contains(thumb))
  }
}
