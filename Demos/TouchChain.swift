// TouchChain (multi-touch events, 4.2.3 and 4.2.6)
//
// The idea: an event goes down from the application through the window to the view that was hit.
// What that view does not handle goes up again: to its superview, the view controller, the window,
// the application. Nothing here handles a touch, so every one of them passes through the whole
// responder chain.
//
// What you will see: a blue box on a pale background, and the responder chain in the log.
//
// What to try: touch the box, then the background: its chain is one responder shorter. Lift two
// fingers from the box one after the other: only for the last one does the set contain all touches
// that the event has for the box.

import UIKit

/// Logs which responder received which phase of how many touches, then forwards them.
private func log(_ name: String, _ phase: String, _ touches: Set<UITouch>, forward: () -> Void) {
  NSLog("%s %s %d", name, phase, touches.count)
  forward()
}

/// The first object to receive an event, and the last in the responder chain.
public final class TouchChainApplication: UIApplication {
  public override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent application %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("application", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// Starts the app with a window of a custom class.
public final class TouchChainDelegate: NSObject, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow? = TouchChainWindow(frame: UIScreen.main.bounds)

  /// Shows the window.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = TouchChainViewController()
    window?.makeKeyAndVisible()
  }
}

/// Dispatches events to the views, and receives the touches that they do not handle.
final class TouchChainWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent window %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("window", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// Follows its view in the responder chain.
final class TouchChainViewController: UIViewController {
  override func loadView() {
    let background = TouchChainView(frame: UIScreen.main.applicationFrame)
    background.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
    background.show("root", in: .darkGray)
    let box = TouchChainView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))
    box.backgroundColor = UIColor(red: 0.25, green: 0.47, blue: 0.85, alpha: 1)
    box.layer.cornerRadius = 16
    box.show("child", in: .white)
    background.addSubview(box)
    view = background
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("controller", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// The background, and the box on it.
final class TouchChainView: UIView {
  private let label = UILabel(frame: CGRect(x: 20, y: 12, width: 120, height: 22))
  private var name = ""

  func show(_ name: String, in ink: UIColor) {
    self.name = name
    isMultipleTouchEnabled = true
    label.text = name
    label.textColor = ink
    addSubview(label)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name, "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name, "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name, "ended", touches) {
      if touches == event?.touches(for: self) { NSLog("All fingers present in the event") }
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log(name, "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}
