package import CoreGraphics
import UIKit

extension Script {
  /// Returns warnings about fingers that no view receives: the first time each finger leaves the
  /// screen, and the first finger beyond the number that the screen tracks.
  ///
  /// - Parameters:
  ///   - screens: The screen's sizes in points, each with the first step to which it applies. A
  ///     finger on the right or bottom edge is off the screen.
  ///   - limit: The number of fingers that the screen tracks at once.
  package func fingerWarnings(
    screens: [(step: Int, size: CGSize)], limit: Int
  ) -> [String] {
    var warnings: [String] = []
    var screens = screens[...]
    guard var screen = screens.popFirst()?.size else { return [] }
    var down: Set<Int64> = []
    var outside: Set<Int64> = []
    var hasTooMany = false
    for index in steps.indices {
      while let next = screens.first, next.step <= index {
        screen = next.size
        screens.removeFirst()
      }
      guard case .packet(let changes) = steps[index].action else { continue }
      // The loop uses indices because copying each change would update reference counts, which is
      // measurable in script benchmarks.
      for number in changes.indices {
        let finger = changes[number].finger.finger
        let point: CGPoint?
        switch changes[number].kind {
        case .down(let location):
          point = location
          down.insert(finger)
          if down.count > limit, !hasTooMany {
            hasTooMany = true
            warnings.append(
              "finger \(finger) is ignored (\(position(of: steps[index], finger: finger))): the screen tracks \(limit) "
                + "fingers at once")
          }
        case .move(let location): point = location
        case .up(let location):
          point = location
          down.remove(finger)
        case .cancel: point = nil
        }
        guard let point, !screen.holds(point), outside.insert(finger).inserted else { continue }
        warnings.append(
          "finger \(finger) is off the screen at \(ScriptSyntax.text(of: point)) "
            + "(\(position(of: steps[index], finger: finger))); the screen is \(ScriptSyntax.text(of: screen.width)) x "
            + "\(ScriptSyntax.text(of: screen.height)) points, from 0,0")
      }
    }
    return warnings
  }
}

extension CGSize {
  /// Returns whether a point is inside a rectangle of this size whose origin is (0, 0).
  fileprivate func holds(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }
}
