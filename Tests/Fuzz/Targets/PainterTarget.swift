import CoreGraphics
import DisplayList
import Painter
import Streams

/// Display lists with arbitrary numbers, deep and wide.
///
/// Painting a list after another must give the same result as painting it alone, and a rectangle in
/// front of everything must always be visible.
enum PainterTarget {
  static func problem(with bytes: [UInt8]) -> String? {
    let data = FuzzedDataProvider(bytes)
    let typesetter = Typesetter(warn: { _ in })
    let painter = ScreenPainter(typesetter: typesetter, warn: { _ in })
    painter.scale = data.once(in: 8) ? data.anyNumber() : CGFloat(data.count(1...3))
    // A screen of arbitrary size could require gigabytes. Large screens are covered by the tests.
    if !(painter.scale <= 4) { painter.scale = 1 }
    var lists = FuzzedDisplayList(data)
    var list = lists.list()
    painter.paint(list)
    for _ in 0..<data.count(0...2) {
      lists.change(&list)
      painter.paint(list)
    }
    list.nodes.append(mark)
    painter.paint(list)
    let whole = ScreenPainter(scale: painter.scale, typesetter: typesetter, warn: { _ in })
    whole.paint(list)
    guard let image = painter.image, let expected = whole.image else {
      return painter.image == nil && whole.image == nil ? nil : "only one painter has a screen"
    }
    guard image.pixels == expected.pixels else { return "repainting differs from painting" }
    guard painter.scale >= 1 else { return nil }
    return Array(image.pixels.prefix(4)) == [0, 255, 0, 255] ? nil : "the mark is not drawn"
  }

  /// A green rectangle in the upper-left corner.
  private static let mark: DisplayNode = {
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
    node.background = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    return node
  }()
}
