import UIKit

@UIApplicationMain class OldDelegate: NSObject, UIApplicationDelegate {
  let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window!.rootViewController = OldController(nibName: nil, bundle: nil)
    window!.makeKeyAndVisible()
  }
}

class OldController: UIViewController {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touched") }
}
