import CoreGraphics

/// The views and guides that constraints refer to, and their attributes as expressions of left,
/// top, width, and height, in the coordinates of the view whose constraints are solved.
struct LayoutItems {
  private(set) var all: [AnyObject] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The views whose constraints are solved together.
  private(set) var holders: [UIView] = []
  private var holderSet: Set<ObjectIdentifier> = []
  private var constraints: Set<ObjectIdentifier> = []
  /// The first view that holds a constraint of an item.
  private var firstHolders: [ObjectIdentifier: UIView] = [:]
  /// The widths at which texts wrap.
  var textWidths: [ObjectIdentifier: CGFloat] = [:]

  // MARK: - Collecting

  /// Adds a view or guide, and a guide's view.
  mutating func add(_ item: AnyObject) {
    let id = ObjectIdentifier(item)
    guard indices[id] == nil else { return }
    indices[id] = all.count
    all.append(item)
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return }
    add(view)
    if let scroll = view.scrollViewOfContent, guide === view.extras?.margins {
      add(scroll.contentLayoutGuide)
    }
  }

  /// Adds the items of a constraint, and returns whether it is a new one.
  mutating func add(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
    guard constraints.insert(ObjectIdentifier(constraint)).inserted else { return false }
    for (item, attribute, other) in [
      (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
      (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
    ] {
      guard let item else { continue }
      var parts = [item]
      if let scroll = scrollView(item, containing: other) {
        parts.append(scroll.contentLayoutGuide)
      }
      if let view = item as? UIView, let baseline = view.baselineView(of: attribute) {
        parts.append(baseline)
      }
      for part in parts {
        add(part)
        let id = ObjectIdentifier(part)
        if firstHolders[id] == nil { firstHolders[id] = holder }
      }
    }
    return true
  }

  /// Adds a view whose constraints are solved; returns false if it was added before.
  mutating func beginHolder(_ view: UIView) -> Bool {
    guard holderSet.insert(ObjectIdentifier(view)).inserted else { return false }
    holders.append(view)
    return true
  }

  func contains(_ item: AnyObject) -> Bool { indices[ObjectIdentifier(item)] != nil }

  /// Returns the first view that holds a constraint of an item.
  func firstHolder(of item: AnyObject) -> UIView? { firstHolders[ObjectIdentifier(item)] }

  // MARK: - Expressions

  /// Returns a constraint's first side minus its second.
  func difference(_ constraint: NSLayoutConstraint) -> LinearExpression {
    guard let first = constraint.firstItem else { return LinearExpression() }
    var result = side(first, constraint.firstAttribute, other: constraint.secondItem)
    result.constant -= constraint.constant
    if let second = constraint.secondItem {
      let expression = side(second, constraint.secondAttribute, other: first)
      result.add(expression, times: -constraint.multiplier)
    }
    return result
  }

  /// Returns an attribute as an expression. Toward its contents, a scroll view has the edges of
  /// its content area, and the size and center of its frame while it is not scrolled.
  ///
  /// Source: developer.apple.com/library/archive/documentation/UserExperience/Conceptual/
  /// AutolayoutPG/WorkingwithScrollViews.html
  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?
  ) -> LinearExpression {
    guard let scroll = scrollView(item, containing: other) else {
      return expression(item, attribute)
    }
    let content = scroll.contentLayoutGuide
    switch attribute {
    case .width, .height, .notAnAttribute: return expression(scroll, attribute)
    case .centerX:
      var center = expression(content, .left)
      center.add(expression(scroll, .width), times: 0.5)
      return center
    case .centerY:
      var center = expression(content, .top)
      center.add(expression(scroll, .height), times: 0.5)
      return center
    case .left, .right, .top, .bottom, .leading, .trailing, .lastBaseline, .firstBaseline:
      return expression(content, attribute)
    }
  }

  /// Returns an item as a scroll view if another item is part of its contents.
  private func scrollView(_ item: AnyObject, containing other: AnyObject?) -> UIScrollView? {
    guard let scroll = (item as? UIView)?.scrollViewOfContent, let other, other !== item,
      let owner = UIView.owner(of: other)
    else { return nil }
    if owner === scroll { return other === scroll.extras?.scrollFrame ? nil : scroll }
    return owner.isDescendant(of: scroll) ? scroll : nil
  }

  /// Returns the edge that limits one of the framework's guides, or `nil` if there is none.
  func edge(
    _ attribute: NSLayoutConstraint.Attribute, outside guide: UILayoutGuide, of view: UIView
  ) -> LinearExpression? {
    if guide === view.extras?.scrollContent {
      guard attribute == .left || attribute == .top else { return nil }
      var edge = expression(view, attribute)
      edge.constant -= attribute == .left ? view.bounds.minX : view.bounds.minY
      return edge
    }
    if let scroll = view.scrollViewOfContent, guide === view.extras?.margins {
      return expression(scroll.contentLayoutGuide, attribute)
    }
    return expression(view, attribute)
  }

  /// Returns an attribute as an expression of left, top, width, and height.
  func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    let first = 4 * (indices[ObjectIdentifier(item)] ?? 0)
    let (x, y, width, height) = (first, first + 1, first + 2, first + 3)
    return switch attribute {
    case .notAnAttribute: LinearExpression()
    case .left, .leading: LinearExpression([x: 1])
    case .right, .trailing: LinearExpression([x: 1, width: 1])
    case .centerX: LinearExpression([x: 1, width: 0.5])
    case .top: LinearExpression([y: 1])
    case .bottom: LinearExpression([y: 1, height: 1])
    case .centerY: LinearExpression([y: 1, height: 0.5])
    case .width: LinearExpression([width: 1])
    case .height: LinearExpression([height: 1])
    case .firstBaseline, .lastBaseline: baseline(of: item, attribute)
    }
  }

  private func baseline(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    guard let view = (item as? UIView)?.baselineView(of: attribute),
      let baseline = view.baseline(isFirst: isFirst, textWidth: textWidths[ObjectIdentifier(view)])
    else { return expression(item, isFirst ? .top : .bottom) }
    let first = 4 * (indices[ObjectIdentifier(view)] ?? 0)
    return LinearExpression(
      [first + 1: 1, first + 3: baseline.height], constant: baseline.offset)
  }

  // MARK: - Frames

  /// Returns an item's current frame in a view's coordinates.
  func presentFrame(of item: AnyObject, in holder: UIView) -> CGRect? {
    if let view = item as? UIView {
      return view.superview?.convert(view.frame, to: holder as UIView?) ?? view.frame
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
    var rect = guide.layoutFrame
    if let scroll = view as? UIScrollView, guide === view.extras?.scrollContent {
      rect.size = CGSize(
        width: rect.width / scroll.zoomScale, height: rect.height / scroll.zoomScale)
    }
    return view.convert(rect, to: holder as UIView?)
  }
}

extension UIView {
  /// The view if it is a scroll view whose content size constraints can determine.
  ///
  /// Tables and text views determine it themselves.
  fileprivate var scrollViewOfContent: UIScrollView? {
    self is UITableView || self is UITextView ? nil : self as? UIScrollView
  }

  /// Returns the view whose text determines a baseline, or `nil` for other attributes.
  fileprivate func baselineView(of attribute: NSLayoutConstraint.Attribute) -> UIView? {
    switch attribute {
    case .firstBaseline: forFirstBaselineLayout
    case .lastBaseline: forLastBaselineLayout
    default: nil
    }
  }
}
