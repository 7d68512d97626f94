import CoreGraphics
import DisplayList
import UIKit

/// An app's guide, which its window can display: the idea of the app, and things to try.
package struct Guide: Hashable {
  /// A heading and the text below it.
  package struct Section: Hashable {
    /// The heading, in a few words.
    package var heading: String
    /// The text, as one paragraph.
    package var text: String

    /// Creates a section.
    package init(_ heading: String, _ text: String) {
      (self.heading, self.text) = (heading, text)
    }
  }

  /// The app's name.
  package var title: String
  /// The sections, from top to bottom.
  package var sections: [Section]

  /// Creates a guide.
  package init(title: String, sections: [Section]) {
    (self.title, self.sections) = (title, sections)
  }
}

/// Draws an app's guide over the screen.
enum GuidePanel {
  /// A block of text and its location in the panel.
  private typealias Line = (block: TextBlock, rect: CGRect)

  private static let margin: CGFloat = 10
  private static let padding: CGFloat = 14
  /// The text sizes, in points. The panel uses the first size at which all text fits.
  private static let sizes: [CGFloat] = [13, 12.5, 12, 11.5, 11, 10.5, 10]
  private static let closing = "G or Escape closes this guide"

  /// Returns the panel, centered on the screen below the status bar and as tall as its text.
  ///
  /// - Parameters:
  ///   - statusBarHeight: The height of the status bar, in points.
  ///   - measure: Returns the size of text in points.
  static func node(
    _ guide: Guide, in screen: CGRect, below statusBarHeight: CGFloat,
    measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    let top = statusBarHeight + margin
    let available = screen.height - top - margin
    let width = screen.width - 2 * margin
    var (lines, height): ([Line], CGFloat) = ([], 0)
    for size in sizes {
      (lines, height) = layOut(guide, size: size, width: width, measure: measure)
      if height <= available { break }
    }
    height = min(height, available)
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(
        translationX: margin, y: (top + (available - height) / 2).rounded()))
    node.background = CGColor(gray: 0.1, alpha: 1)
    node.cornerRadius = 14
    node.clips = true
    node.contents = lines.map { .text($0.block, in: $0.rect) }
    return node
  }

  /// Returns all lines and the panel's height.
  private static func layOut(
    _ guide: Guide, size: CGFloat, width: CGFloat, measure: (TextBlock, CGFloat?) -> CGSize
  ) -> (lines: [Line], height: CGFloat) {
    var lines: [Line] = []
    var y = padding
    func add(_ text: String, size: CGFloat, weight: Int, gray: CGFloat = 1, gap: CGFloat) {
      let font = FontDescription(family: UIFont.systemFamily, size: size, weight: weight)
      let block = TextBlock(
        text, font: font, color: CGColor(gray: gray, alpha: 1), lineBreak: .wordWrap,
        maximumLines: 0)
      let height = measure(block, width - 2 * padding).height.rounded(.up)
      lines.append(
        (block, CGRect(x: padding, y: y, width: width - 2 * padding, height: height)))
      y += height + gap
    }
    add(guide.title, size: size + 4, weight: 700, gap: size / 2)
    for section in guide.sections {
      add(section.heading, size: size, weight: 600, gray: 0.7, gap: 2)
      add(section.text, size: size, weight: 400, gap: size * 2 / 3)
    }
    add(closing, size: size - 1, weight: 400, gray: 0.6, gap: padding)
    return (lines, y)
  }
}
