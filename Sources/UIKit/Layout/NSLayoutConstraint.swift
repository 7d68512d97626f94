public import CoreGraphics

/// The importance of a constraint, from 1 to 1000 (required).
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilayoutpriority
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// 1000, for constraints that must be satisfied.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}

/// A relation between two edges, centers, or sizes: `first = multiplier * second + constant`.
///
/// Active constraints determine the layout of views whose
/// `translatesAutoresizingMaskIntoConstraints` is false; see `ConstraintSolver`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides, with Apple's raw values.
  public nonisolated enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attribute of an item in a constraint, with Apple's raw values.
  public nonisolated enum Attribute: Int, Sendable {
    /// No attribute; the second side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge, which is the left edge here.
    case leading = 5
    /// The trailing edge, which is the right edge here.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge of a view without text.
    case firstBaseline = 12

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// An axis, with Apple's raw values.
  public nonisolated enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The view or guide on the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The first item's attribute.
  public let firstAttribute: Attribute
  /// The relation between the sides.
  public let relation: Relation
  /// The view or guide on the second side, or `nil`.
  public private(set) weak var secondItem: AnyObject?
  /// The second item's attribute.
  public let secondAttribute: Attribute
  /// The factor that the second side is multiplied by.
  public let multiplier: CGFloat
  /// The constant that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// The priority of the constraint. A constraint that contradicts higher-priority ones is violated as
  /// little as possible.
  open var priority = UILayoutPriority.required { didSet { holder?.constraintsDidChange() } }
  /// A name that appears in messages.
  open var identifier: String?

  /// The constraint's counterpart in another language, if any.
  package final var companion: Companion?
  /// The view that holds the constraint, or `nil` while it is inactive.
  private(set) weak var holder: UIView?

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  // MARK: - Activation

  /// Whether the constraint is active. A constraint can be activated only if its views are in the
  /// same tree.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    var common = firstItem.flatMap(UIView.owner(of:))
    if let secondItem {
      let second = UIView.owner(of: secondItem)
      while let view = common, second?.isDescendant(of: view) != true { common = view.superview }
    }
    guard let common else {
      return AppContext.current.host.warn(
        "\(self) cannot be active: its views have no common superview; add them first")
    }
    hold(in: common)
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.madeExtras.constraints.removeAll { $0 === self }
    holder.constraintsDidChange()
  }

  /// Activates the constraint in a given view.
  func hold(in view: UIView) {
    deactivate()
    holder = view
    view.madeExtras.constraints.append(self)
    view.constraintsDidChange()
  }

  /// The constraint, written as a formula.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { formula }
  }

  private var formula: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let name = (item as? UIView)?.traceName ?? item.map { "\(type(of: $0))" } ?? "nil"
      return "\(name).\(attribute)"
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    if secondAttribute != .notAnAttribute {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(side(secondItem, secondAttribute)) + "
    }
    return text + "\(constant)" + (identifier.map { " (\($0))" } ?? "")
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
