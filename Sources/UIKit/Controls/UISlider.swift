public import CoreGraphics

/// A control that sets a number by a knob on a track.
///
/// A finger that lands on the knob drags it. Each change sends `valueChanged` and
/// `primaryActionTriggered`, or only the last one does if `isContinuous` is false.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private let knob = KnobView()
  private let knobImage = UIImageView()
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]
  private var storedValue: Float = 0
  /// How far the finger that drags the knob is from its middle, in points.
  private var grip: CGFloat = 0
  private var valueAtLanding: Float = 0

  /// The height of a slider, of its track, and the side of its knob, in points. Source: Apple's UISlider
  /// on iOS 14 and later, without images.
  private static let (height, trackHeight, knobSide): (CGFloat, CGFloat, CGFloat) = (31, 4, 28)
  /// How far beside the knob a finger may land, in points. (Assumption)
  private static let knobMargin: CGFloat = 8
  /// How long an animated change takes, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25

  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider as an interface file describes it; with another coder, from 0 to 1 at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UISlider.self)
  }

  private func setUp() {
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, knobImage] {
      view.layer.masksToBounds = view === minimumTrack || view === maximumTrack
      addSubview(view)
    }
    insertSubview(knob, belowSubview: knobImage)
    update()
  }

  // MARK: - The value

  /// The number, between the minimum and the maximum; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The least number; a larger maximum is pulled up with it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The largest number; a smaller minimum is pulled down with it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether each change while dragging sends `valueChanged`, not the last one alone.
  open var isContinuous = true

  /// Sets the number, as far as it lies between minimum and maximum; NaN counts as the minimum.
  open func setValue(_ value: Float, animated: Bool) {
    // In this order NaN becomes the minimum.
    storedValue = max(minimumValue, min(maximumValue, value.isNaN ? minimumValue : value))
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: layoutIfNeeded)
  }

  // MARK: - Looks

  /// The colour of the track before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  /// The colour of the track after the knob; nil for iOS's grey.
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { update() } }
  /// The image at the minimum's end.
  open var minimumValueImage: UIImage? { didSet { update() } }
  /// The image at the maximum's end.
  open var maximumValueImage: UIImage? { didSet { update() } }

  /// Sets the knob's image of a state; without one a state has the normal state's.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    update()
  }

  /// Sets the image of the track before the knob in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    update()
  }

  /// Sets the image of the track after the knob in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    update()
  }

  /// Returns the knob's image that was set for a state; nil for none.
  @discardableResult
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image of the track before the knob that was set for a state; nil for none.
  @discardableResult
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image of the track after the knob that was set for a state; nil for none.
  @discardableResult
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The knob's image that is shown; nil for the standard knob.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The image of the track before the knob that is shown; nil for the standard one.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }
  /// The image of the track after the knob that is shown; nil for the standard one.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  /// Shows another tint.
  open override func tintColorDidChange() {
    update()
  }

  /// Shows the tint of the window.
  open override func didMoveToWindow() {
    update()
  }

  override func stateDidChange() {
    alpha = isEnabled ? 1 : 0.5
    update()
  }

  private func update() {
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    minimumTrack.backgroundColor =
      minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor =
      maximumTrack.image == nil
      ? maximumTrackTintColor
        ?? UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.2) : nil
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    knobImage.image = currentThumbImage
    knob.isHidden = knobImage.image != nil
    knob.color = thumbTintColor ?? .white
    setNeedsLayout()
  }

  // MARK: - Layout

  /// The height of a slider; it asks for no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the width given, and the height of a slider.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Returns where the minimum's image lies.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns where the maximum's image lies.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns where the track lies, between the two images.
  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    // Without an image the track begins 2 points inside.
    let left = minimumValueImage.map { $0.size.width + 5 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 5 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// From the minimum to the maximum; a `Float` may not hold it.
  private var range: CGFloat { CGFloat(maximumValue) - CGFloat(minimumValue) }

  /// Returns where the knob lies for a value.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
    let quotient = (CGFloat(value) - CGFloat(minimumValue)) / range
    // Not a number where the minimum or the maximum is infinite: the knob stays at the start.
    let fraction = range > 0 && quotient.isFinite ? quotient : 0
    // The knob's shadow reaches 2 points over the track's ends.
    return CGRect(
      x: rect.minX - 2 + fraction * (rect.width + 4 - size.width),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Lays out images, track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    minimumTrack.layer.cornerRadius = minimumTrack.image == nil ? track.height / 2 : 0
    maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? track.height / 2 : 0
    (knob.frame, knobImage.frame) = (thumb, thumb)
  }

  // MARK: - Tracking

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  override func owns(_ gesture: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = gesture as? UISwipeGestureRecognizer else { return false }
    return !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// Returns whether the finger landed on the knob.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let thumb = thumb
    guard thumb.insetBy(dx: -Self.knobMargin, dy: -Self.knobMargin).contains(location) else {
      return false
    }
    grip = location.x - thumb.midX
    valueAtLanding = storedValue
    return true
  }

  /// Moves the knob with the finger.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard last > first else { return true }
    let fraction = (touch.location(in: self).x - grip - first) / (last - first)
    let old = storedValue
    value = Float(CGFloat(minimumValue) + max(0, min(1, fraction)) * range)
    if storedValue != old {
      layoutIfNeeded()
      if isContinuous { sendValueChanged(with: event) }
    }
    return true
  }

  /// Sends the change, if it was not sent before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != valueAtLanding { sendValueChanged(with: event) }
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
