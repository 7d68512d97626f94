public import CoreGraphics

/// A view that lays out its arranged subviews in a row or a column by setting their frames.
///
/// A view's size comes from its own constraints, its `intrinsicContentSize`, or its size when it
/// was added, in that order. A size from when the view was added has the lowest layout priority.
/// Hidden views take up no space.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the stack, with Apple's raw values.
  public nonisolated enum Distribution: Int, Sendable {
    /// Views fill the stack. The view with the lowest hugging priority grows, or the one with the
    /// lowest compression resistance shrinks. If priorities are equal, the first view is resized.
    case fill = 0
    /// Views have equal lengths.
    case fillEqually = 1
    /// Views fill the stack in proportion to their own lengths. If there are spaces, the last view
    /// fills the remainder.
    case fillProportionally = 2
    /// The spaces between views are equal.
    case equalSpacing = 3
    /// The centers of views are the same distance apart, as far as the spacing allows.
    case equalCentering = 4
  }

  /// The alignment of views across the stack, with Apple's raw values.
  public nonisolated enum Alignment: Int, Sendable {
    /// Views fill the full width.
    case fill = 0
    /// Views are at the left of a column or at the top of a row.
    case leading = 1
    /// Views are centered.
    case center = 3
    /// Views are at the right of a column or at the bottom of a row.
    case trailing = 4
    /// The name for `leading` in a row.
    public static let top = Alignment.leading
    /// The name for `trailing` in a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, in order. Other subviews are left unchanged.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The original sizes of views without an intrinsic size.
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// The direction of the stack: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// The distribution of views along the stack.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// The alignment of views across the stack.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The space between views, in points; a minimum for `equalSpacing`.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the views are laid out within `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  /// Creates an empty stack; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack from an interface file, or an empty stack with any other coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, as: UIStackView.self)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Views

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index. A view that is already in the stack is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    sizes[ObjectIdentifier(view)] = view.bounds.size
    // A view with extras reports size changes.
    _ = view.madeExtras
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Stops laying out a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    sizes[ObjectIdentifier(view)] = nil
    changed()
  }

  /// Stops laying out a subview that is being removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Layout

  private var isRow: Bool { axis == .horizontal }
  private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var margins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Returns a view's own length along the stack and its width across it.
  private func size(of view: UIView) -> (length: CGFloat, width: CGFloat) {
    let own = view.fittedSize(otherwise: sizes[ObjectIdentifier(view)] ?? .zero)
    return isRow ? (own.width, own.height) : (own.height, own.width)
  }

  /// The combined size of all views, including the spaces between them.
  open override var intrinsicContentSize: CGSize {
    let views = visible
    let lengths = views.map { size(of: $0).length }
    let width = views.map { size(of: $0).width }.max() ?? 0
    var length = spacing * CGFloat(max(0, views.count - 1))
    if distribution == .fillEqually {
      length += (lengths.max() ?? 0) * CGFloat(views.count)
    } else {
      for part in lengths { length += part }
    }
    let (margins, isRow) = (margins, isRow)
    return CGSize(
      width: (isRow ? length : width) + margins.left + margins.right,
      height: (isRow ? width : length) + margins.top + margins.bottom)
  }

  /// Returns `intrinsicContentSize`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Sets the frames of the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = visible
    guard !views.isEmpty else { return }
    let area = bounds.inset(by: margins)
    let (length, width) = isRow ? (area.width, area.height) : (area.height, area.width)
    let own = views.map { size(of: $0) }
    let arrangement = StackArrangement(
      distribution: distribution, spacing: spacing, total: length,
      whole: isRow ? bounds.width : bounds.height)
    let spans = arrangement.spans(
      of: views.map { $0.stackItem(along: axis, otherwise: sizes[ObjectIdentifier($0)] ?? .zero) })
    for (index, view) in views.enumerated() {
      let breadth = alignment == .fill ? width : min(own[index].width, width)
      let across: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: (width - breadth) / 2
        case .trailing: width - breadth
        }
      view.frame =
        isRow
        ? CGRect(
          x: area.minX + spans[index].start, y: area.minY + across, width: spans[index].length,
          height: breadth)
        : CGRect(
          x: area.minX + across, y: area.minY + spans[index].start, width: breadth,
          height: spans[index].length)
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIView {
  /// Returns the size from the view's own constraints, or else the intrinsic size, or else the
  /// given size.
  func fittedSize(otherwise size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    var result = CGSize(
      width: own.width == UIView.noIntrinsicMetric ? size.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? size.height : own.height)
    for constraint in constraints
    where constraint.relation == .equal && constraint.firstItem === self
      && constraint.secondItem == nil
    {
      if constraint.firstAttribute == .width { result.width = constraint.constant }
      if constraint.firstAttribute == .height { result.height = constraint.constant }
    }
    return result
  }

  /// Returns the view's preferred length along a stack, and its resistance to other lengths.
  ///
  /// A length that does not come from the contents has the lowest priority.
  func stackItem(
    along axis: NSLayoutConstraint.Axis, otherwise size: CGSize
  ) -> StackArrangement.Item {
    let isRow = axis == .horizontal
    let own = intrinsicContentSize
    let contents = isRow ? own.width : own.height
    var item = StackArrangement.Item(length: isRow ? size.width : size.height)
    if contents != UIView.noIntrinsicMetric {
      let priority = contentPriority(for: axis)
      item = StackArrangement.Item(
        length: contents, hugging: priority.hugging.rawValue,
        resistance: priority.resistance.rawValue)
    }
    guard extras != nil else { return item }
    for constraint in constraints
    where constraint.firstItem === self && constraint.secondItem == nil
      && constraint.firstAttribute == (isRow ? .width : .height)
    {
      item.add(constraint)
    }
    return item
  }
}

extension StackArrangement.Item {
  /// Applies a constraint between the view's own length and a constant. NaN is ignored.
  fileprivate mutating func add(_ constraint: NSLayoutConstraint) {
    let (constant, priority) = (constraint.constant, constraint.priority.rawValue)
    guard !constant.isNaN else { return }
    switch constraint.relation {
    case .equal:
      guard priority >= (constant > length ? hugging : resistance) else { return }
      (length, hugging, resistance) = (constant, priority, priority)
    case .greaterThanOrEqual:
      limits = min(constant, limits.upperBound)...limits.upperBound
      length = max(length, constant)
    case .lessThanOrEqual:
      limits = min(limits.lowerBound, max(0, constant))...max(0, constant)
      length = min(length, constant)
    }
  }
}
