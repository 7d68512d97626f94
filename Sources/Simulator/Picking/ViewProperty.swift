import CoreGraphics
import UIKit

/// A property of a view, or of one of its recognizers, that the picker shows and changes.
struct ViewProperty {
  /// A property's value.
  enum Value: Hashable {
    case number(CGFloat)
    case flag(Bool)

    /// The value in Swift.
    var text: String {
      switch self {
      case .number(let number): ExplanationText.number(number, decimals: 3)
      case .flag(let flag): "\(flag)"
      }
    }
  }

  /// The property's name, unique among the view's properties: `frame.origin.x`.
  let name: String
  /// The value.
  let value: Value
  /// The change of a number by one key press.
  var step: CGFloat = 1
  /// The range of a number.
  var range = Self.coordinates
  /// Sets the value.
  let set: (Value) -> Void
  /// Returns the line of code that sets the current value.
  let code: () -> String

  /// The range of a coordinate, in points.
  static let coordinates: ClosedRange<CGFloat> = -100_000...100_000
  /// The range of a width or height, in points.
  static let lengths: ClosedRange<CGFloat> = 0...100_000

  /// Returns the value after some presses of Right, or of Left if the number is negative. Right turns
  /// a flag on, and Left turns it off.
  func value(after presses: Int) -> Value {
    switch value {
    case .flag: return .flag(presses > 0)
    case .number(let number):
      let next = ((number + CGFloat(presses) * step) * 1000).rounded() / 1000
      return .number(min(max(next, range.lowerBound), range.upperBound))
    }
  }
}

