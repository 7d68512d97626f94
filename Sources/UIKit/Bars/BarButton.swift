import CoreGraphics

/// Dimensions and colors of bars.
enum BarMetrics {
  /// The height of a navigation bar and a toolbar, in points.
  ///
  /// Source: 44 points is the height that Apple documents for both; Assumption: 32 points where
  /// the height is compact.
  static func barHeight(isCompact: Bool) -> CGFloat { isCompact ? 32 : 44 }
  /// The height of a tab bar, in points. Assumption: 32 points where the height is compact.
  static func tabBarHeight(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }
  /// The distance from a button to the side of the bar, in points.
  static let sideMargin: CGFloat = 16
  /// The distance from the chevron to the side of the bar, in points.
  static let backMargin: CGFloat = 8
  /// The distance between buttons, in points.
  static let spacing: CGFloat = 16
  /// The font size of titles and buttons, in points.
  static let fontSize: CGFloat = 17
  /// The size of the titles in a tab bar, in points.
  static let tabFontSize: CGFloat = 10

  /// The background, which lets a little of the contents below shine through.
  static func background(isTranslucent: Bool) -> UIColor {
    let alpha: CGFloat = isTranslucent ? 0.94 : 1
    return UIColor(
      light: CGColor(gray: 0.97, alpha: alpha), dark: CGColor(gray: 0.11, alpha: alpha))
  }

  /// The line between a bar and the contents.
  static let line = UIColor(
    light: CGColor(gray: 0, alpha: 0.3), dark: CGColor(gray: 1, alpha: 0.2))
  static let lineWidth: CGFloat = 0.5
}

/// The background of a bar and the line at its edge. It extends under the status bar or to the
/// bottom of the screen.
final class BarBackground: UIView {
  private let line = UIView()
  /// Whether the line is at the bottom rather than at the top.
  private let isAbove: Bool

  init(isAbove: Bool) {
    self.isAbove = isAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = BarMetrics.line
    addSubview(line)
    show(color: nil, isTranslucent: true)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the color; `nil` for the standard one.
  func show(color: UIColor?, isTranslucent: Bool) {
    backgroundColor = color ?? BarMetrics.background(isTranslucent: isTranslucent)
  }

  override func layoutSubviews() {
    let width = BarMetrics.lineWidth
    line.frame = CGRect(
      x: 0, y: isAbove ? bounds.height - width : 0, width: bounds.width, height: width)
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The button for a bar button item.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    adopt(.system)
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    let attributes = item.titleTextAttributes(for: .normal)
    let isLarge = item.systemItem == .add
    titleLabel?.font =
      attributes?[.font] as? UIFont
      ?? .systemFont(
        ofSize: isLarge ? 28 : BarMetrics.fontSize,
        weight: isLarge ? .light : item.style == .done ? .semibold : .regular)
    if item.image == nil { setTitle(item.title, for: .normal) }
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    let compact = context.isHeightCompact ? item.titleOffsets[.compact] : nil
    let offset = compact ?? item.titlePositionAdjustment(for: .default)
    titleEdgeInsets = UIEdgeInsets(
      top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical,
      right: -offset.horizontal)
    if let color = attributes?[.foregroundColor] as? UIColor { setTitleColor(color, for: .normal) }
    if let color = item.tintColor { tintColor = color }
    addTarget(self, action: BarButton.pressed(_:_:), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ sender: BarButton, _ event: UIEvent?) {
    item?.trigger(for: event, in: context)
  }

  /// The width in a bar: the item's, or the width of the contents but at least 24 points.
  var widthInBar: CGFloat {
    if let item, item.width > 0 { return item.width }
    let title = (currentTitle ?? "") as String
    guard currentImage == nil, let font = titleLabel?.font else {
      return max(24, currentImage?.size.width ?? 0)
    }
    return max(24, (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up))
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIBarButtonItem {
  /// Returns a view for the item and its width, or `nil` for a space.
  func makeView() -> (view: UIView, width: CGFloat)? {
    if let customView {
      let fitting =
        customView.bounds.width > 0 ? customView.bounds.size : customView.sizeThatFits(.zero)
      return (customView, width > 0 ? width : fitting.width)
    }
    if systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    let button = BarButton(self)
    return (button, button.widthInBar)
  }
}

extension UIView {
  /// Places an item's view in a bar: a button has the bar's height, and an app's view keeps its own.
  func place(inBar height: CGFloat, x: CGFloat, width: CGFloat) {
    let own = self is BarButton ? height : min(bounds.height > 0 ? bounds.height : height, height)
    frame = CGRect(x: x, y: ((height - own) / 2).rounded(), width: width, height: own)
  }
}
