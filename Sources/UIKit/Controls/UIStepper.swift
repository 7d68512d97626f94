public import CoreGraphics

/// A control with minus and plus buttons that changes a value in steps. Its size is 94 × 32 points.
///
/// Touching either half changes the value immediately and then repeatedly while the finger is down.
/// Each change sends `valueChanged` and `primaryActionTriggered`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The size of every stepper, in points. Source: Apple's UIStepper on iOS 13 and later.
  private static let size = CGSize(width: 94, height: 32)
  /// The delay before the first repetition and the interval between repetitions, in seconds.
  /// (Assumption)
  private static let (firstDelay, nextDelay): (TimeInterval, TimeInterval) = (0.5, 0.1)

  private var storedValue = 0.0
  /// The half under the finger: -1 for minus, 1 for plus.
  private var direction: Double?
  private var hasUnsentChange = false
  private var timer: Timer?

  /// Creates a stepper with the range 0 to 100 and the value 0. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper from an interface file or, with any other coder, one with the range 0 to 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    coder.decode(self, as: UIStepper.self)
  }

  private func setUp() {
    contentMode = .redraw
    backgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  // MARK: - Value

  /// The current value, between the minimum and the maximum. Setting it doesn't send an event. NaN
  /// is treated as the minimum.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(maximumValue, newValue.isNaN ? minimumValue : newValue))
      setNeedsDisplay()
    }
  }

  /// The minimum value. If it exceeds the maximum, the maximum is raised.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value. If it is below the minimum, the minimum is lowered.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The amount by which each step changes the value. Setting 0 or less is a programming error.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { fatalError("a stepper's stepValue must be above 0") } }
  }

  /// Whether `valueChanged` is sent for each change. If false, it is sent only for the last change
  /// of a touch.
  open var isContinuous = true
  /// Whether the value changes repeatedly while a finger rests on the control.
  open var autorepeat = true
  /// Whether the value wraps around to the other end of the range.
  open var wraps = false

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the fixed size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func stateDidChange() {
    setNeedsDisplay()
  }

  // MARK: - Tracking

  override func owns(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }

  /// Changes the value by one step and begins tracking the finger.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasUnsentChange = false
    press(half(under: touch))
    return true
  }

  /// Tracks the finger as it moves between the halves.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(under: touch)
    if half != direction { press(half) }
    return true
  }

  /// Stops changing the value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    press(nil)
    if hasUnsentChange { sendValueChanged(with: event) }
  }

  /// Stops changing the value.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
    if hasUnsentChange { sendValueChanged(with: event) }
  }

  private func half(under touch: UITouch) -> Double? {
    let location = touch.location(in: self)
    guard point(inside: location, with: nil) else { return nil }
    return location.x < bounds.midX ? -1 : 1
  }

  private func press(_ half: Double?) {
    timer?.invalidate()
    timer = nil
    direction = half
    setNeedsDisplay()
    guard half != nil else { return }
    step()
    if autorepeat { repeatStep(after: Self.firstDelay) }
  }

  private func repeatStep(after delay: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.direction != nil else { return }
        self.step()
        self.repeatStep(after: Self.nextDelay)
      }
    }
  }

  private func step() {
    let old = storedValue
    var new = old + (direction ?? 0) * stepValue
    if wraps, new > maximumValue { new = minimumValue }
    if wraps, new < minimumValue { new = maximumValue }
    value = new
    guard storedValue != old else { return }
    if isContinuous { sendValueChanged(with: nil) } else { hasUnsentChange = true }
  }

  // MARK: - Appearance

  /// Draws the minus sign, the plus sign, and the line between them.
  open override func draw(_ rect: CGRect) {
    if let direction {
      UIColor(white: 0.5, alpha: 0.3).setFill()
      let x = direction < 0 ? bounds.minX : bounds.midX
      UIRectFill(CGRect(x: x, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
    }
    UIColor(white: 0.5, alpha: 0.4).setFill()
    UIRectFill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14))
    for side: CGFloat in [-1, 1] {
      let isAtEnd = side < 0 ? storedValue <= minimumValue : storedValue >= maximumValue
      UIColor.label.withAlphaComponent(!isEnabled || (isAtEnd && !wraps) ? 0.3 : 1).setFill()
      let x = bounds.midX + side * bounds.width / 4
      UIRectFill(CGRect(x: x - 7, y: bounds.midY - 0.75, width: 14, height: 1.5))
      if side > 0 { UIRectFill(CGRect(x: x - 0.75, y: bounds.midY - 7, width: 1.5, height: 14)) }
    }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
