import Simulator
import TouchTesting
import UIKit

extension TestPhone {
  /// Makes a phone that shows windows, the last one in front.
  convenience init(windows: UIWindow...) {
    self.init(windows: windows, application: UIApplication())
  }

  /// Makes a phone that shows windows in an app object of the test's own.
  convenience init(windows: [UIWindow], application: UIApplication) {
    let delegate = WindowsDelegate(windows)
    self.init(delegate, application: application)
  }

  /// Makes a phone that runs an app with a delegate object of the test's own.
  convenience init(
    _ delegate: any UIApplicationDelegate, application: UIApplication = UIApplication()
  ) {
    self.init(
      launching: .main { AppContext.current.launch(application, delegate: delegate) })
  }
}

/// What tests of UIKit's own need to know of a phone.
extension TestPhone {
  /// All that the app shares.
  var context: AppContext { device.context }

  /// The app's clock.
  var now: AppTime { device.now }

  /// Gives the phone one input now.
  func give(_ input: PhoneEvent) {
    step([Timed(now, input)], to: now)
  }

  /// Lets a finger change at a time to come, before the timers that are due then.
  func change(_ finger: Int, _ kind: TouchChange.Kind, at seconds: Double) {
    let time = AppTime(seconds: seconds)
    let change = TouchChange(self.finger(finger).key, kind)
    step([Timed(time, .touches([change]))], to: time)
  }

  /// Delivers one packet now.
  func deliver(_ changes: [TouchChange]) {
    give(.touches(changes))
  }
}

/// Shows the windows of a test.
final class WindowsDelegate: UIResponder, UIApplicationDelegate {
  let windows: [UIWindow]

  init(_ windows: [UIWindow]) {
    self.windows = windows
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    for window in windows { window.makeKeyAndVisible() }
  }
}

extension UIWindow {
  /// Makes a window that covers the screen and holds `views`.
  convenience init(holding views: UIView...) {
    self.init(frame: UIScreen.main.bounds)
    for view in views { addSubview(view) }
  }
}
