public import CoreGraphics

/// A bar that shows how far something has come.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How a bar looks; raw values are Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// Rounded, on a track.
    case `default` = 0
    /// As in a bar: without a track.
    case bar = 1
  }

  private let fill = UIView()
  private var storedProgress: Float = 0

  /// The height of a bar, in points. Source: Apple's UIProgressView on iOS 14 and later.
  private static let heights: [Style: CGFloat] = [.default: 4, .bar: 2.5]
  /// How long an animated change takes, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty bar; storyboards do not exist.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes an empty bar with a style, of its height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = sizeThatFits(.zero)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
    update()
  }

  /// How the bar looks.
  open var progressViewStyle = Style.default { didSet { update() } }
  /// The color of the part that is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { update() } }
  /// The color of the part that is left; nil for iOS's grey.
  open var trackTintColor: UIColor? { didSet { update() } }

  /// What is done, 0…1; other values are clamped, and NaN counts as 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress > 0 ? min(progress, 1) : 0
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .beginFromCurrentState,
      animations: layoutIfNeeded)
  }

  /// Shows another tint.
  open override func tintColorDidChange() {
    update()
  }

  /// Shows the tint of the window.
  open override func didMoveToWindow() {
    update()
  }

  private func update() {
    fill.backgroundColor = progressTintColor ?? tintColor
    let grey = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : grey)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The height of the bar; it asks for no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.heights[progressViewStyle] ?? 0)
  }

  /// Returns the width given, and the height of the bar.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.heights[progressViewStyle] ?? 0)
  }

  /// Lays out the part that is done.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(storedProgress),
      height: bounds.height)
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    fill.layer.cornerRadius = layer.cornerRadius
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
