import CoreGraphics

/// The circle on the left of a cell in editing mode: minus, plus, or a mark of a selected row.
final class EditControl: UIControl {
  /// The circle's diameter, in points. (Assumption: measured on iOS 7 and later.)
  private static let diameter: CGFloat = 22

  /// The change that the control makes; `none` for a selection mark, which receives no touches.
  var kind = UITableViewCell.EditingStyle.delete {
    didSet {
      isUserInteractionEnabled = kind != .none
      setNeedsDisplay()
    }
  }
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    addTarget(self, action: EditControl.tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func place(x: CGFloat, height: CGFloat) {
    frame = CGRect(x: x, y: 0, width: CellMetrics.editControlWidth + 8, height: height)
  }

  private func tapped() {
    guard let cell = superview as? UITableViewCell, let table = cell.table else { return }
    table.tappedEditControl(of: cell)
  }

  override func draw(_ rect: CGRect) {
    let margin = CellMetrics.margin(superview?.superview?.bounds.width ?? 0)
    let circle = CGRect(
      x: margin, y: (bounds.height - Self.diameter) / 2, width: Self.diameter,
      height: Self.diameter)
    let path = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
    let mark = UIBezierPath()
    mark.lineWidth = 2
    let (x, y) = (circle.midX, circle.midY)
    switch kind {
    case .delete:
      UIColor.systemRed.setFill()
      path.fill()
      mark.move(to: CGPoint(x: x - 5.5, y: y))
      mark.addLine(to: CGPoint(x: x + 5.5, y: y))
    case .insert:
      UIColor.systemGreen.setFill()
      path.fill()
      mark.move(to: CGPoint(x: x - 5.5, y: y))
      mark.addLine(to: CGPoint(x: x + 5.5, y: y))
      mark.move(to: CGPoint(x: x, y: y - 5.5))
      mark.addLine(to: CGPoint(x: x, y: y + 5.5))
    case .none:
      guard isChosen else {
        UIColor.systemGray3.setStroke()
        path.lineWidth = 1.5
        return path.stroke()
      }
      tintColor.setFill()
      path.fill()
      mark.move(to: CGPoint(x: x - 5, y: y + 0.5))
      mark.addLine(to: CGPoint(x: x - 1.5, y: y + 4))
      mark.addLine(to: CGPoint(x: x + 5, y: y - 4))
    }
    UIColor.white.setStroke()
    mark.stroke()
  }
}

/// The three lines on the right of a cell that a finger drags to move the row.
final class ReorderControl: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    // The drag begins as soon as the finger lands, before the table can scroll.
    let press = UILongPressGestureRecognizer(target: self, action: ReorderControl.dragged)
    press.minimumPressDuration = 0
    press.allowableMovement = .greatestFiniteMagnitude
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func dragged(_ press: UILongPressGestureRecognizer) {
    guard let cell = superview as? UITableViewCell, let table = cell.table else { return }
    table.dragged(cell, press)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let cell = superview as? UITableViewCell, let table = cell.table else { return false }
    return table.canBeginReordering(cell)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray3.setFill()
    for line in -1...1 {
      UIBezierPath(
        rect: CGRect(
          x: bounds.midX - 11, y: bounds.midY - 0.5 + CGFloat(line) * 5, width: 22, height: 1)
      ).fill()
    }
  }
}

/// The standard accessory of a cell.
final class CellAccessory: UIView {
  var type = UITableViewCell.AccessoryType.none {
    didSet {
      guard type != oldValue else { return }
      isHidden = type == .none
      button.isHidden = type != .detailButton && type != .detailDisclosureButton
      setNeedsDisplay()
    }
  }
  private let button = DetailButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    button.isHidden = true
    button.addTarget(self, action: CellAccessory.tapped, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    guard let cell = superview as? UITableViewCell, let table = cell.table,
      let path = table.indexPath(for: cell)
    else { return }
    cell.parts.accessorySegue?(cell)
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  override func layoutSubviews() {
    button.frame = CGRect(x: 0, y: 0, width: min(44, bounds.width), height: bounds.height)
  }

  // Only the button receives touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !button.isHidden && button.frame.contains(point)
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let (right, middle) = (bounds.width - 16, bounds.midY)
    switch type {
    case .none, .detailButton: return
    case .disclosureIndicator, .detailDisclosureButton:
      UIColor.tertiaryLabel.setStroke()
      path.lineWidth = 2
      path.move(to: CGPoint(x: right - 6.5, y: middle - 5.5))
      path.addLine(to: CGPoint(x: right - 1, y: middle))
      path.addLine(to: CGPoint(x: right - 6.5, y: middle + 5.5))
    case .checkmark:
      tintColor.setStroke()
      path.lineWidth = 2
      path.move(to: CGPoint(x: right - 13, y: middle))
      path.addLine(to: CGPoint(x: right - 8.5, y: middle + 4.5))
      path.addLine(to: CGPoint(x: right, y: middle - 6))
    }
    path.stroke()
  }
}

/// The letter i in a circle.
private final class DetailButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    let color: UIColor = isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor
    color.setStroke()
    color.setFill()
    let circle = UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20))
    circle.lineWidth = 1.5
    circle.stroke()
    UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - 1.25, y: bounds.midY - 6, width: 2.5, height: 2.5)
    ).fill()
    UIBezierPath(
      rect: CGRect(x: bounds.midX - 1, y: bounds.midY - 2, width: 2, height: 7.5)
    ).fill()
  }
}
