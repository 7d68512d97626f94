public import CoreGraphics

/// A view that lays out its arranged subviews in a row or a column by setting their frames.
///
/// A view's size comes from its own constraints, its `intrinsicContentSize`, or its size when it
/// was added, in that order. A size from when the view was added has the lowest layout priority.
/// Hidden views take up no space. If constraints relate the arranged views to other views or to
/// their own subviews, the stack is laid out together with these constraints.
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
    /// The first baselines of the views in a row are at the same height.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are at the right of a column or at the bottom of a row.
    case trailing = 4
    /// The last baselines of the views in a row are at the same height.
    case lastBaseline = 5
    /// The name for `leading` in a row.
    public static let top = Alignment.leading
    /// The name for `trailing` in a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, in order. Other subviews are left unchanged.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The spaces after views that differ from `spacing`.
  private var customSpaces: [ObjectIdentifier: CGFloat] = [:]
  /// The original sizes of views without an intrinsic size.
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  /// The direction of the stack: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// The distribution of views along the stack.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// The alignment of views across the stack.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The space between views, in points, or `spacingUseSystem`; a minimum for `equalSpacing` and
  /// `equalCentering`.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the views are laid out within `layoutMargins`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  /// Creates an empty stack; `frame` is in the coordinates of the future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack from an interface file, or an empty stack with any other coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.decode(self, as: UIStackView.self)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: - Spacing

  /// The value of `customSpacing(after:)` for a view without custom spacing.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing between related views on iOS: 8 points.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the space after an arranged view, in points; `spacingUseDefault` to use `spacing`.
  ///
  /// The space is ignored while the view is hidden or the last one, and forgotten when it is removed.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uistackview/setcustomspacing(_:after:)
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpaces[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    changed()
  }

  /// Returns the space after a view, or `spacingUseDefault` if it has no custom space.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpaces[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the spaces between views, in points.
  func spaces(between views: [UIView]) -> [CGFloat] {
    views.dropLast().map {
      let space = customSpaces[ObjectIdentifier($0)] ?? spacing
      return space == Self.spacingUseSystem ? Self.systemSpace : space
    }
  }

  /// The standard spacing, in points.
  private static let systemSpace: CGFloat = 8

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
    // With extras, both report changes that affect the layout.
    _ = madeExtras
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Stops laying out a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    sizes[ObjectIdentifier(view)] = nil
    customSpaces[ObjectIdentifier(view)] = nil
    changed()
  }

  /// Stops laying out a subview that is being removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    constraintsDidChange()
  }

  // MARK: - Layout

  private var isRow: Bool { axis == .horizontal }
  /// The views that take up space.
  var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  /// The distances between the stack's edges and its views.
  var margins: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  /// Returns a view's own size. Texts in a column wrap at the column's width, if it is given.
  private func size(of view: UIView, wrappedAt width: CGFloat?) -> CGSize {
    var own = view.fittedSize(otherwise: originalSize(of: view))
    if let width, let wrapped = view.contentSize(wrappedAt: width) { own.height = wrapped.height }
    return own
  }

  /// Returns a view's size when it was added.
  func originalSize(of view: UIView) -> CGSize { sizes[ObjectIdentifier(view)] ?? .zero }

  /// Whether constraints other than fixed lengths affect the frames of the visible views.
  ///
  /// Constraints that a view above the stack holds are not included.
  var needsConstraints: Bool {
    constraints.contains { !$0.isOfItself(self) }
      || visible.contains { view in
        guard view.extras != nil else { return false }
        return view.constraints.contains { $0.firstItem !== view || $0.secondItem != nil }
          || (view as? UIStackView)?.needsConstraints == true
      }
  }

  /// The combined size of all views, including the spaces between them.
  open override var intrinsicContentSize: CGSize {
    needsConstraints
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : arrangedSize(wrappedAt: nil)
  }

  /// Returns the combined size; in a column of a given width, texts wrap.
  func arrangedSize(wrappedAt width: CGFloat?) -> CGSize {
    let (views, margins) = (visible, margins)
    let inner = isRow ? nil : width.map { $0 - margins.left - margins.right }
    let own = views.map { size(of: $0, wrappedAt: inner) }
    let lengths = own.map { isRow ? $0.width : $0.height }
    var result = CGSize.zero
    var length = spaces(between: views).reduce(0, +)
    if distribution == .fillEqually {
      length += (lengths.max() ?? 0) * CGFloat(views.count)
    } else {
      for part in lengths { length += part }
    }
    if isRow {
      var heights = own.map(\.height)
      if let width, width < length + margins.left + margins.right {
        let spans = spans(of: views, total: width - margins.left - margins.right, whole: width)
        heights = zip(views, spans).map { size(of: $0, wrappedAt: $1.length).height }
      }
      result = CGSize(width: length, height: breadth(of: views, heights: heights))
    } else {
      result = CGSize(width: own.map(\.width).max() ?? 0, height: length)
    }
    return CGSize(
      width: result.width + margins.left + margins.right,
      height: result.height + margins.top + margins.bottom)
  }

  /// Returns the height of a row.
  private func breadth(of views: [UIView], heights: [CGFloat]) -> CGFloat {
    guard isBaselineAligned else { return heights.max() ?? 0 }
    let baselines = zip(views, heights).map { baseline(of: $0, height: $1) }
    let below = zip(heights, baselines).map { $0 - $1 }
    return (baselines.max() ?? 0) + (below.max() ?? 0)
  }

  /// Whether the baselines of the views are at the same height.
  var isBaselineAligned: Bool {
    isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  private func baseline(of view: UIView, height: CGFloat) -> CGFloat {
    view.baselineOffset(
      isFirst: alignment == .firstBaseline, size: CGSize(width: view.bounds.width, height: height))
  }

  /// Returns `intrinsicContentSize`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the starts and lengths of views, without the margin at the start.
  private func spans(
    of views: [UIView], total: CGFloat, whole: CGFloat, wrappedAt width: CGFloat? = nil
  ) -> [StackArrangement.Span] {
    let arrangement = StackArrangement(
      distribution: distribution, spaces: spaces(between: views), total: total, whole: whole)
    return arrangement.spans(
      of: views.map {
        var size = originalSize(of: $0)
        let wrapped = width.flatMap($0.contentSize(wrappedAt:))
        if let wrapped { size = wrapped }
        return $0.stackItem(along: axis, otherwise: size, wrapped: wrapped?.height)
      })
  }

  /// Sets the frames of the views, unless constraints do.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = visible
    guard !views.isEmpty, !needsConstraints, extras?.solvedSize != bounds.size else { return }
    let area = bounds.inset(by: margins)
    let spans =
      isRow
      ? spans(of: views, total: area.width, whole: bounds.width)
      : spans(of: views, total: area.height, whole: bounds.height, wrappedAt: area.width)
    let width = isRow ? area.height : area.width
    let own = zip(views, spans).map { view, span in
      let size = size(of: view, wrappedAt: isRow ? span.length : area.width)
      return isRow ? size.height : size.width
    }
    let breadths = own.map { alignment == .fill ? width : min($0, width) }
    let baselines =
      isBaselineAligned ? zip(views, breadths).map { baseline(of: $0, height: $1) } : []
    let below = zip(breadths, baselines).map { $0 - $1 }.max() ?? 0
    for (index, view) in views.enumerated() {
      let breadth = breadths[index]
      let across: CGFloat =
        switch alignment {
        case .firstBaseline where isRow: (baselines.max() ?? 0) - baselines[index]
        case .lastBaseline where isRow: width - below - baselines[index]
        case .fill, .leading, .firstBaseline, .lastBaseline: 0
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
  /// - Parameter wrapped: The height of a text that wraps at the stack's width, or `nil`.
  func stackItem(
    along axis: NSLayoutConstraint.Axis, otherwise size: CGSize, wrapped: CGFloat? = nil
  ) -> StackArrangement.Item {
    let isRow = axis == .horizontal
    let own = intrinsicContentSize
    let contents = isRow ? own.width : wrapped ?? own.height
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
