import UIKit

/// Text descriptions of views, for messages.
enum ViewOutline {
  /// The maximum number of outline lines in a message.
  private static let maximumLines = 40

  /// Returns a view's class, identifier, and frame in its window.
  static func name(_ view: UIView) -> String {
    let identifier = view.accessibilityIdentifier.map { " \"\($0)\"" } ?? ""
    return "\(type(of: view))\(identifier) (\(text(frameInWindow(of: view))))"
  }

  /// Returns the windows' view trees, with one line per view: its class, identifier, frame in the
  /// window, text, and any reasons it cannot be touched.
  static func lines(of windows: [UIWindow]) -> [String] {
    var lines: [String] = []
    func add(_ view: UIView, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + line(view))
      for child in view.subviews { add(child, depth + 1) }
    }
    for window in windows { add(window, 0) }
    return lines
  }

  /// Returns the windows' view trees, truncated for a message.
  static func message(of windows: [UIWindow]) -> String {
    let lines = lines(of: windows)
    let rest = lines.count - maximumLines
    let shown = lines.prefix(maximumLines) + (rest > 0 ? ["and \(rest) more"] : [])
    return "the views:\n" + TestFailure.indented(Array(shown))
  }

  /// Returns the text that a view itself displays, or `nil` if there is none.
  static func shownText(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  /// Returns a point as `160,240`.
  static func text(_ point: CGPoint) -> String { String(format: "%g,%g", point.x, point.y) }

  /// Returns a rectangle as `20,40 100x44`.
  static func text(_ rect: CGRect) -> String {
    String(format: "%g,%g %gx%g", rect.minX, rect.minY, rect.width, rect.height)
  }

  private static func line(_ view: UIView) -> String {
    var words = [name(view)]
    if let text = shownText(of: view), !text.isEmpty { words.append("text \"\(text)\"") }
    if view.isHidden { words.append("hidden") }
    if view.alpha < 1 { words.append(String(format: "alpha %g", view.alpha)) }
    if !view.isUserInteractionEnabled { words.append("receives no touches") }
    if view.clipsToBounds { words.append("clips") }
    return words.joined(separator: " ")
  }

  private static func frameInWindow(of view: UIView) -> CGRect {
    guard !(view is UIWindow), let window = view.window else { return view.frame }
    return view.convert(view.bounds, to: window)
  }
}
