import CoreGraphics

/// The title and the buttons of one item in a navigation bar.
final class NavigationBarContent: UIView {
  private let titleLabel = UILabel()
  private let titleView: UIView?
  let backButton: UIButton?
  private let left, right: [(view: UIView, width: CGFloat)]

  /// Creates the contents for an item.
  ///
  /// - Parameters:
  ///   - previous: The item that a back button leads to, or `nil` if there is none.
  ///   - attributes: The attributes of the title.
  init(
    _ item: UINavigationItem, previous: UINavigationItem?,
    attributes: [NSAttributedString.Key: Any]?, frame: CGRect
  ) {
    titleView = item.titleView
    let leftItems = item.leftBarButtonItems ?? []
    left = leftItems.compactMap { $0.makeView() }
    right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView() }
    let hidesBack =
      item.hidesBackButton || !leftItems.isEmpty && !item.leftItemsSupplementBackButton
    backButton = hidesBack ? nil : previous.map(Self.makeBackButton)
    super.init(frame: frame)
    titleLabel.text = item.title
    titleLabel.textAlignment = .center
    titleLabel.font =
      attributes?[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    titleLabel.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    addSubview(titleView ?? titleLabel)
    if let backButton { addSubview(backButton) }
    for (view, _) in left + right { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBackButton(to item: UINavigationItem) -> UIButton {
    let button = UIButton(type: .system)
    let title =
      item.backBarButtonItem.map { $0.title ?? "" } ?? item.backButtonTitle
      ?? item.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    button.accessibilityIdentifier = "Back"
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: BarMetrics.fontSize)
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 18, bottom: 0, right: 0)
    button.addSubview(Chevron(frame: CGRect(x: 0, y: 0, width: 13, height: 21)))
    return button
  }

  /// The view that shows the title.
  var title: UIView { titleView ?? titleLabel }

  override func layoutSubviews() {
    let height = bounds.height
    let safe = superview?.superview?.safeAreaInsets ?? .zero
    var minX = safe.left + BarMetrics.sideMargin
    var maxX = bounds.width - safe.right - BarMetrics.sideMargin
    for (view, width) in right {
      view.place(inBar: height, x: maxX - width, width: width)
      maxX -= width + BarMetrics.spacing
    }
    let titleWidth = measuredTitle.width
    if let backButton {
      let start = safe.left + BarMetrics.backMargin
      let font = UIFont.systemFont(ofSize: BarMetrics.fontSize)
      func width(_ text: String?) -> CGFloat {
        18 + ((text ?? "") as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
      }
      // A title that would not fit beside the bar's title becomes "Back".
      let available = (bounds.width - titleWidth) / 2 - start - BarMetrics.spacing / 2
      if width(backButton.currentTitle) > max(available, width("Back")) {
        backButton.setTitle("Back", for: .normal)
      }
      let size = width(backButton.currentTitle)
      backButton.frame = CGRect(x: start, y: 0, width: size, height: height)
      backButton.subviews.last?.frame.origin.y = ((height - 21) / 2).rounded()
      minX = start + size + BarMetrics.spacing
    }
    for (view, width) in left {
      view.place(inBar: height, x: minX, width: width)
      minX += width + BarMetrics.spacing
    }
    let width = max(0, min(titleWidth, maxX - minX))
    let centered = (bounds.width - width) / 2
    let x = max(minX, min(centered, maxX - width))
    let titleHeight = titleView == nil ? height : min(measuredTitle.height, height)
    title.frame = CGRect(x: x, y: (height - titleHeight) / 2, width: width, height: titleHeight)
  }

  private var measuredTitle: CGSize {
    guard let titleView else {
      let size = titleLabel.intrinsicContentSize
      return CGSize(width: size.width.rounded(.up), height: size.height)
    }
    return titleView.bounds.size == .zero
      ? titleView.sizeThatFits(bounds.size) : titleView.bounds.size
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === titleLabel ? nil : hit
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The arrow of a back button.
private final class Chevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 11, y: 2))
    path.addLine(to: CGPoint(x: 2.5, y: 10.5))
    path.addLine(to: CGPoint(x: 11, y: 19))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
