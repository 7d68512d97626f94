package import CoreGraphics
package import Simulator
import UIKit

/// Finds expectations that describe the view at a point, for a recording.
///
/// The view is the deepest visible one, even if it doesn't receive touches. Views inside a control
/// or another part of UIKit that is used as a whole are represented by it.
package struct ExpectationPicker {
  private let phone: Phone
  private let reader: PropertyReader

  /// Creates a picker for a phone's app.
  package init(_ phone: Phone) {
    self.phone = phone
    reader = PropertyReader(phone)
  }

  /// Returns the expectations for the view at a screen point, beginning with the most specific one:
  /// its text, its state, and its frame. Each of them passes now.
  package func expectations(at point: CGPoint) -> [ScriptExpectation] {
    guard let view = ViewFinder.view(at: point, in: phone.context), let path = path(of: view) else {
      return []
    }
    var expectations: [ScriptExpectation] = []
    if let label = view as? UILabel, let name = label.accessibilityIdentifier, path == name {
      expectations.append(.label(name, label.text ?? ""))
    }
    let members = expectations.isEmpty ? Self.members(of: view) : []
    for member in members + ["frame"] {
      if let expectation = property(path + "." + member) { expectations.append(expectation) }
    }
    return expectations.filter(Self.isWritable)
  }

  /// Returns the members that show a view's text and state.
  private static func members(of view: UIView) -> [String] {
    switch view {
    case is UILabel, is UITextView: ["text"]
    case is UITextField: ["text", "isEditing"]
    case is UIButton: ["currentTitle", "isEnabled", "isSelected"]
    case is UISwitch: ["isOn", "isEnabled"]
    case is UISlider, is UIStepper: ["value", "isEnabled"]
    case is UISegmentedControl: ["selectedSegmentIndex", "isEnabled"]
    case is UIPageControl: ["currentPage"]
    case is UIProgressView: ["progress"]
    case is UIActivityIndicatorView: ["isAnimating"]
    case is UIScrollView: ["contentOffset"]
    case is UIControl: ["isEnabled", "isSelected"]
    default: []
    }
  }

  private func property(_ text: String) -> ScriptExpectation? {
    guard let path = PropertyPath(text), let value = try? reader.value(at: path) else {
      return nil
    }
    return .property(path, value, tolerance: nil)
  }

  /// Returns whether a script can contain an expectation's text.
  private static func isWritable(_ expectation: ScriptExpectation) -> Bool {
    let line = "touchscript 1\n0 " + ScriptSyntax.text(of: expectation) + "\n"
    return (try? Script(parsing: line, file: "")) != nil
  }

  // MARK: - The path

  /// Returns a path that leads to a view: its identifier, a root, or its index in its superview.
  private func path(of view: UIView) -> String? {
    if let name = view.accessibilityIdentifier, PropertyPath.isName(name) {
      let views = reader.views(named: name)
      if let index = views.firstIndex(where: { $0 === view }) {
        return views.count == 1 ? name : "\(name)[\(index)]"
      }
    }
    for root in ["view", "window"] where leads(root, to: view) { return root }
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view),
      let path = path(of: superview)
    else { return nil }
    let longer = "\(path).subviews[\(index)]"
    return leads(longer, to: view) ? longer : nil
  }

  private func leads(_ text: String, to view: UIView) -> Bool {
    guard let path = PropertyPath(text), let object = try? reader.object(at: path) else {
      return false
    }
    return (object as? UIView) === view
  }
}
