/// The classes that an interface file can mention: those in UIKit and those in the user's files.
struct InterfaceClasses {
  /// The UIKit classes, each with its superclass.
  private static let kit: [String: String] = Dictionary(
    text.split(separator: "\n").flatMap { line in
      let names = line.split(separator: " ").map(String.init)
      return names.dropFirst().map { ($0, names[0]) }
    } + [("NSObject", "")]
  ) { first, _ in first }

  /// Superclasses, followed by their subclasses.
  private static let text = """
    NSObject UIResponder UIStoryboardSegue UIGestureRecognizer NSLayoutConstraint UIBarItem \
    UINavigationItem
    UIResponder UIView UIViewController
    UIView UIWindow UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell \
    UITableViewHeaderFooterView UIProgressView UIActivityIndicatorView UINavigationBar UIToolbar \
    UITabBar
    UIControl UIButton UISlider UISwitch UITextField UISegmentedControl UIStepper UIPageControl \
    UIRefreshControl
    UIScrollView UITextView UITableView
    UIBarItem UIBarButtonItem UITabBarItem
    UIViewController UINavigationController UITabBarController UITableViewController
    UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
    UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    """

  private let user: [String: Storyboards.UserClass]
  /// The `@IBInspectable` properties in extensions of UIKit classes, by class.
  private let extensions: [String: Set<String>]

  init(_ classes: [Storyboards.UserClass], extensions: [String: Set<String>]) {
    user = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    self.extensions = extensions
  }

  /// Whether an extension adds an inspectable property to a UIKit class or one of its superclasses.
  func isExtended(_ kit: String, with property: String) -> Bool {
    extensions.contains { Self.isKit(kit, $0.key) && $0.value.contains(property) }
  }

  /// Returns a class in the user's files by its full name, or by its last name component if that is
  /// unique.
  func userClass(_ name: String) -> Storyboards.UserClass? {
    if let found = user[name] { return found }
    let nested = user.values.filter { $0.name.hasSuffix(".\(name)") }
    return nested.count == 1 ? nested[0] : nil
  }

  /// Whether an element or any of its descendants mentions a class in the user's files.
  func areMentioned(in node: InterfaceNode) -> Bool {
    if let name = node["customClass"], userClass(name) != nil { return true }
    return node.children.contains(where: areMentioned)
  }

  /// Returns a class and its superclasses in the user's files, nearest first.
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

  /// Returns the UIKit class that a class is or inherits from, or nil if it is unknown.
  func kitClass(of name: String) -> String? {
    let root = chain(name).last.map { $0.superclass ?? "NSObject" } ?? name
    let plain = Self.plain(root)
    return Self.kit[plain] == nil ? nil : plain
  }

  /// Whether a UIKit class is or inherits from another.
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

  /// Returns a type's name without its module and generic arguments.
  private static func plain(_ name: String) -> String {
    let base = name.prefix { $0 != "<" }
    return base.hasPrefix("UIKit.") ? String(base.dropFirst(6)) : String(base)
  }
}
