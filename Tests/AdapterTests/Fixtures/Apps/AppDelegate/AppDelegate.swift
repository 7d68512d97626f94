import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = StartController()
    window?.makeKeyAndVisible()
    return true
  }
}

class StartController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(handle(recognizer:)))
    view.addGestureRecognizer(tap)
  }

  @objc private func handle(recognizer: UITapGestureRecognizer) {
    print("tap", Int(recognizer.location(in: view).x))
  }
}
