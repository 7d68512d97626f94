import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
  func sceneWillResignActive(_ scene: UIScene) { print("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { print("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
}
