// TouchChain (multi-touch events, 4.2.3 and 4.2.6)
//
// The idea: an event travels down from the application through the window to the hit view. From
// there, its touches travel up the responder chain because no responder in this demo handles them.
//
// What you will see: a blue box with the last event's path below it. The log shows touch counts.
//
// What to try: touch the box, then the background, whose responder chain is one responder shorter.
// Lift two fingers from the box in turn: only the last set contains all of the box's touches.

import UIKit

/// Logs and shows a step in an event's path, then forwards the event.
private func log(_ step: String, _ touches: Set<UITouch>?, forward: () -> Void) {
  NSLog("%s %d", step, touches?.count ?? 0)
  (UIApplication.shared.delegate as? TouchChainDelegate)?.path.text? += step + "\n"
  forward()
}

/// The first object to receive an event, and the last one in the responder chain.
public final class TouchChainApplication: UIApplication {
  public override func sendEvent(_ event: UIEvent) {
    (delegate as? TouchChainDelegate)?.path.text = ""
    log("sendEvent application", event.allTouches) { super.sendEvent(event) }
  }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application began", touches) { super.touchesBegan(touches, with: event) }
  }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application moved", touches) { super.touchesMoved(touches, with: event) }
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application ended", touches) { super.touchesEnded(touches, with: event) }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// Starts the app with a custom window class.
public final class TouchChainDelegate: NSObject, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow? = TouchChainWindow(frame: UIScreen.main.bounds)
  /// Shows the last event's path in front of everything else.
  let path = UILabel(frame: CGRect(x: 60, y: 300, width: 240, height: 180))

  /// Shows the window.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = TouchChainViewController()
    window?.makeKeyAndVisible()
    path.font = .systemFont(ofSize: 12)
    path.numberOfLines = 0
    window?.addSubview(path)
  }
}

/// Dispatches events to the views and receives the touches that they do not handle.
final class TouchChainWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    log("sendEvent window", event.allTouches) { super.sendEvent(event) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// The next responder after the root view.
final class TouchChainViewController: UIViewController {
  override func loadView() {
    let root = TouchChainView(frame: UIScreen.main.applicationFrame)
    root.show("root", in: .darkGray, on: UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1))
    let box = TouchChainView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))
    box.show("child", in: .white, on: UIColor(red: 0.25, green: 0.47, blue: 0.85, alpha: 1))
    box.layer.cornerRadius = 16
    root.addSubview(box)
    view = root
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// The class of the background and the box.
final class TouchChainView: UIView {
  private let label = UILabel(frame: CGRect(x: 20, y: 12, width: 120, height: 22))
  private var name: String { label.text ?? "" }

  func show(_ name: String, in ink: UIColor, on paper: UIColor) {
    backgroundColor = paper
    isMultipleTouchEnabled = true
    label.text = name
    label.textColor = ink
    addSubview(label)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name + " began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name + " moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name + " ended", touches) {
      if touches == event?.touches(for: self) { NSLog("All fingers present in the event") }
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name + " cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}
