import CoreGraphics

/// The state of controllers in containers and presentations, stored separately so that other
/// controllers stay small.
final class ControllerExtras {
  /// The change that the controller is currently part of.
  enum Role {
    case presented, dismissed, movingToParent, movingFromParent
  }

  var role: Role?
  /// The running transition, if any.
  weak var transition: ControllerTransition?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var presentation: UIPresentationController?
  /// Whether the change that the container reports is animated.
  var isAppearanceAnimated = false
  var isModal = false
  var definesPresentationContext = false
  /// The insets that the app adds to the safe area, in points.
  var addedInsets = UIEdgeInsets.zero
  /// The parts of the view that the container's bars cover, in points.
  var barInsets = UIEdgeInsets.zero
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  var hidesBottomBar = false
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIViewController {
  /// The controller's extras, created if necessary.
  var madeExtras: ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  // MARK: - The current change

  /// Whether the controller is being presented; true from `viewWillAppear` to `viewDidAppear`.
  public var isBeingPresented: Bool { extras?.role == .presented }
  /// Whether the controller is being dismissed; true from `viewWillDisappear` to
  /// `viewDidDisappear`.
  public var isBeingDismissed: Bool { extras?.role == .dismissed }
  /// Whether the controller is being added to its parent; true from `addChild(_:)` to
  /// `viewDidAppear`.
  public var isMovingToParent: Bool { extras?.role == .movingToParent }
  /// Whether the controller is being removed from its parent. Navigation and tab bar controllers set
  /// it; it is true from `willMove(toParent:)` to `didMove(toParent:)`.
  public var isMovingFromParent: Bool { extras?.role == .movingFromParent }

  /// The coordinator of the running transition of this controller or an ancestor, or of the
  /// presentation that it belongs to; `nil` if nothing is moving.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let transition = current.extras?.transition { return transition }
      if let transition = current.runningTransition { return transition }
      controller = current.parent
    }
    return nil
  }

  // MARK: - Presentations

  /// The object that provides animators for presenting and dismissing this controller. Not
  /// retained.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { extras?.transitioningDelegate }
    set { madeExtras.transitioningDelegate = newValue }
  }

  /// Whether a finger can't dismiss the controller; false by default.
  public var isModalInPresentation: Bool {
    get { extras?.isModal ?? false }
    set { madeExtras.isModal = newValue }
  }

  /// Whether presentations cover this controller's view. Stored but not used, because presented
  /// views cover the window.
  public var definesPresentationContext: Bool {
    get { extras?.definesPresentationContext ?? false }
    set { madeExtras.definesPresentationContext = newValue }
  }

  // MARK: - Safe areas

  /// Insets, in points, that are added to the safe area of the view and its subviews.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.addedInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      changeSafeArea { madeExtras.addedInsets = newValue }
    }
  }

  /// The parts of the view that a container's bars cover.
  var barInsets: UIEdgeInsets {
    get { extras?.barInsets ?? .zero }
    set {
      guard newValue != barInsets else { return }
      changeSafeArea { madeExtras.barInsets = newValue }
    }
  }

  /// Makes a change and reports the new safe areas of the views inside.
  private func changeSafeArea(_ change: () -> Void) {
    context.interface.hasAddedSafeAreas = true
    guard let view = viewIfLoaded, view.window != nil else { return change() }
    let areas = SafeAreas(in: view)
    change()
    areas.reportChanges()
    view.setNeedsLayout()
  }
}

extension UIView {
  /// Returns the insets of the safe area where controllers add insets to it.
  ///
  /// - Parameter covered: The insets of the screen.
  func insetsInContainers(covered: UIEdgeInsets) -> UIEdgeInsets {
    let screen = context.interface.screen
    var safe = screen.bounds.inset(by: covered)
    // A view that a transition has moved off the screen keeps its safe area.
    var limit = covered
    var chain: [UIView] = []
    var ancestor: UIView? = self
    while let view = ancestor {
      if let extras = view.controller?.extras,
        extras.addedInsets != .zero || extras.barInsets != .zero
      {
        chain.append(view)
      }
      ancestor = view.parent
    }
    for view in chain.reversed() {
      guard let extras = view.controller?.extras else { continue }
      let rect = view.convert(view.bounds, to: screen.coordinateSpace)
      let added = extras.addedInsets + extras.barInsets
      limit = limit + added
      // An edge without an inset keeps the distance from the screen's edge.
      let (top, left) = (max(safe.minY, rect.minY), max(safe.minX, rect.minX))
      let (bottom, right) = (min(safe.maxY, rect.maxY), min(safe.maxX, rect.maxX))
      let minY = added.top == 0 ? safe.minY : top + added.top
      let minX = added.left == 0 ? safe.minX : left + added.left
      let maxY = added.bottom == 0 ? safe.maxY : bottom - added.bottom
      let maxX = added.right == 0 ? safe.maxX : right - added.right
      safe = CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
    let rect = convert(bounds, to: screen.coordinateSpace)
    return UIEdgeInsets(
      top: max(0, min(safe.minY - rect.minY, limit.top)),
      left: max(0, min(safe.minX - rect.minX, limit.left)),
      bottom: max(0, min(rect.maxY - safe.maxY, limit.bottom)),
      right: max(0, min(rect.maxX - safe.maxX, limit.right)))
  }
}

extension UIEdgeInsets {
  /// Adds two insets edge by edge.
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
