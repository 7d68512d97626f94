public import CoreGraphics

/// How the device is held; raw values are Apple's.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, the home button below.
  case portrait = 1
  /// Upright, the home button above.
  case portraitUpsideDown = 2
  /// On its side, the home button at the right.
  case landscapeLeft = 3
  /// On its side, the home button at the left.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the app's interface is turned; raw values are Apple's.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned with the device's home button at the left.
  case landscapeLeft = 4
  /// Turned with the device's home button at the right.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The iPhone or iPad that the app runs on.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The phone.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The phone's name.
  open var name: String { model }
  /// What kind of device it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system whose behavior the phone has.
  open var systemName: String { "iOS" }
  /// The system's version, the last one for which a phone of 320 points' width was made.
  open var systemVersion: String { "15.8" }
  /// How the device is held; never flat.
  open var orientation: UIDeviceOrientation { AppContext.current.deviceOrientation }
  /// Whether the app asked for reports of turns. They come in any case, as UIKit asks for them itself.
  open private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Asks for reports of turns.
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Asks for no more reports of turns.
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted when the device was turned, before the interface turns; the device is the object.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Whether it is an iPhone or an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { AppContext.current.device.idiom }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}
