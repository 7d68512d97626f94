package import CoreGraphics
import UIKit

extension Script {
  /// Returns warnings about fingers that no view receives: each finger that leaves the screen, the first
  /// time, and the first finger beyond those that the screen tracks.
  ///
  /// - Parameters:
  ///   - screen: The screen's size in points; a finger on its right or bottom edge is off the screen.
  ///   - limit: How many fingers the screen tracks at once.
  package func fingerWarnings(screen: CGSize, limit: Int) -> [String] {
    let bounds = CGRect(origin: .zero, size: screen)
    var warnings: [String] = []
    var down: Set<Int64> = []
    var outside: Set<Int64> = []
    var hasTooMany = false
    for step in steps {
      guard case .packet(let changes) = step.action else { continue }
      for change in changes {
        let finger = change.finger.finger
        if let point = change.kind.point, !bounds.contains(point), outside.insert(finger).inserted {
          warnings.append(
            "finger \(finger) is off the screen at \(ScriptSyntax.text(of: point)) "
              + "(\(line(of: step))); the screen is \(ScriptSyntax.text(of: screen.width)) x "
              + "\(ScriptSyntax.text(of: screen.height)) points, from 0,0")
        }
        switch change.kind {
        case .down: down.insert(finger)
        case .up: down.remove(finger)
        case .move, .cancel: break
        }
        if down.count > limit, !hasTooMany {
          hasTooMany = true
          warnings.append(
            "finger \(finger) is ignored (\(line(of: step))): the screen tracks \(limit) fingers at "
              + "once")
        }
      }
    }
    return warnings
  }

  private func line(of step: Step) -> String {
    includedFile(of: step.location).map { "\($0), line \(step.location.line)" }
      ?? "line \(step.location.line)"
  }
}
