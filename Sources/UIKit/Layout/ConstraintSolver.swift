import CoreGraphics

/// Computes frames that satisfy constraints.
///
/// A constraint is a linear equation. The equations are solved in priority order. A constraint that
/// contradicts higher-priority ones is omitted, with a warning if it is required. An inequality is
/// treated as an equation if it would otherwise be violated. Views' intrinsic sizes are also
/// equations, with their hugging priority, or with their compression resistance priority if the
/// view would be smaller than its contents. Finally, the current frames determine anything that is
/// still undefined.
///
/// A view's size may depend on its superview's size, but not the other way around. Unlike Apple's
/// engine, this solver does not support baselines or scroll view content sizes, and it omits
/// contradictory equations instead of approximating them.
struct ConstraintSolver {
  private let holder: UIView
  private var constraints: [NSLayoutConstraint] = []
  private var items: [AnyObject] = []
  /// The indices of the inequalities that are treated as equations.
  private var tight: Set<Int> = []
  /// The views' intrinsic sizes.
  private var contents: [ContentSize] = []
  private(set) var messages: [String] = []
  /// The message about negative sizes, or `nil` if there are none.
  private(set) var sizeMessage: String?
  /// The holder's width, if its height is to be found; see `fittingHeight(forWidth:)`.
  private var fittingWidth: CGFloat?
  /// The holder's height as far as the constraints determine it.
  private var fittingHeight: CGFloat?

