public import CoreGraphics

/// A control with a title, an image, or both, depending on its state.
///
/// A button sends `touchUpInside` and `primaryActionTriggered` when it is pressed. A system
/// button's title uses the tint color and fades while pressed. A custom button shows the contents
/// that were set for each state.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button. Raw values match Apple's.
  public nonisolated enum ButtonType: Int, Sendable {
    /// A button without a predefined style.
    case custom = 0
    /// A button whose title uses the tint color.
    case system = 1
    /// The older name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The contents for one state. If a property is `nil`, the normal state's value is used.
  private struct Content {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The button's style.
  public private(set) var buttonType = ButtonType.custom
  private var contents: [State: Content] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  /// Whether `intrinsicContentSize` has been read, which adds padding around the title, as on iOS.
  private var wasMeasured = false
  private var background: UIImageView?

  // MARK: - Creating a button

  /// Creates a custom button. `frame` is in the future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from an interface file or, with any other coder, a zero-size custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = coder.interfaceValues.buttonType
    setUp()
    coder.decode(self, as: UIButton.self)
  }

  /// Creates a button of zero size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Sets a new button's style. Called by initializers in other languages.
  package final func adopt(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    label.font = standardFont
    update()
  }

  /// Creates a button of zero size with an action's title and image. The button performs the action
  /// when it is pressed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
    sizeToFit()
  }

  private func setUp() {
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardFont
    label.backgroundColor = nil
    picture.contentMode = .scaleToFill
    addSubview(picture)
    addSubview(label)
    update()
  }

  // MARK: - Contents by state

  /// Sets the title for a state. A state without a title uses the normal state's title.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
  }

  /// Sets the title color for a state. A state without a color uses the normal state's color.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the image for a state. A state without an image uses the normal state's image.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
  }

  /// Sets the image behind the title and image for a state. A state without one uses the normal
  /// state's background image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the title that was set for a state, or `nil`.
  @discardableResult
  open func title(for state: State) -> String? { contents[state]?.title }
  /// Returns the title color that was set for a state, or `nil`.
  @discardableResult
  open func titleColor(for state: State) -> UIColor? { contents[state]?.titleColor }
  /// Returns the image that was set for a state, or `nil`.
  @discardableResult
  open func image(for state: State) -> UIImage? { contents[state]?.image }
  /// Returns the background image that was set for a state, or `nil`.
  @discardableResult
  open func backgroundImage(for state: State) -> UIImage? { contents[state]?.backgroundImage }

  /// The title that is currently displayed.
  open var currentTitle: String? { value(\.title) }
  /// The color of the currently displayed title.
  open var currentTitleColor: UIColor { value(\.titleColor) ?? standardTitleColor }
  /// The image that is currently displayed.
  open var currentImage: UIImage? { value(\.image) }
  /// The background image that is currently displayed.
  open var currentBackgroundImage: UIImage? { value(\.backgroundImage) }

  /// The label that displays the title. Set its font, but not its text or color.
  open var titleLabel: UILabel? { label }
  /// The view that displays the image.
  open var imageView: UIImageView? { picture }

  // MARK: - Appearance

  /// The space around the title and image together, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsChanged() } }
  /// The space around the title, in points. The insets move the title without enlarging the button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentsChanged() } }
  /// The space around the image, in points. The insets move the image without enlarging the button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentsChanged() } }
  /// Whether the image looks different while the button is pressed, unless an image is set for that
  /// state.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  /// Whether the image looks different while the button is disabled, unless an image is set for
  /// that state.
  open var adjustsImageWhenDisabled = true { didSet { update() } }

  /// Updates the tint color.
  open override func tintColorDidChange() {
    update()
  }

  /// Updates the tint color, which may come from the window.
  open override func didMoveToWindow() {
    update()
  }

  /// The title's default font: 15 points for a system button.
  private var standardFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  /// The title's default color.
  private var standardTitleColor: UIColor {
    switch buttonType {
    case .custom: .white
    // The placeholder color: the "tertiary label" color of iOS in light mode.
    case .system where !isEnabled:
      UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    case .system: tintColor
    }
  }

  override func owns(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }

  override var eventsOfPress: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    update()
  }

  private func change(_ state: State, _ body: (inout Content) -> Void) {
    body(&contents[state, default: Content()])
    update()
    contentsChanged()
  }

  private func contentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the value for the current state or, if none is set, for the normal state.
  private func value<Value>(_ member: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: member] ?? contents[.normal]?[keyPath: member]
  }

  /// Shows the contents for the current state.
  private func update() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    let fades = buttonType == .system && isHighlighted && contents[state]?.titleColor == nil
    label.alpha = fades ? Self.pressedAlpha : 1
    picture.image = currentImage
    picture.alpha = dims(\.image) ? Self.dimmedAlpha : fades ? Self.pressedAlpha : 1
    if let image = currentBackgroundImage {
      let view = background ?? UIImageView()
      if background == nil { insertSubview(view, at: 0) }
      background = view
      view.image = image
    } else {
      background?.image = nil
    }
    background?.alpha = dims(\.backgroundImage) ? Self.dimmedAlpha : 1
  }

  /// The opacity of a pressed system button's title. (Assumption: estimated from an iPhone.)
  private static let pressedAlpha: CGFloat = 0.2
  /// The opacity of a pressed or disabled button's image. iOS makes it darker or lighter instead.
  private static let dimmedAlpha: CGFloat = 0.5

  private func dims(_ image: KeyPath<Content, UIImage?>) -> Bool {
    guard contents[state]?[keyPath: image] == nil else { return false }
    return isHighlighted && adjustsImageWhenHighlighted && buttonType == .custom
      || !isEnabled && adjustsImageWhenDisabled
  }

  // MARK: - Layout

  /// Returns the background's frame for the given bounds.
  @discardableResult
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the title and image for the given bounds. Once `intrinsicContentSize` has
  /// been read, the frame excludes 6 points of padding above and below a title without insets.
  @discardableResult
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    let rect = backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    return wasMeasured && hasPadding ? rect.insetBy(dx: 0, dy: Self.padding) : rect
  }

  /// The space above and below a title that has no insets or image, in points.
  private static let padding: CGFloat = 6
  /// The minimum width of a system button and of a button without a title, in points.
  private static let leastWidth: CGFloat = 30

  private var hasPadding: Bool { contentEdgeInsets == .zero && currentImage == nil }

  /// Returns the title's frame within the frame of the title and image.
  @discardableResult
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = imageSize(in: contentRect)
    var size = titleSize
    size.width = max(0, min(size.width, contentRect.width - image.width))
    let row = align(CGSize(width: image.width + size.width, height: size.height), in: contentRect)
    return CGRect(
      x: row.minX + image.width, y: row.minY, width: row.width - image.width, height: row.height
    ).inset(by: titleEdgeInsets)
  }

  /// Returns the image's frame within the frame of the title and image.
  @discardableResult
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = imageSize(in: contentRect)
    let title = max(0, min(titleSize.width, contentRect.width - image.width))
    let row = align(CGSize(width: image.width + title, height: image.height), in: contentRect)
    let width = title > 0 ? image.width : row.width
    return CGRect(x: row.minX, y: row.minY, width: width, height: row.height)
      .inset(by: imageEdgeInsets)
  }

  private func align(_ size: CGSize, in rect: CGRect) -> CGRect {
    var result = CGRect(origin: rect.origin, size: size)
    switch contentHorizontalAlignment {
    case .left, .leading: break
    case .center: result.origin.x = rect.midX - size.width / 2
    case .right, .trailing: result.origin.x = rect.maxX - size.width
    case .fill: result.size.width = rect.width
    }
    switch contentVerticalAlignment {
    case .top: break
    case .center: result.origin.y = rect.midY - size.height / 2
    case .bottom: result.origin.y = rect.maxY - size.height
    case .fill: result.size.height = rect.height
    }
    return result
  }

  /// The size of the title without padding.
  private var titleSize: CGSize {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns the size of the image, scaled down if it does not fit.
  private func imageSize(in rect: CGRect) -> CGSize {
    guard let size = currentImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let scale = max(0, min(1, rect.width / size.width, rect.height / size.height))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The combined size of the title, the image, and the insets.
  ///
  /// If there are no insets and no image, the size includes 6 points of padding above and below the
  /// title. A button without a title is 30 points wide and as tall as one with a title. A system
  /// button is at least 30 points wide.
  open override var intrinsicContentSize: CGSize {
    wasMeasured = true
    let (title, image) = (titleSize, currentImage?.size ?? .zero)
    var size = CGSize(
      width: title.width + image.width, height: max(title.height, image.height))
    if hasPadding {
      let isEmpty = size == .zero
      if isEmpty { size.height = label.font.lineHeight.rounded(.up) }
      if isEmpty || buttonType == .system { size.width = max(size.width, Self.leastWidth) }
      size.height += 2 * Self.padding
    }
    let insets = contentEdgeInsets
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let background = currentBackgroundImage?.size {
      size = CGSize(
        width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return size
  }

  /// Returns `intrinsicContentSize`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the background, image, and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background?.frame = backgroundRect(forBounds: bounds)
    picture.frame = currentImage == nil ? .zero : imageRect(forContentRect: content)
    label.frame = (currentTitle ?? "").isEmpty ? .zero : titleRect(forContentRect: content)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

extension UIFont {
  /// The font size of button titles, in points.
  public class var buttonFontSize: CGFloat { 18 }
}
