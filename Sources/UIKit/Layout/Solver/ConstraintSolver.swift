import CoreGraphics

/// Computes frames that satisfy constraints.
///
/// A view is laid out together with the views below it that constraints position, so the size of a
/// view may depend on its subviews, and the other way around. The unknowns are the left and top
/// edges and the sizes of views and guides, in the coordinates of the view at the top (the holder),
/// whose own size is known.
///
/// A constraint is a linear equation or inequality. A view's intrinsic width is two inequalities:
/// with its hugging priority, the width is at most the intrinsic one, and with its compression
/// resistance priority, at least. `LinearSystem` finds the solution, one priority after the other.
/// A required constraint that contradicts earlier ones is left out, with a message. Finally, the
/// current frames determine anything that is still undefined.
///
/// Texts with several lines are laid out twice: first as a single line, and then with the height
/// that they need at the width that the first solution has given them.
struct ConstraintSolver {
  /// The size that a view should have if its constraints don't determine it.
  struct Fitting {
    var size: CGSize
    var horizontal = UILayoutPriority.required
    /// The priority of the height, or `nil` to ignore it.
    var vertical: UILayoutPriority?
  }

  /// A message about the constraints that a view holds.
  typealias Message = (holder: UIView, text: String)

  let holder: UIView
  /// Nil to lay out the views; otherwise, only the holder's size is determined.
  let fitting: Fitting?
  var items = LayoutItems()
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The stacks whose views are laid out.
  private var stacks: [UIStackView] = []
  /// The views' intrinsic sizes.
  private var contents: [ContentSize] = []
  private(set) var messages: [Message] = []
  /// The message about negative sizes, or `nil` if there are none.
  private(set) var sizeMessage: String?

  /// Collects the constraints of a view and of the views below it that constraints lay out.
  init(of holder: UIView, fitting: Fitting? = nil) {
    self.holder = holder
    self.fitting = fitting
    collect()
    constraints.sort { $0.priority.rawValue > $1.priority.rawValue }
    for case let view as UIView in items.all where stack(arranging: view) == nil {
      addContents(of: view)
    }
  }

  // MARK: - Solving

  /// Sets the frames of all views and guides, and the content sizes of scroll views.
  mutating func apply() {
    let system = solve()
    sizeMessage = describeNegativeSizes(in: system)
    for item in items.all { place(item, in: system) }
    for view in items.holders where view !== holder || view is UIScrollView {
      view.extras?.solvedSize = isComplete(view) ? view.bounds.size : nil
    }
  }

  /// Returns the holder's size; see `Fitting`.
  mutating func fittingSize() -> (size: CGSize, isHeightDetermined: Bool) {
    let system = solve()
    let height = items.expression(holder, .height)
    return (
      CGSize(
        width: max(0, system.value(of: items.expression(holder, .width))),
        height: max(0, system.value(of: height))),
      system.isDetermined(height)
    )
  }

  private mutating func solve() -> LinearSystem {
    var system = solveOnce()
    if wrapTexts(in: system) { system = solveOnce() }
    return system
  }

  /// - Parameter growth: The increase in the holder's size, in points.
  mutating func solveOnce(growth: CGFloat = 0) -> LinearSystem {
    messages = []
    var system = LinearSystem(variables: 4 * items.all.count)
    for item in items.all { addKnown(item, growth: growth, to: &system) }
    let arrangements = stacks.map { StackConditions(of: $0, in: items) }
    for condition in arrangements.flatMap(\.required) { system.add(condition) }
    let required = constraints.prefix { $0.priority.rawValue >= UILayoutPriority.required.rawValue }
    for constraint in required where !system.add(condition(constraint)) {
      guard let holder = constraint.holder else { continue }
      messages.append(
        (holder, "left out, because it contradicts the others: \(constraint)"))
    }
    // At equal priority, constraints come first, followed by the views in order.
    var wishes = constraints.dropFirst(required.count).map {
      ($0.priority.rawValue, condition($0))
    }
    for size in contents {
      wishes.append((size.priority.resistance.rawValue, condition(size, isLimit: false)))
      wishes.append((size.priority.hugging.rawValue, condition(size, isLimit: true)))
    }
    wishes += arrangements.flatMap(\.wishes).map { ($0.priority, $0.condition) }
    if let fitting { wishes += conditions(fitting) }
    for (priority, wishes) in Dictionary(grouping: wishes, by: \.0).sorted(by: { $0.key > $1.key })
    {
      if priority >= UILayoutPriority.required.rawValue {
        // Required constraints come before contents, which then differ as little as possible.
        var contradicting: [LinearSystem.Condition] = []
        for (_, wish) in wishes where !system.add(wish) { contradicting.append(wish) }
        if !contradicting.isEmpty { system.add(equallyImportant: contradicting) }
      } else {
        system.add(equallyImportant: wishes.map(\.1))
      }
    }
    system.decideByOrder()
    if fitting == nil { addPresentFrames(to: &system) }
    return system
  }

