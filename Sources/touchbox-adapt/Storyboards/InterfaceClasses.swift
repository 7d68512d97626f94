/// The classes that an interface file may name: those of UIKit, and those of the user's files.
struct InterfaceClasses {
  /// UIKit's classes, each with its superclass.
  private static let kit: [String: String] = [
    "NSObject": "", "UIResponder": "NSObject", "UIView": "UIResponder", "UIWindow": "UIView",
    "UIControl": "UIView", "UIButton": "UIControl", "UISlider": "UIControl",
    "UISwitch": "UIControl", "UILabel": "UIView", "UIImageView": "UIView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UIViewController": "UIResponder",
    "UIStoryboardSegue": "NSObject", "UIGestureRecognizer": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "NSLayoutConstraint": "NSObject",
  ]

  private let user: [String: Storyboards.UserClass]
  /// The properties with `@IBInspectable` in extensions of UIKit's classes, by class.
  private let extensions: [String: Set<String>]

  init(_ classes: [Storyboards.UserClass], extensions: [String: Set<String>]) {
    user = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    self.extensions = extensions
  }

  /// Whether an extension gives a class of UIKit, or one that it inherits from, an inspectable property.
  func isExtended(_ kit: String, with property: String) -> Bool {
    extensions.contains { Self.isKit(kit, $0.key) && $0.value.contains(property) }
  }

  /// Returns a class of the user's files by its name, or by its last part if that is unique.
  func userClass(_ name: String) -> Storyboards.UserClass? {
    if let found = user[name] { return found }
    let nested = user.values.filter { $0.name.hasSuffix(".\(name)") }
    return nested.count == 1 ? nested[0] : nil
  }

  /// Whether an element or one in it has a class of the user's files.
  func areMentioned(in node: InterfaceNode) -> Bool {
    if let name = node["customClass"], userClass(name) != nil { return true }
    return node.children.contains(where: areMentioned)
  }

  /// Returns a class and its superclasses among the user's files, the nearest first.
  func chain(_ name: String) -> [Storyboards.UserClass] {
    var result: [Storyboards.UserClass] = []
    var next: String? = name
    while let name = next, let found = userClass(Self.plain(name)),
      !result.contains(where: { $0.name == found.name })
    {
      result.append(found)
      next = found.superclass
    }
    return result
  }

  /// Returns the class of UIKit that a class is or inherits from; nil if that is not known.
  func kitClass(of name: String) -> String? {
    let root = chain(name).last.map { $0.superclass ?? "NSObject" } ?? name
    let plain = Self.plain(root)
    return Self.kit[plain] == nil ? nil : plain
  }

  /// Whether a class of UIKit is another one or inherits from it.
  static func isKit(_ name: String, _ ancestor: String) -> Bool {
    var name = name
    while !name.isEmpty {
      if name == ancestor { return true }
      name = kit[name] ?? ""
    }
    return false
  }

  /// Returns the classes that have an action.
  func classes(withAction action: String) -> [Storyboards.UserClass] {
    user.values.filter { $0.actions.contains(action) }.sorted { $0.name < $1.name }
  }

  /// A type's name without module and generic arguments.
  private static func plain(_ name: String) -> String {
    let base = name.prefix { $0 != "<" }
    return base.hasPrefix("UIKit.") ? String(base.dropFirst(6)) : String(base)
  }
}
