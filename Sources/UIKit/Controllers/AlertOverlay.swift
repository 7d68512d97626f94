import CoreGraphics

/// The contents of an alert.
struct AlertContents {
  var title: String?
  var message: String?
  var style: UIAlertController.Style
  var actions: [UIAlertAction]
  var preferred: UIAlertAction?
  var fields: [UITextField] = []

  var cancel: UIAlertAction? { actions.first { $0.style == .cancel } }
  /// The button whose title is bold.
  var bold: UIAlertAction? { preferred ?? cancel }
}

/// The dimmed screen with an alert box. It handles touches on the buttons.
final class AlertOverlay: UIView {
  /// Dimensions in points. Source: measured on iOS 13 to 15, where alerts are the same size on all
  /// phones.
  private enum Metrics {
    static let alertWidth: CGFloat = 270
    static let alertRow: CGFloat = 44
    static let sheetMargin: CGFloat = 8
    static let sheetRow: CGFloat = 57
    static let padding: CGFloat = 16
    static let fieldGap: CGFloat = 12
    static let cornerRadius: CGFloat = 14
    static let lineWidth: CGFloat = 0.5
  }

  private let choose: (UIAlertAction) -> Void
  private var contents: AlertContents?
  private var rows: [AlertRow] = []
  private var boxes: [UIView] = []
  /// The text fields, which remain in the window when the boxes are replaced.
  private var fields: AlertFields?
  /// The distance from the top of the box to the text fields, in points.
  private var fieldsOffset: CGFloat = 0

