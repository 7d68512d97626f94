import CCairo

/// One laid-out line and where it goes in its box.
struct TextLine {
  /// Owned by the layouts of the `LaidOutText` it belongs to.
  let line: UnsafeMutablePointer<PangoLayoutLine>
  /// The line's left end, in points from the box's left side.
  var x: Double
  /// The line the letters stand on, in points from the box's top.
  let baseline: Double
  /// Where the line starts and ends, in points from the box's top.
  let top: Double
  let bottom: Double
  /// From the left end to the right, in points.
  let width: Double
}
