// TouchChain (multi-touch events, 4.2.3 and 4.2.6)
//
// The idea: an event comes down from the application through the window to the view that was hit;
// what that view leaves goes up again: its superview, the controller, the window, the application.
// Here nobody keeps anything, so every touch makes the whole round.
//
// What you will see: a blue box in a pale room, and the round in the log.
//
// What to try: touch the box, then the room beside it: the chain starts one step later. Lift two
// fingers from the box in turn: only the last lift finds all fingers of the event in its set.

import UIKit

/// Writes down who was told what about how many fingers, and passes it on.
private func tell(_ name: String, _ phase: String, _ touches: Set<UITouch>, passOn: () -> Void) {
  NSLog("%s %s %d", name, phase, touches.count)
  passOn()
}

/// The first to see an event, and the last to be asked.
public final class TouchChainApplication: UIApplication {
  public override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent application %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("application", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("application", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("application", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("application", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// Starts the app with a window of its own kind.
public final class TouchChainDelegate: NSObject, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow? = TouchChainWindow(frame: UIScreen.main.bounds)

  /// Shows the window.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = TouchChainViewController()
    window?.makeKeyAndVisible()
  }
}

/// Hands events to the views, and gets what they leave.
final class TouchChainWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent window %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("window", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("window", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("window", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("window", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// Stands between its view and the window.
final class TouchChainViewController: UIViewController {
  override func loadView() {
    let room = TouchChainView(frame: UIScreen.main.applicationFrame)
    room.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
    room.show("root", in: .darkGray)
    let box = TouchChainView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))
    box.backgroundColor = UIColor(red: 0.25, green: 0.47, blue: 0.85, alpha: 1)
    box.layer.cornerRadius = 16
    box.show("child", in: .white)
    room.addSubview(box)
    view = room
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("controller", "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("controller", "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("controller", "ended", touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("controller", "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}

/// The room, and the box in it.
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
    tell(name, "began", touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(name, "moved", touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(name, "ended", touches) {
      if touches == event?.touches(for: self) { NSLog("All fingers present in the event") }
      super.touchesEnded(touches, with: event)
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(name, "cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }
}
