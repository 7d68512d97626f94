import CoreGraphics
import Simulator
import UIKit

/// The views known to a client, by element identifier.
@MainActor struct ElementTable {
  private struct WeakView {
    weak var view: UIView?
  }

  private let phone: Phone
  private var views: [String: WeakView] = [:]
  private var identifiers: [ObjectIdentifier: String] = [:]

  /// Creates an empty table for a phone.
  init(_ phone: Phone) {
    self.phone = phone
  }

  /// Returns the element identifier for a view.
  mutating func identifier(of view: UIView) -> String {
    let key = ObjectIdentifier(view)
    // A deallocated view may have had the same address.
    if let known = identifiers[key], views[known]?.view === view { return known }
    let made = "view-\(views.count + 1)"
    views[made] = WeakView(view: view)
    identifiers[key] = made
    return made
  }

  /// Returns the view for an element.
  ///
  /// - Throws: A failure if the element never existed, or if its view is no longer in a window.
  func view(_ identifier: String) throws(WebDriverFailure) -> UIView {
    guard let known = views[identifier] else {
      throw WebDriverFailure(.noSuchElement, "no element has the identifier \"\(identifier)\"")
    }
    guard let view = known.view, view.window != nil || view is UIWindow else {
      throw WebDriverFailure(
        .staleElementReference,
        "the view for \"\(identifier)\" is no longer on the screen; find it again")
    }
    return view
  }

  // MARK: - Geometry

  /// Returns a view's bounding box in screen coordinates.
  func frame(of view: UIView) -> CGRect {
    guard let window = view as? UIWindow ?? view.window else { return .zero }
    let inWindow = view.convert(view.bounds, to: window)
    return window.convert(inWindow, to: nil as UIView?)
  }

  /// Returns the part of a view's frame that is on the screen and not clipped by superviews, or nil
  /// if the view is not visible.
  func visibleFrame(of view: UIView) -> CGRect? {
    var visible = frame(of: view).intersection(phone.context.interface.screen.bounds)
    var next: UIView? = view
    while let current = next {
      guard !current.isHidden, current.alpha >= 0.01 else { return nil }
      if current !== view, current.clipsToBounds {
        visible = visible.intersection(frame(of: current))
      }
      next = current.superview
    }
    return visible.width > 0 && visible.height > 0 ? visible : nil
  }

  /// Returns a rectangle as JSON. Foundation's encoder supports `Double`, but not `CGFloat`.
  static func json(_ rect: CGRect) -> [String: Any] {
    [
      "x": Double(rect.minX), "y": Double(rect.minY), "width": Double(rect.width),
      "height": Double(rect.height),
    ]
  }

  // MARK: - Description

  /// Returns the tree of all views as JSON, with windows ordered from back to front.
  mutating func tree() -> [String: Any] {
    let screen = phone.context.interface.screen.bounds
    var children: [[String: Any]] = []
    for window in phone.context.windowsFrontToBack.reversed() { children.append(node(window)) }
    return [
      "class": "UIApplication", "type": "UIApplication", "visible": true, "enabled": true,
      "children": children,
    ].merging(Self.json(screen)) { $1 }
  }

  private mutating func node(_ view: UIView) -> [String: Any] {
    var node = description(of: view)
    var children: [[String: Any]] = []
    for child in view.subviews { children.append(self.node(child)) }
    node["children"] = children
    return node
  }

  /// Returns a view's element as JSON, without its children.
  mutating func description(of view: UIView) -> [String: Any] {
    var node: [String: Any] = [
      "id": identifier(of: view), "class": view.className,
      "type": Self.frameworkClass(of: view),
      "visible": visibleFrame(of: view) != nil,
      "enabled": (view as? UIControl)?.isEnabled ?? true,
      "selected": (view as? UISwitch)?.isOn ?? (view as? UIControl)?.isSelected ?? false,
    ]
    node.merge(Self.json(frame(of: view))) { $1 }
    node["identifier"] = view.accessibilityIdentifier
    node["label"] = view.accessibilityLabel
    node["text"] = Self.text(of: view)
    node["value"] = view.accessibilityValue ?? Self.value(of: view)
    return node
  }

  /// Returns the name of the UIKit class that a view's class is or inherits from.
  private static func frameworkClass(of view: UIView) -> String {
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      if String(reflecting: current.subjectType).hasPrefix("UIKit.") {
        return "\(current.subjectType)"
      }
      mirror = current.superclassMirror
    }
    return "UIView"
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: shown(field.text ?? "", isSecure: field.isSecureTextEntry)
    case let view as UITextView: shown(view.text ?? "", isSecure: view.isSecureTextEntry)
    default: nil
    }
  }

  /// Returns the text as the view displays it.
  private static func shown(_ text: String, isSecure: Bool) -> String {
    isSecure ? String(repeating: "\u{2022}", count: text.count) : text
  }

  private static func value(of view: UIView) -> String? {
    switch view {
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: "\(slider.value)"
    case let progress as UIProgressView: "\(progress.progress)"
    case let stepper as UIStepper: "\(stepper.value)"
    case let pages as UIPageControl: "\(pages.currentPage)"
    case let segments as UISegmentedControl: "\(segments.selectedSegmentIndex)"
    default: nil
    }
  }
}
