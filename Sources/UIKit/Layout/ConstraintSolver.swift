import CoreGraphics

/// Finds the frames that constraints ask for.
///
/// A constraint is a linear equation. They are solved in the order of their priorities, and one that
/// contradicts more important ones is left out, with a warning if it is required. Inequalities count as
/// equations where they would not hold otherwise. Then come the sizes that views ask for themselves, and
/// last, where something is still open, the present frames.
///
/// A view's size may follow from its superview's, not the other way round. Unlike Apple's engine it knows no strengths of hugging and compression, no baselines and no content
/// size of scroll views, and leaves out a contradicting equation altogether, where Apple's comes as near
/// to it as it can.
struct ConstraintSolver {
  private let holder: UIView
  private var constraints: [NSLayoutConstraint] = []
  private var items: [AnyObject] = []
  /// The inequalities that count as equations, by their index.
  private var tight: Set<Int> = []
  private(set) var messages: [String] = []

  /// Prepares the constraints that a view holds, with those that views in it hold of themselves alone.
  init(of holder: UIView) {
    self.holder = holder
    var constraints = (holder.extras?.constraints ?? []).filter { !$0.isOfItself(holder) }
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) { add(item) }
    }
    for case let view as UIView in items where view !== holder {
      constraints += view.constraints.filter { $0.isOfItself(view) }
    }
    self.constraints = constraints.sorted { $0.priority.rawValue > $1.priority.rawValue }
  }

  private mutating func add(_ item: AnyObject) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    if let guide = item as? UILayoutGuide, let view = guide.owningView { add(view) }
  }

  /// Gives views and guides their frames.
  mutating func apply() {
    var system = solve()
    // Each round makes one inequality count, so it ends.
    while let broken = brokenInequality(in: system) {
      tight.insert(broken)
      system = solve()
    }
    for item in items {
      let rect = CGRect(
        x: value(item, .left, in: system), y: value(item, .top, in: system),
        width: value(item, .width, in: system), height: value(item, .height, in: system))
      if let guide = item as? UILayoutGuide, let view = guide.owningView {
        guide.layoutFrame = holder.convert(rect, to: view as UIView?)
      } else if let view = item as? UIView, isFree(view) {
        place(view, at: rect, in: system)
      }
    }
  }

  /// Gives a view its size and center; a transform remains.
  private func place(_ view: UIView, at rect: CGRect, in system: LinearSystem) {
    guard let superview = view.superview else { return }
    var origin = superview.convert(CGPoint.zero, to: holder as UIView?)
    if items.contains(where: { $0 === superview }), superview !== holder {
      // It may have moved just now, or be about to.
      origin = CGPoint(
        x: value(superview, .left, in: system) - superview.bounds.minX,
        y: value(superview, .top, in: system) - superview.bounds.minY)
    }
    let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: rect.minX - origin.x + anchor.x * size.width,
      y: rect.minY - origin.y + anchor.y * size.height)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  // MARK: - Equations

  private mutating func solve() -> LinearSystem {
    messages = []
    var system = LinearSystem()
    for item in items { addKnown(item, to: &system) }
    for (index, constraint) in constraints.enumerated()
    where constraint.relation == .equal || tight.contains(index) {
      if !system.add(zero: difference(constraint)), constraint.priority == .required {
        messages.append("left out, because it contradicts the others: \(constraint)")
      }
    }
    for case let view as UIView in items where isFree(view) {
      let size = view.intrinsicContentSize
      if size.width != UIView.noIntrinsicMetric {
        _ = system.add(zero: expression(view, .width, minus: size.width))
      }
      if size.height != UIView.noIntrinsicMetric {
        _ = system.add(zero: expression(view, .height, minus: size.height))
      }
    }
    addPresentFrames(to: &system)
    return system
  }

  /// Adds where an item is that constraints do not move.
  private func addKnown(_ item: AnyObject, to system: inout LinearSystem) {
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView, let insets = guide.insets?(view) else { return }
      for (attribute, inset) in [
        (NSLayoutConstraint.Attribute.left, insets.left), (.top, insets.top),
        (.right, -insets.right), (.bottom, -insets.bottom),
      ] {
        var equation = expression(guide, attribute, minus: inset)
        equation.add(expression(view, attribute), times: -1)
        _ = system.add(zero: equation)
      }
    } else if let view = item as? UIView, !isFree(view) {
      let rect = view === holder ? holder.bounds : view.convert(view.bounds, to: holder as UIView?)
      add(rect, of: view, to: &system)
    }
  }

  /// Adds present frames for what the constraints leave open.
  private mutating func addPresentFrames(to system: inout LinearSystem) {
    for item in items {
      let rect: CGRect
      if let view = item as? UIView {
        rect = view.superview?.convert(view.frame, to: holder as UIView?) ?? view.frame
      } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
        rect = view.convert(guide.layoutFrame, to: holder as UIView?)
      } else {
        continue
      }
      let isOpen = Self.edges.contains { system.value(of: expression(item, $0)) == nil }
      guard isOpen else { continue }
      let name = (item as? UIView)?.traceName ?? "a guide"
      messages.append("leave the location or the size of \(name) open, which keeps its present one")
      add(rect, of: item, to: &system)
    }
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  private func add(_ rect: CGRect, of item: AnyObject, to system: inout LinearSystem) {
    for (attribute, value) in zip(Self.edges, [rect.minX, rect.minY, rect.width, rect.height]) {
      _ = system.add(zero: expression(item, attribute, minus: value))
    }
  }

  private func isFree(_ view: UIView) -> Bool {
    view !== holder && !view.translatesAutoresizingMaskIntoConstraints
  }

  private func brokenInequality(in system: LinearSystem) -> Int? {
    constraints.indices.first { index in
      let constraint = constraints[index]
      guard constraint.relation != .equal, !tight.contains(index),
        let value = system.value(of: difference(constraint))
      else { return false }
      return constraint.relation == .lessThanOrEqual
        ? value > LinearSystem.epsilon : value < -LinearSystem.epsilon
    }
  }

  /// The first side of a constraint minus the second.
  private func difference(_ constraint: NSLayoutConstraint) -> LinearSystem.Expression {
    guard let first = constraint.firstItem else { return LinearSystem.Expression() }
    var result = expression(first, constraint.firstAttribute, minus: constraint.constant)
    if let second = constraint.secondItem {
      result.add(expression(second, constraint.secondAttribute), times: -constraint.multiplier)
    }
    return result
  }

  private func value(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in system: LinearSystem
  ) -> CGFloat {
    system.value(of: expression(item, attribute)) ?? 0
  }

  /// An attribute in terms of left, top, width and height, in the holder's coordinates.
  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, minus constant: CGFloat = 0
  ) -> LinearSystem.Expression {
    let first = 4 * (items.firstIndex { $0 === item } ?? items.count)
    let (x, y, width, height) = (first, first + 1, first + 2, first + 3)
    let factors: [Int: CGFloat] =
      switch attribute {
      case .notAnAttribute: [:]
      case .left, .leading: [x: 1]
      case .right, .trailing: [x: 1, width: 1]
      case .centerX: [x: 1, width: 0.5]
      case .top: [y: 1]
      case .bottom: [y: 1, height: 1]
      case .centerY: [y: 1, height: 0.5]
      case .width: [width: 1]
      case .height: [height: 1]
      }
    return LinearSystem.Expression(factors: factors, constant: -constant)
  }
}

extension NSLayoutConstraint {
  /// Whether a constraint relates a view to nothing but itself, such as its width to a constant.
  func isOfItself(_ view: UIView) -> Bool {
    firstItem === view && (secondItem == nil || secondItem === view)
  }
}
