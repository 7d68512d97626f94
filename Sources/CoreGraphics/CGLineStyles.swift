/// The shape of the ends of an open stroke.
public enum CGLineCap: Int32, Sendable {
  /// Flat at the end point.
  case butt = 0
  /// A semicircle beyond the end point.
  case round = 1
  /// A half square beyond the end point.
  case square = 2
}

/// The shape of the corner between two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, or a beveled corner if the miter limit is exceeded.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if its winding number is not zero.
  case winding
  /// A point is inside if the number of crossings is odd.
  case evenOdd
}
