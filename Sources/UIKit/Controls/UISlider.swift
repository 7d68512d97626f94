public import CoreGraphics

/// A control with a thumb on a track that selects a value.
///
/// A finger that touches down on the thumb drags it. Each change sends `valueChanged` and
/// `primaryActionTriggered`. If `isContinuous` is false, these events are sent only for the last
/// change.
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
  /// The distance between the dragging finger and the thumb's center, in points.
  private var grip: CGFloat = 0
  private var valueAtLanding: Float = 0

  /// The slider's height, track height, and thumb size, in points. Source: Apple's UISlider on iOS
  /// 14 and later, without images.
  private static let (height, trackHeight, knobSide): (CGFloat, CGFloat, CGFloat) = (31, 4, 28)
  /// The maximum distance from the thumb at which a finger may touch down, in points. (Assumption)
  private static let knobMargin: CGFloat = 8
  /// The duration of an animated change, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25

  /// Creates a slider with the range 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from an interface file or, with any other coder, one with the range 0 to 1.
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

  // MARK: - Value

  /// The current value, between the minimum and the maximum. Setting it doesn't send an event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value. If it exceeds the maximum, the maximum is raised.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value. If it is below the minimum, the minimum is lowered.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent for each change during a drag. If false, it is sent only for
  /// the last change.
  open var isContinuous = true

  /// Sets the value, clamped to the minimum and maximum. NaN is treated as the minimum.
  open func setValue(_ value: Float, animated: Bool) {
    // With this order of operands, NaN becomes the minimum.
    storedValue = max(minimumValue, min(maximumValue, value.isNaN ? minimumValue : value))
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: layoutIfNeeded)
  }

  // MARK: - Appearance

  /// The color of the track before the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  /// The color of the track after the thumb, or `nil` for the gray that iOS uses.
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor? { didSet { update() } }
  /// The image at the minimum end.
  open var minimumValueImage: UIImage? { didSet { update() } }
  /// The image at the maximum end.
  open var maximumValueImage: UIImage? { didSet { update() } }

  /// Sets the thumb's image for a state. A state without an image uses the normal state's image.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    update()
  }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    update()
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    update()
  }

  /// Returns the thumb image that was set for a state, or `nil`.
  @discardableResult
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image of the track before the thumb that was set for a state, or `nil`.
  @discardableResult
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image of the track after the thumb that was set for a state, or `nil`.
  @discardableResult
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The thumb image that is currently displayed, or `nil` for the default thumb.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  /// The displayed image of the track before the thumb, or `nil` for the default track.
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }
  /// The displayed image of the track after the thumb, or `nil` for the default track.
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  /// Updates the tint color.
  open override func tintColorDidChange() {
    update()
  }

  /// Updates the tint color, which may come from the window.
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

  /// The height of a slider. A slider has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and a slider's height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Returns the minimum image's frame.
  @discardableResult
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the maximum image's frame.
  @discardableResult
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the track's frame, between the two images.
  @discardableResult
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    // If there are no images, the track is inset by 2 points.
    let left = minimumValueImage.map { $0.size.width + 5 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 5 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(0, bounds.width - left - right), height: height)
  }

  /// The difference between the maximum and the minimum, which may be too large for a `Float`.
  private var range: CGFloat { CGFloat(maximumValue) - CGFloat(minimumValue) }

  /// Returns the thumb's frame for a value.
  @discardableResult
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
    let quotient = (CGFloat(value) - CGFloat(minimumValue)) / range
    // If the minimum or maximum is infinite, the quotient is NaN and the thumb stays at the start.
    let fraction = range > 0 && quotient.isFinite ? quotient : 0
    // The thumb's shadow extends 2 points beyond the track's ends.
    return CGRect(
      x: rect.minX - 2 + fraction * (rect.width + 4 - size.width),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Lays out the images, the track, and the thumb.
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

  /// Returns whether the finger touched down on the thumb.
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

  /// Moves the thumb with the finger.
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

  /// Sends the last change if `isContinuous` is false.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, storedValue != valueAtLanding { sendValueChanged(with: event) }
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
