public import CoreGraphics

/// An object that creates a view, handles events that the view does not handle, and observes its
/// appearance.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private nonisolated(unsafe) var storedView: UIView?
  private var isLoading = false
  /// Whether the view is in a window and has been shown there.
  var hasAppeared = false
  /// Called once when the view has been shown.
  var appearance: (() -> Void)?
  /// The interface description, if a storyboard created the controller.
  var interface: ControllerInterface?
  /// Top-level objects in the view's nib file that nothing else retains.
  var topLevelObjects: [Any] = []
  var childControllers: [UIViewController] = []
  /// The interface style that the controller overrides for its view.
  var overrideStyle = UIUserInterfaceStyle.unspecified
  weak var parentController: UIViewController?

  /// Creates a controller. Its view is created when it is first needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is in a nib file. By default, the file has the name of the
  /// controller's class.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    super.init()
    interface = (coder as? _InterfaceCoder)?.interface
    coder.decode(self, as: UIViewController.self)
  }

  // MARK: - Interface files

  private var nib: (name: String?, bundle: Bundle?)

  /// The name of the nib file for the view, or `nil`.
  open var nibName: String? { nib.name }
  /// The bundle of the nib file, which is ignored.
  open var nibBundle: Bundle? { nib.bundle }
  /// The storyboard that created the controller, or `nil`.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Performs a segue of the storyboard by its identifier. An unknown identifier is a programming
  /// error.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether a segue that a control or a recognizer triggered may be performed. The default
  /// is true.
  ///
  /// - Parameter identifier: The segue's identifier, which is empty if it has none.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue that starts at this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: - The view

  /// The controller's view, which is created at first use by `loadView` and `viewDidLoad`.
  ///
  /// The view is never `nil` when read. Setting `nil` releases the view, so the next use creates
  /// another one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      // The view is `nil` only if `loadView` reads it before setting it.
      let view = storedView ?? UIView(frame: defaultFrame)
      if storedView == nil { self.view = view }
      return view
    }
    set {
      releaseView()
      storedView = newValue
      newValue?.controller = self
      newValue?.adoptStyleOfController()
    }
  }

  /// The view if it was already created, or `nil`.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view was created.
  public var isViewLoaded: Bool { storedView != nil }

  /// Creates the view if it does not exist yet.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView == nil { view = UIView(frame: defaultFrame) }
    viewDidLoad()
  }

  /// Creates the view and sets `view`. By default, the view comes from the storyboard or the nib
  /// file, or is a plain view that fills the screen. Never call this method directly. An override
  /// that creates a view need not call `super`.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: defaultFrame) }
  }

  /// The frame of a view that fills the screen. In an app from before iOS 7, it excludes a visible
  /// status bar.
  var defaultFrame: CGRect {
    let screen = UIScreen.main
    guard !context.interface.rootViewsFillScreen, !prefersStatusBarHidden else {
      return screen.bounds
    }
    return screen.applicationFrame
  }

  /// The size that a container should give the view. It is stored but not used: a root or presented
  /// view fills the window.
  open var preferredContentSize = CGSize.zero

  /// The title for a navigation bar. It is stored but not shown.
  open var title: String?

  // MARK: - View life cycle

  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view is shown for the first time after it entered a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, when the view is in its window, but before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was drawn for the first time after it entered a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is low, which never happens here.
  open func didReceiveMemoryWarning() {}

  // MARK: - The screen

  /// Whether the status bar is hidden while this controller is the window's root or is presented in
  /// front of it.
  ///
  /// By default, it is hidden only if the height is compact, as on an iPhone in landscape.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
  open var prefersStatusBarHidden: Bool { context.isHeightCompact }

  /// The style of the status bar while this controller is in front, dark by default. In an app from
  /// before iOS 7, it is always light on dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Updates the style and visibility of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {
    context.updateStatusBar()
  }

  // MARK: - Orientation

  /// Whether the interface rotates with the device while this controller is in front. The default
  /// is true.
  open var shouldAutorotate: Bool { true }

  /// The orientations that are supported while this controller is in front. By default, an iPad
  /// supports all orientations, and an iPhone supports all except upside down. An app from before
  /// iOS 6 supports only portrait.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard context.interface.rotates else { return .portrait }
    return context.interface.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which this controller is presented if it does not support the current one.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Updates the interface orientation after `supportedInterfaceOrientations` has changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    context.turnToAllowedOrientation()
  }

  /// Called before the view's size changes because the interface rotates. Call `super`, which
  /// notifies the children and the presented controller.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change because the interface rotates. Call `super`, which notifies
  /// the children and the presented controller.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }

  /// Called when the safe area of the view has changed because the interface rotated or the status
  /// bar was hidden or shown.
  open func viewSafeAreaInsetsDidChange() {}

  /// The minimum margins of the controller's view, in points: 0 above and below, and on the sides
  /// 16, or 20 on screens with a width of at least 414 points.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = context.interface.screen.bounds.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`. The default is true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the home indicator is hidden automatically. It is not drawn, so this property is never
  /// read.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Notifies the system of a change to `prefersHomeIndicatorAutoHidden`, which has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the view's gestures precede the system's gestures. There are no system
  /// gestures, so this property is never read.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Notifies the system of a change to the deferred edges, which has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The area that the view covers when it is presented.
  ///
  /// The view always covers the whole window. With `fullScreen` and `currentContext`, and with
  /// `automatic` in an app from before iOS 7, the presenting controller's view is removed from the
  /// window during the presentation (rule E-24).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation of the presentation. It has no effect, because views are presented immediately.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the view is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Sets `isEditing`. An override can update its view, and must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  // MARK: - Children

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes another controller a child of this one, after removing it from its former parent.
  ///
  /// `willMove(toParent:)` is called automatically. The caller adds the child's view and then calls
  /// `didMove(toParent:)`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    // The callback may have added it to another controller. Assumption: the call that ends last
    // wins.
    childController.parentController?.childControllers.removeAll { $0 === childController }
    childController.parentController = self
    childControllers.append(childController)
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`. Does nothing without a
  /// parent.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a child. The caller must call it with `nil` before
  /// removing the controller.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was removed. The caller must call it after the controller became a
  /// child.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Traits

  /// The traits of the controller's view, or of the device while the view does not exist.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? context.traits }

  /// The interface style of the controller's view and its subviews. The default, `unspecified`,
  /// uses the superview's style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrideStyle }
    set {
      guard newValue != overrideStyle else { return }
      guard let view = viewIfLoaded else {
        overrideStyle = newValue
        if newValue == .dark { context.interface.hasDarkStyle = true }
        return
      }
      view.changeStyle { overrideStyle = newValue }
    }
  }

  /// Called after the interface style has changed, or after the size classes have changed because
  /// the interface rotated.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Presenting

  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }
  private weak var presenter: UIViewController?
  /// The controller whose view left the window because this one is presented.
  private weak var covered: UIViewController?
  /// The position of the view before it left the window for a presentation, or `nil` if it has not.
  var formerPosition: FormerPosition?

  /// Whether the presenting controller's view leaves the window while this controller is presented.
  var removesPresenter: Bool {
    modalPresentationStyle.isFullScreen(
      automatic: !context.interface.rootViewsFillScreen)
  }

  /// Presents another controller's view in front of this one's, over the whole window.
  ///
  /// This controller's view leaves the window if the other controller's `modalPresentationStyle` is
  /// full screen. Nothing happens if this view is not in a window, if another controller is already
  /// presented, or if the other controller presents a third one or contains this view. In these
  /// cases, UIKit raises an exception, but here the phone's owner receives a warning. The view is
  /// shown immediately, even if `animated` is true.
  ///
  /// - Parameter completion: Called after the other controller's `viewDidAppear` and this one's
  ///   `viewDidDisappear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard let window = storedView?.window, presentedViewController == nil,
      presented.presenter == nil, presented.presentedViewController == nil, !isShown(in: presented)
    else {
      context.host.warn(
        "\(type(of: self)) cannot present \(type(of: presented)): its view is in no window, or one "
          + "of them is presenting or presented already")
      return
    }
    presentedViewController = presented
    presented.presenter = self
    presented.appearance = completion
    window.fill(with: presented)
    window.addSubview(presented.view)
    if presented.removesPresenter {
      let outermost = outermostParent
      presented.covered = outermost
      outermost.leaveWindow()
      // A callback may already have dismissed the other controller.
      if presented.covered == nil { outermost.returnToWindow() }
    }
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  /// Returns whether this controller's view equals or is inside another controller's view.
  private func isShown(in other: UIViewController) -> Bool {
    guard let view = storedView, let container = other.viewIfLoaded else { return other === self }
    return view.isDescendant(of: container)
  }

  /// Dismisses the controller that this one presents, together with all controllers that it
  /// presents. If this controller presents none, its presenter dismisses it.
  ///
  /// - Parameter completion: Called after the other controller's `viewDidDisappear`, and after this
  ///   one's `viewDidAppear` if its view returns to the window.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presentedViewController = nil
    presented.presenter = nil
    if let covered = presented.covered {
      presented.covered = nil
      covered.returnToWindow()
      context.appearance.deferDisappearances { presented.viewIfLoaded?.removeFromSuperview() }
      if let completion { context.appearance.completeDismissal(completion) }
    } else {
      presented.viewIfLoaded?.removeFromSuperview()
      if let completion { context.deferWork(.completion(completion)) }
    }
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  // MARK: - Responder chain

  /// The controller that presents this one or, if there is none, the superview or window of its
  /// view.
  open override var next: UIResponder? {
    presenter ?? storedView?.superview ?? formerPosition?.superview
  }

  /// Clears the view's reference to this controller, unless it now references another one.
  private nonisolated func releaseView() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    guard let storedView, storedView.unretainedController?.toOpaque() == me else { return }
    storedView.unretainedController = nil
  }

  deinit {
    releaseView()
  }
}
