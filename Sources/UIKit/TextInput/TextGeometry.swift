import CoreGraphics
import DisplayList

/// The lines of a text with its caret positions, for hit tests, carets, and selections.
///
/// Coordinates are in points from the upper left corner of the text box. Offsets count UTF-16 code
/// units.
struct TextGeometry {
  /// The width of a caret, in points. Source: the caret of iOS 7 and later.
  static let caretWidth: CGFloat = 2

  /// A caret position.
  struct Stop {
    var offset: Int
    var x: CGFloat
  }

  /// A line. There is always at least one, even if there is no text.
  struct Line {
    var stops: [Stop]
    var top, bottom, maxX: CGFloat
  }

  /// The lines, from top to bottom.
  let lines: [Line]

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text, whose string is the block's.
  ///   - width: The width of the text box, or `nil` if lines break only at newlines.
  init(_ block: TextBlock, of text: EditableText, width: CGFloat?, services: HostServices) {
    let measured = services.lines(block, width)
    guard !measured.isEmpty else {
      let metrics = services.metrics(block.font)
      let free = width.map { $0.isFinite ? $0 : 0 } ?? 0
      let x: CGFloat =
        switch block.alignment {
        case .left, .justified: 0
        case .center: free / 2
        case .right: free
        }
      lines = [
        Line(
          stops: [Stop(offset: 0, x: x)], top: 0, bottom: metrics.ascent + metrics.descent,
          maxX: x)
      ]
      return
    }
    // Convert the offsets while moving forward, because looking up each one would take longer.
    let (utf8, utf16) = (block.string.utf8, block.string.utf16)
    var (index, bytes, units) = (block.string.startIndex, 0, 0)
    func offset(_ target: Int) -> Int {
      let next =
        utf8.index(index, offsetBy: target - bytes, limitedBy: block.string.endIndex)
        ?? block.string.endIndex
      units += utf16.distance(from: index, to: next)
      (index, bytes) = (next, target)
      return units
    }
    lines = measured.map { line in
      Line(
        stops: line.stops.map { Stop(offset: offset($0.offset), x: $0.x) }, top: line.top,
        bottom: line.bottom, maxX: line.maxX)
    }
  }

  /// The height of all lines.
  var height: CGFloat { lines.last?.bottom ?? 0 }

  /// Returns the index of the line that contains a caret.
  func line(of offset: Int) -> Int {
    lines.lastIndex { ($0.stops.first?.offset ?? 0) <= offset } ?? 0
  }

  /// Returns the rectangle of the caret at an offset.
  func caret(at offset: Int) -> CGRect {
    let line = lines[line(of: offset)]
    let x = line.stops.last { $0.offset <= offset }?.x ?? line.maxX
    return CGRect(
      x: x - Self.caretWidth / 2, y: line.top, width: Self.caretWidth,
      height: line.bottom - line.top)
  }

  /// Returns the caret position closest to a point: the line at its height, or the first or last
  /// line, and the nearest boundary in it.
  func offset(at point: CGPoint) -> Int {
    let line = lines.first { point.y < $0.bottom } ?? lines[lines.count - 1]
    return nearest(to: point.x, in: line)
  }

  private func nearest(to x: CGFloat, in line: Line) -> Int {
    line.stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? 0
  }

  /// Returns the boundaries around the character at a point, or `nil` if there is none.
  func character(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.bottom }) else {
      return nil
    }
    for (left, right) in zip(line.stops, line.stops.dropFirst())
    where min(left.x, right.x) <= point.x && point.x < max(left.x, right.x) {
      return left.offset..<right.offset
    }
    return nil
  }

  /// Returns the caret position in the line above or below, nearest to an x coordinate. Above the
  /// first line is the start of the text, and below the last line is its end.
  func offset(_ lineCount: Int, linesFrom offset: Int, x: CGFloat) -> Int {
    let target = line(of: offset) + lineCount
    if target < 0 { return lines[0].stops.first?.offset ?? 0 }
    guard target < lines.count else { return lines.last?.stops.last?.offset ?? 0 }
    return nearest(to: x, in: lines[target])
  }

  /// Returns the first and last caret positions in the line of an offset.
  func ends(ofLineAt offset: Int) -> (start: Int, end: Int) {
    let stops = lines[line(of: offset)].stops
    return (stops.first?.offset ?? offset, stops.last?.offset ?? offset)
  }

  /// Returns the rectangles of a selection, one per line. A selected newline extends to the right
  /// edge.
  ///
  /// - Parameter width: The width of the text box.
  func rects(of range: Range<Int>, width: CGFloat) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    return (line(of: range.lowerBound)...line(of: range.upperBound)).compactMap { number in
      let line = lines[number]
      guard let first = line.stops.first, let last = line.stops.last else { return nil }
      let start =
        range.lowerBound <= first.offset
        ? first.x : line.stops.last { $0.offset <= range.lowerBound }?.x ?? first.x
      let continues = number < self.line(of: range.upperBound)
      let end =
        continues
        ? max(width, line.maxX) : line.stops.last { $0.offset <= range.upperBound }?.x ?? last.x
      return CGRect(
        x: min(start, end), y: line.top, width: abs(end - start), height: line.bottom - line.top)
    }
  }
}
