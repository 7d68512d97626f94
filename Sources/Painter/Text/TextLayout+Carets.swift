import CCairo
import CoreGraphics
import DisplayList

extension TextLayout {
  /// Returns the lines with their caret positions, measured by Pango.
  ///
  /// - Parameter text: The text of the layout.
  func textLines(of text: String) -> [TextLine] {
    let utf8 = text.utf8
    var index = text.startIndex
    var offset = 0
    return lines.enumerated().map { number, line in
      let start = Int(line.pangoLine.pointee.start_index)
      let end = start + Int(line.pangoLine.pointee.length)
      // Skip the newline between two paragraphs.
      while offset < start, index < text.endIndex {
        let next = text.index(after: index)
        offset += utf8.distance(from: index, to: next)
        index = next
      }
      var stops = [TextLine.Stop(offset: start, x: line.x + line.x(at: start))]
      while offset < end, index < text.endIndex {
        let next = text.index(after: index)
        offset += utf8.distance(from: index, to: next)
        index = next
        stops.append(TextLine.Stop(offset: offset, x: line.x + line.x(at: offset)))
      }
      let maxX = stops.map(\.x).max() ?? CGFloat(line.x)
      let isWrapped =
        number + 1 < lines.count && Int(lines[number + 1].pangoLine.pointee.start_index) == end
      if isWrapped, stops.count > 1 { stops.removeLast() }
      return TextLine(stops: stops, top: line.top, bottom: line.bottom, maxX: maxX)
    }
  }
}

extension TextLayout.Line {
  /// Returns the distance from the line's left end to the boundary at a UTF-8 offset, in points.
  fileprivate func x(at offset: Int) -> Double {
    var position: Int32 = 0
    pango.layout_line_index_to_x(pangoLine, Int32(clamping: offset), 0, &position)
    return Double(position) / LineBreaker.pangoUnitsPerPoint
  }
}
