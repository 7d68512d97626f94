package import CoreGraphics

/// Breaks text into lines and measures it, the same at every scale of the screen.
///
/// Pango starts with the first text, not before: it takes longer to start than everything else.
/// One typesetter serves the painter and whoever lays out views, so that text is as wide on the
/// screen as it was measured.
package final class Typesetter {
  private struct Key: Hashable {
    let block: TextBlock
    let width: CGFloat?
    let height: CGFloat?
  }

  private let warn: (String) -> Void
  private lazy var fonts = FontCatalog(warn: warn)
  private var known = LRUCache<Key, LaidOutText>(limit: 512)

  /// Makes a typesetter.
  ///
  /// - Parameter warn: Is told once about each font that is not installed.
  package init(warn: @escaping (String) -> Void) {
    self.warn = warn
  }

  /// Returns the size of a text, in points, not rounded.
  ///
  /// The height is that of the lines, from the first's ascent to the last's descent. A box of the
  /// returned size breaks the text into the same lines. Empty text has no size.
  ///
  /// - Parameter width: Where lines break, in points; nil, or infinite, for at newlines alone.
  package func measure(_ block: TextBlock, width: CGFloat?) -> CGSize {
    lines(block, width: width, height: nil).size
  }

  /// Returns the lines of a text that fit into a box.
  func lines(of block: TextBlock, in size: CGSize) -> LaidOutText {
    lines(block, width: size.width, height: size.height)
  }

  private func lines(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> LaidOutText {
    let width = width == .infinity ? nil : width
    let height = height == .infinity ? nil : height
    guard !block.string.isEmpty, block.font.size > 0, block.font.size.isFinite, width ?? 1 > 0,
      height ?? 1 > 0
    else { return .empty }
    // Colour changes nothing about lines.
    var plain = block
    plain.color = .black
    let key = Key(block: plain, width: width, height: height)
    return known.value(for: key, cost: { _ in 1 }) {
      fonts.setter(for: plain).lines(width: width.map(Double.init), height: height.map(Double.init))
    }
  }
}
