/// How the ends of an open stroke look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half disc beyond the end point.
  case round = 1
  /// Half a line width beyond the end point.
  case square = 2
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off beyond the miter limit.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A cut-off corner.
  case bevel = 2
}

/// Which side of a self-crossing outline is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Counts the turns around a point; inside when they do not sum to zero.
  case winding
  /// Counts the crossings; inside when odd.
  case evenOdd
}
