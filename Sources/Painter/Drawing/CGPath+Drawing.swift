import CoreGraphics

nonisolated extension CGPath {
  /// The rectangle that the path is, when it is exactly one upright rectangle.
  var rectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4]
    else { return nil }
    let startsFlat =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let startsSteep =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard startsFlat || startsSteep else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }
}
