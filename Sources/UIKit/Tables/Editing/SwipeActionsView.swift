import CoreGraphics

/// The buttons that a swiped row uncovers.
final class SwipeActionsView: UIView {
  /// The least width of a button, and the space beside its title, in points. (Assumption: measured
  /// on iOS 11.)
  private static let (leastWidth, padding): (CGFloat, CGFloat) = (74, 10)

  let actions: [UIContextualAction]
  private let isLeading: Bool
  private let buttons: [SwipeButton]
  /// Whether the first button covers the others, because lifting the finger would perform it.
  var isFull = false {
    didSet {
      guard isFull != oldValue else { return }
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: placeButtons)
    }
  }

  init(
    _ actions: [UIContextualAction], isLeading: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    (self.actions, self.isLeading) = (actions, isLeading)
    buttons = actions.map { SwipeButton($0, perform: perform) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, because it may cover the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons, in points.
  var openWidth: CGFloat {
    buttons.reduce(0) { $0 + $1.naturalWidth(Self.leastWidth, Self.padding) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }

  /// Divides the visible width among the buttons.
  private func placeButtons() {
    let total = max(1, openWidth)
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let natural = button.naturalWidth(Self.leastWidth, Self.padding)
      let isAll = isFull && index == 0
      let width = isAll ? bounds.width : bounds.width * natural / total
      let x = isLeading ? start : bounds.width - start - width
      // A button does not become narrower than its title; the next one covers it.
      let shown = max(width, natural)
      button.frame = CGRect(
        x: isLeading ? x + width - shown : x, y: 0, width: shown, height: bounds.height)
      start += bounds.width * natural / total
    }
  }
}

/// The button of an action.
private final class SwipeButton: UIControl {
  private let action: UIContextualAction
  private let perform: (UIContextualAction, UIView) -> Void
  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ action: UIContextualAction, perform: @escaping (UIContextualAction, UIView) -> Void) {
    (self.action, self.perform) = (action, perform)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    addSubview(imageView)
    addSubview(label)
    addTarget(self, action: SwipeButton.tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { perform(action, self) }

  func naturalWidth(_ least: CGFloat, _ padding: CGFloat) -> CGFloat {
    max(
      least, label.sizeThatFits(.zero).width + 2 * padding,
      (action.image?.size.width ?? 0) + 2 * padding)
  }

  override func stateDidChange() { alpha = isHighlighted ? 0.8 : 1 }

  override func layoutSubviews() {
    let image = action.image?.size ?? .zero
    let text = label.text == nil ? .zero : label.sizeThatFits(.zero)
    let top = (bounds.height - image.height - text.height) / 2
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: 0, y: top + image.height, width: bounds.width, height: text.height)
  }
}
