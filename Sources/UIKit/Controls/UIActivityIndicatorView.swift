public import CoreGraphics

/// A spinning wheel that shows that a task is in progress.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and color of the wheel. Raw values match Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// Large and white; the older form of `large`.
    case whiteLarge = 0
    /// White; the older form of `medium`.
    case white = 1
    /// Gray; the older form of `medium`.
    case gray = 2
    /// 20 points wide and tall.
    case medium = 100
    /// 37 points wide and tall.
    case large = 101
  }

  private let wheel = WheelView()
  private var storedIsAnimating = false

  /// The duration of one revolution, in seconds. (Assumption)
  private static let duration: TimeInterval = 1

  /// Creates a wheel that is stopped and hidden.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    setUp()
    frame.size = side
  }

  /// Creates a medium wheel that is stopped and hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel from an interface file or, with any other coder, a medium one that is stopped
  /// and hidden.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
    coder.decode(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.backgroundColor = .clear
    addSubview(wheel)
    update()
  }

  /// The wheel's size. Setting it also sets the color.
  open var style = Style.medium {
    didSet {
      color = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The wheel's color, which is never `nil` when read. Setting `nil` restores the style's color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? styleColor }
    set {
      ownColor = newValue
      update()
    }
  }

  private var ownColor: UIColor?

  private var styleColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    // The secondary label color of iOS in light mode.
    case .gray, .medium, .large:
      UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    }
  }

  /// Whether the wheel is hidden while it is stopped.
  open var hidesWhenStopped = true { didSet { update() } }

  /// Whether the wheel is spinning.
  open var isAnimating: Bool { storedIsAnimating }

  /// Shows the wheel and starts spinning it.
  open func startAnimating() {
    guard !storedIsAnimating else { return }
    storedIsAnimating = true
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0...WheelView.spokes).map { CGFloat($0) * 2 * .pi / CGFloat(WheelView.spokes) }
    turn.calculationMode = .discrete
    turn.duration = Self.duration
    turn.repeatCount = .infinity
    turn.isRemovedOnCompletion = false
    wheel.layer.add(turn, forKey: "turn")
    update()
  }

  /// Stops the wheel and hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    storedIsAnimating = false
    wheel.layer.removeAnimation(forKey: "turn")
    update()
  }

  private func update() {
    wheel.color = color
    isHidden = hidesWhenStopped && !storedIsAnimating
    setNeedsLayout()
  }

  private var side: CGSize {
    switch style {
    case .white, .gray, .medium: CGSize(width: 20, height: 20)
    case .whiteLarge, .large: CGSize(width: 37, height: 37)
    }
  }

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { side }

  /// Returns the wheel's size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  /// Centers the wheel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds = CGRect(origin: .zero, size: side)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// Eight spokes in a circle, with decreasing opacity.
private final class WheelView: UIView {
  static let spokes = 8

  var color: UIColor = .gray { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = bounds.width / 2
    let spoke = CGRect(x: -radius * 0.1, y: -radius, width: radius * 0.2, height: radius * 0.5)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<Self.spokes {
      // The last spoke is at the head of the rotation.
      let opacity = 0.25 + 0.75 * CGFloat(index) / CGFloat(Self.spokes - 1)
      color.withAlphaComponent(color.cgColor.alpha * opacity).setFill()
      UIBezierPath(roundedRect: spoke, cornerRadius: radius * 0.1).fill()
      context.rotate(by: 2 * .pi / CGFloat(Self.spokes))
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
