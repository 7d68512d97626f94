import CoreGraphics
import DisplayList
import Painter
import SplitMix64

/// Creates and changes random display lists that use every feature.
struct RandomDisplayList {
  var numbers: SplitMix64
  let images: [CGImage]
  let size = CGSize(width: 90, height: 70)

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    images = [
      .of(width: 24, height: 24) { x, y in
        CGColor(red: CGFloat(x) / 23, green: CGFloat(y) / 23, blue: 0.5, alpha: 1)
      },
      .of(width: 17, height: 31) { x, y in
        CGColor(
          red: CGFloat(y) / 30, green: 0.2, blue: CGFloat(x) / 16,
          alpha: (x + y) % 5 == 0 ? 0 : 0.7)
      },
    ]
  }

  mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }

  mutating func number(_ low: Double, _ high: Double) -> CGFloat {
    CGFloat(Double.random(in: low...high, using: &numbers))
  }

  /// Returns an integer half of the time, because separate code draws whole pixels.
  mutating func coordinate(_ low: Double, _ high: Double) -> CGFloat {
    let value = number(low, high)
    return chance(0.5) ? value.rounded() : value
  }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

  mutating func color() -> CGColor {
    CGColor(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      alpha: chance(0.6) ? 1 : number(0, 1))
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: coordinate(-10, 50), y: coordinate(-10, 50), width: coordinate(0, 50),
      height: coordinate(0, 40))
  }

  mutating func transform() -> CGAffineTransform {
    var transform = CGAffineTransform(translationX: coordinate(-20, 80), y: coordinate(-20, 60))
    if chance(0.4) { transform = transform.rotated(by: number(-4, 4)) }
    if chance(0.3) { transform = transform.scaledBy(x: number(-2, 2), y: number(0.2, 2)) }
    return transform
  }

  mutating func path() -> CGPath {
    switch index(4) {
    case 0: return CGPath(rect: rect())
    case 1: return CGPath(ellipseIn: rect())
    case 2: return CGPath(roundedRect: rect(), cornerWidth: number(0, 20), cornerHeight: 5)
    default:
      let path = CGMutablePath()
      path.move(to: rect().origin)
      for _ in 0..<3 { path.addLine(to: rect().origin) }
      path.addCurve(to: rect().origin, control1: rect().origin, control2: rect().origin)
      if chance(0.5) { path.closeSubpath() }
      return path
    }
  }

  mutating func text() -> TextBlock {
    let strings = ["Touch", "two words", "wrapped over\nseveral lines", "Äpfel fünf"]
    let breaks: [TextBlock.LineBreak] = [
      .wordWrap, .characterWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
    ]
    let alignments: [TextBlock.Alignment] = [.left, .center, .right, .justified]
    return TextBlock(
      strings[index(strings.count)],
      font: FontDescription(family: "Inter", size: CGFloat(7 + 3 * index(3))), color: color(),
      alignment: alignments[index(4)], lineBreak: breaks[index(6)], maximumLines: index(3))
  }

  mutating func command() -> DrawCommand {
    switch index(10) {
    case 0: return .save
    case 1: return .restore
    case 2: return .concatenate(transform())
    case 3: return .clip(path(), chance(0.5) ? .winding : .evenOdd)
    case 4, 5: return .fill(path(), color(), chance(0.5) ? .winding : .evenOdd)
    case 6:
      let style = StrokeStyle(
        width: number(0, 8), cap: [.butt, .round, .square][index(3)],
        join: [.miter, .round, .bevel][index(3)], dashes: chance(0.3) ? [4, 3] : [])
      return .stroke(path(), color(), style)
    case 7, 8:
      let image = images[index(images.count)]
      var rect = rect()
      if chance(0.5) { rect.size = CGSize(width: image.width, height: image.height) }
      return .image(image, in: rect, opacity: chance(0.7) ? 1 : number(0, 1))
    default: return .text(text(), in: rect())
    }
  }

  mutating func node(depth: Int) -> DisplayNode {
    var node = DisplayNode(
      bounds: CGRect(
        x: coordinate(-5, 5), y: coordinate(-5, 5), width: coordinate(0, 50),
        height: coordinate(0, 50)),
      transform: transform())
    if chance(0.6) { node.background = color() }
    if chance(0.4) { node.cornerRadius = number(0, 25) }
    if chance(0.3) { node.clips = true }
    if chance(0.3) { node.opacity = number(0, 1) }
    if chance(0.2) { node.borderWidth = coordinate(0, 6) }
    node.borderColor = color()
    if chance(0.5) { for _ in 0..<index(5) { node.contents.append(command()) } }
    if chance(0.2) { node.contentsTransform = transform() }
    if depth > 0 { for _ in 0..<index(4) { node.children.append(self.node(depth: depth - 1)) } }
    return node
  }

  mutating func list() -> DisplayList {
    let background: CGColor = chance(0.3) ? .clear : .white
    var list = DisplayList(size: size, background: background)
    for _ in 0..<6 { list.nodes.append(node(depth: 2)) }
    return list
  }

  /// Makes a single change somewhere in the list.
  mutating func change(_ list: inout DisplayList) {
    if chance(0.02) { list.background = color() }
    change(&list.nodes, depth: 2)
  }

  private mutating func change(_ nodes: inout [DisplayNode], depth: Int) {
    switch nodes.isEmpty ? 0 : index(8) {
    case 0: nodes.insert(node(depth: depth), at: index(nodes.count + 1))
    case 1: nodes.remove(at: index(nodes.count))
    case 2: nodes.append(nodes.remove(at: index(nodes.count)))
    default:
      let chosen = index(nodes.count)
      change(&nodes[chosen], depth: depth)
    }
  }

  private mutating func change(_ node: inout DisplayNode, depth: Int) {
    switch index(14) {
    case 0: node.transform = transform()
    case 1:
      node.transform = node.transform.concatenating(.init(translationX: coordinate(-3, 3), y: 1))
    case 2: node.bounds.size.width = coordinate(0, 50)
    case 3: node.opacity = chance(0.3) ? 1 : number(0, 1)
    case 4: node.cornerRadius = number(0, 25)
    case 5: node.clips.toggle()
    case 6: node.background = chance(0.3) ? nil : color()
    case 7: node.borderWidth = coordinate(0, 6)
    case 8: node.borderColor = color()
    case 9: node.contentsTransform = transform()
    case 10: node.contents.insert(command(), at: index(node.contents.count + 1))
    case 11: if !node.contents.isEmpty { node.contents[index(node.contents.count)] = command() }
    case 12: if !node.contents.isEmpty { node.contents.remove(at: index(node.contents.count)) }
    default: if depth > 0 { change(&node.children, depth: depth - 1) }
    }
  }
}