  init(frame: CGRect, choose: @escaping (UIAlertAction) -> Void) {
    self.choose = choose
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the alert's contents.
  func show(_ contents: AlertContents) {
    self.contents = contents
    boxes.forEach { $0.removeFromSuperview() }
    (boxes, rows) = ([], [])
    switch contents.style {
    case .alert: showAlert(contents)
    case .actionSheet: showSheet(contents)
    }
  }

  private func showAlert(_ contents: AlertContents) {
    let box = addBox(width: Metrics.alertWidth)
    var y = addTexts(of: contents, to: box, titleSize: 17, color: .black)
    y = addFields(of: contents, below: y)
    // If there are two buttons, the cancel button is on the left. Otherwise, it is at the bottom.
    let ordinary = contents.actions.filter { $0.style != .cancel }
    let cancel = contents.cancel.map { [$0] } ?? []
    let made = (contents.actions.count == 2 ? cancel + ordinary : ordinary + cancel)
      .map { AlertRow($0, size: 17, isBold: $0 === contents.bold) }
    let half = Metrics.alertWidth / 2
    let areSideBySide = made.count == 2 && made.allSatisfy { $0.textWidth <= half - 16 }
    for (index, row) in made.enumerated() {
      let isFirst = index == 0 || areSideBySide
      if isFirst { addLine(CGRect(x: 0, y: y, width: Metrics.alertWidth, height: 0), to: box) }
      row.frame = CGRect(
        x: areSideBySide ? half * CGFloat(index) : 0, y: y,
        width: areSideBySide ? half : Metrics.alertWidth, height: Metrics.alertRow)
      box.addSubview(row)
      if areSideBySide, index == 0 { continue }
      if areSideBySide {
        addLine(CGRect(x: half, y: y, width: 0, height: Metrics.alertRow), to: box)
      } else if index > 0 {
        addLine(CGRect(x: 0, y: y, width: Metrics.alertWidth, height: 0), to: box)
      }
      y += Metrics.alertRow
    }
    rows += made
    box.bounds.size.height = y
    placeAlert()
  }

  /// Adds the text fields below the texts, and returns the top of the buttons.
  private func addFields(of contents: AlertContents, below y: CGFloat) -> CGFloat {
    guard !contents.fields.isEmpty else { return y }
    let shown = fields ?? AlertFields()
    fields = shown
    shown.show(contents.fields, width: Metrics.alertWidth - 2 * Metrics.padding)
    if shown.superview == nil { addSubview(shown) } else { bringSubviewToFront(shown) }
    // The texts end 20 points above `y`.
    fieldsOffset = y > 0 ? y - 20 + Metrics.fieldGap : 20
    return fieldsOffset + shown.bounds.height + Metrics.padding
  }

  /// Moves an alert's box and its fields to the middle of the area above the keyboard.
  func placeAlert() {
    guard contents?.style == .alert, let box = boxes.first else { return }
    let keyboard = convert(context.keyboard.frame, from: nil)
    let bottom = context.keyboard.frame.isEmpty ? bounds.maxY : min(bounds.maxY, keyboard.minY)
    box.center = CGPoint(x: bounds.midX, y: (bounds.minY + bottom) / 2)
    guard let fields else { return }
    fields.center = CGPoint(
      x: bounds.midX, y: box.frame.minY + fieldsOffset + fields.bounds.height / 2)
  }

  private func showSheet(_ contents: AlertContents) {
    let width = bounds.width - 2 * Metrics.sheetMargin
    var bottom = bounds.maxY - Metrics.sheetMargin
    if let cancel = contents.cancel {
      let box = addBox(width: width)
      addRow(AlertRow(cancel, size: 20, isBold: true), at: 0, to: box)
      box.frame = CGRect(
        x: Metrics.sheetMargin, y: bottom - Metrics.sheetRow, width: width, height: Metrics.sheetRow
      )
      bottom = box.frame.minY - Metrics.sheetMargin
    }
    let others = contents.actions.filter { $0.style != .cancel }
    let box = addBox(width: width)
    var y = addTexts(of: contents, to: box, titleSize: 13, color: .gray)
    for action in others {
      let row = AlertRow(action, size: 20, isBold: action === contents.preferred)
      addRow(row, at: y, to: box)
      if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: 0), to: box) }
      y += Metrics.sheetRow
    }
    box.frame = CGRect(x: Metrics.sheetMargin, y: bottom - y, width: width, height: y)
  }

  private func addBox(width: CGFloat) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    box.backgroundColor = UIColor(white: 0.97, alpha: 1)
    box.layer.cornerRadius = Metrics.cornerRadius
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    addSubview(box)
    boxes.append(box)
    return box
  }

  private func addRow(_ row: AlertRow, at y: CGFloat, to box: UIView) {
    row.frame = CGRect(x: 0, y: y, width: box.bounds.width, height: Metrics.sheetRow)
    box.addSubview(row)
    rows.append(row)
  }

  private func addLine(_ rect: CGRect, to box: UIView) {
    let width = Metrics.lineWidth
    let line = UIView(
      frame: rect.width > 0
        ? CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width)
        : CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    line.backgroundColor = UIColor(white: 0.75, alpha: 1)
    box.addSubview(line)
  }

  /// Adds the title and the message and returns their bottom edge.
  private func addTexts(
    of contents: AlertContents, to box: UIView, titleSize: CGFloat, color: UIColor
  ) -> CGFloat {
    let texts = [
      (contents.title, UIFont.systemFont(ofSize: titleSize, weight: .semibold)),
      (contents.message, UIFont.systemFont(ofSize: 13)),
    ]
    var y: CGFloat = 20
    for case (let text?, let font) in texts where !text.isEmpty {
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color
      label.numberOfLines = 0
      label.textAlignment = .center
      let width = box.bounds.width - 2 * Metrics.padding
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: Metrics.padding, y: y, width: width, height: height)
      box.addSubview(label)
      y += height + 4
    }
    return y > 20 ? y + 16 : 0
  }

  // MARK: - Touches

  private func row(under touch: UITouch?) -> AlertRow? {
    guard let touch else { return nil }
    return rows.first { $0.action.isEnabled && contains(touch, $0) }
  }

  private func highlight(_ highlighted: AlertRow?) {
    for row in rows { row.isHighlighted = row === highlighted }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(row(under: touches.first))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(row(under: touches.first))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = row(under: touches.first)
    highlight(nil)
    if let chosen { return choose(chosen.action) }
    guard let touch = touches.first, let contents, contents.style == .actionSheet,
      let cancel = contents.cancel, !boxes.contains(where: { contains(touch, $0) })
    else { return }
    choose(cancel)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
  }

  private func contains(_ touch: UITouch, _ view: UIView) -> Bool {
    view.point(inside: touch.location(in: view), with: nil)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// A button in an alert.
final class AlertRow: UILabel {
  let action: UIAlertAction

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 0.85, alpha: 1) : nil }
  }

  /// The title's width, in points.
  var textWidth: CGFloat { intrinsicContentSize.width }

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    text = action.title
    textAlignment = .center
    font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    textColor =
      !action.isEnabled ? .lightGray : action.style == .destructive ? .systemRed : .systemBlue
  }

  required init?(coder: NSCoder) { nil }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
