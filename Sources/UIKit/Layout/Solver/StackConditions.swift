import CoreGraphics

/// The constraints between a stack view, its visible views, and the spaces between them.
///
/// They are needed only if other constraints affect the views (`UIStackView.needsConstraints`).
/// Otherwise, `StackArrangement` computes the same frames in less time; `StackConstraintTests`
/// compares both.
struct StackConditions {
  /// The conditions that always hold.
  private(set) var required: [LinearSystem.Condition] = []
  /// The other conditions, with their priorities.
  private(set) var wishes: [(priority: Float, condition: LinearSystem.Condition)] = []

  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let items: LayoutItems
  private let views: [UIView]
  private let isRow: Bool

  /// The priority of the size of a view without contents. The target of
  /// `systemLayoutSizeFitting(_:)` has a lower priority.
  private static let originalSize: Float = 51
  /// The priority of equal distances; UIKit's constraints have decreasing priorities starting here.
  private static let equalDistance: Float = 150
  /// The priority of a view's share of a stack.
  private static let proportion: Float = 999
  /// The priority at which a stack is only as wide as its views need.
  private static let breadth: Float = 0.5
  /// The difference between the priorities of consecutive views.
  private static let step: Float = 0.001

  /// Creates the conditions of a stack whose views are among the items.
  init(of stack: UIStackView, in items: LayoutItems) {
    (self.stack, self.items) = (stack, items)
    (views, isRow) = (stack.visible, stack.axis == .horizontal)
    guard !views.isEmpty else { return }
    for view in views { addSize(of: view) }
    addEnds()
    addDistribution(spaces: stack.spaces(between: views))
    for view in views { addAlignment(of: view) }
    if stack.isBaselineAligned { addBaselines() }
  }

  // MARK: - Lengths

  /// A view can't have a negative size. Without contents, it has its original size if nothing else
  /// determines it.
  private mutating func addSize(of view: UIView) {
    let isStack = (view as? UIStackView)?.needsConstraints == true
    let original = stack.originalSize(of: view)
    let own = isStack ? original : view.intrinsicContentSize
    for (attribute, length, contents) in [
      (.width, original.width, own.width), (.height, original.height, own.height),
    ] as [(Attribute, CGFloat, CGFloat)] {
      let value = items.expression(view, attribute)
      require(value, isInequality: true)
      guard contents == UIView.noIntrinsicMetric else { continue }
      wish(value.minus(length), Self.originalSize)
    }
  }

  /// The first view is at the start of the stack, and the last one at its end.
  private mutating func addEnds() {
    guard let first = views.first, let last = views.last else { return }
    require(value(first, .left).minus(edge(.left)))
    require(edge(.right).minus(value(last, .right)))
  }

  private mutating func addDistribution(spaces: [CGFloat]) {
    let pairs = Array(zip(views, views.dropFirst()))
    var gaps: [LinearExpression] = []
    for (pair, space) in zip(pairs, spaces) {
      let gap = value(pair.1, .left).minus(value(pair.0, .right))
      gaps.append(gap)
      let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      require(gap.minus(space), isInequality: isMinimum)
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths()
    case .fillProportionally: addProportions(spaces: spaces)
    case .equalSpacing: addEqualDistances(gaps)
    case .equalCentering:
      addEqualDistances(pairs.map { value($0.1, .centerX).minus(value($0.0, .centerX)) })
    }
  }

  private mutating func addEqualLengths() {
    for view in views.dropFirst() { require(value(view, .width).minus(value(views[0], .width))) }
  }

  /// All distances should be equal to the first one, with decreasing priorities.
  private mutating func addEqualDistances(_ distances: [LinearExpression]) {
    for (index, distance) in distances.enumerated().dropFirst() {
      wish(distance.minus(distances[0]), Self.equalDistance - Float(index) * Self.step)
    }
  }

  /// See `StackArrangement.proportions(_:in:)`.
  private mutating func addProportions(spaces: [CGFloat]) {
    let lengths = views.map {
      max(0, $0.stackItem(along: stack.axis, otherwise: stack.originalSize(of: $0)).length)
    }
    let sum = spaces.reduce(lengths.reduce(0, +), +)
    guard sum > 0, lengths.contains(where: { $0 > 0 }) else { return addEqualLengths() }
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      var share = value(view, .width)
      share.add(value(stack, .width), times: -length / sum)
      wish(share, length > 0 ? Self.proportion - Float(index) * Self.step : Self.proportion + 0.5)
    }
  }

  // MARK: - Alignment

  private mutating func addAlignment(of view: UIView) {
    let start = value(view, .top).minus(edge(.top))
    let end = edge(.bottom).minus(value(view, .bottom))
    var alignment = stack.alignment
    if !isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    let isFill = alignment == .fill
    require(start, isInequality: !isFill && alignment != .leading)
    require(end, isInequality: !isFill && alignment != .trailing)
    guard !isFill else { return }
    // The stack is as narrow as the widest view allows.
    wish(value(stack, .height), Self.breadth)
    switch alignment {
    case .center: require(start.minus(end))
    case .firstBaseline: wish(start, Self.breadth)
    case .lastBaseline: wish(end, Self.breadth)
    case .fill, .leading, .trailing: break
    }
  }

  private mutating func addBaselines() {
    let attribute: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() {
      require(items.expression(view, attribute).minus(items.expression(views[0], attribute)))
    }
  }

  // MARK: - Expressions

  /// Returns an attribute of a view. The argument is the attribute in a row; in a column, the axes
  /// are exchanged.
  private func value(_ view: UIView, _ attribute: Attribute) -> LinearExpression {
    items.expression(view, isRow ? attribute : Self.exchanged(attribute))
  }

  /// Returns an edge of the area within the stack's margins; see `value`.
  private func edge(_ attribute: Attribute) -> LinearExpression {
    let (margins, value) = (stack.margins, value(stack, attribute))
    return switch isRow ? attribute : Self.exchanged(attribute) {
    case .left: value.minus(-margins.left)
    case .top: value.minus(-margins.top)
    case .right: value.minus(margins.right)
    default: value.minus(margins.bottom)
    }
  }

  private static func exchanged(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .left: .top
    case .right: .bottom
    case .width: .height
    case .centerX: .centerY
    case .top: .left
    case .bottom: .right
    case .height: .width
    default: attribute
    }
  }

  private mutating func require(_ difference: LinearExpression, isInequality: Bool = false) {
    required.append(.init(difference: difference, isInequality: isInequality))
  }

  private mutating func wish(_ difference: LinearExpression, _ priority: Float) {
    wishes.append((priority, .init(difference: difference)))
  }
}

extension LinearExpression {
  fileprivate func minus(_ other: LinearExpression) -> LinearExpression {
    var result = self
    result.add(other, times: -1)
    return result
  }

  fileprivate func minus(_ number: CGFloat) -> LinearExpression {
    var result = self
    result.constant -= number
    return result
  }
}
