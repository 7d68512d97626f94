/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
  /// Flat at the end point.
  case butt = 0
  /// A half circle beyond the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// The shape of the corner between two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, or a beveled one beyond the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// By the winding number: a point is inside if it is not zero.
  case winding
  /// By the number of crossings: a point is inside if it is odd.
  case evenOdd
}
