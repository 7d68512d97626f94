import CoreGraphics
package import Simulator
package import UIKit

/// Writes what a window reported as a touch script: fingers as their devices told them, the mouse
/// and the keys as they reached the phone, and where each turn ended.
///
/// Its replay goes through the same mapping and batching as the session did and makes the same
/// packets: for questions about a window's input. Lines are complete when they are written.
package final class WindowEventRecorder {
  private let write: (String) -> Void
  private var pointer: CGPoint?
  private var hasSize = false
  private var lastTime = AppTime.zero

  /// Begins a recording with the launch of a phone.
  ///
  /// - Parameter write: Takes each line of the script, without its newline.
  package init(_ options: ScriptRecorder.Options, write: @escaping (String) -> Void) {
    self.write = write
    let opening = ScriptSyntax(
      Script(header: options.header, steps: []), comments: options.comments)
    for line in opening.text.split(separator: "\n") { write(String(line)) }
    // What stands between two of these lines is one turn.
    add(.turn, at: .zero)
  }

  /// Takes note of a turn before the phone makes it.
  ///
  /// - Parameters:
  ///   - reports: What the window reported, and what that does to the phone.
  ///   - others: What is done to the phone besides, such as taking away fingers that were lost.
  ///   - mapping: Where the screen lies in the window.
  ///   - last: When the phone made a turn last: what is older counts as made then.
  package func note(
    _ reports: [WindowInputTranslator.Translation], others: [TimedInput], mapping: ScreenViewport,
    last: AppTime, now: AppTime
  ) {
    guard !reports.isEmpty || !others.isEmpty else { return }
    lastTime = max(lastTime, last)
    if !hasSize {
      // Places of fingers are fractions of the window.
      hasSize = true
      add(.resize(mapping.windowSize), at: lastTime)
    }
    for translation in reports {
      if let report = translation.report, case .finger(let finger) = report.event {
        add(.raw(raw(finger, in: mapping)), at: report.time)
      } else {
        for input in translation.inputs { note(input, in: mapping) }
      }
    }
    for input in others { note(input, in: mapping) }
    add(.turn, at: now)
  }

  private func note(_ input: TimedInput, in mapping: ScreenViewport) {
    let time = input.time
    switch input.input {
    case .mouse(.move(let point)): move(to: point, at: time)
    case .mouse(.down(let button, let point)):
      move(to: point, at: time)
      add(.mouseDown(button), at: time)
    case .mouse(.up(let button, _)):
      // A button that was pressed has a place; letting go of any other means nothing.
      if pointer != nil { add(.mouseUp(button), at: time) }
    case .key(let key, let isDown): add(.key(key, isDown: isDown), at: time)
    case .focus(let gained): add(.focus(gained: gained), at: time)
    case .suspend: add(.suspend, at: time)
    case .resume: add(.resume, at: time)
    case .resize: add(.resize(mapping.windowSize), at: time)
    case .cancel: add(.cancelAll, at: time)
    case .mouse(.leave), .finger, .packet, .namedImagesChanged, .quit: break
    }
  }

  private func move(to point: CGPoint, at time: AppTime) {
    guard pointer != point else { return }
    pointer = point
    add(.mouseMove(point), at: time)
  }

  /// Returns a report as it would be where fractions are those of the window's size: X11 counts
  /// them from the first column to the last.
  private func raw(
    _ finger: WindowEvent.Finger, in mapping: ScreenViewport
  ) -> ScriptCommand.RawFinger {
    var position = finger.position
    if mapping.countsFromEdgeToEdge {
      let size = mapping.windowSize
      position.x *= (size.width - 1) / size.width
      position.y *= (size.height - 1) / size.height
    }
    return ScriptCommand.RawFinger(finger.action, finger.key, at: position)
  }

  private func add(_ control: ScriptCommand, at time: AppTime) {
    lastTime = max(lastTime, time)
    write(ScriptSyntax.text(of: .init(lastTime, .command(control))))
  }
}
