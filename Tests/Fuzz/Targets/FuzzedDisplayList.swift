import CoreGraphics
import DisplayList
import Streams
import UIKit

/// Creates and changes display lists with arbitrary numbers and every kind of command.
struct FuzzedDisplayList {
  /// The maximum number of nodes in a list.
  private static let maximumNodes = 200
  /// The maximum nesting depth in an app: its layers, plus the drawing of one layer.
  private static let maximumDepth = UIView.depthLimit + DisplayListRecorder.depthLimit

  private let data: FuzzedDataProvider
  private var nodeCount = 0

  init(_ data: FuzzedDataProvider) {
    self.data = data
  }

  /// Returns a small list with a screen of any size.
  mutating func list() -> DisplayList {
    var size = CGSize(width: 24 + data.count(0...40), height: 16 + data.count(0...40))
    if data.once(in: 16) { size.width = min(data.anyNumber(), 100) }
    var list = DisplayList(size: size, background: data.bool() ? .white : .clear)
    for _ in 0..<data.count(0...5) where !data.isAtEnd { list.nodes.append(node(depth: 3)) }
    return list
  }

  /// Makes a single change to a list.
  mutating func change(_ list: inout DisplayList) {
    switch data.count(0...5) {
    case 0: list.background = color()
    case 1 where !list.nodes.isEmpty: list.nodes.removeLast()
    case 2 where !list.nodes.isEmpty: list.nodes.swapAt(0, list.nodes.count - 1)
    case 3 where !list.nodes.isEmpty:
      list.nodes[0].transform = list.nodes[0].transform.concatenating(data.anyTransform())
    case 4 where !list.nodes.isEmpty: list.nodes[0].contents.append(command(depth: 1))
    default: list.nodes.append(node(depth: 2))
    }
  }

  private mutating func node(depth: Int) -> DisplayNode {
    nodeCount += 1
    var node = DisplayNode(bounds: data.anyRect(), transform: data.anyTransform())
    let parts = data.count(0...255)
    if parts & 1 != 0 { node.background = color() }
    if parts & 2 != 0 { node.cornerRadius = data.anyNumber() }
    if parts & 4 != 0 { node.clips = true }
    if parts & 8 != 0 { node.opacity = data.anyNumber() }
    if parts & 16 != 0 { (node.borderWidth, node.borderColor) = (data.anyNumber(), color()) }
    if parts & 32 != 0 { node.contentsTransform = data.anyTransform() }
    if parts & 64 != 0 { node.effects = effects(depth: depth) }
    for _ in 0..<data.count(0...4) where !data.isAtEnd {
      node.contents.append(command(depth: depth))
    }
    if depth > 0 {
      for _ in 0..<data.count(0...3) where !data.isAtEnd && nodeCount < Self.maximumNodes {
        node.children.append(self.node(depth: depth - 1))
      }
    }
    if parts & 128 != 0, data.once(in: 8) { node = nested(node, data.count(0...Self.maximumDepth)) }
    return node
  }

  /// Returns a node wrapped in many others.
  private func nested(_ node: DisplayNode, _ depth: Int) -> DisplayNode {
    var outer = DisplayNode(bounds: node.bounds, transform: data.anyTransform())
    let isGroup = data.bool()
    for level in 0..<depth {
      var next = DisplayNode(bounds: outer.bounds)
      if isGroup { next.opacity = 0.9 }
      if level < DisplayListRecorder.depthLimit {
        next.contents = [.nodes([outer])]
      } else {
        next.children = [outer]
      }
      outer = next
    }
    return outer
  }

  private mutating func effects(depth: Int) -> NodeEffects {
    NodeEffects(
      shadow: data.bool() ? shadow() : nil, shadowPath: data.bool() ? path() : nil,
      mask: depth > 0 && data.bool() ? node(depth: 0) : nil,
      corners: CGPath.Corners(rawValue: UInt(data.count(0...15))), isIsolated: data.bool())
  }

  private func shadow() -> Shadow {
    // A wide blur is slow, but uses the same code as a narrow one.
    let deviation = data.anyNumber()
    return Shadow(
      offset: CGSize(width: data.anyNumber(), height: data.anyNumber()),
      deviation: deviation > 8 && deviation < 300 ? 8 : deviation, color: color())
  }

  private func color() -> CGColor {
    let byte = data.count(0...255)
    return CGColor(
      red: CGFloat(byte & 7) / 7, green: CGFloat(byte >> 3 & 3) / 3, blue: CGFloat(byte >> 5 & 1),
      alpha: byte & 128 == 0 ? 1 : CGFloat(byte >> 5 & 3) / 3)
  }

