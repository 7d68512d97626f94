public import CoreGraphics

/// An edge, a center or a size, from which constraints are made.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Returns a constraint that makes this one equal to another one plus a constant.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// Returns a constraint that makes this one at least another one plus a constant.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns a constraint that makes this one at most another one plus a constant.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A left or right edge, or the middle between them.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A top or bottom edge, or the middle between them.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size a constant.
  @discardableResult
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 0, c)
  }

  /// Returns a constraint that makes the size at least a constant.
  @discardableResult
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 0, c)
  }

  /// Returns a constraint that makes the size at most a constant.
  @discardableResult
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 0, c)
  }

  /// Returns a constraint that makes the size a multiple of another one plus a constant.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// Returns a constraint that makes the size at least a multiple of another one plus a constant.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns a constraint that makes the size at most a multiple of another one plus a constant.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// What has edges, centers and sizes: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {}

extension LayoutItem {
  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    .init(self, attribute)
  }
  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    .init(self, attribute)
  }
  func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    .init(self, attribute)
  }
}

extension UIView: LayoutItem {
  /// The left edge, where text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The right edge, where text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(.height) }
}

/// A rectangle of a view that constraints can use, and that draws nothing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view whose rectangle it is.
  open internal(set) weak var owningView: UIView?
  /// A name for the app's own use.
  open var identifier: String = ""
  /// The rectangle in the view's coordinates, after the last layout.
  open internal(set) var layoutFrame = CGRect.zero
  /// How far a guide of the framework is inside the view; nil for the app's own guides.
  private(set) var insets: ((UIView) -> UIEdgeInsets)?

  /// Makes a guide without a view.
  public override init() {
    super.init()
  }

  init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  /// The left edge, where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The right edge, where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { size(.height) }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
