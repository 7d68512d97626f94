/// The reports of one transition to the controllers whose views leave or enter the window.
///
/// A transition reports the beginning before it moves the views, and the end after them. In
/// between, `AppearanceReports` ignores the moves of these controllers' views.
final class AppearanceChange {
  /// The group whose end is reported first.
  enum Order {
    /// As in navigation and tab bar controllers.
    case disappearedFirst
    /// As in presentations (rule E-24).
    case appearedFirst
  }

  private let leaving, entering: [UIViewController]
  private let animated: Bool
  private let order: Order

  /// Finds the controllers in two view trees, either of which may be absent.
  init(leaving: UIView?, entering: UIView?, animated: Bool, order: Order) {
    self.leaving = leaving?.controllersInTree.filter { $0.appearanceState == .appeared } ?? []
    self.entering = entering?.controllersInTree.filter { $0.appearanceState == .disappeared } ?? []
    (self.animated, self.order) = (animated, order)
  }

  /// Reports that the views will disappear and appear.
  func begin() {
    report(leaving, .disappearing) { $0.viewWillDisappear(animated) }
    report(entering, .appearing) { $0.viewWillAppear(animated) }
  }

  /// Reports that the views that enter are in the window.
  func reportIsAppearing() {
    for controller in entering where controller.viewIfLoaded?.window != nil {
      controller.viewIsAppearing(animated)
    }
  }

  /// Reports that the views have disappeared and appeared.
  func end() {
    switch order {
    case .disappearedFirst:
      disappear(leaving)
      appear(entering)
    case .appearedFirst:
      appear(entering)
      disappear(leaving)
    }
  }

  /// Reports that a canceled transition has returned to its start.
  func cancel() {
    report(entering, .disappearing) { $0.viewWillDisappear(animated) }
    report(leaving, .appearing) { $0.viewWillAppear(animated) }
    disappear(entering)
    appear(leaving)
  }

  private func report(
    _ controllers: [UIViewController], _ state: AppearanceState, _ call: (UIViewController) -> Void
  ) {
    for controller in controllers {
      controller.appearanceState = state
      call(controller)
    }
  }

  private func appear(_ controllers: [UIViewController]) {
    for controller in controllers where controller.appearanceState == .appearing {
      // A callback or the animator may have removed the view again.
      guard controller.viewIfLoaded?.window != nil else {
        controller.appearanceState = .disappeared
        continue
      }
      controller.didAppear(animated)
    }
  }

  private func disappear(_ controllers: [UIViewController]) {
    for controller in controllers where controller.appearanceState == .disappearing {
      controller.didDisappear(animated)
    }
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

/// The visibility of a controller's view, as reported to the controller.
enum AppearanceState {
  /// Not in a window, or not shown there yet.
  case disappeared
  /// A transition has reported `viewWillAppear`, but not the end.
  case appearing
  /// In a window and shown there.
  case appeared
  /// A transition has reported `viewWillDisappear`, but not the end.
  case disappearing
}

extension UIView {
  /// The controllers whose views are this view and its descendants, outermost first. Children of
  /// containers that report to their children themselves are omitted.
  var controllersInTree: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ view: UIView) {
      if let controller = view.controller {
        found.append(controller)
        if !controller.shouldAutomaticallyForwardAppearanceMethods { return }
      }
      for child in view.children { visit(child) }
    }
    visit(self)
    return found
  }
}

extension UIViewController {
  /// Whether the view is in a window and has been shown there.
  var hasAppeared: Bool { appearanceState == .appeared }

  /// Reports that the view was shown.
  func didAppear(_ animated: Bool) {
    appearanceState = .appeared
    viewDidAppear(animated)
    if extras?.role == .movingToParent { extras?.role = nil }
  }

  /// Reports that the view was removed.
  func didDisappear(_ animated: Bool) {
    appearanceState = .disappeared
    viewDidDisappear(animated)
  }
}

// Containers that report to their children themselves.
extension UIViewController {
  func beginManualAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearanceState == .disappeared || appearanceState == .disappearing {
      appearanceState = .appearing
      viewWillAppear(animated)
    } else if !isAppearing, appearanceState == .appeared || appearanceState == .appearing {
      appearanceState = .disappearing
      viewWillDisappear(animated)
    }
    madeExtras.isAppearanceAnimated = animated
  }

  func endManualAppearance() {
    let animated = extras?.isAppearanceAnimated ?? false
    switch appearanceState {
    case .appearing: didAppear(animated)
    case .disappearing: didDisappear(animated)
    case .appeared, .disappeared: break
    }
  }
}
