import Foundation
import Simulator
import Testing
import TouchTesting
import UIKit

/// The app's life-cycle notifications, which are posted after the delegate calls. Source: the pages
/// of developer.apple.com/documentation/uikit/uiapplication, "Life-cycle notifications".
struct NotificationTests {
  /// Collects the names of notifications posted for one object.
  final class Recorder {
    nonisolated(unsafe) var names: [String] = []
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    init(_ names: [NSNotification.Name], of object: AnyObject) {
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [unowned self] in
          self.names.append($0.name.rawValue.replacingOccurrences(of: "Notification", with: ""))
        }
      }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test("Changing the key window calls both windows and posts notifications that name them")
  func keyWindow() {
    let phone = TestPhone(UIViewController())
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let former = UIApplication.shared.keyWindow
    let window = Window(frame: UIScreen.main.bounds)
    let recorder = Recorder(
      [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification], of: window)
    window.makeKeyAndVisible()
    window.makeKey()
    former?.makeKey()
    #expect(window.calls == ["become", "resign"])
    #expect(recorder.names == ["UIWindowDidBecomeKey", "UIWindowDidResignKey"])
    withExtendedLifetime(phone) {}
  }

  @Test("Losing focus, suspending and resuming post notifications")
  func life() {
    let phone = TestPhone(UIViewController())
    let recorder = Recorder(
      [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.willTerminateNotification,
      ], of: UIApplication.shared)
    phone.suspend()
    phone.resume()
    phone.context.terminate(reason: .quit)
    #expect(
      recorder.names == [
        "UIApplicationWillResignActive", "UIApplicationDidEnterBackground",
        "UIApplicationWillEnterForeground", "UIApplicationDidBecomeActive",
        "UIApplicationWillTerminate",
      ])
  }
}
