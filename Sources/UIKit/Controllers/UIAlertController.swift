public import CoreGraphics

/// A button in an alert or action sheet.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style and position of a button. Raw values match Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// A default button.
    case `default` = 0
    /// The cancel button, on the left or at the end. There is at most one.
    case cancel = 1
    /// A red button for a destructive action.
    case destructive = 2
  }

  /// The button's title.
  open private(set) var title: String?
  /// The button's style.
  open private(set) var style = Style.default
  /// Whether the button responds to touches.
  open var isEnabled = true {
    didSet { didChange?() }
  }
  private(set) var handler: ((UIAlertAction) -> Void)?
  /// Called when the button needs to be redrawn.
  var didChange: (() -> Void)?

  /// Creates a default button without a title.
  public override init() {
    super.init()
  }

  /// Creates a button. The handler is called after the alert has been dismissed.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// A message with buttons that appears in front of everything else, in the middle or at the bottom
/// of the screen.
///
/// Present an alert on a view controller. The button under the finger is highlighted, even as the
/// finger moves from button to button. When the finger lifts on a button, the alert is dismissed,
/// and then the button's handler is called. An alert, but not an action sheet, may have text fields.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of an alert. Raw values match Apple's.
  public nonisolated enum Style: Int, Sendable {
    /// At the bottom of the screen. A touch above it triggers the cancel button, if there is one.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  private var storedStyle = Style.alert
  private var storedActions: [UIAlertAction] = []
  private var storedFields: [UITextField] = []
  /// The first responder before a text field became it. It edits again after the alert.
  private weak var formerResponder: UIResponder?

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }

  /// The position of the alert.
  open var preferredStyle: Style { storedStyle }

  /// The alert's title.
  open override var title: String? {
    didSet { update() }
  }

  /// The text below the title.
  open var message: String? {
    didSet { update() }
  }

  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }

  /// The button whose title is bold, or `nil` for the cancel button. The action must be in
  /// `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { update() }
  }

  /// Adds a button. Adding a second cancel button is a programming error.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !storedActions.contains(where: { $0.style == .cancel }) else {
      fatalError("an alert has at most one cancel button")
    }
    storedActions.append(action)
    action.didChange = { [weak self] in self?.update() }
    update()
  }

  // MARK: - Text fields

  /// The text fields, in the order in which they were added, or `nil` if there are none.
  open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

  /// Adds a text field below the message. Adding one to an action sheet is a programming error.
  ///
  /// When the alert appears, the first field becomes the first responder. The return key chooses the
  /// `preferredAction` or, without one, moves to the next field.
  ///
  /// - Parameter configurationHandler: Called immediately with the field, to set its properties.
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { fatalError("an action sheet has no text fields") }
    let field = AlertTextField()
    storedFields.append(field)
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.returnWasPressed(in: field) },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    update()
  }

  private func returnWasPressed(in field: UITextField?) {
    if let preferredAction {
      if preferredAction.isEnabled { choose(preferredAction) }
    } else if let index = storedFields.firstIndex(where: { $0 === field }) {
      storedFields.dropFirst(index + 1).first?.becomeFirstResponder()
    }
  }

  /// Begins editing the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let field = storedFields.first else { return }
    formerResponder = context.windows.firstResponder
    field.becomeFirstResponder()
  }

  /// Continues the editing that the alert interrupted.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The field has not left the window yet.
    for field in storedFields where field.isFirstResponder { field.resignFirstResponder() }
    let isInWindow = (formerResponder as? UIView)?.window != nil
    if isInWindow, context.windows.firstResponder == nil { formerResponder?.becomeFirstResponder() }
    formerResponder = nil
  }

  // MARK: - Presentation

  /// Whether the status bar is hidden. An alert doesn't change it.
  open override var prefersStatusBarHidden: Bool {
    presenter?.prefersStatusBarHidden ?? false
  }

  /// Whether the presenting view is removed from the window. The view remains visible behind an
  /// alert.
  override var removesPresenter: Bool { false }

  /// Whether presentations are animated. Alerts appear immediately.
  override var animatesPresentation: Bool { false }

  /// Alerts cover the window.
  override var standardPresentation: UIPresentationController? { nil }

  /// The frame of the whole screen, which the alert dims.
  override var defaultFrame: CGRect { UIScreen.main.bounds }

  /// Creates the view, including the box that contains the message and the buttons.
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
        actions: actions, preferred: preferredAction,
        fields: storedFields))
  }

  private func choose(_ action: UIAlertAction) {
    let finish = { action.handler?(action) ?? () }
    guard presentingViewController != nil else { return finish() }
    dismiss(animated: true, completion: finish)
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
