public import CoreGraphics

/// A controller that shows one of several controllers above a tab bar.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that is notified of selections.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar. Its items belong to the controllers.
  open var tabBar: UITabBar { bar }

  private let bar = UITabBar()
  private let content = UIView()
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?
  private weak var transition: ControllerTransition?

  /// Creates a controller without tabs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(self, as: UITabBarController.self)
  }

  // MARK: - Tabs

  /// The controllers, in the order of their tabs. There is no "More" tab.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is among them; otherwise, the
  /// first one is selected. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    context.appearance.runEndings()
    transition?.finishNow()
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let added = new.filter { !tabs.contains($0) }
    for controller in added { addChild(controller) }
    tabs = new
    childControllers = new
    let stays = selected.map { new.contains($0) } ?? false
    itemsDidChange()
    if !stays { select(new.first, animated: false) }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// The controller whose view is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs.contains(newValue) else { return }
      select(newValue, animated: true)
    }
  }

  /// The index of the selected controller, or `NSNotFound` if there is none. Other indices are
  /// ignored.
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
  }

  /// Updates the tabs after a controller's item was replaced.
  func itemsDidChange() {
    bar.items = tabs.compactMap(\.tabBarItem)
    bar.selectedItem = selected?.tabBarItem
  }

  /// Returns whether a finger may select the tab.
  func shouldSelect(_ item: UITabBarItem) -> Bool {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the controller of a tab that a finger has selected. If it is selected already and is a
  /// navigation controller, it returns to its first controller.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller, animated: true)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ controller: UIViewController?, animated: Bool) {
    guard controller !== selected else { return }
    context.appearance.runEndings()
    transition?.finishNow()
    let former = selected
    selected = controller
    bar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    guard let controller, let former, appearanceState == .appeared, view.window != nil else {
      former?.viewIfLoaded?.removeFromSuperview()
      return showSelected()
    }
    exchange(former, for: controller, animated: animated)
  }

  private func showSelected() {
    guard let selected else { return }
    place(selected)
    content.addSubview(selected.view)
    view.setNeedsLayout()
  }

  private func exchange(
    _ former: UIViewController, for controller: UIViewController, animated: Bool
  ) {
    let (formerView, newView): (UIView, UIView) = (former.view, controller.view)
    let animator =
      animated
      ? delegate?.tabBarController(
        self, animationControllerForTransitionFrom: former, to: controller) : nil
    let appearance = AppearanceChange(
      leaving: formerView, entering: newView, animated: animator != nil, order: .disappearedFirst)
    place(controller)
    let didEnd = { [self] (isComplete: Bool) in
      transition = nil
      if isComplete {
        formerView.removeFromSuperview()
        if newView.superview !== content { content.addSubview(newView) }
        appearance.end()
      } else {
        newView.removeFromSuperview()
        selected = former
        bar.selectedItem = former.tabBarItem
        appearance.cancel()
      }
      layOutBar()
      context.updateStatusBar()
    }
    guard let animator else {
      appearance.begin()
      formerView.removeFromSuperview()
      content.addSubview(newView)
      appearance.reportIsAppearing()
      view.setNeedsLayout()
      return context.appearance.afterLayout { didEnd(true) }
    }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let running = ControllerTransition(
      in: content,
      from: .init(controller: former, view: formerView, initial: formerView.frame, final: .zero),
      to: .init(controller: controller, view: newView, initial: .zero, final: newView.frame),
      style: .none, animator: animator, interactor: interactor, didEnd: didEnd)
    transition = running
    appearance.begin()
    running.start()
    appearance.reportIsAppearing()
  }

  // MARK: - The view

  /// Creates the view with the bar.
  open override func loadView() {
    let view = ContainerView(frame: defaultFrame)
    view.didLayOut = { [unowned self] in layOutBar() }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    bar.delegate = self
    view.addSubview(bar)
    self.view = view
  }

  /// Adds the selected controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    layOutBar()
    showSelected()
  }

  private var barHeight: CGFloat { BarMetrics.tabBarHeight(isCompact: context.isHeightCompact) }

  /// Whether the bar is shown for the selected controller.
  private var showsBar: Bool {
    guard let navigation = selected as? UINavigationController else { return true }
    return !navigation.stack.contains { $0.hidesBottomBarWhenPushed }
  }

  private func layOutBar() {
    guard let view = viewIfLoaded else { return }
    // The bar extends to the bottom of the screen. Source: openradar.me/36192254, 83 points on an
    // iPhone X.
    let height = barHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    bar.isHidden = !showsBar
    bar.setNeedsLayout()
    if let selected, transition == nil { place(selected) }
  }

  private func place(_ controller: UIViewController) {
    guard let view = viewIfLoaded else { return }
    var frame = view.bounds
    var bars = UIEdgeInsets.zero
    if showsBar {
      if controller.extends(under: .bottom, isTranslucent: bar.isTranslucent) {
        bars.bottom = barHeight
      } else {
        frame.size.height = max(0, frame.height - barHeight - view.safeAreaInsets.bottom)
      }
    }
    let controllerView: UIView = controller.view
    if controllerView.frame != frame { controllerView.frame = frame }
    controller.barInsets = bars
  }

  /// The selected controller determines the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller hides and shows the status bar.
  open override var childForStatusBarHidden: UIViewController? { selected }
  override var runningTransition: ControllerTransition? { transition }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// An object that is notified of a tab bar controller's selections and provides custom transitions.
///
/// All methods have default implementations.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a finger may select a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a finger has selected a controller, even if it was selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator for a selection, or `nil` to exchange the views immediately.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an animator with a gesture, or `nil`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