  private func condition(_ constraint: NSLayoutConstraint) -> LinearSystem.Condition {
    let difference = items.difference(constraint)
    return switch constraint.relation {
    case .equal: .init(difference: difference)
    case .greaterThanOrEqual: .init(difference: difference, isInequality: true)
    case .lessThanOrEqual: .init(difference: difference.times(-1), isInequality: true)
    }
  }

  // MARK: - Contents

  /// The width or height of a view's contents.
  private struct ContentSize {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    var length: CGFloat
    let priority: ContentPriority
  }

  /// Adds a view's contents. In a stack, the last view comes first, because the stack resizes the
  /// first view if several have the same priority.
  private mutating func addContents(of view: UIView) {
    if let stack = view as? UIStackView, stacks.contains(stack) {
      for view in stack.visible.reversed() { addContents(of: view) }
      return
    }
    guard view === holder ? fitting != nil : isFree(view) else { return }
    let size = view.intrinsicContentSize
    for (attribute, length, axis) in [
      (.width, size.width, .horizontal), (.height, size.height, .vertical),
    ] as [(NSLayoutConstraint.Attribute, CGFloat, NSLayoutConstraint.Axis)]
    where length != UIView.noIntrinsicMetric {
      contents.append(
        ContentSize(
          view: view, attribute: attribute, length: length,
          priority: view.contentPriority(for: axis)))
    }
  }

  private func condition(_ size: ContentSize, isLimit: Bool) -> LinearSystem.Condition {
    var difference = items.expression(size.view, size.attribute)
    difference.constant -= size.length
    return .init(difference: isLimit ? difference.times(-1) : difference, isInequality: true)
  }

  /// Replaces the sizes of texts that wrap at the width that they have in a solution.
  ///
  /// - Returns: Whether any size has changed.
  private mutating func wrapTexts(in system: LinearSystem) -> Bool {
    var hasChanged = false
    for index in contents.indices {
      let (view, attribute) = (contents[index].view, contents[index].attribute)
      let width = system.value(of: items.expression(view, .width))
      guard let size = view.contentSize(wrappedAt: width) else { continue }
      items.textWidths[ObjectIdentifier(view)] = width
      let length = attribute == .width ? size.width : size.height
      if abs(length - contents[index].length) > LinearSystem.epsilon {
        contents[index].length = length
        hasChanged = true
      }
    }
    return hasChanged
  }

  // MARK: - Known sizes

  private func conditions(_ fitting: Fitting) -> [(Float, LinearSystem.Condition)] {
    var width = items.expression(holder, .width)
    width.constant -= fitting.size.width
    var height = items.expression(holder, .height)
    height.constant -= fitting.size.height
    let wishes = [(fitting.horizontal.rawValue, LinearSystem.Condition(difference: width))]
    return wishes + (fitting.vertical.map { [($0.rawValue, .init(difference: height))] } ?? [])
  }

