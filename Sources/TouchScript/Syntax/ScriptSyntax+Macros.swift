import UIKit

extension ScriptSyntax {
  /// Returns a whole gesture in script syntax.
  static func text(of macro: ScriptMacro) -> String {
    switch macro {
    case .tap(let landings, let count, let every, let hold):
      "tap " + landings.map { "\($0.finger) \(text(of: $0.point))" }.joined(separator: " & ")
        + (count.map { " count \($0)" } ?? "") + (every.map { " every \(seconds($0))" } ?? "")
        + (hold.map { " hold \(seconds($0))" } ?? "")
    case .drag(let finger, let from, let to, let motion):
      "drag \(finger) \(text(of: from)) \(text(of: to))" + text(of: motion)
    case .path(let finger, let points, let isStraight, let motion):
      "path \(finger) " + points.map { text(of: $0) }.joined(separator: " ")
        + (isStraight ? " straight" : "") + text(of: motion)
    case .pinch(let center, let from, let to, let angle, let motion):
      "pinch \(text(of: center)) \(text(of: from)) \(text(of: to))"
        + (angle.map { " angle \(text(of: $0))" } ?? "") + text(of: motion)
    case .rotate(let center, let radius, let from, let to, let motion):
      "rotate \(text(of: center)) \(text(of: radius)) \(text(of: from)) \(text(of: to))"
        + text(of: motion)
    case .transform(let transform, let motion): text(of: transform) + text(of: motion)
    }
  }

  private static func text(of transform: ScriptTransform) -> String {
    "transform \(text(of: transform.center))"
      + (transform.target.map { " to \(text(of: $0))" } ?? "")
      + (transform.scale.map { " scale \(text(of: $0))" } ?? "")
      + (transform.rotation.map { " rotate \(text(of: $0))" } ?? "")
      + (transform.distance.map { " distance \(text(of: $0))" } ?? "")
      + (transform.angle.map { " angle \(text(of: $0))" } ?? "")
  }

  /// Returns a time course with a leading space.
  private static func text(of motion: ScriptMotion) -> String {
    let pace =
      switch motion.pace {
      case .over(let duration): " over \(seconds(duration))"
      case .speed(let speed): " speed \(text(of: speed))"
      }
    return (motion.hold.map { " hold \(seconds($0))" } ?? "") + pace
      + (motion.ease.map { " ease \($0.rawValue)" } ?? "")
  }
}
