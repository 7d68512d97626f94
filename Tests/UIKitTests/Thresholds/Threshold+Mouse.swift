import Simulator
import TouchTesting
import UIKit

nonisolated extension Threshold {
  /// Gestures outside the app: the mouse, keys, and the swipe to the Home screen.
  static let mouse: [Threshold] = [
    Threshold(
      "swipe to the Home screen: distance of the landing from the bottom", nil, "HomeSwipe.edge",
      .points, passes: 8, fails: 8.25
    ) { goesHome(from: 480 - $0, by: CGPoint(x: 0, y: -100), in: 0.1) },
    Threshold(
      "swipe to the Home screen: distance", nil, "HomeSwipe.distance", .points, passes: 80,
      fails: 79.75
    ) { goesHome(from: 479, by: CGPoint(x: 0, y: -$0), in: 0.1) },
    Threshold(
      "swipe to the Home screen: sideways movement, with 80 points up", nil, nil, .points,
      passes: 79.75, fails: 80
    ) { goesHome(from: 479, by: CGPoint(x: $0, y: -80), in: 0.1) },
    Threshold(
      "swipe to the Home screen: duration", nil, "HomeSwipe.duration", .seconds, passes: 0.4,
      fails: 0.400_001
    ) { goesHome(from: 479, by: CGPoint(x: 0, y: -100), in: $0) },
    Threshold(
      "button press ignored because of a finger: time after the landing", "H-50",
      "MouseFilter.strayButtonTime", .seconds, passes: 0.05, fails: 0.050_001
    ) { isStray(after: $0, at: 0) },
    Threshold(
      "button press ignored because of a finger: distance from the landing", "H-50",
      "MouseFilter.strayButtonDistance", .points, passes: 4, fails: 4.25
    ) { isStray(after: 0, at: $0) },
    Threshold(
      "Ctrl during a press: time until it adds a finger", "I-22", "TwoFingerMode.chordTime",
      .seconds, passes: 0.15, fails: 0.149_999
    ) { time in
      var desktop = desktop()
      _ = changes(button(.left, at: CGPoint(x: 100, y: 140)), at: 0, on: &desktop)
      _ = changes(.keyboard(.key(.emulator(.ctrl), isDown: true)), at: 1, on: &desktop)
      return !changes(nil, at: 1 + time, on: &desktop).isEmpty
    },
    Threshold(
      "finger that stays down: distance of a press that picks it up", "I-15",
      "MouseTouchEmulator.pickUpDistance", .points, passes: 10, fails: 10.25
    ) { distance in
      var desktop = desktop()
      let point = CGPoint(x: 100, y: 140)
      _ = changes(button(.right, at: point), at: 0, on: &desktop)
      _ = changes(button(.right, isDown: false, at: point), at: 0, on: &desktop)
      let press = button(.left, at: CGPoint(x: 100 + distance, y: 140))
      return changes(press, at: 0, on: &desktop).allSatisfy {
        if case .down = $0.kind { false } else { true }
      }
    },
    Threshold(
      "Page Up: offset at which the page is more than half a page away, of a width of 320", nil,
      nil, .points, passes: 160.25, fails: 160
    ) { offset in
      let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      pages.isPagingEnabled = true
      pages.contentSize = CGSize(width: 960, height: 460)
      let phone = Phone(root: pages)
      pages.contentOffset.x = offset
      return PageTurn(.pageUp, from: nil, in: phone) != nil
    },
    Threshold(
      "arrow key: distance of a control that is in its direction", nil, nil, .points, passes: 1,
      fails: 0.75
    ) { distance in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      let phone = Phone(root: view)
      let frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      view.addSubview(UIButton(frame: frame))
      return KeyboardFocus.next(.right, from: frame.offsetBy(dx: -distance, dy: 20), in: phone)
        != nil
    },
  ]

  @MainActor private static func goesHome(
    from y: CGFloat, by distance: CGPoint, in seconds: CGFloat
  ) -> Bool {
    var swipe = HomeSwipe()
    let finger = FingerKey(device: 1, finger: 1)
    let events: [Timed<PhoneEvent>] = [
      Timed(.zero, .touches([TouchChange(finger, .down(CGPoint(x: 160, y: y)))])),
      Timed(
        AppTime(seconds: seconds),
        .touches([
          TouchChange(finger, .move(CGPoint(x: 160 + distance.x, y: y + distance.y)))
        ])),
    ]
    return swipe.isCompleted(by: events, screen: CGSize(width: 320, height: 480))
  }

  /// A desktop whose window shows the screen pixel by pixel.
  @MainActor private static func desktop() -> DesktopInput {
    let size = CGSize(width: 320, height: 480)
    return DesktopInput(viewport: ScreenViewport(windowSize: size, screen: size))
  }

  private static func button(
    _ button: MouseInput.Button, isDown: Bool = true, at point: CGPoint
  ) -> WindowEvent {
    .mouse(.button(button, isDown: isDown, point))
  }

  /// Applies an event, or only advances the time, and returns the resulting finger changes.
  @MainActor private static func changes(
    _ event: WindowEvent?, at seconds: CGFloat, on desktop: inout DesktopInput
  ) -> [TouchChange] {
    let time = AppTime(seconds: seconds)
    desktop.translate(event.map { [Timed(time, $0)] } ?? [], from: .zero, to: time)
    return desktop.takeEvents().flatMap {
      if case .touches(let changes) = $0.event { changes } else { [] as [TouchChange] }
    }
  }

  @MainActor private static func isStray(after seconds: CGFloat, at distance: CGFloat) -> Bool {
    var desktop = desktop()
    let finger = WindowEvent.Finger(
      .down, FingerKey(device: 7, finger: 3), device: .direct, at: CGPoint(x: 0.5, y: 0.5),
      pressure: 1)
    _ = changes(.finger(finger), at: 1, on: &desktop)
    let press = button(.left, at: CGPoint(x: 160 + distance, y: 240))
    return changes(press, at: 1 + seconds, on: &desktop).isEmpty
  }
}
