public import CoreGraphics

/// An edge, center, or size that is used to create constraints.
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

  /// Returns a constraint that makes this anchor equal to another anchor plus a constant.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, c)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor plus a
  /// constant.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns a constraint that makes this anchor at most another anchor plus a constant.
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

/// A left or right edge, or the horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A top or bottom edge, or the vertical center.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A width or a height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a constant.
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

  /// Returns a constraint that makes the size a multiple of another size plus a constant.
  @discardableResult
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, m, c)
  }

  /// Returns a constraint that makes the size at least a multiple of another size plus a constant.
  @discardableResult
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, m, c)
  }

  /// Returns a constraint that makes the size at most a multiple of another size plus a constant.
  @discardableResult
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, m, c)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An item with edges, centers, and sizes: a view or a guide.
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
  /// The leading edge, which is the left edge here.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge, which is the right edge here.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(.height) }
  /// The baseline of the first line of text, or the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
}

/// A rectangle in a view that constraints can refer to. A guide draws nothing.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that contains the rectangle.
  open internal(set) weak var owningView: UIView?
  /// A name for the app's own use.
  open var identifier: String = ""
  /// The rectangle in the view's coordinates; for an app's own guide, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView, let insets = insets?(view) else { return placedFrame }
    if let scroll = view as? UIScrollView, self === view.extras?.scrollContent {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return view.bounds.inset(by: insets)
  }
  private var placedFrame = CGRect.zero
  /// The insets of a framework guide in its view, or `nil` for the app's own guides.
  private(set) var insets: ((UIView) -> UIEdgeInsets)?

  /// Creates a guide without a view.
  public override init() {
    super.init()
  }

  init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  /// Moves an app's own guide.
  func place(_ frame: CGRect) { placedFrame = frame }

  /// The leading edge, which is the left edge here.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge, which is the right edge here.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { size(.height) }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