  /// Adds the position of an item that constraints do not affect.
  private func addKnown(_ item: AnyObject, growth: CGFloat, to system: inout LinearSystem) {
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView, let insets = guide.insets?(view) else { return }
      for (attribute, inset) in [
        (.left, insets.left), (.top, insets.top), (.right, -insets.right),
        (.bottom, -insets.bottom),
      ] as [(NSLayoutConstraint.Attribute, CGFloat)] {
        guard let edge = items.edge(attribute, outside: guide, of: view) else { continue }
        var equation = items.expression(guide, attribute)
        equation.constant -= inset
        equation.add(edge, times: -1)
        system.add(.init(difference: equation))
      }
    } else if let view = item as? UIView, !isFree(view) {
      if view === holder {
        var rect = holder.bounds
        rect.size = CGSize(width: rect.width + growth, height: rect.height + growth)
        add(rect, of: view, edges: fitting == nil ? Self.edges : [.left, .top], to: &system)
      } else {
        add(view.convert(view.bounds, to: holder as UIView?), of: view, to: &system)
      }
    }
  }

  /// Adds the current frames of everything that the constraints leave undefined.
  private mutating func addPresentFrames(to system: inout LinearSystem) {
    for item in items.all {
      let isOpen = Self.edges.contains { !system.isDetermined(items.expression(item, $0)) }
      guard isOpen, let rect = items.presentFrame(of: item, in: holder) else { continue }
      let name = (item as? UIView)?.traceName ?? "a guide"
      messages.append(
        (
          items.firstHolder(of: item) ?? holder,
          "do not determine the location or size of \(name), which keeps its current one"
        ))
      add(rect, of: item, to: &system)
    }
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]

  private func add(
    _ rect: CGRect, of item: AnyObject, edges: [NSLayoutConstraint.Attribute] = Self.edges,
    to system: inout LinearSystem
  ) {
    for attribute in edges {
      var equation = items.expression(item, attribute)
      switch attribute {
      case .left: equation.constant -= rect.minX
      case .top: equation.constant -= rect.minY
      case .width: equation.constant -= rect.width
      default: equation.constant -= rect.height
      }
      system.add(equallyImportant: [.init(difference: equation)])
    }
  }

  /// Whether constraints determine the view's frame. Hidden views of a stack keep theirs.
  func isFree(_ view: UIView) -> Bool {
    guard view !== holder, !view.translatesAutoresizingMaskIntoConstraints else { return false }
    guard view.isHidden, let stack = view.superview as? UIStackView else { return true }
    return !stack.arrangedSubviews.contains(view)
  }

  // MARK: - Collecting

  private mutating func collect() {
    if fitting != nil { items.add(holder) }
    add(constraintsOf: holder)
    if let stack = holder as? UIStackView, stack.needsConstraints { arrange(stack) }
    // The list grows during the loop.
    var index = 0
    while index < items.all.count {
      defer { index += 1 }
      guard let view = items.all[index] as? UIView, view !== holder else { continue }
      if let stack = view as? UIStackView, stack.needsConstraints { arrange(stack) }
      if let stack = view.superview as? UIStackView, stack.visible.contains(view) { arrange(stack) }
      guard isFree(view) else {
        add(constraintsOf: view, ownOnly: true)
        continue
      }
      // `arrange` adds a stack's other constraints.
      add(constraintsOf: view, ownOnly: view is UIStackView)
      var above = view.superview
      while let current = above, current !== holder {
        let isArranged = (current.superview as? UIStackView)?.visible.contains(current) == true
        if isArranged || current.extras?.constraints.isEmpty == false {
          items.add(current)
          add(constraintsOf: current, ownOnly: current is UIStackView)
        }
        above = current.superview
      }
    }
  }

  /// Lays out the visible views of a stack, with the constraints that the stack holds.
  private mutating func arrange(_ stack: UIStackView) {
    guard !stacks.contains(stack) else { return }
    stacks.append(stack)
    items.add(stack)
    add(constraintsOf: stack)
    _ = items.beginHolder(stack)
    for view in stack.visible {
      items.add(view)
      if stack.isBaselineAligned {
        items.add(view.forFirstBaselineLayout)
        items.add(view.forLastBaselineLayout)
      }
    }
  }

  /// Returns the stack that arranges a view and is laid out by this solver.
  private func stack(arranging view: UIView) -> UIStackView? {
    guard let stack = view.superview as? UIStackView, view !== holder, stacks.contains(stack),
      stack.visible.contains(view)
    else { return nil }
    return stack
  }

  private mutating func add(constraintsOf view: UIView, ownOnly: Bool = false) {
    guard let held = view.extras?.constraints, !held.isEmpty else { return }
    if !ownOnly, !items.beginHolder(view) { return }
    for constraint in held {
      let isOwn = constraint.isOfItself(view)
      if isOwn ? view === holder && fitting == nil : ownOnly { continue }
      if items.add(constraint, in: view) { constraints.append(constraint) }
    }
  }

  /// Whether a view's subviews need no layout of their own while its size and constraints stay the
  /// same.
  private func isComplete(_ view: UIView) -> Bool {
    view.constraints.allSatisfy { constraint in
      [constraint.firstItem, constraint.secondItem].allSatisfy { item in
        guard let owner = item.flatMap(UIView.owner(of:)) else { return true }
        return owner === view || isFree(owner)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a constraint involves only the given view, such as its width and a constant.
  func isOfItself(_ view: UIView) -> Bool {
    firstItem === view && (secondItem == nil || secondItem === view)
  }
}
