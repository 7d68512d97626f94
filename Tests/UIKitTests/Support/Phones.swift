import Simulator
import Testing
import TouchTesting
import UIKit

extension TestPhone {
  /// Creates a phone that shows windows, with the last one in front.
  convenience init(windows: UIWindow...) {
    self.init(windows: windows, application: UIApplication())
  }

  /// Creates a phone that shows windows with the test's own application object.
  convenience init(windows: [UIWindow], application: UIApplication) {
    let delegate = WindowsDelegate(windows)
    self.init(delegate, application: application)
  }

  /// Creates a phone that runs an app with the test's own delegate object.
  convenience init(
    _ delegate: any UIApplicationDelegate, application: UIApplication = UIApplication()
  ) {
    self.init(
      launching: .main { AppContext.current.launch(application, delegate: delegate) })
  }
}

/// Access to a phone's internals for UIKit's tests.
extension TestPhone {
  /// The app's shared state.
  var context: AppContext { device.context }

  /// The app's clock.
  var now: AppTime { device.now }

  /// Sends one event to the phone now.
  func give(_ input: PhoneEvent) {
    step([Timed(now, input)], to: now)
  }

  /// Changes a finger at a future time, before any timers that are due at that time.
  func change(_ finger: Int, _ kind: TouchChange.Kind, at seconds: Double) {
    let time = AppTime(seconds: seconds)
    let change = TouchChange(self.finger(finger).key, kind)
    step([Timed(time, .touches([change]))], to: time)
  }

  /// Taps a button in an alert. The alert, not the button, handles its touches.
  func choose(_ title: String) {
    guard let button = views(.text(title)).last else {
      Issue.record("no button \(title)")
      return
    }
    tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  /// Delivers one packet now.
  func deliver(_ changes: [TouchChange]) {
    give(.touches(changes))
  }
}

/// A delegate that shows a test's windows.
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
  /// Creates a window that covers the screen and contains `views`.
  convenience init(holding views: UIView...) {
    self.init(frame: UIScreen.main.bounds)
    for view in views { addSubview(view) }
  }
}
