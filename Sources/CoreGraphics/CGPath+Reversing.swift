import Foundation

extension CGPath {
  /// The path with its subpaths and their segments in reverse order. Closed subpaths remain closed.
  package var reversed: CGPath {
    var subpaths: [[Element]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        subpaths.append([element])
        start = point
      } else {
        // After `close`, a segment without a move begins at the start of the closed subpath.
        if case .close? = subpaths.last?.last { subpaths.append([.move(start)]) }
        if !subpaths.isEmpty { subpaths[subpaths.count - 1].append(element) }
      }
    }
    return CGPath(elements: subpaths.reversed().flatMap(Self.reverse))
  }

  private static func reverse(_ subpath: [Element]) -> [Element] {
    var reversed: [Element] = []
    var isClosed = false
    for (index, element) in subpath.enumerated().reversed() {
      if case .close = element {
        isClosed = true
        continue
      }
      guard let end = element.end else { continue }
      if reversed.isEmpty { reversed.append(.move(end)) }
      guard index > 0, let before = subpath[index - 1].end else { continue }
      switch element {
      case .line: reversed.append(.line(before))
      case .quadCurve(let control, _): reversed.append(.quadCurve(control: control, to: before))
      case .curve(let control1, let control2, _):
        reversed.append(.curve(control1: control2, control2: control1, to: before))
      case .move, .close: break
      }
    }
    if isClosed { reversed.append(.close) }
    return reversed
  }
}

extension CGPath.Element {
  /// The end point of a segment; `nil` for `close`.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(_, let point), .curve(_, _, let point):
      point
    case .close: nil
    }
  }
}
