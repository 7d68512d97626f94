import CBridge
import UIKit

// Presented controllers and alerts.

/// Returns a function that calls a block and then releases it.
private func completion(_ block: Raw?) -> (() -> Void)? {
  guard let block else { return nil }
  nonisolated(unsafe) let address = block
  return {
    TBCallBlock(address)
    TBReleaseBlock(address)
  }
}

@_cdecl("tbs_present")
func present(_ controller: Raw, _ presented: Raw?, _ animated: UInt8, _ block: Raw?) {
  guard let controller = swiftObject(controller, as: UIViewController.self),
    let presented = swiftObject(presented, as: UIViewController.self)
  else { return }
  controller.present(presented, animated: animated != 0, completion: completion(block))
}

@_cdecl("tbs_dismiss")
func dismiss(_ controller: Raw, _ animated: UInt8, _ block: Raw?) {
  swiftObject(controller, as: UIViewController.self)?.dismiss(
    animated: animated != 0, completion: completion(block))
}

/// Presents an alert that uses the old API.
@_cdecl("tbs_showAlert")
func showAlert(
  _ alert: Raw, _ title: UnsafePointer<CChar>?, _ message: UnsafePointer<CChar>?,
  _ cancelIndex: Int, _ count: Int
) {
  let shown = UIAlertController(
    title: string(title), message: string(message), preferredStyle: .alert)
  nonisolated(unsafe) let alert = alert
  for index in 0..<count {
    let text = TBAlertButton(alert, index)
    defer { free(text) }
    shown.addAction(
      UIAlertAction(title: string(text), style: index == cancelIndex ? .cancel : .default) { _ in
        TBAlertClicked(alert, index)
      })
  }
  guard let presenter = frontController else {
    AppContext.current.host.warn("UIAlertView: there is no controller that can show the alert")
    return TBRelease(alert)
  }
  presenter.present(shown, animated: true)
}

/// The frontmost controller. Old apps add the controller's view to the window themselves.
private var frontController: UIViewController? {
  guard let window = UIApplication.shared.keyWindow else { return nil }
  var controller =
    window.rootViewController
    ?? window.subviews.lazy.compactMap { $0.next as? UIViewController }.first
  while let next = controller?.presentedViewController { controller = next }
  return controller
}
