import UIKit

/// A window that displays touches in any app.
class TouchIndicatorWindow: UIWindow {
  private var indicators: [ObjectIdentifier: UIView] = [:]

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches {
      for touch in event.allTouches ?? [] {
        update(touch)
      }
    }
    super.sendEvent(event)
  }

  private func update(_ touch: UITouch) {
    let key = ObjectIdentifier(touch)
    switch touch.phase {
    case .began:
      let indicator = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      indicator.backgroundColor = UIColor.black.withAlphaComponent(0.3)
      indicator.layer.cornerRadius = 22
      indicator.isUserInteractionEnabled = false
      indicator.center = touch.location(in: self)
      addSubview(indicator)
      indicators[key] = indicator
    case .moved:
      indicators[key]?.center = touch.location(in: self)
    case .stationary:
      break
    case .ended, .cancelled:
      guard let indicator = indicators.removeValue(forKey: key) else { return }
      UIView.animate(
        withDuration: 0.2, animations: { indicator.alpha = 0 },
        completion: { _ in indicator.removeFromSuperview() })
    default:
      break
    }
  }

  var indicatorCount: Int { indicators.count }
}

class IndicatorAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = TouchIndicatorWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.isMultipleTouchEnabled = true
    window?.makeKeyAndVisible()
    return true
  }
}
