public import CoreGraphics

/// The physical orientation of the device, with Apple's raw values.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright, with the home button at the bottom.
  case portrait = 1
  /// Upright, with the home button at the top.
  case portraitUpsideDown = 2
  /// On its side, with the home button on the right.
  case landscapeLeft = 3
  /// On its side, with the home button on the left.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of the app's interface, with Apple's raw values.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the home button on the left.
  case landscapeLeft = 4
  /// Landscape, with the home button on the right.
  case landscapeRight = 3

  /// Whether the interface is in portrait, including upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The iPhone or iPad that the app runs on.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The phone that the app runs on.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The phone's name.
  open var name: String { model }
  /// The device model.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The operating system that the phone simulates.
  open var systemName: String { "iOS" }
  /// The system version, which is the last one that supports 320-point-wide screens.
  open var systemVersion: String { "15.8" }
  /// The orientation of the device, which is never flat.
  open var orientation: UIDeviceOrientation { AppContext.current.interface.deviceOrientation }
  /// Whether the app requested orientation notifications. They are always posted because UIKit also
  /// requests them.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Requests orientation notifications.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends a request for orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted when the device is turned, before the interface rotates. The notification's object is
  /// the device.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Whether the device is an iPhone or an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { AppContext.current.interface.device.idiom }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
