public import CoreGraphics

/// A button of an alert or action sheet.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a button looks and where it is; raw values are Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that changes nothing: at the left or at the end, and at most one.
    case cancel = 1
    /// A button that may delete something, in red.
    case destructive = 2
  }

  /// The button's title.
  open private(set) var title: String?
  /// How the button looks.
  open private(set) var style = Style.default
  /// Whether the button can be touched.
  open var isEnabled = true {
    didSet { didChange?() }
  }
  private(set) var handler: ((UIAlertAction) -> Void)?
  /// Called when the button has to be drawn again.
  var didChange: (() -> Void)?

  /// Makes an ordinary button without a title.
  public override init() {
    super.init()
  }

  /// Makes a button; the handler is called once the alert is gone.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}

/// A message with buttons in front of everything else, in the middle of the screen or at its bottom.
///
/// Present it on a controller. A finger that lands on a button highlights it, and another one where it
/// moves; where it lifts on a button, the alert is dismissed, and then the button's handler is called.
/// There are no text fields.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the message is shown; raw values are Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// At the bottom of the screen. A touch above it is the cancel button, if there is one.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  private var storedStyle = Style.alert
  private var storedActions: [UIAlertAction] = []

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  /// Where the message is shown.
  open var preferredStyle: Style { storedStyle }

  /// The heading.
  open override var title: String? {
    didSet { update() }
  }

  /// The text below the heading.
  open var message: String? {
    didSet { update() }
  }

  /// The buttons, in the order of adding.
  open var actions: [UIAlertAction] { storedActions }

  /// The button that an alert shows in bold type, one of `actions`; nil for the cancel button.
  open var preferredAction: UIAlertAction? {
    didSet { update() }
  }

  /// Adds a button; a second cancel button is a programmer's mistake.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !storedActions.contains(where: { $0.style == .cancel }) else {
      fatalError("an alert has at most one cancel button")
    }
    storedActions.append(action)
    action.didChange = { [weak self] in self?.update() }
    update()
  }

  // MARK: - Showing it

  /// Alerts leave the status bar as it is.
  open override var prefersStatusBarHidden: Bool {
    presentingViewController?.prefersStatusBarHidden ?? false
  }

  /// The presenting view stays visible behind an alert.
  override var removesPresenter: Bool { false }

  /// Alerts dim the whole screen.
  override var defaultFrame: CGRect { UIScreen.main.bounds }

  /// Makes the view that has the box with the message and the buttons.
  open override func loadView() {
    view = AlertOverlay(frame: defaultFrame) { [weak self] in self?.choose($0) }
  }

  /// Shows the message and the buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  private func update() {
    guard let overlay = viewIfLoaded as? AlertOverlay else { return }
    overlay.show(
      AlertContents(
        title: title, message: message, style: preferredStyle,
        actions: actions, preferred: preferredAction))
  }

  private func choose(_ action: UIAlertAction) {
    let finish = { action.handler?(action) ?? () }
    guard presentingViewController != nil else { return finish() }
    dismiss(animated: true, completion: finish)
  }

  // Without it subclasses could have no `deinit` of their own.
  deinit {}
}
