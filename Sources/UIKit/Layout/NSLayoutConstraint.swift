public import CoreGraphics

/// How much a constraint matters, from 1 to 1000, which is required.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilayoutpriority
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}

/// A relation between two edges, centers or sizes: `first = multiplier * second + constant`.
///
/// Active constraints lay out views whose `translatesAutoresizingMaskIntoConstraints` is false; see
/// `ConstraintSolver` for how.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides are related; raw values are Apple's.
  public nonisolated enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of a view is related; raw values are Apple's.
  public nonisolated enum Attribute: Int, Sendable {
    /// Nothing: the constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The left edge, where text begins.
    case leading = 5
    /// The right edge, where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
  }

  /// Level or upright; raw values are Apple's.
  public nonisolated enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The view or guide on the first side.
  public private(set) weak var firstItem: AnyObject?
  /// What of it is related.
  public let firstAttribute: Attribute
  /// How the sides are related.
  public let relation: Relation
  /// The view or guide on the second side; nil for none.
  public private(set) weak var secondItem: AnyObject?
  /// What of it is related.
  public let secondAttribute: Attribute
  /// What the second side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  /// How much the constraint matters; one that cannot hold with more important ones is left out.
  open var priority = UILayoutPriority.required { didSet { holder?.constraintsDidChange() } }
  /// A name for messages.
  open var identifier: String?

  /// The view that holds the constraint; nil while it is inactive.
  private(set) weak var holder: UIView?

  /// Makes a constraint that is not active.
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

  // MARK: - Activity

  /// Whether the constraint has an effect; its views must be in one tree then.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
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
      return AppContext.current.warn(
        "\(self) cannot be active: its views are in no common superview; add them first")
    }
    hold(in: common)
  }

  private func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.madeExtras.constraints.removeAll { $0 === self }
    holder.constraintsDidChange()
  }

  /// Makes the constraint active in a view that has been chosen.
  func hold(in view: UIView) {
    deactivate()
    holder = view
    view.madeExtras.constraints.append(self)
    view.constraintsDidChange()
  }

  /// The constraint as a formula.
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
