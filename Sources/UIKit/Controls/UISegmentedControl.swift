public import CoreGraphics

/// A row of segments, at most one of which is selected.
///
/// When a finger lifts on a segment that is not selected, the control selects it and sends
/// `valueChanged` and `primaryActionTriggered`.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that indicates that no segment is selected.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    let label = UILabel()
    let imageView = UIImageView()
  }

  /// Dimensions in points. Source: Apple's control on iOS 13 and later.
  private static let (height, inset, padding): (CGFloat, CGFloat, CGFloat) = (32, 2, 10)
  /// The duration of the animation to another segment, in seconds. (Assumption)
  private static let duration: TimeInterval = 0.25

  private var segments: [Segment] = []
  private let thumb = UIView()
  private var storedSelection = noSegment
  /// The segment under the finger, or `nil`.
  private var pressed: Int?

  /// Creates a control whose segments show titles or images. No segment is selected.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      let segment = Segment(title: item as? String, image: item as? UIImage)
      insert(segment, at: segments.count)
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an interface file or, with any other coder, one with no segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, as: UISegmentedControl.self)
  }

  private func setUp() {
    backgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    layer.cornerRadius = 8
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(thumb)
    update()
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. If the index is past the end, the segment is appended.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image. If the index is past the end, the segment is appended.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Removes a segment. If the index is past the end, the last segment is removed.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    let removed = segments.remove(at: index)
    removed.label.removeFromSuperview()
    removed.imageView.removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    update()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segment.label.textAlignment = .center
    segment.imageView.contentMode = .center
    addSubview(segment.label)
    addSubview(segment.imageView)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    update()
  }

  /// Sets a segment's title, which replaces its image. An out-of-range index is a programming
  /// error.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    (segments[segment].title, segments[segment].image) = (title, nil)
    update()
  }

  /// Returns a segment's title, or `nil` if the segment has an image.
  @discardableResult
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets a segment's image, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    (segments[segment].title, segments[segment].image) = (nil, image)
    update()
  }

  /// Returns a segment's image, or `nil` if the segment has a title.
  @discardableResult
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Sets a segment's width, in points. Segments with a width of 0 share the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = max(0, width)
    update()
  }

  /// Returns the width that was set for a segment, or 0.
  @discardableResult
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Sets whether touches can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
    update()
  }

  /// Returns whether touches can select a segment.
  @discardableResult
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  // MARK: - Selection

  /// The index of the selected segment, or `noSegment`. Setting it doesn't send an event.
  ///
  /// An out-of-range index is a programming error.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        fatalError("there is no segment \(newValue); the control has \(segments.count)")
      }
      storedSelection = newValue
      update()
    }
  }

  /// Whether a segment is selected only while a finger is on it.
  open var isMomentary = false { didSet { update() } }

  /// The color of the selected segment, or `nil` for white (gray in dark mode).
  open var selectedSegmentTintColor: UIColor? { didSet { update() } }

  override func stateDidChange() {
    alpha = isEnabled ? 1 : 0.5
    update()
  }

  /// The color of the selected segment. Assumption: `systemGray2` in dark mode.
  private static let thumbColor = UIColor(
    light: CGColor(gray: 1, alpha: 1),
    dark: CGColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))

  private func update() {
    thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
    for (index, segment) in segments.enumerated() {
      let isShown = index == shownSelection
      segment.label.text = segment.title
      segment.label.font = .systemFont(ofSize: 13, weight: isShown ? .semibold : .medium)
      segment.imageView.image = segment.image
      let isDimmed = !segment.isEnabled || (pressed == index && !isShown)
      segment.label.alpha = isDimmed ? 0.3 : 1
      segment.imageView.alpha = isDimmed ? 0.3 : 1
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var shownSelection: Int { isMomentary ? pressed ?? Self.noSegment : storedSelection }

  // MARK: - Layout

  /// The size at which every segment fits the widest title.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size at which every segment fits the widest title.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = segments.map(contentWidth).max() ?? 0
    let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest + 2 * Self.padding) }
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    segment.image?.size.width ?? segment.label.intrinsicContentSize.width
  }

  /// The frames of the segments, in the control's coordinates.
  private var frames: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.count { $0.width == 0 }
    let share = sharing > 0 ? max(0, bounds.width - fixed) / CGFloat(sharing) : 0
    var x = bounds.minX
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : share
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// Lays out the segments and the selection.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames
    for (segment, frame) in zip(segments, frames) {
      segment.label.frame = frame
      segment.imageView.frame = frame
    }
    let selection = shownSelection
    thumb.isHidden = !frames.indices.contains(selection)
    if !thumb.isHidden {
      thumb.frame = frames[selection].insetBy(dx: Self.inset, dy: Self.inset)
    }
  }

  // MARK: - Tracking

  private func segment(under touch: UITouch) -> Int? {
    let location = touch.location(in: self)
    return frames.firstIndex { $0.contains(location) }.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private func press(_ segment: Int?) {
    guard segment != pressed else { return }
    pressed = segment
    update()
  }

  override func owns(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }

  /// Begins tracking a finger on an enabled segment.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(segment(under: touch))
    return pressed != nil
  }

  /// Tracks the finger as it moves across segments.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(segment(under: touch))
    return true
  }

  /// Selects the segment where the finger lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = pressed
    press(nil)
    guard let chosen, isMomentary || chosen != storedSelection else { return }
    storedSelection = chosen
    update()
    if !isMomentary {
      UIView.animate(
        withDuration: Self.duration, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: layoutIfNeeded)
    }
    sendValueChanged(with: event)
    if isMomentary { storedSelection = Self.noSegment }
  }

  /// Restores the state from before the touch.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
