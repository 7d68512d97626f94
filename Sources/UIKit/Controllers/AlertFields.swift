import CoreGraphics

/// A text field in an alert.
final class AlertTextField: UITextField {
  /// Dimensions in points. Assumption: the proportions in screenshots of iOS 13 to 17, because Apple
  /// publishes none.
  private enum Metrics {
    static let height: CGFloat = 25
    static let fontSize: CGFloat = 13
    static let padding: CGFloat = 6
    static let cornerRadius: CGFloat = 5
    static let lineWidth: CGFloat = 0.5
  }

  /// The field's height, in points.
  static let height = Metrics.height

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Metrics.height))
    font = .systemFont(ofSize: Metrics.fontSize)
    // Alerts are light in either style.
    overrideUserInterfaceStyle = .light
    backgroundColor = .white
    layer.borderColor = UIColor(white: 0.75, alpha: 1).cgColor
    layer.borderWidth = Metrics.lineWidth
    layer.cornerRadius = Metrics.cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: Metrics.padding, dy: 0))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.insetBy(dx: Metrics.padding, dy: 0))
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The text fields of an alert, from top to bottom.
///
/// They are beside the alert's box, not in it, because the box is replaced when a button changes,
/// and a field that leaves the window ends editing.
final class AlertFields: UIView {
  /// The space between two fields, in points.
  private static let spacing: CGFloat = 4

  /// Replaces the fields, and resizes the view to fit them.
  func show(_ fields: [UITextField], width: CGFloat) {
    for old in subviews where !fields.contains(where: { $0 === old }) { old.removeFromSuperview() }
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 0, y: CGFloat(index) * (AlertTextField.height + Self.spacing), width: width,
        height: AlertTextField.height)
      if field.superview !== self { addSubview(field) }
    }
    bounds.size = CGSize(
      width: width, height: max(0, (fields.last?.frame.maxY ?? 0)))
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
