public import CoreGraphics

/// A control that is on or off. Its size is always 51 × 31 points.
///
/// A tap toggles the switch, as does pushing the thumb to the other side. The switch sends
/// `valueChanged` and `primaryActionTriggered` when the finger lifts.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = UIView()
  private let knob = KnobView()
  private var isOnStored = false
  /// Whether a finger has pushed the thumb to the on side, or `nil` if no finger is pushing it.
  private var pushedOn: Bool?

  /// Creates a switch that is off. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch from an interface file or, with any other coder, one that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    coder.decode(self, as: UISwitch.self)
  }

  /// The size of every switch, in points. Source: Apple's UISwitch on iOS 7 and later.
  private static let size = CGSize(width: 51, height: 31)
  /// The space around the thumb, and the amount by which the thumb widens while pressed, in points.
  private static let (knobMargin, knobStretch): (CGFloat, CGFloat) = (2, 7)
  /// The duration of the thumb's animation to the other side, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25
  /// The distance that a finger must move before it pushes the thumb, in points.
  private static let pushHysteresis = GestureConstants.panHysteresis

  private func setUp() {
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    addSubview(track)
    addSubview(knob)
    update()
  }

  // MARK: - Value

  /// Whether the switch is on. Setting it doesn't send an event.
  open var isOn: Bool {
    get { isOnStored }
    set { setOn(newValue, animated: false) }
  }

  /// Sets whether the switch is on, without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    pushedOn = nil
    isOnStored = on
    update(animated: animated)
  }

  // MARK: - Appearance

  /// The color of the track while the switch is on, or `nil` for the green that iOS uses.
  open var onTintColor: UIColor? { didSet { update() } }
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor? { didSet { knob.color = thumbTintColor ?? .white } }

  /// The fixed size of a switch.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the fixed size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func stateDidChange() {
    alpha = isEnabled ? 1 : 0.5
    update(animated: window != nil)
  }

  private func update(animated: Bool = false) {
    guard animated else { return place() }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    UIView.animate(withDuration: Self.duration, delay: 0, options: options, animations: place)
  }

  private func place() {
    let isOn = pushedOn ?? isOnStored
    track.frame = CGRect(origin: bounds.origin, size: Self.size)
    // The system green and system fill colors of iOS in light mode.
    let green = onTintColor ?? UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    track.backgroundColor =
      isOn ? green : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
    let side = Self.size.height - 2 * Self.knobMargin
    let width = side + (isTracking && isHighlighted ? Self.knobStretch : 0)
    knob.frame = CGRect(
      x: isOn ? Self.size.width - Self.knobMargin - width : Self.knobMargin, y: Self.knobMargin,
      width: width, height: side)
  }

  // MARK: - Tracking

  private var landing = CGPoint.zero

  override func owns(_ gesture: UIGestureRecognizer) -> Bool {
    if gesture.isSingleTap { return true }
    guard let pan = gesture as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else {
      return false
    }
    let distance = pan.translation(in: self)
    return abs(distance.x) > abs(distance.y)
  }

  /// Begins tracking a finger.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    landing = touch.location(in: self)
    return true
  }

  /// Pushes the thumb with the finger.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if pushedOn == nil, abs(location.x - landing.x) <= Self.pushHysteresis { return true }
    let isOn = location.x > bounds.midX
    if isOn != pushedOn {
      pushedOn = isOn
      update(animated: true)
    }
    return true
  }

  /// Toggles the switch if the finger tapped it or pushed the thumb to the other side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isOn = pushedOn ?? (isTouchInside ? !isOnStored : isOnStored)
    let hasChanged = isOn != isOnStored
    setOn(isOn, animated: true)
    if hasChanged { sendValueChanged(with: event) }
  }

  /// Restores the state from before the touch.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setOn(isOnStored, animated: true)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// The round or oval thumb of a switch or slider, with its shadow.
final class KnobView: UIView {
  /// The thumb's color.
  var color = UIColor.white { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Draws the shadow as a series of faint shapes of decreasing size, and then the thumb.
  override func draw(_ rect: CGRect) {
    UIColor(white: 0, alpha: 0.025).setFill()
    for size in stride(from: 4 as CGFloat, through: 0, by: -1) {
      fill(bounds.insetBy(dx: -size, dy: -size).offsetBy(dx: 0, dy: 2.5))
    }
    UIColor(white: 0, alpha: 0.06).setFill()
    fill(bounds.insetBy(dx: -0.5, dy: -0.5))
    color.setFill()
    fill(bounds)
  }

  private func fill(_ rect: CGRect) {
    UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2).fill()
  }
}
