import CSDL2
import CoreGraphics
import Simulator
import UIKit

// Input from remote devices, which is delivered to the phone like the window's own events.
extension WindowEventLoop {
  /// Handles the remote input received since the last turn.
  func receiveRemoteInput() {
    for input in options.inbox.takeRemoteInput() where exit == nil {
      let age = AppTime(seconds: min(max(input.age, 0), 1)).microseconds
      let now = clock.now
      let elapsed = Int64(Double(age) * now.speed)
      let time = AppTime(microseconds: max(0, now.time.microseconds - elapsed))
      handle(input.event, at: time)
      remoteSequence = max(remoteSequence, input.sequence)
    }
  }

  private func handle(_ event: RemoteEvent, at time: AppTime) {
    switch event {
    case .finger(var finger):
      if finger.action == .up {
        remoteFingers.remove(finger.key)
      } else if finger.action == .down {
        remoteFingers.insert(finger.key)
      }
      finger.position = window.viewport.windowFraction(ofScreen: finger.position)
      finger.radius = finger.radius.map { $0 * phone.screenShape.shown.width }
      handle(Timed(time, .finger(finger)), isRemote: true)
    case .fingerCancelled(let key): cancel([key], at: time)
    case .deviceGone(let device):
      cancel(desktop.fingersDown.filter { $0.device == device }, at: time)
    case .mouseMoved(let position?):
      handle(
        Timed(time, .mouse(.moved(window.viewport.location(ofScreen: position)))), isRemote: true)
    case .mouseMoved(nil): handle(Timed(time, .mouse(.exited)), isRemote: true)
    case .mouseButton(let button, let isDown, let position):
      let location = window.viewport.location(ofScreen: position)
      handle(Timed(time, .mouse(.button(button, isDown: isDown, location))), isRemote: true)
    case .key(let name, let isDown):
      press(name, isDown: isDown, at: time)
    case .shortcut(let shortcut): perform(shortcut, at: time, isRemote: true)
    case .size(let size): resize(toFit: size)
    }
  }

  private func press(_ name: String, isDown: Bool, at time: AppTime) {
    let modifier: UInt32 =
      switch name {
      case "Left Ctrl": KMOD_LCTRL.rawValue
      case "Left Shift": KMOD_LSHIFT.rawValue
      case "Left Alt": KMOD_LALT.rawValue
      default: 0
      }
    if isDown { remoteModifiers |= modifier } else { remoteModifiers &= ~modifier }
    let event = translator.keyEvent(named: name, isDown: isDown, modifiers: remoteModifiers)
    if let event { handle(Timed(time, event), isRemote: true) }
  }

  /// Cancels the fingers' touches and lifts the fingers, because their devices do not report the
  /// lift.
  private func cancel(_ keys: Set<FingerKey>, at time: AppTime) {
    let sorted = keys.sorted { ($0.device, $0.finger) < ($1.device, $1.finger) }
    guard !sorted.isEmpty else { return }
    _ = finishEarlierEvents()
    desktop.perform(.phone(.cancel(sorted)), at: time)
    remoteFingers.subtract(sorted)
    for key in sorted {
      handle(Timed(time, .finger(WindowEvent.Finger(.up, key, at: .zero))), isRemote: true)
    }
  }

  /// Resizes a window that is not visible on a desktop to the size that shows the most pixels
  /// remotely.
  private func resize(toFit size: CGSize) {
    guard !VideoSystem.isVisible, !phone.hasTouches else { return }
    let shown = phone.screenShape.shown
    let scale = min(size.width / shown.width, size.height / shown.height)
    let rounded = min(max((scale * 2).rounded() / 2, 1), 3)
    guard rounded != window.viewport.scale else { return }
    window.resize(to: CGSize(width: shown.width * rounded, height: shown.height * rounded))
  }
}

extension ScreenViewport {
  /// Converts a fraction of the phone's screen to a location in window units.
  fileprivate func location(ofScreen position: CGPoint) -> CGPoint {
    let rect = screenRect
    return CGPoint(
      x: rect.minX + position.x * rect.width, y: rect.minY + position.y * rect.height)
  }

  /// Converts a fraction of the phone's screen to the window fraction that a finger would report.
  fileprivate func windowFraction(ofScreen position: CGPoint) -> CGPoint {
    let location = location(ofScreen: position)
    let last: CGFloat = countsFromEdgeToEdge ? 1 : 0
    return CGPoint(
      x: location.x / max(1, windowSize.width - last),
      y: location.y / max(1, windowSize.height - last))
  }
}
