import UIKit

/// A delegate that shows a view that accepts all touches, and logs life-cycle changes of the app.
final class HarnessDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.addSubview(HarnessView(frame: UIScreen.main.applicationFrame))
    window.makeKeyAndVisible()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    print("resign")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("active")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print("terminate")
  }
}
