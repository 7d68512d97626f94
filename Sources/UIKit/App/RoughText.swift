import CoreGraphics
package import DisplayList

/// Text sizes without fonts: each character is 0.5 em wide, and each line 1.2 em high.
nonisolated extension HostServices {
  /// Estimates a font's metrics: 0.95 × size above the baseline and 0.25 × size below.
  package static func roughMetrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, capHeight: font.size * 0.7,
      xHeight: font.size * 0.5)
  }

  /// Estimates a text size in points; lines wrap between words at `width`, unless it is nil.
  package static func roughSize(of text: TextBlock, width: CGFloat?) -> CGSize {
    let widths = brokenLines(of: text, width: width).map { roughWidth(of: $0, in: text) }
    return CGSize(
      width: widths.max() ?? 0, height: CGFloat(widths.count) * text.font.size * 1.2)
  }

  /// Estimates the lines of a text, wrapped between words at `width`, unless it is nil.
  package static func roughLines(of text: TextBlock, width: CGFloat?) -> [TextLine] {
    let (advance, height) = (text.font.size / 2, text.font.size * 1.2)
    let lines = brokenLines(of: text, width: width)
    let longest = lines.map { roughWidth(of: $0, in: text) }.max() ?? 0
    var offset = 0
    return lines.enumerated().map { number, line in
      let ownWidth = roughWidth(of: line, in: text)
      let free = max(0, (width.map { $0.isFinite ? $0 : longest } ?? longest) - ownWidth)
      let left: CGFloat =
        switch text.alignment {
        case .left, .justified: 0
        case .center: free / 2
        case .right: free
        }
      var stops = [TextLine.Stop(offset: offset, x: left)]
      for (index, character) in line.text.enumerated() {
        offset += character.utf8.count
        stops.append(TextLine.Stop(offset: offset, x: left + CGFloat(index + 1) * advance))
      }
      if line.isWrapped { stops.removeLast() } else { offset += 1 }
      return TextLine(
        stops: stops, top: CGFloat(number) * height, bottom: CGFloat(number + 1) * height,
        maxX: left + ownWidth)
    }
  }

  /// Part of a paragraph, including the space at which it is wrapped.
  private typealias BrokenLine = (text: Substring, isWrapped: Bool)

  /// Breaks a text at newlines and, between words, at a width; longer words are broken anywhere.
  private static func brokenLines(of text: TextBlock, width: CGFloat?) -> [BrokenLine] {
    guard !text.string.isEmpty else { return [] }
    let limit = width.map { $0 / (text.font.size / 2) } ?? .infinity
    var lines: [BrokenLine] = []
    for var rest in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      while CGFloat(rest.count) > limit {
        let most = Int(max(1, limit))
        let space = rest.prefix(most + 1).lastIndex(of: " ").map(rest.index(after:))
        let end = space ?? rest.index(rest.startIndex, offsetBy: most)
        guard end < rest.endIndex else { break }
        lines.append((rest[..<end], true))
        rest = rest[end...]
      }
      lines.append((rest, false))
    }
    return lines
  }

  /// Returns a line's width without the space at which it is wrapped.
  private static func roughWidth(of line: BrokenLine, in text: TextBlock) -> CGFloat {
    let isSpaced = line.isWrapped && line.text.last == " "
    return CGFloat(line.text.count - (isSpaced ? 1 : 0)) * text.font.size / 2
  }
}