  private func path() -> CGPath {
    switch data.count(0...4) {
    case 0: return CGPath(rect: data.anyRect())
    case 1: return CGPath(ellipseIn: data.anyRect())
    case 2:
      return CGPath(
        roundedRect: data.anyRect(), cornerWidth: data.anyNumber(), cornerHeight: data.anyNumber())
    default:
      let path = CGMutablePath()
      for _ in 0..<data.count(0...6) where !data.isAtEnd { extend(path) }
      return path
    }
  }

  private func extend(_ path: CGMutablePath) {
    switch data.count(0...7) {
    case 0: path.move(to: data.anyPoint())
    case 1, 2: path.addLine(to: data.anyPoint())
    case 3: path.addQuadCurve(to: data.anyPoint(), control: data.anyPoint())
    case 4:
      path.addCurve(to: data.anyPoint(), control1: data.anyPoint(), control2: data.anyPoint())
    case 5:
      path.addArc(
        center: data.anyPoint(), radius: data.anyNumber(), startAngle: data.anyNumber(),
        endAngle: data.anyNumber(), clockwise: data.bool())
    case 6: path.addRect(data.anyRect())
    default: path.closeSubpath()
    }
  }

  private static let image = CGImage(
    width: 3, height: 2, pixels: (0..<6).flatMap { [UInt8($0 * 20), 10, 0, 120 + $0 * 20] })

  private func stroke() -> StrokeStyle {
    StrokeStyle(
      width: data.anyNumber(), cap: data.one(of: [.butt, .round, .square]) ?? .butt,
      join: data.one(of: [.miter, .round, .bevel]) ?? .miter, miterLimit: data.anyNumber(),
      dashes: (0..<data.count(0...3)).map { _ in data.anyNumber() }, dashPhase: data.anyNumber())
  }

  private func text() -> TextBlock {
    var block = TextBlock(
      data.text(),
      font: FontDescription(
        family: data.bool() ? "Inter" : data.text(), size: data.anyNumber(),
        weight: data.count(-1...1000), italic: data.bool()),
      color: color(), alignment: data.one(of: [.left, .center, .right, .justified]) ?? .left,
      lineBreak: data.one(
        of: [
          .wordWrap, .characterWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
        ]) ?? .clip, maximumLines: data.count(-1...3))
    if data.once(in: 4) { block.lineSpacing = data.anyNumber() }
    for _ in 0..<max(0, data.count(-3...2)) {
      let start = data.count(0...20)
      var span = TextSpan(range: start..<start + data.count(0...8))
      (span.kern, span.baselineOffset) = (data.anyNumber(), data.anyNumber())
      if data.bool() { span.font = FontDescription(family: "Inter", size: data.anyNumber()) }
      (span.color, span.background) = (color(), color())
      span.underline = data.one(of: [nil, .single, .double]) ?? nil
      span.isStruckThrough = data.bool()
      block.spans.append(span)
    }
    return block
  }

  private func gradient() -> Paint {
    let stops = GradientStop.normalized(
      [color(), color()], locations: [data.anyNumber(), data.anyNumber()])
    let shape: GradientFill.Shape =
      data.bool()
      ? .linear(start: data.anyPoint(), end: data.anyPoint())
      : .radial(
        startCenter: data.anyPoint(), startRadius: data.anyNumber(), endCenter: data.anyPoint(),
        endRadius: data.anyNumber())
    var fill = GradientFill(stops: stops, shape: shape)
    if data.bool() { fill.options = [] }
    return .gradient(fill)
  }

  private mutating func command(depth: Int) -> DrawCommand {
    let rule: CGPathFillRule = data.bool() ? .winding : .evenOdd
    switch data.count(0...14) {
    case 0: return .save
    case 1: return .restore
    case 2: return .concatenate(data.anyTransform())
    case 3: return .clip(path(), rule)
    case 4:
      return .style(
        data.bool()
          ? nil
          : DrawingStyle(
            blendMode: CGBlendMode(rawValue: Int32(data.count(0...27))) ?? .normal,
            shadow: data.bool() ? shadow() : nil, interpolatesImages: data.bool(),
            antialiases: data.bool()))
    case 5, 6, 7: return .fill(path(), color(), rule)
    case 8:
      let tiles = Self.image.map { Paint.tiles($0, data.anyRect()) }
      guard let paint = data.bool() ? gradient() : tiles else { return .save }
      return .paint(paint, inside: path(), rule, opacity: data.anyNumber())
    case 9, 10: return .stroke(path(), color(), stroke())
    case 11:
      return Self.image.map { .image($0, in: data.anyRect(), opacity: data.anyNumber()) } ?? .save
    case 12: return Self.image.map { .tintedImage($0, in: data.anyRect(), color()) } ?? .save
    case 13 where depth > 0 && nodeCount < Self.maximumNodes:
      return .nodes([node(depth: depth - 1)])
    default: return .text(text(), in: data.anyRect())
    }
  }
}