extension ViewProperty {
  /// Returns a view's properties, in the order in which the picker shows them.
  ///
  /// - Parameter name: The view's name in the app's code.
  static func all(of view: UIView, named name: ObjectName) -> [ViewProperty] {
    let members = Members(of: view, named: name.expression)
    var properties =
      view.transform == .identity
      ? [
        members.number(\.frame.origin.x, "frame.origin.x"),
        members.number(\.frame.origin.y, "frame.origin.y"),
        members.number(\.frame.size.width, "frame.size.width", in: lengths),
        members.number(\.frame.size.height, "frame.size.height", in: lengths),
      ]
      // `frame` is undefined for a transformed view.
      : [
        members.number(\.center.x, "center.x"), members.number(\.center.y, "center.y"),
        members.number(\.bounds.size.width, "bounds.size.width", in: lengths),
        members.number(\.bounds.size.height, "bounds.size.height", in: lengths),
      ]
    properties.append(members.number(\.alpha, "alpha", step: 0.05, in: 0...1))
    properties += transform(of: view, name.expression)
    properties += [
      members.flag(\.isHidden, "isHidden"),
      members.flag(\.isUserInteractionEnabled, "isUserInteractionEnabled"),
      members.flag(\.isMultipleTouchEnabled, "isMultipleTouchEnabled"),
      members.flag(\.isExclusiveTouch, "isExclusiveTouch"),
      members.flag(\.clipsToBounds, "clipsToBounds"),
    ]
    if let control = view as? UIControl {
      properties.append(Members(of: control, named: name.expression).flag(\.isEnabled, "isEnabled"))
    }
    if let scroller = view as? UIScrollView {
      let members = Members(of: scroller, named: name.expression)
      properties += [
        members.flag(\.isScrollEnabled, "isScrollEnabled"),
        members.flag(\.isPagingEnabled, "isPagingEnabled"),
        members.flag(\.bounces, "bounces"),
        members.flag(\.delaysContentTouches, "delaysContentTouches"),
        members.flag(\.canCancelContentTouches, "canCancelContentTouches"),
      ]
    }
    for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
      let name = ObjectName(of: recognizer, at: index, on: view, named: name)
      properties += self.properties(of: recognizer, at: index, named: name.expression)
    }
    return properties
  }

  private static func properties(
    of recognizer: UIGestureRecognizer, at index: Int, named expression: String
  ) -> [ViewProperty] {
    let prefix = "\(type(of: recognizer)) \(index): "
    func members<Object>(_ object: Object) -> Members<Object> {
      Members(of: object, named: expression, prefix: prefix)
    }
    var properties: [ViewProperty] = []
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      properties = [
        members(tap).count(\.numberOfTapsRequired, "numberOfTapsRequired"),
        members(tap).count(\.numberOfTouchesRequired, "numberOfTouchesRequired"),
      ]
    case let press as UILongPressGestureRecognizer:
      properties = [
        members(press).number(
          \.minimumPressDuration, "minimumPressDuration", step: 0.05, in: 0...1000),
        members(press).number(\.allowableMovement, "allowableMovement", in: lengths),
        members(press).count(\.numberOfTapsRequired, "numberOfTapsRequired", from: 0),
        members(press).count(\.numberOfTouchesRequired, "numberOfTouchesRequired"),
      ]
    case let pan as UIPanGestureRecognizer:
      properties = [
        members(pan).count(\.minimumNumberOfTouches, "minimumNumberOfTouches"),
        members(pan).count(\.maximumNumberOfTouches, "maximumNumberOfTouches"),
      ]
    case let swipe as UISwipeGestureRecognizer:
      properties = [members(swipe).count(\.numberOfTouchesRequired, "numberOfTouchesRequired")]
    default: break
    }
    return properties + [
      members(recognizer).flag(\.isEnabled, "isEnabled"),
      members(recognizer).flag(\.cancelsTouchesInView, "cancelsTouchesInView"),
      members(recognizer).flag(\.delaysTouchesBegan, "delaysTouchesBegan"),
      members(recognizer).flag(\.delaysTouchesEnded, "delaysTouchesEnded"),
    ]
  }

  // MARK: - The transform

  private static func transform(of view: UIView, _ expression: String) -> [ViewProperty] {
    let transform = view.transform
    let (angle, scale) = (atan2(transform.b, transform.a), hypot(transform.a, transform.b))
    let code = { "\(expression).transform = \(text(of: view.transform))" }
    return [
      ViewProperty(
        name: "rotation in degrees", value: .number(angle * 180 / .pi), range: -360...360,
        set: {
          guard case .number(let degrees) = $0 else { return }
          view.transform = transform.rotated(by: degrees * .pi / 180 - angle)
        }, code: code),
      ViewProperty(
        name: "scale", value: .number(scale), step: 0.05, range: 0.05...100,
        set: {
          guard case .number(let number) = $0, scale > 0 else { return }
          view.transform = transform.scaledBy(x: number / scale, y: number / scale)
        }, code: code),
    ]
  }

  /// Returns a transform in Swift: a rotation and a scale if it consists of these.
  private static func text(of transform: CGAffineTransform) -> String {
    func number(_ value: CGFloat) -> String { ExplanationText.number(value, decimals: 4) }
    let (angle, scale) = (atan2(transform.b, transform.a), hypot(transform.a, transform.b))
    let rotation = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    func differs(_ path: KeyPath<CGAffineTransform, CGFloat>) -> Bool {
      abs(transform[keyPath: path] - rotation[keyPath: path]) > 1e-6
    }
    if [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty].contains(where: differs) {
      return "CGAffineTransform(a: \(number(transform.a)), b: \(number(transform.b)), "
        + "c: \(number(transform.c)), d: \(number(transform.d)), "
        + "tx: \(number(transform.tx)), ty: \(number(transform.ty)))"
    }
    switch (number(angle), number(scale)) {
    case ("0", "1"): return ".identity"
    case ("0", let scale): return "CGAffineTransform(scaleX: \(scale), y: \(scale))"
    case (let angle, "1"): return "CGAffineTransform(rotationAngle: \(angle))"
    case (let angle, let scale):
      return "CGAffineTransform(rotationAngle: \(angle)).scaledBy(x: \(scale), y: \(scale))"
    }
  }

  // MARK: - Members

  /// Creates the properties of one object.
  private struct Members<Object: AnyObject> {
    private let object: Object
    private let expression: String
    private let prefix: String

    /// - Parameters:
    ///   - expression: The object's name in the app's code.
    ///   - prefix: The part of the properties' names that distinguishes the object.
    init(of object: Object, named expression: String, prefix: String = "") {
      (self.object, self.expression, self.prefix) = (object, expression, prefix)
    }

    func flag(_ path: ReferenceWritableKeyPath<Object, Bool>, _ member: String) -> ViewProperty {
      property(member, { .flag(object[keyPath: path]) }) {
        if case .flag(let flag) = $0 { object[keyPath: path] = flag }
      }
    }

    func count(
      _ path: ReferenceWritableKeyPath<Object, Int>, _ member: String, from least: CGFloat = 1
    ) -> ViewProperty {
      property(member, { .number(CGFloat(object[keyPath: path])) }, in: least...100) {
        if case .number(let number) = $0 { object[keyPath: path] = Int(number) }
      }
    }

    func number<Number: BinaryFloatingPoint>(
      _ path: ReferenceWritableKeyPath<Object, Number>, _ member: String, step: CGFloat = 1,
      in range: ClosedRange<CGFloat> = ViewProperty.coordinates
    ) -> ViewProperty {
      property(member, { .number(CGFloat(object[keyPath: path])) }, step: step, in: range) {
        if case .number(let number) = $0 { object[keyPath: path] = Number(number) }
      }
    }

    private func property(
      _ member: String, _ value: @escaping () -> Value, step: CGFloat = 1,
      in range: ClosedRange<CGFloat> = ViewProperty.coordinates, set: @escaping (Value) -> Void
    ) -> ViewProperty {
      ViewProperty(
        name: prefix + member, value: value(), step: step, range: range, set: set,
        code: { "\(expression).\(member) = \(value().text)" })
    }
  }
}
