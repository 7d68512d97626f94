public import CoreGraphics

/// A bar that displays the progress of a task.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiprogressview
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar. Raw values match Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// A rounded bar on a track.
    case `default` = 0
    /// A bar without a track, for use in a toolbar.
    case bar = 1
  }

  private let fill = UIView()
  private var storedProgress: Float = 0

  /// The height of a bar, in points. Source: Apple's UIProgressView on iOS 14 and later.
  private static let heights: [Style: CGFloat] = [.default: 4, .bar: 2.5]
  /// The duration of an animated change, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an interface file or, with any other coder, an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UIProgressView.self)
  }

  /// Creates an empty bar with a style and that style's height.
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

  /// The style of the bar.
  open var progressViewStyle = Style.default { didSet { update() } }
  /// The color of the completed part, or `nil` for the tint color.
  open var progressTintColor: UIColor? { didSet { update() } }
  /// The color of the remaining part, or `nil` for the gray that iOS uses.
  open var trackTintColor: UIColor? { didSet { update() } }

  /// The completed fraction, 0…1. Other values are clamped, and NaN is treated as 0.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the completed fraction.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress > 0 ? min(progress, 1) : 0
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .beginFromCurrentState,
      animations: layoutIfNeeded)
  }

  /// Updates the tint color.
  open override func tintColorDidChange() {
    update()
  }

  /// Updates the tint color, which may come from the window.
  open override func didMoveToWindow() {
    update()
  }

  private func update() {
    fill.backgroundColor = progressTintColor ?? tintColor
    let gray = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2)
    backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : gray)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The height of the bar. The bar has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.heights[progressViewStyle] ?? 0)
  }

  /// Returns the given width and the bar's height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.heights[progressViewStyle] ?? 0)
  }

  /// Lays out the completed part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(storedProgress),
      height: bounds.height)
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    fill.layer.cornerRadius = layer.cornerRadius
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
