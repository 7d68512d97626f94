public import CoreGraphics

/// An object that makes a view, handles events that the view does not, and follows its appearance.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private nonisolated(unsafe) var storedView: UIView?
  private var isLoading = false
  /// Whether the view is in a window and was shown there.
  var hasAppeared = false
  /// Called once when the view was shown.
  var appearance: (() -> Void)?
  /// Where the controller comes from, if a storyboard made it.
  var interface: ControllerInterface?
  /// Objects of the nib file of its view that nothing else retains.
  var topLevelObjects: [Any] = []
  var childControllers: [UIViewController] = []
  /// The style that the controller overrides for its view.
  var overrideStyle = UIUserInterfaceStyle.unspecified
  weak var parentController: UIViewController?

  /// Makes a controller; its view is made when it is first asked for.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose view is that of a nib file, by default one with the name of its class.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
  }

  /// Makes a controller as an interface file describes it.
  public required init?(coder: NSCoder) {
    super.init()
    interface = (coder as? _InterfaceCoder)?.interface
    coder.decode(self, as: UIViewController.self)
  }

  // MARK: - Interface files

  private var nib: (name: String?, bundle: Bundle?)

  /// The name of the nib file that was given for the view; nil for none.
  open var nibName: String? { nib.name }
  /// The bundle that was given for the nib file; it is not looked at.
  open var nibBundle: Bundle? { nib.bundle }
  /// The storyboard that made the controller; nil for none.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Performs a segue of the storyboard by its identifier; one that does not exist is a programmer's
  /// mistake.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performInterfaceSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns whether a segue may be performed that a control or a recognizer triggered; true by default.
  ///
  /// - Parameter identifier: The segue's identifier; empty if it has none.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed that starts from this controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: - The view

  /// The controller's view; the first to ask makes it, by `loadView` and `viewDidLoad`.
  ///
  /// Never nil when read. Setting nil gives the view up: the next to ask makes another one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      // Nil only where `loadView` asks for the view before it sets one.
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
    if storedView == nil { view = UIView(frame: defaultFrame) }
    viewDidLoad()
  }

  /// Makes the view and sets `view`: by default that of the storyboard or the nib file, else a plain one
  /// that fills the screen. Never call it; an override that makes its own need
  /// not call `super`.
  open func loadView() {
    if !loadInterface() { view = UIView(frame: defaultFrame) }
  }

  /// The frame of a view that fills the screen; in an app from before iOS 7 without the status bar, if
  /// that is shown.
  var defaultFrame: CGRect {
    let screen = UIScreen.main
    guard !AppContext.current.rootViewsFillScreen, !prefersStatusBarHidden else {
      return screen.bounds
    }
    return screen.applicationFrame
  }

  /// The size that a container should give the view; it is stored: a root or presented view fills the window.
  open var preferredContentSize = CGSize.zero

  /// What a navigation bar would show; it is stored and shown nowhere.
  open var title: String?

  // MARK: - The view's life

  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown for the first time since it came into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, when the view is in its window, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
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

  // MARK: - The screen

  /// Whether the status bar is hidden while this controller is the window's root, or is presented in
  /// front of it.
  ///
  /// By default only where the height is compact, as on an iPhone in landscape.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden
  open var prefersStatusBarHidden: Bool { AppContext.current.isHeightCompact }

  /// How the status bar looks while this controller is in front: dark by default. In an app from before
  /// iOS 7 it is always light on dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Asks again whether the status bar is hidden, and how it looks.
  open func setNeedsStatusBarAppearanceUpdate() {
    AppContext.current.updateStatusBar()
  }

  // MARK: - Turning

  /// Whether the interface turns with the device while this controller is in front; true by default.
  open var shouldAutorotate: Bool { true }

  /// How the interface may be turned while this controller is in front: by default in all ways on an iPad,
  /// and not upside down on an iPhone. In an app from before iOS 6 it stays upright.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let context = AppContext.current
    guard context.rotates else { return .portrait }
    return context.device.idiom == .pad ? .all : .allButUpsideDown
  }

  /// How the interface turns when this controller is presented and does not support how it is turned now.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Asks again how the interface may be turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    AppContext.current.turnToAllowedOrientation()
  }

  /// Called before the view gets another size because the interface turns; call `super`, which tells the
  /// children and the presented controller.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.viewWillTransition(to: size, with: coordinator) }
    presentedViewController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change because the interface turns; call `super`, which tells the children and
  /// the presented controller.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }

  /// Called when the safe area of the view changed because the interface turned or the status bar was hidden
  /// or shown.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the controller's view, in points: none above and below, and at the sides 16, or
  /// 20 on screens of at least 414 points.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = AppContext.current.screen.bounds.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`, as by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }

  /// Called when the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether the home indicator hides. It is not drawn, so this is never asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Asks again whether the home indicator hides.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// At which edges the view's gestures come before the system's. There are none of the system, so this
  /// is never asked.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Asks again at which edges the view's gestures come first.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// How much of the screen the view covers when it is presented.
  ///
  /// It covers the window in any case. With `fullScreen` and `currentContext`, and with `automatic` in an
  /// app from before iOS 7, the presenting controller's view leaves the window meanwhile (rule E-24).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the view comes when it is presented; it is there at once in any case.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the view shows something that can be edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Sets `isEditing`; an override changes its view, and calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  // MARK: - Children

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains, in the order of adding.
  open var children: [UIViewController] { childControllers }

  /// Makes another controller a child of this one, after it left its former parent.
  ///
  /// Adding the child's view is up to the caller, and so is `didMove(toParent:)` afterwards;
  /// `willMove(toParent:)` is called here.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    // The callback may have added it to another controller. Assumption: the call that ends last wins.
    childController.parentController?.childControllers.removeAll { $0 === childController }
    childController.parentController = self
    childControllers.append(childController)
  }

  /// Ends being a child, and calls `didMove(toParent:)`; nothing happens without a parent.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a child; before it is removed, the caller calls it with nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was removed; after it became a child, the caller calls it.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Traits

  /// The traits of the controller's view; those of the device while it has none.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .phone }

  /// The style of the controller's view and of those in it; unspecified, as by default, for the
  /// superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrideStyle }
    set {
      guard newValue != overrideStyle else { return }
      guard let view = viewIfLoaded else {
        overrideStyle = newValue
        if newValue == .dark { AppContext.current.hasDarkStyle = true }
        return
      }
      view.changeStyle { overrideStyle = newValue }
    }
  }

  /// Called when the style has changed, or the size classes because the interface turned.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Presenting

  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one, or the parent that it is part of.
  open var presentingViewController: UIViewController? {
    presenter ?? parentController?.presentingViewController
  }
  private weak var presenter: UIViewController?
  /// The controller whose view left the window because this one is presented.
  private weak var covered: UIViewController?
  /// Where the view was before it left the window for a presentation; nil while it has not.
  var formerPosition: FormerPosition?

  /// Whether the presenting controller's view leaves the window while this controller is presented.
  var removesPresenter: Bool {
    modalPresentationStyle.isFullScreen(
      automatic: !AppContext.current.rootViewsFillScreen)
  }

  /// Shows another controller's view in front of this one's, over the whole window.
  ///
  /// This one's view leaves the window if the other one's `modalPresentationStyle` is full screen.
  /// Nothing happens while this view is in no window, another controller is presented, or the other
  /// one presents a third or has this one's view in its own; the phone's owner gets a warning then,
  /// where UIKit raises an exception. The view is there at once, also with `animated`.
  ///
  /// - Parameter completion: Called after the other's `viewDidAppear`, and this one's `viewDidDisappear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard let window = storedView?.window, presentedViewController == nil,
      presented.presenter == nil, presented.presentedViewController == nil, !isShown(in: presented)
    else {
      AppContext.current.warn(
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
      // A callback may have dismissed the other one already.
      if presented.covered == nil { outermost.returnToWindow() }
    }
    AppContext.current.updateStatusBar()
    AppContext.current.turnToAllowedOrientation()
  }

  /// Whether this controller's view is that of another one, or in it.
  private func isShown(in other: UIViewController) -> Bool {
    guard let view = storedView, let container = other.viewIfLoaded else { return other === self }
    return view.isDescendant(of: container)
  }

  /// Takes away the controller that this one presents, with all that it presents; one that presents
  /// none asks the one that presents it.
  ///
  /// - Parameter completion: Called after the other's `viewDidDisappear`, and this one's `viewDidAppear` if
  ///   its view returns to the window.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: flag) }
    presentedViewController = nil
    presented.presenter = nil
    let context = AppContext.current
    if let covered = presented.covered {
      presented.covered = nil
      covered.returnToWindow()
      context.deferDisappearances { presented.viewIfLoaded?.removeFromSuperview() }
      if let completion { context.dismissalCompletions.append(completion) }
    } else {
      presented.viewIfLoaded?.removeFromSuperview()
      if let completion { context.deferWork(.completion(completion)) }
    }
    context.updateStatusBar()
    context.turnToAllowedOrientation()
  }

  // MARK: - The chain and the window

  /// The controller that presents this one; else the superview of its view, or its window.
  open override var next: UIResponder? {
    presenter ?? storedView?.superview ?? formerPosition?.superview
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
