public import CoreGraphics

/// A controller that shows the top of a stack of controllers below a navigation bar.
///
/// A controller that is pushed moves in from the right. The back button and a drag from the left
/// edge pop it. The drag moves the views with the finger and can be canceled (rules L-01 to L-07).
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The change that a transition makes. Raw values match Apple's.
  public nonisolated enum Operation: Int, Sendable {
    /// The stack is replaced.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// Controllers are popped.
    case pop = 2
  }

  /// The object that is notified of changes and provides custom transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top. Its items belong to the controller.
  open var navigationBar: UINavigationBar { bar }
  /// The bar at the bottom, hidden by default. It shows the top controller's `toolbarItems`.
  open var toolbar: UIToolbar { bottomBar }
  /// The recognizer for the drag from the left edge, created with the view.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop?.recognizer }

  let bar: UINavigationBar
  let bottomBar: UIToolbar
  /// The superview of the controllers' views.
  let content = UIView()
  var edgePop: EdgePop?
  /// The controllers on the stack.
  var stack: [UIViewController] = []
  weak var transition: ControllerTransition?
  private var hidesBar = false
  private var hidesToolbar = true
  private var hasShownTop = false

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], operation: .none, animated: false)
  }

  /// Creates a controller with an empty stack and bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    // Classes without instances can only be instantiated with a required initializer.
    bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? UINavigationBar()
    bottomBar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    coder.decode(self, as: UINavigationController.self)
  }

  // MARK: - The stack

  /// The controllers on the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top one presents or, if there is none, the top one.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last?.presentedViewController ?? stack.last
  }

  /// Replaces the stack. If the new top is not on the current stack, it moves in as if pushed.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = viewControllers.last.map { stack.contains($0) } ?? true
    setStack(
      viewControllers, operation: isPop ? .pop : .push, animated: animated && !stack.isEmpty)
  }

  /// Pushes a controller. Pushing one that is on the stack already has no effect, and the phone's
  /// owner is warned; Apple's UIKit raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      context.host.warn("\(className) cannot push \(viewController.className) twice")
      return
    }
    setStack(
      stack + [viewController], operation: .push, animated: animated && !stack.isEmpty)
  }

  /// Pops the top controller unless it is the only one, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.first
  }

  /// Pops all controllers above another one and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    stack.firstIndex(of: viewController).flatMap { pop(to: $0 + 1, animated: animated) }
  }

  /// Pops all controllers but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard stack.count > count else { return nil }
    let popped = Array(stack.dropFirst(count))
    setStack(Array(stack.prefix(count)), operation: .pop, animated: animated)
    return popped
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - Bars

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the top. If animated, it moves for 0.2 seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    changeBars(animated: animated) { hidesBar = hidden }
  }

  /// Hides or shows the bar at the bottom. If animated, it moves for 0.2 seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    changeBars(animated: animated) { hidesToolbar = hidden }
  }

  /// The duration of hiding and showing bars, in seconds.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uinavigationcontroller/hideshowbarduration
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Whether the bar at the bottom is shown for the top controller.
  var showsToolbar: Bool { !hidesToolbar && stack.last?.hidesBottomBarWhenPushed != true }

  // MARK: - The view

  /// Creates the view with the bars.
  open override func loadView() {
    let view = ContainerView(frame: defaultFrame)
    view.didLayOut = { [unowned self] in layOutBars() }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    view.addSubview(content)
    view.addSubview(bottomBar)
    view.addSubview(bar)
    self.view = view
  }

  /// Adds the top controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.goBack = { [unowned self] in popViewController(animated: true) }
    edgePop = EdgePop(self)
    layOutBars()
    showTop()
  }

  /// Tells the delegate about the first controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasShownTop, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate about the first controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasShownTop, let top = stack.last else { return }
    hasShownTop = true
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// The top controller hides and shows the status bar.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top controller determines the style if the bar at the top is hidden.
  open override var childForStatusBarStyle: UIViewController? { hidesBar ? stack.last : nil }
  /// Light on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }

  override var runningTransition: ControllerTransition? { transition }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An object that is notified of a navigation controller's changes and provides custom transitions.
///
/// All methods have default implementations.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller's view is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller's view has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the animator for a push or a pop, or `nil` for the standard one. If there is one, the
  /// edge drag doesn't pop.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a custom animator with a gesture, or `nil`.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns `nil`.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
