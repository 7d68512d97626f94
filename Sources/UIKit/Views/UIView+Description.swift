import CoreGraphics
import PhoneFoundation

/// The texts that UIKit prints for views, recognizers, touches, and colors.
///
/// Source: logs of apps, such as cocoanetics.com/2011/05/visual-view-debugging and
/// cocoadelica.co.uk/blog/quick-debugger-tip; for the background color, logs of iOS 15 and later.
nonisolated enum ObjectText {
  /// Returns a class and an address, as in `UIView: 0x7f8c1a40`.
  static func identity(_ object: AnyObject, separator: String = ": ") -> String {
    "\(type(of: object))\(separator)0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  /// Calls a closure immediately if the current thread runs the main actor; otherwise, returns `nil`,
  /// because other threads may print views, too.
  static func onMainActor(_ text: @escaping @MainActor @Sendable () -> String) -> String? {
    guard BackgroundWork.ofCurrentJob == nil else { return nil }
    if Thread.isMainThread { return MainActor.assumeIsolated { text() } }
    // The main actor may run on another thread, as in Swift Testing.
    let result = Result()
    Task.immediate { @MainActor in result.text = text() }
    return result.text
  }

  private final class Result: @unchecked Sendable {
    private let lock = NSLock()
    private var value: String?
    var text: String? {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  /// Returns a number with at most six digits, as `%g` in C.
  static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  /// Returns a number with all its digits, as `%.17g` in C.
  static func exact(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  /// Returns numbers with all their digits, as in `{1, 2}`.
  static func list(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(exact).joined(separator: ", ") + "}"
  }
}

extension UIView {
  /// The text that UIKit prints for a view, with the properties that don't have their defaults.
  var summary: String {
    var parts = [ObjectText.identity(self)]
    if let base { parts.append("baseClass = \(base)") }
    let (origin, size) = (frame.origin, frame.size)
    let numbers = [origin.x, origin.y, size.width, size.height].map(ObjectText.short)
    parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
    if !transform.isIdentity {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      let list = numbers.map(ObjectText.exact).joined(separator: ", ")
      parts.append("transform = [\(list)]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(ObjectText.short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizing)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    parts.append("layer = <\(ObjectText.identity(layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The class of UIKit from which a view's class inherits, unless it is `UIView`; `nil` for UIKit's
  /// own classes.
  private var base: Any.Type? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      mirror = current.superclassMirror
    }
    guard let kind = mirror?.subjectType, kind != type(of: self), kind != UIView.self else {
      return nil
    }
    return kind
  }

  private var autoresizing: String {
    let names: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIGestureRecognizer {
  /// The text that UIKit prints for a recognizer, without its targets, whose actions have no names
  /// here.
  var summary: String {
    let states = ["Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"]
    var parts = [ObjectText.identity(self), "state = \(states[state.rawValue])"]
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    let view = view.map { ObjectText.identity($0, separator: " ") } ?? "(null) 0x0"
    parts.append("view = <\(view)>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

extension UITouch: CustomStringConvertible {
  /// The touch's phase, tap count, force, window, view, and locations.
  public nonisolated var description: String {
    ObjectText.onMainActor { [self] in summary } ?? "<\(ObjectText.identity(self))>"
  }

  private var summary: String {
    let phases = ["Began", "Moved", "Stationary", "Ended", "Cancelled"]
    func text(_ point: CGPoint) -> String { ObjectText.list(point.x, point.y) }
    return "<\(ObjectText.identity(self))> phase: \(phases[phase.rawValue]) tap count: \(tapCount)"
      + " force: \(String(format: "%.3f", Double(force)))"
      + " window: \(window?.description ?? "(null)") view: \(view?.description ?? "(null)")"
      + " location in window: \(text(location(in: nil)))"
      + " previous location in window: \(text(previousLocation(in: nil)))"
      + " location in view: \(text(location(in: view)))"
      + " previous location in view: \(text(previousLocation(in: view)))"
  }
}
