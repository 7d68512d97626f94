public import CoreGraphics

/// An object that makes a view, handles what the view leaves, and is told when it is shown.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller
open class UIViewController: UIResponder {
  private var storedView: UIView?
  private var isLoading = false

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
      // Only a `loadView` that sets no view and does not call super comes past this.
      let view = storedView ?? UIView(frame: Self.defaultFrame)
      if storedView == nil { self.view = view }
      return view
    }
    set {
      storedView?.controller = nil
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

  // MARK: - What is told

  /// Tells that the view was made.
  open func viewDidLoad() {}
  /// Tells that the view is about to be shown for the first time since it came into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view was drawn for the first time since it came into a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be out of its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view is out of its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells that memory is short; nobody tells so here.
  open func didReceiveMemoryWarning() {}

  /// The superview of the controller's view, or its window.
  open override var next: UIResponder? { storedView?.superview }

  /// Takes note that the view came into a window, or out of one.
  func viewMovedToWindow(_ window: UIWindow?) {
    let context = AppContext.current
    if window != nil {
      context.appearing.append(self)
    } else if let waiting = context.appearing.firstIndex(where: { $0 === self }) {
      context.appearing.remove(at: waiting)
    } else {
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }
}
