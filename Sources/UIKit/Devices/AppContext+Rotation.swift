import CoreGraphics

/// A device that is turned, and the interface that turns with it.
///
/// The device turns first: `UIDevice.current.orientation`, and its notification. Then the front controller is
/// asked whether the interface may follow. If so, the controllers are notified of the new size, the screen and the
/// windows that cover it change, and everything is laid out, all at once: nothing is animated.
extension AppContext {
  /// How the interface lies on the device as the user sees it: upright where it followed the last turn.
  package var interfaceTurns: QuarterTurns { deviceOrientation.turns - interfaceOrientation.turns }

  /// Turns the device, and the interface as far as the app lets it.
  package func turnDevice(to orientation: UIDeviceOrientation) {
    guard orientation != deviceOrientation else { return }
    deviceOrientation = orientation
    layers.needsFrame = true
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    let wanted = orientation.interface
    guard frontController?.shouldAutorotate ?? true, allowedOrientations.contains(wanted.mask)
    else { return }
    turnInterface(to: wanted)
  }

  /// Turns the interface, and the device with it, if the front controller does not allow how it is now:
  /// for apps that begin in landscape, and for presented controllers.
  func turnToAllowedOrientation() {
    guard let front = frontController else { return }
    let allowed = allowedOrientations
    guard !allowed.contains(interfaceOrientation.mask) else { return }
    let candidates = [
      front.preferredInterfaceOrientationForPresentation, .portrait, .landscapeRight,
      .landscapeLeft, .portraitUpsideDown,
    ]
    guard let chosen = candidates.first(where: { allowed.contains($0.mask) }) else { return }
    if deviceOrientation != chosen.device {
      deviceOrientation = chosen.device
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    turnInterface(to: chosen)
  }

  /// What the front controller and the app's delegate allow; nothing that both do not.
  private var allowedOrientations: UIInterfaceOrientationMask {
    guard let front = frontController else { return rotates ? .all : .portrait }
    let app = runningApplication
    let window = app.keyWindow
    return front.supportedInterfaceOrientations.intersection(
      app.delegate?.application(app, supportedInterfaceOrientationsFor: window) ?? .all)
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    guard orientation != interfaceOrientation else { return }
    let size = device.bounds(orientation).size
    let old = UITraitCollection.phone
    let new = UITraitCollection.traits(of: device, orientation, systemStyle)
    let transition = RotationCoordinator(
      by: orientation.turns - interfaceOrientation.turns, of: screen.bounds.size)
    let roots = windowsFrontToBack.compactMap(\.rootViewController)
    for root in roots {
      if !new.isEqual(old) {
        let style = root.traitCollection.userInterfaceStyle
        root.willTransition(to: new.with(style), with: transition)
      }
      root.viewWillTransition(to: size, with: transition)
    }
    let insets = SafeAreas(of: allWindows)
    interfaceOrientation = orientation
    let former = screen.bounds.size
    screen.bounds.size = size
    updateStatusBar(reportsSafeArea: false)
    for window in allWindows { window.follow(screenSize: size, from: former) }
    if !new.isEqual(old) {
      for window in allWindows { window.reportTraits(before: old, style: systemStyle) }
    }
    insets.reportChanges()
    transition.animateAlongside()
    layers.needsFrame = true
    updateLayout()
    deferWork(.completion { transition.finish() })
  }
}

extension UIWindow {
  /// Changes the size with the screen's: a window that covers it still does.
  fileprivate func follow(screenSize: CGSize, from former: CGSize) {
    frame.size = CGSize(
      width: max(0, frame.width + screenSize.width - former.width),
      height: max(0, frame.height + screenSize.height - former.height))
    if let front = context.frontController, front.viewIfLoaded?.window === self {
      fill(with: front)
    }
  }
}

/// The safe areas of views before a change, for those that are notified of it.
struct SafeAreas {
  private let windows: [UIWindow]
  private var insets: [ObjectIdentifier: UIEdgeInsets] = [:]

  /// Remembers the insets of all views in windows.
  init(of windows: [UIWindow]) {
    self.windows = windows
    for window in windows { add(window) }
  }

  private mutating func add(_ view: UIView) {
    insets[ObjectIdentifier(view)] = view.safeAreaInsets
    for child in view.children { add(child) }
  }

  /// Calls `safeAreaInsetsDidChange()` and `viewSafeAreaInsetsDidChange()` where the insets differ now, and
  /// lays out constraints to the guide.
  func reportChanges() {
    for window in windows { report(window) }
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
