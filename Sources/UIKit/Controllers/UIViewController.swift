public import CoreGraphics

/// An object that makes a view, handles events that the view does not, and follows its appearance.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private nonisolated(unsafe) var storedView: UIView?
  private var isLoading = false
  /// Whether the view is in a window and was shown there.
  private var hasAppeared = false
  /// Called once when the view was shown.
  private var appearance: (() -> Void)?

  /// Makes a controller; its view is made when it is first asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; names and bundles of interface files are not used.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Makes a controller; storyboards do not exist, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: - The view

  /// The controller's view; the first to ask makes it, by `loadView` and `viewDidLoad`.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      // Nil only where `loadView` asks for the view before it sets one.
      let view = storedView ?? UIView(frame: Self.defaultFrame)
      if storedView == nil { self.view = view }
      return view
    }
    set {
      releaseView()
      storedView = newValue
      newValue.controller = self
    }
  }

  /// The view, if it was made already.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view was made.
  public var isViewLoaded: Bool { storedView != nil }

  /// Makes the view now, where that has not happened.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView == nil { view = UIView(frame: Self.defaultFrame) }
    viewDidLoad()
  }

  /// Makes the view and sets `view`: by default a plain one that fills the screen below the status
  /// bar. Never call it; an override that makes its own need not call `super`.
  open func loadView() {
    view = UIView(frame: Self.defaultFrame)
  }

  private static var defaultFrame: CGRect { UIScreen.main.applicationFrame }

  // MARK: - The view's life

  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown for the first time since it came into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was drawn for the first time since it came into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}

  // MARK: - Presenting

  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?

  /// Shows another controller's view in front of this one's, over the window below the status bar.
  ///
  /// Nothing happens while this view is in no window, or another controller is presented; the
  /// phone's owner gets a warning then. The view is there at once, also with `animated`.
  ///
  /// - Parameter completion: Called after the other's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard let window = storedView?.window, presentedViewController == nil,
      presented.presentingViewController == nil
    else {
      AppContext.current.warn(
        "\(type(of: self)) cannot present \(type(of: presented)): its view is in no window, or one "
          + "of them is presenting or presented already")
      return
    }
    presentedViewController = presented
    presented.presentingViewController = self
    presented.appearance = completion
    window.fill(with: presented.view)
    window.addSubview(presented.view)
  }

  /// Takes away the controller that this one presents, with all that it presents; one that presents
  /// none asks the one that presents it.
  ///
  /// - Parameter completion: Called after the other's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.viewIfLoaded?.removeFromSuperview()
    if let completion { AppContext.current.deferWork(.completion(completion)) }
  }

  // MARK: - The chain and the window

  /// The controller that presents this one; else the superview of its view, or its window.
  open override var next: UIResponder? { presentingViewController ?? storedView?.superview }

  func viewWillMove(toWindow window: UIWindow?) {
    if hasAppeared, window == nil { viewWillDisappear(false) }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    let context = AppContext.current
    context.appearing.removeAll { $0 === self }
    if hasAppeared, window == nil {
      hasAppeared = false
      viewDidDisappear(false)
    } else if !hasAppeared, window != nil {
      context.appearing.append(self)
    }
  }

  /// Reports that the view was shown, unless it left its window meanwhile.
  func appear() {
    let context = AppContext.current
    guard context.appearing.contains(where: { $0 === self }) else { return }
    context.appearing.removeAll { $0 === self }
    hasAppeared = true
    viewDidAppear(false)
    appearance?()
    appearance = nil
  }

  /// Clears the view's reference to the controller, unless it has another one now.
  private nonisolated func releaseView() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    guard let storedView, storedView.unretainedController?.toOpaque() == me else { return }
    storedView.unretainedController = nil
  }

  deinit {
    releaseView()
  }
}
