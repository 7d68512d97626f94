// TouchChain (multi-touch events, 4.2.3 and 4.2.6)
//
// The idea: an event comes down from the application through the window to the view that was hit;
// what that view leaves goes up again: its superview, the controller, the window, the application.
// Here nobody keeps anything, so every touch makes the whole round.
//
// What you will see: a blue box in a pale room, and the round in the log.
//
// What to try: touch the box, then the room beside it: the chain starts one step later. Put two
// fingers on the box and lift them one after the other: only the last lift finds all fingers that
// are left in its set.

import UIKit

/// Writes down who was told what about how many fingers.
private func report(_ receiver: String, _ phase: String, _ touches: Set<UITouch>) {
  NSLog("%s %s %d", receiver, phase, touches.count)
}

/// The first to see an event, and the last to be asked.
public final class TouchChainApplication: UIApplication {
  public override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent application %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("application", "began", touches)
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("application", "moved", touches)
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("application", "ended", touches)
    super.touchesEnded(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("application", "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}

/// Starts the app with a window of its own kind.
public final class TouchChainDelegate: NSObject, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow?

  /// Makes the window and shows it.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    let window = TouchChainWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TouchChainViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Hands events to the views, and gets what they leave.
public final class TouchChainWindow: UIWindow {
  public override func sendEvent(_ event: UIEvent) {
    NSLog("sendEvent window %d", event.allTouches?.count ?? 0)
    super.sendEvent(event)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("window", "began", touches)
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("window", "moved", touches)
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("window", "ended", touches)
    super.touchesEnded(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("window", "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}

/// Stands between its view and the window.
public final class TouchChainViewController: UIViewController {
  public override func loadView() {
    let room = TouchChainView(frame: UIScreen.main.applicationFrame, name: "root", ink: .darkGray)
    room.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.98, alpha: 1)
    let box = TouchChainView(
      frame: CGRect(x: 60, y: 80, width: 200, height: 200), name: "child", ink: .white)
    box.backgroundColor = UIColor(red: 0.25, green: 0.47, blue: 0.85, alpha: 1)
    box.layer.cornerRadius = 16
    room.addSubview(box)
    view = room
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("controller", "began", touches)
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("controller", "moved", touches)
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("controller", "ended", touches)
    super.touchesEnded(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report("controller", "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}

/// The room, and the box in it.
public final class TouchChainView: UIView {
  private let name: String

  /// Makes a view that writes down its name.
  public init(frame: CGRect, name: String, ink: UIColor) {
    self.name = name
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let label = UILabel(frame: CGRect(x: 16, y: 12, width: 120, height: 22))
    label.text = name
    label.textColor = ink
    addSubview(label)
  }

  /// Not used: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(name, "began", touches)
    super.touchesBegan(touches, with: event)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(name, "moved", touches)
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(name, "ended", touches)
    let isReceiver = touches.allSatisfy { $0.view === self }
    if isReceiver, touches.count == event?.touches(for: self)?.count {
      NSLog("All fingers present in the event")
    }
    super.touchesEnded(touches, with: event)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(name, "cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }
}
