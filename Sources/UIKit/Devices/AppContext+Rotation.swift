import CoreGraphics

/// Rotation of the device and the interface.
///
/// The device turns first: `UIDevice.current.orientation` changes, and the matching notification is
/// posted. Then the front controller determines whether the interface may rotate, too. If so, the
/// controllers are notified of the new size, the screen and the windows that cover it are resized,
/// and everything is laid out immediately. Nothing is animated.
extension AppContext {
  /// The interface's rotation from upright as the user sees it; 0 if the interface followed the
  /// device.
  package var interfaceTurns: QuarterTurns {
    interface.deviceOrientation.turns - interface.orientation.turns
  }

  /// Turns the device and rotates the interface if the app allows it.
  package func turnDevice(to orientation: UIDeviceOrientation) {
    guard orientation != interface.deviceOrientation else { return }
    interface.deviceOrientation = orientation
    layers.needsFrame = true
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    let wanted = orientation.interface
    guard frontController?.shouldAutorotate ?? true, allowedOrientations.contains(wanted.mask)
    else { return }
    turnInterface(to: wanted)
  }

  /// Rotates the interface, together with the device, if the front controller does not allow the
  /// current orientation. This applies to apps that start in landscape and to presented
  /// controllers.
  func turnToAllowedOrientation() {
    guard let front = frontController else { return }
    let allowed = allowedOrientations
    guard !allowed.contains(interface.orientation.mask) else { return }
    let candidates = [
      front.preferredInterfaceOrientationForPresentation, .portrait, .landscapeRight,
      .landscapeLeft, .portraitUpsideDown,
    ]
    guard let chosen = candidates.first(where: { allowed.contains($0.mask) }) else { return }
    if interface.deviceOrientation != chosen.device {
      interface.deviceOrientation = chosen.device
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    turnInterface(to: chosen)
  }

  /// The orientations that both the front controller and the app's delegate allow.
  private var allowedOrientations: UIInterfaceOrientationMask {
    guard let front = frontController else { return interface.rotates ? .all : .portrait }
    let app = runningApplication
    let window = app.keyWindow
    return front.supportedInterfaceOrientations.intersection(
      app.delegate?.application(app, supportedInterfaceOrientationsFor: window) ?? .all)
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interface.orientation else { return }
    appearance.finishTransitions()
    let size = interface.device.bounds(orientation).size
    let old = traits
    let new = traits(in: orientation, style: interface.systemStyle)
    let transition = RotationCoordinator(
      by: orientation.turns - interface.orientation.turns, of: interface.screen.bounds.size,
      in: runningApplication.keyWindow)
    interface.nextOrientation = orientation
    let roots = windowsFrontToBack.compactMap(\.rootViewController)
    for root in roots {
      if !new.isEqual(old) {
        let style = root.traitCollection.userInterfaceStyle
        root.willTransition(to: new.with(style), with: transition)
      }
      root.viewWillTransition(to: size, with: transition)
    }
    interface.nextOrientation = nil
    let insets = SafeAreas(of: allWindows)
    interface.orientation = orientation
    let former = interface.screen.bounds.size
    interface.screen.bounds.size = size
    updateStatusBar(reportsSafeArea: false)
    for window in allWindows { window.follow(screenSize: size, from: former) }
    if !new.isEqual(old) {
      for window in allWindows { window.reportTraits(before: old, style: interface.systemStyle) }
    }
    insets.reportChanges()
    transition.animateAlongside()
    layers.needsFrame = true
    updateLayout()
    deferWork(.completion { transition.finish() })
  }
}

extension UIWindow {
  /// Resizes the window with the screen so that a window that covered the screen still covers it.
  fileprivate func follow(screenSize: CGSize, from former: CGSize) {
    frame.size = CGSize(
      width: max(0, frame.width + screenSize.width - former.width),
      height: max(0, frame.height + screenSize.height - former.height))
    if let front = context.frontController, front.viewIfLoaded?.window === self {
      fill(with: front)
    }
  }
}

/// The safe areas of views before a change, used to report the change.
struct SafeAreas {
  private let roots: [UIView]
  private var insets: [ObjectIdentifier: UIEdgeInsets] = [:]

  /// Stores the insets of all views in the given windows.
  init(of windows: [UIWindow]) {
    roots = windows
    for window in windows { add(window) }
  }

  /// Stores the insets of a view and its subviews.
  init(in view: UIView) {
    roots = [view]
    add(view)
  }

  private mutating func add(_ view: UIView) {
    insets[ObjectIdentifier(view)] = view.safeAreaInsets
    for child in view.children { add(child) }
  }

  /// Calls `safeAreaInsetsDidChange()` and `viewSafeAreaInsetsDidChange()` if the insets have
  /// changed, and updates layouts with constraints to the safe area guide.
  func reportChanges() {
    for root in roots { report(root) }
  }

  private func report(_ view: UIView) {
    if let old = insets[ObjectIdentifier(view)], old != view.safeAreaInsets {
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
      if view.insetsLayoutMarginsFromSafeArea { view.marginsDidChange() }
      if view.extras?.safeArea != nil { view.constraintsDidChange() }
    }
    for child in view.children { report(child) }
  }
}