  /// Collects the constraints that a view holds, and the single-view constraints that its subviews
  /// hold.
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
    for case let view as UIView in items where isFree(view) { addContents(of: view) }
  }

  /// The width or height of a view's contents.
  private struct ContentSize {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    var length: CGFloat
    let priority: ContentPriority
    /// Whether the view would be smaller without its compression resistance.
    var isCompressed = false

    /// The size's current priority.
    var rank: Float { (isCompressed ? priority.resistance : priority.hugging).rawValue }
  }

  private mutating func addContents(of view: UIView) {
    let size = view.intrinsicContentSize
    if size.width != UIView.noIntrinsicMetric {
      contents.append(
        ContentSize(
          view: view, attribute: .width, length: size.width,
          priority: view.contentPriority(for: .horizontal)))
    }
    if size.height != UIView.noIntrinsicMetric {
      contents.append(
        ContentSize(
          view: view, attribute: .height, length: size.height,
          priority: view.contentPriority(for: .vertical)))
    }
  }

  private mutating func add(_ item: AnyObject) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    if let guide = item as? UILayoutGuide, let view = guide.owningView { add(view) }
  }

  /// Sets the frames of all views and guides.
  mutating func apply() {
    let system = solveInequalities()
    sizeMessage = describeNegativeSizes(in: system)
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

  private mutating func solveInequalities() -> LinearSystem {
    var system = solve()
    // Each round adds one inequality or one compression resistance, so the loop terminates.
    while true {
      if let broken = brokenInequality(in: system) {
        tight.insert(broken)
      } else if let compressed = compressedContents(in: system) {
        contents[compressed].isCompressed = true
      } else {
        return system
      }
      system = solve()
    }
  }

  /// Returns the height of the holder that the constraints determine for a width, in points, or
  /// `nil` if they don't. Labels with several lines wrap at their width.
  mutating func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    fittingWidth = width
    let system = solveInequalities()
    for index in contents.indices where contents[index].attribute == .height {
      guard let label = contents[index].view as? UILabel, label.numberOfLines != 1 else { continue }
      let limit = CGSize(
        width: value(label, .width, in: system), height: .greatestFiniteMagnitude)
      contents[index].length = label.sizeThatFits(limit).height
    }
    _ = solveInequalities()
    return fittingHeight
  }

  /// Sets a view's size and center but not its transform.
  private func place(_ view: UIView, at rect: CGRect, in system: LinearSystem) {
    guard let superview = view.superview else { return }
    var origin = superview.convert(CGPoint.zero, to: holder as UIView?)
    if items.contains(where: { $0 === superview }), superview !== holder {
      // The superview may have just moved or may be about to move.
      origin = CGPoint(
        x: value(superview, .left, in: system) - superview.bounds.minX,
        y: value(superview, .top, in: system) - superview.bounds.minY)
    }
    // For a negative size, properties such as `rect.minX` would return standardized values.
    let size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: rect.origin.x - origin.x + anchor.x * size.width,
      y: rect.origin.y - origin.y + anchor.y * size.height)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  // MARK: - Equations

  /// - Parameter growth: The increase in the holder's size, in points.
  private mutating func solve(growth: CGFloat = 0) -> LinearSystem {
    messages = []
    var system = LinearSystem()
    for item in items { addKnown(item, growth: growth, to: &system) }
    // At equal priority, constraints come first, followed by the views in order.
    var wishes = contents.indices.sorted { (-contents[$0].rank, $0) < (-contents[$1].rank, $1) }[
      ...]
    for (index, constraint) in constraints.enumerated()
    where constraint.relation == .equal || tight.contains(index) {
      while let wish = wishes.first, contents[wish].rank > constraint.priority.rawValue {
        add(contents[wish], to: &system)
        wishes.removeFirst()
      }
      if !system.add(zero: difference(constraint)), constraint.priority == .required {
        messages.append("left out, because it contradicts the others: \(constraint)")
      }
    }
    for wish in wishes { add(contents[wish], to: &system) }
    if fittingWidth != nil { fittingHeight = system.value(of: expression(holder, .height)) }
    addPresentFrames(to: &system)
    return system
  }

  private func add(_ wish: ContentSize, to system: inout LinearSystem) {
    _ = system.add(zero: expression(wish.view, wish.attribute, minus: wish.length))
  }

  /// Adds the position of an item that constraints do not affect.
  private func addKnown(_ item: AnyObject, growth: CGFloat, to system: inout LinearSystem) {
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
      var rect = view === holder ? holder.bounds : view.convert(view.bounds, to: holder as UIView?)
      if view === holder {
        rect.size = CGSize(width: rect.width + growth, height: rect.height + growth)
        if let fittingWidth {
          for (attribute, value) in zip(Self.edges, [rect.minX, rect.minY, fittingWidth]) {
            _ = system.add(zero: expression(view, attribute, minus: value))
          }
          return
        }
      }
      add(rect, of: view, to: &system)
    }
  }

  /// Adds the current frames of everything that the constraints leave undefined.
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
      messages.append(
        "do not determine the location or size of \(name), which keeps its current one")
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

  /// Returns the index of a content size that does not fit in its view and whose compression
  /// resistance is not in effect yet.
  private func compressedContents(in system: LinearSystem) -> Int? {
    contents.indices.first { index in
      let size = contents[index]
      guard !size.isCompressed,
        let length = system.value(of: expression(size.view, size.attribute))
      else { return false }
      return length < size.length - LinearSystem.epsilon
    }
  }

  /// Returns a constraint's first side minus its second.
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

  /// Returns an attribute as an expression of left, top, width, and height, in the holder's
  /// coordinates.
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

  // MARK: - Negative sizes

  /// Describes the first negative size and the screen size that would avoid it.
  private func describeNegativeSizes(in system: LinearSystem) -> String? {
    guard holder.window != nil, !holder.bounds.isEmpty else { return nil }
    var first: String?
    var missing = CGSize.zero
    var larger: LinearSystem?
    for case let view as UIView in items where isFree(view) {
      for attribute in [NSLayoutConstraint.Attribute.width, .height] {
        let length = value(view, attribute, in: system)
        guard length < -LinearSystem.epsilon else { continue }
        let direction = attribute == .width ? "wide" : "high"
        first = first ?? "make \(view.traceName) \(Self.number(length)) points \(direction)"
        var copy = self
        let grown = larger ?? copy.solve(growth: 1)
        larger = grown
        let slope = value(view, attribute, in: grown) - length
        let extra = slope > LinearSystem.epsilon ? -length / slope : .infinity
        if attribute == .width {
          missing.width = max(missing.width, extra)
        } else {
          missing.height = max(missing.height, extra)
        }
      }
    }
    return first.map { "\($0) here; \(Self.advice(holder, missing: missing))" }
  }

  /// Returns a clause that states the required size of the screen, or of a view that covers only
  /// part of it.
  private static func advice(_ holder: UIView, missing: CGSize) -> String {
    guard missing.width.isFinite, missing.height.isFinite else {
      return "no size of \(holder.traceName) would help"
    }
    let isWholeScreen = holder.isWindow || holder.controller != nil
    let size = isWholeScreen ? holder.context.interface.screen.bounds.size : holder.bounds.size
    let needed =
      "\(number((size.width + missing.width).rounded(.up)))x"
      + number((size.height + missing.height).rounded(.up))
    return isWholeScreen
      ? "a device with \(needed) points would fit (--device \(needed))"
      : "\(holder.traceName) would have to be \(needed) points"
  }

  /// Returns a number formatted with at most two decimal places.
  private static func number(_ number: CGFloat) -> String {
    String(format: "%.10g", Double((number * 100).rounded() / 100))
  }
}

extension NSLayoutConstraint {
  /// Whether a constraint involves only the given view, such as its width and a constant.
  func isOfItself(_ view: UIView) -> Bool {
    firstItem === view && (secondItem == nil || secondItem === view)
  }
}

extension UIView {
  /// Returns the height that the view's constraints determine for a width, in points, or `nil` if
  /// they don't.
  func heightOfConstraints(forWidth width: CGFloat) -> CGFloat? {
    var solver = ConstraintSolver(of: self)
    return solver.fittingHeight(forWidth: width)
  }
}
