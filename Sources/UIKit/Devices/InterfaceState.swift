/// The device that an app runs on, and the shape and style of its interface.
package nonisolated struct InterfaceState {
  /// The device.
  package let device: Device
  /// The device's only screen.
  package let screen: UIScreen
  /// The orientation of the device.
  package internal(set) var deviceOrientation = UIDeviceOrientation.portrait {
    didSet { turnCount += 1 }
  }
  /// The orientation of the interface.
  package internal(set) var orientation = UIInterfaceOrientation.portrait {
    didSet { turnCount += 1 }
  }
  /// The number of times the device or the interface has turned. Code that depends on the screen's
  /// shape compares this number with an earlier value.
  package private(set) var turnCount = 0
  /// The orientation after a rotation, while controllers are notified of it.
  package internal(set) var nextOrientation: UIInterfaceOrientation?
  /// Whether apps rotate with the device by default, as they have since iOS 6.
  package var rotates = true
  /// Whether controllers' views extend under the status bar, as they have since iOS 7, or start
  /// below it.
  package var rootViewsFillScreen = true
  /// Whether the status bar is hidden.
  package internal(set) var isStatusBarHidden = false
  /// The color of the status bar's contents.
  package internal(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the phone uses light or dark mode.
  package internal(set) var systemStyle = UIUserInterfaceStyle.light
  /// Whether a view, a controller, or the user has ever chosen the dark style.
  var hasDarkStyle = false
  /// Whether a controller has ever added insets to the safe area.
  var hasAddedSafeAreas = false
  /// The user's preferred text size.
  package internal(set) var contentSize = UIContentSizeCategory.large
  /// The traits that the app made current, or nil for the phone's traits.
  var currentTraits: UITraitCollection?

  init(device: Device, screen: UIScreen) {
    (self.device, self.screen) = (device, screen)
  }
}
