package import Simulator
package import UIKit

/// Records a window's input as a touch script: fingers as their devices reported them, effective
/// mouse and key events, and the end of each turn.
///
/// A replay translates and combines the events in the same way as the original session and produces
/// the same packets, which helps with analyzing a window's input. Each line is complete when it is
/// written.
package final class WindowEventRecorder {
  private let write: (String) -> Void
  private var pointer: CGPoint?
  private var hasSize = false
  /// Whether a line has been written for the current turn.
  private var isTurnOpen = false
  private var lastTime = AppTime.zero
  /// The Ctrl press and later `turn` lines, which are dropped if Ctrl+Q ends the recording.
  private var pending: [String] = []

  /// Starts a recording at a phone's launch.
  ///
  /// - Parameter write: Called with each line of the script, without its newline.
  package init(_ options: ScriptRecorder.Options, write: @escaping (String) -> Void) {
    self.write = write
    let opening = ScriptSyntax(
      Script(header: options.header, steps: []), comments: options.comments)
    for line in opening.text.split(separator: "\n") { write(String(line)) }
    // Everything between two of these lines is one turn.
    add(.turn, at: .zero)
  }

  /// Begins a turn.
  ///
  /// - Parameter start: The phone's current time. Older events are recorded at this time.
  package func beginTurn(at start: AppTime) {
    lastTime = max(lastTime, start)
  }

  /// Ends a turn in which nothing may have been recorded.
  package func endTurn(at now: AppTime) {
    guard isTurnOpen else { return }
    add(.turn, at: now)
    isTurnOpen = false
  }

  /// Records an event that has an effect.
  package func record(_ event: Timed<DesktopEvent>, in viewport: ScreenViewport) {
    if !hasSize {
      // Finger locations are fractions of the window.
      hasSize = true
      add(Self.resize(viewport), at: lastTime)
    }
    isTurnOpen = true
    let time = event.time
    switch event.event {
    case .finger(let finger): add(.raw(raw(finger, in: viewport)), at: time)
    case .mouse(.move(let point)): move(to: point, at: time)
    case .mouse(.down(let button, let point)):
      if let point { move(to: point, at: time) }
      add(.mouseDown(button), at: time)
    case .mouse(.up(let button, _)):
      // If a button was pressed, the pointer's location is known. Otherwise, the release has no effect.
      if pointer != nil { add(.mouseUp(button), at: time) }
    case .mouse(.leave): break
    case .key(let key, let isDown): add(.key(key, isDown: isDown), at: time)
    case .phone(let event): record(event, at: time, in: viewport)
    }
  }

  private func record(_ event: PhoneEvent, at time: AppTime, in viewport: ScreenViewport) {
    switch event {
    case .focus(let gained): add(.focus(gained: gained), at: time)
    case .suspend: add(.suspend, at: time)
    case .resume: add(.resume, at: time)
    case .resize: add(Self.resize(viewport), at: time)
    case .rotate(let turn): add(.rotate(turn), at: time)
    case .shake: add(.shake, at: time)
    case .appearance(let appearance): add(.appearance(appearance), at: time)
    case .text(let entry): add(.type(entry), at: time)
    case .keyboard(let isShown): add(.keyboard(isShown: isShown), at: time)
    case .cancel: add(.cancelAll, at: time)
    case .touches, .hover, .stylusTilt, .imagesChanged, .quit: break
    }
  }

  /// Returns the window's size, clamped to the range that scripts allow.
  private static func resize(_ viewport: ScreenViewport) -> ScriptCommand {
    func limited(_ length: CGFloat) -> CGFloat { min(max(length, 1), 100_000) }
    let size = viewport.windowSize
    return .resize(CGSize(width: limited(size.width), height: limited(size.height)))
  }

  private func move(to point: CGPoint, at time: AppTime) {
    guard pointer != point else { return }
    pointer = point
    add(.mouseMove(point), at: time)
  }

  /// Returns a report with locations as fractions of the window's size. On X11, fractions instead
  /// extend from the first column to the last.
  private func raw(
    _ finger: WindowEvent.Finger, in viewport: ScreenViewport
  ) -> ScriptCommand.RawFinger {
    var position = finger.position
    if viewport.countsFromEdgeToEdge {
      let size = viewport.windowSize
      position.x *= (size.width - 1) / size.width
      position.y *= (size.height - 1) / size.height
    }
    return ScriptCommand.RawFinger(finger.action, finger.key, at: position)
  }

  private func add(_ command: ScriptCommand, at time: AppTime) {
    lastTime = max(lastTime, time)
    let line = ScriptSyntax.text(of: .init(lastTime, .command(command)))
    let isPending =
      command == .key(.emulator(.ctrl), isDown: true) || command == .turn && !pending.isEmpty
    guard !isPending else { return pending.append(line) }
    for earlier in pending { write(earlier) }
    pending = []
    write(line)
  }
}
