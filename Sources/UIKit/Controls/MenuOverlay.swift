import CoreGraphics

/// The menu on the screen. It covers its window so that a touch outside the items hides the menu.
final class MenuOverlay: UIView {
  /// The row of items with an arrow.
  let bubble: MenuBubble
  /// Called with the index of the touched item, or `nil` for a touch outside the items.
  private let choose: (Int?) -> Void
  /// Whether touches outside the items also reach the views below, as for the menu of a text, whose
  /// selection can be changed while the menu is shown.
  var passesTouches = false

  init(
    titles: [String], beside target: CGRect, in window: UIWindow,
    arrowDirection: UIMenuController.ArrowDirection, choose: @escaping (Int?) -> Void
  ) {
    bubble = MenuBubble(
      titles: titles, beside: target, in: window, arrowDirection: arrowDirection)
    self.choose = choose
    super.init(frame: window.bounds)
    addSubview(bubble)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard passesTouches, bubble.index(at: convert(point, to: bubble)) == nil else {
      return super.hitTest(point, with: event)
    }
    // The menu disappears after the packet, not during the hit test.
    if event != nil { context.deferWork(.completion { [weak self] in self?.choose(nil) }) }
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if let index = bubble.index(at: touch.location(in: bubble)) {
      bubble.highlighted = index
    } else {
      choose(nil)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    bubble.highlighted = bubble.index(at: touch.location(in: bubble))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let index = bubble.highlighted { choose(index) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    bubble.highlighted = nil
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// A dark rounded rectangle with a row of titles and an arrow that points at the target.
final class MenuBubble: UIView {
  private static let rowHeight: CGFloat = 36
  private static let arrowHeight: CGFloat = 8
  /// The space between a title and the ends of its item, in points.
  private static let padding: CGFloat = 14
  /// The space between the bubble and the window's edges, in points.
  private static let margin: CGFloat = 4

  /// The titles' rectangles, in the bubble's coordinates.
  private var items: [CGRect] = []
  private let row: CGRect
  private let arrow: [CGPoint]

  /// The index of the item under the finger.
  var highlighted: Int? {
    didSet { if highlighted != oldValue { setNeedsDisplay() } }
  }

  init(
    titles: [String], beside target: CGRect, in window: UIWindow,
    arrowDirection: UIMenuController.ArrowDirection
  ) {
    let bounds = window.bounds
    let labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 14)
      label.textColor = .white
      label.textAlignment = .center
      label.sizeToFit()
      return label
    }
    let height = Self.rowHeight + Self.arrowHeight
    let isAbove =
      switch arrowDirection {
      case .up: false
      case .down: true
      case .default, .left, .right:
        target.minY - height >= bounds.minY + window.context.interface.device.statusBarHeight
      }
    let top = isAbove ? 0 : Self.arrowHeight
    var right: CGFloat = 0
    for label in labels {
      let width = label.bounds.width + 2 * Self.padding
      label.frame = CGRect(x: right, y: top, width: width, height: Self.rowHeight)
      items.append(label.frame)
      right += width
    }
    row = CGRect(x: 0, y: top, width: right, height: Self.rowHeight)
    let last = max(bounds.minX + Self.margin, bounds.maxX - Self.margin - right)
    let left = min(max(target.midX - right / 2, bounds.minX + Self.margin), last)
    let tip = min(max(target.midX - left, Self.arrowHeight * 2), right - Self.arrowHeight * 2)
    let base = isAbove ? row.maxY : row.minY
    arrow = [
      CGPoint(x: tip - Self.arrowHeight, y: base),
      CGPoint(x: tip, y: isAbove ? height : 0),
      CGPoint(x: tip + Self.arrowHeight, y: base),
    ]
    let y = isAbove ? target.minY - height : target.maxY
    super.init(frame: CGRect(x: left, y: y, width: right, height: height))
    isUserInteractionEnabled = false
    backgroundColor = .clear
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the index of the item at a point in the bubble's coordinates.
  func index(at point: CGPoint) -> Int? {
    items.firstIndex { $0.contains(point) }
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.1, alpha: 0.95).setFill()
    UIBezierPath(roundedRect: row, cornerRadius: 8).fill()
    let triangle = UIBezierPath()
    triangle.move(to: arrow[0])
    triangle.addLine(to: arrow[1])
    triangle.addLine(to: arrow[2])
    triangle.close()
    triangle.fill()
    if let highlighted {
      UIColor(white: 0.4, alpha: 1).setFill()
      UIBezierPath(roundedRect: items[highlighted], cornerRadius: 8).fill()
    }
    UIColor(white: 0.4, alpha: 1).setFill()
    for item in items.dropFirst() {
      UIBezierPath(rect: CGRect(x: item.minX, y: item.minY, width: 1, height: item.height)).fill()
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
