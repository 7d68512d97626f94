public import CoreGraphics

/// An object that creates a view, handles events that the view doesn't handle, and is notified when
/// the view appears or disappears.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private nonisolated(unsafe) var storedView: UIView?
  private var isLoading = false
  /// The visibility that has been reported.
  var appearanceState = AppearanceState.disappeared
  /// Rarely used state; `nil` until any of it is set.
  var extras: ControllerExtras?
  /// Called once when the view has been shown.
  var appearance: (() -> Void)?
  /// The interface description, if the controller was created by a storyboard.
  var interface: ControllerInterface?
  /// Top-level objects in the view's nib file that nothing else retains.
  var topLevelObjects: [Any] = []
  var childControllers: [UIViewController] = []
  /// The interface style that the controller overrides for its view.
  var overrideStyle = UIUserInterfaceStyle.unspecified
  weak var parentController: UIViewController?

  /// Creates a controller. Its view is created when first needed.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view is in a nib file. By default, the file is named after the
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
  /// The nib file's bundle, which is ignored.
  open var nibBundle: Bundle? { nib.bundle }
  /// The storyboard that created the controller, or `nil`.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Performs the storyboard segue with the given identifier. An unknown identifier is a
  /// programming error.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether a segue triggered by a control or a recognizer may be performed; true by
  /// default.
  ///
  /// - Parameter identifier: The segue's identifier, or an empty string if it has none.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue that starts at this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: - The view

  /// The controller's view. It is loaded on first use: `loadView` is called, followed by
  /// `viewDidLoad`.
  ///
  /// The view is never `nil` when read. Setting `nil` releases the view, and the next use creates a
  /// new one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      // The view is still `nil` only if `loadView` read `view` before setting it.
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

  /// The view if it has already been created, or `nil`.
  public var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been created.
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
  /// that creates a view doesn't need to call `super`.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: defaultFrame) }
  }

  /// The frame of a view that fills the screen. In apps that predate iOS 7, it excludes a visible
  /// status bar.
  var defaultFrame: CGRect {
    let screen = UIScreen.main
    guard !context.interface.rootViewsFillScreen, !prefersStatusBarHidden else {
      return screen.bounds
    }
    return screen.applicationFrame
  }

  /// The view's preferred size in a container. Stored but not used.
  open var preferredContentSize = CGSize.zero

  /// The title for a navigation bar and, unless its item has another one, a tab bar.
  open var title: String? {
    didSet { titleDidChange() }
  }

  // MARK: - View life cycle

  /// Called after the view has been created.
  open func viewDidLoad() {}
  /// Called when the view has been added to a window, before it is first shown there.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, when the view is in its window but has not been laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has been drawn for the first time after being added to a window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window, or before an animated transition does so.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has been removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Whether the children's views are reported to them automatically; true by default. Otherwise,
  /// the container calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Reports to a child that its view will appear or disappear, for containers that don't forward
  /// automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualAppearance(isAppearing, animated: animated)
  }

  /// Reports to a child that its view has appeared or disappeared.
  open func endAppearanceTransition() { endManualAppearance() }

  /// Called when memory is low, which never happens here.
  open func didReceiveMemoryWarning() {}

  // MARK: - The screen

  /// Whether the status bar is hidden while this controller is the window's root controller or is
  /// presented in front of it.
  ///
  /// By default, it is hidden only if the height is compact, as on an iPhone in landscape.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
  open var prefersStatusBarHidden: Bool { context.isHeightCompact }

  /// The status bar style while this controller is in front, dark by default. In apps that predate
  /// iOS 7, the status bar is always light on dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that determines the status bar's style, or `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Updates the status bar's style and visibility.
  open func setNeedsStatusBarAppearanceUpdate() {
    context.updateStatusBar()
  }

  // MARK: - Bars

  /// The item for the controller in a navigation bar, created when first read.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// Whether the toolbar of the navigation controller and the tab bar are hidden while this
  /// controller is at the top of the stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { extras?.hidesBottomBar ?? false }
    set { madeExtras.hidesBottomBar = newValue }
  }

  /// Shows a controller: pushes it in the nearest navigation controller, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { return container.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: - Orientation

  /// Whether the interface rotates with the device while this controller is in front; true by
  /// default.
  open var shouldAutorotate: Bool { true }

  /// The orientations that are supported while this controller is in front. By default, an iPad
  /// supports all orientations, and an iPhone supports all except upside down. Apps that predate
  /// iOS 6 support only portrait.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard context.interface.rotates else { return .portrait }
    return context.interface.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation to present this controller in if it doesn't support the current one.
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

  /// Called when the view's safe area has changed because the interface rotated or the status bar
  /// was hidden or shown.
  open func viewSafeAreaInsetsDidChange() {}

  /// The minimum margins of the controller's view, in points: 0 at the top and bottom, and 16 on
  /// the sides, or 20 on screens at least 414 points wide.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = context.interface.screen.bounds.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the home indicator is hidden automatically. The indicator is never drawn, so this
  /// property is not used.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Notifies the system that `prefersHomeIndicatorAutoHidden` has changed. Does nothing here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges where the view's gestures take precedence over system gestures. There are no system
  /// gestures, so this property is not used.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Notifies the system that the deferred edges have changed. Does nothing here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The area that the view covers when it is presented.
  ///
  /// For `fullScreen` and `currentContext`, and for `automatic` in apps that predate iOS 7, the
  /// presenting controller's view is removed from the window during the presentation (rule E-24).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The presentation animation. The view slides up for `coverVertical`, and fades in for all other
  /// styles.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the view is in editing mode.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Sets `isEditing`. An override can update its view and must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    if extras != nil { updateEditItem() }
  }

  /// Whether presenting this controller removes the presenting controller's view from the window.
  var removesPresenter: Bool {
    modalPresentationStyle.isFullScreen(automatic: !context.interface.rootViewsFillScreen)
  }

  /// Whether presentations of this controller are animated at all.
  var animatesPresentation: Bool { true }

  /// The presentation controller for the style if the view doesn't cover the window, or `nil`.
  var standardPresentation: UIPresentationController? {
    isSheet
      ? UISheetPresentationController(
        presentedViewController: self, presenting: presentingViewController) : nil
  }

  /// A running transition that the controller owns, such as a push, or `nil`.
  var runningTransition: ControllerTransition? { nil }

  // MARK: - Children

  /// The controller that contains this one, if any.
  open var parent: UIViewController? { parentController }

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Removes a controller from its former parent and makes it a child of this one.
  ///
  /// Calls `willMove(toParent:)` automatically. The caller adds the child's view and then calls
  /// `didMove(toParent:)`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    // The callback may have added the child to another controller. Assumption: the last call to
    // finish wins.
    childController.parentController?.childControllers.removeAll { $0 === childController }
    childController.parentController = self
    childControllers.append(childController)
    childController.madeExtras.role = .movingToParent
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`. Does nothing if it has
  /// no parent.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a child. Call this method with `nil` before removing the
  /// controller.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller is removed. Call this method after adding the controller as a
  /// child.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Traits

  /// The traits of the controller's view, or of the device if the view has not been created.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? context.traits }

  /// The interface style for the controller's view and its subviews. The default, `unspecified`,
  /// inherits the superview's style.
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

  /// Called after the interface style has changed, or the size classes have changed because the
  /// interface rotated.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Presenting

  /// The controller that presents this one or one of its ancestors: the outermost parent of the
  /// controller whose `present` method was called.
  open var presentingViewController: UIViewController? { nearestPresenter?.outermostParent }
  /// The controller that this one has been asked to present.
  var presented: UIViewController?
  /// The controller that has been asked to present this one.
  weak var presenter: UIViewController?
  /// The controller whose view was removed from the window because this one is presented.
  weak var covered: UIViewController?
  /// The view's position before a presentation removed it, or `nil` if none has.
  var formerPosition: FormerPosition?

  /// Presents another controller's view in front of this one's.
  ///
  /// If the presentation is full screen, this controller's view is removed from the window at its
  /// end. Does nothing if this view is not in a window, if a controller is already presented, or if
  /// the other controller presents a third one or contains this view. In these cases, Apple's UIKit
  /// raises an exception, whereas here the phone's owner is warned. A dismissal that is still
  /// running ends immediately.
  ///
  /// - Parameters:
  ///   - flag: Whether the view moves in. Alerts appear immediately.
  ///   - completion: Called after the other controller's `viewDidAppear` and this one's
  ///     `viewDidDisappear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the presented controller, together with all controllers that it presents. If this
  /// controller doesn't present one, its presenter dismisses it. A presentation that is still
  /// running ends immediately, and its view turns around where it is.
  ///
  /// - Parameters:
  ///   - flag: Whether the view moves out. Only the controller presented by this one moves.
  ///   - completion: Called after the other controller's `viewDidDisappear`, and after this one's
  ///     `viewDidAppear` if its view is returned to the window.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController, let presenter = presented.presenter else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presenter.hide(presented, animated: flag, completion: completion)
  }

  // MARK: - Responder chain

  /// The controller that presents this one or, if there is none, its view's superview or window.
  open override var next: UIResponder? {
    presenter ?? storedView?.superview ?? formerPosition?.superview
  }

  /// Clears the view's reference to this controller unless the view now references another
  /// controller.
  private nonisolated func releaseView() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    guard let storedView, storedView.unretainedController?.toOpaque() == me else { return }
    storedView.unretainedController = nil
  }

  deinit {
    releaseView()
  }
}
