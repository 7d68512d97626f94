import UIKit

/// The name by which an app's code refers to an object.
package struct ObjectName: Hashable {
  /// The expression: `icons[2]`, `view.subviews[1]`.
  package let expression: String
  /// The class in whose methods the expression is valid, or `nil` if it is not known.
  package let owner: String?

  /// Finds the name of a view.
  ///
  /// The name is a stored property of the nearest superview, view controller, or delegate that has
  /// one. Otherwise, it is the controller's `view`, the window, or a path from one of them.
  init(of view: UIView) {
    if let name = Self.storedName(of: view, above: view.next) {
      self = name
    } else if let controller = view.next as? UIViewController {
      self.init(expression: "view", owner: "\(type(of: controller))")
    } else if let superview = view.superview, let index = superview.subviews.firstIndex(of: view) {
      let name = ObjectName(of: superview)
      self.init(expression: "\(name.expression).subviews[\(index)]", owner: name.owner)
    } else {
      self.init(expression: "window", owner: nil)
    }
  }

  /// Finds the name of a view's gesture recognizer. Without a stored property, it is a member of the
  /// view's recognizers.
  init(of recognizer: UIGestureRecognizer, at index: Int, on view: UIView, named name: ObjectName) {
    if let stored = Self.storedName(of: recognizer, above: view) {
      self = stored
    } else {
      let type = "\(type(of: recognizer))"
      self.init(
        expression: "(\(name.expression).gestureRecognizers![\(index)] as! \(type))",
        owner: name.owner)
    }
  }

  private init(expression: String, owner: String?) {
    (self.expression, self.owner) = (expression, owner)
  }

  /// Returns the name of a stored property that contains an object, searching a responder chain.
  private static func storedName(of object: AnyObject, above first: UIResponder?) -> ObjectName? {
    var owner = first
    while let current = owner {
      for property in StoredProperties.of(current) {
        guard let value = StoredProperties.unwrapped(property.value) else { continue }
        if let expression = expression(property.name, value, for: object) {
          return ObjectName(expression: expression, owner: "\(type(of: current))")
        }
      }
      owner = current.next
    }
    return nil
  }

  /// Returns an expression for an object if it is a property's value or an element of it.
  private static func expression(
    _ name: String, _ value: Any, for object: AnyObject
  ) -> String? {
    if type(of: value) is AnyClass { return (value as AnyObject) === object ? name : nil }
    guard let elements = value as? [Any] else { return nil }
    let index = elements.firstIndex { element in
      type(of: element) is AnyClass && (element as AnyObject) === object
    }
    return index.map { "\(name)[\($0)]" }
  }
}
