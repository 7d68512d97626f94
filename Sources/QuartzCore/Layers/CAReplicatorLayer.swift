public import CoreGraphics
import DisplayList
import PhoneFoundation

/// A layer that displays copies of its sublayers. Each copy is transformed, tinted, and delayed
/// relative to the previous one.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/careplicatorlayer
open nonisolated class CAReplicatorLayer: CALayer {
  private struct Replication {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  private var replication = Replication() {
    didSet { didChange() }
  }

  /// Creates a layer that displays a single copy of its sublayers.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
  }

  /// Creates a layer that displays a single copy of its sublayers. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Without this `deinit`, subclasses could not declare one.
  deinit {}

  /// The number of copies, including the sublayers themselves; 1 by default.
  open var instanceCount: Int {
    get { replication.count }
    set { replication.count = newValue }
  }

  /// The animation delay from one copy to the next, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      replication.delay = newValue
      if newValue != 0 { onMain { LayerContext.current.animations.hasLayerTimings = true } }
    }
  }

  /// The transform from one copy to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { replication.transform = newValue }
  }

  /// A color to multiply with the sublayers' colors. Nil and white leave them unchanged.
  ///
  /// The color applies to solid colors and opacity, but not to images and gradients.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { replication.color = newValue }
  }

  /// The change of the color's red component from one copy to the next.
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set { replication.redOffset = newValue }
  }

  /// The change of the color's green component from one copy to the next.
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set { replication.greenOffset = newValue }
  }

  /// The change of the color's blue component from one copy to the next.
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set { replication.blueOffset = newValue }
  }

  /// The change of the color's opacity from one copy to the next.
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set { replication.alphaOffset = newValue }
  }

  override func replicated(_ children: [DisplayNode]) -> [DisplayNode] {
    let anchor = values.anchorInBounds
    let step = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), replication.transform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    var map = CATransform3DIdentity
    var nodes: [DisplayNode] = []
    for index in 0..<max(0, min(replication.count, 10_000)) {
      let delay = Double(index) * replication.delay
      let copies = delay == 0 ? children : onMain(self) { $0.childNodes(delayedBy: delay) }
      let transform = CATransform3DGetAffineTransform(map)
      let color = color(of: index)
      nodes += copies.map { child in
        var node = color == .white ? child : child.multiplied(by: color)
        node.transform = node.transform.concatenating(transform)
        return node
      }
      map = CATransform3DConcat(map, step)
    }
    return nodes
  }

  private func color(of index: Int) -> CGColor {
    let color = replication.color ?? .white
    func component(_ value: CGFloat, _ offset: Float) -> CGFloat {
      max(0, min(1, value + CGFloat(index) * CGFloat(offset)))
    }
    return CGColor(
      red: component(color.red, replication.redOffset),
      green: component(color.green, replication.greenOffset),
      blue: component(color.blue, replication.blueOffset),
      alpha: component(color.alpha, replication.alphaOffset))
  }
}

nonisolated extension CGColor {
  /// Returns this color multiplied by another color, whose opacity is ignored.
  fileprivate func multiplied(by color: CGColor) -> CGColor {
    CGColor(
      red: red * color.red, green: green * color.green, blue: blue * color.blue, alpha: alpha)
  }
}

nonisolated extension TextBlock {
  /// Returns the text with its colors multiplied by another color.
  fileprivate func multiplied(by color: CGColor) -> TextBlock {
    var block = self
    block.color = block.color.multiplied(by: color)
    for index in block.spans.indices {
      block.spans[index].color = block.spans[index].color?.multiplied(by: color)
      block.spans[index].background = block.spans[index].background?.multiplied(by: color)
    }
    return block
  }
}

nonisolated extension DisplayNode {
  /// Returns the node with its solid colors and opacity multiplied by a color.
  fileprivate func multiplied(by color: CGColor) -> DisplayNode {
    var node = tinted(by: color)
    node.opacity *= color.alpha
    return node
  }

  private func tinted(by color: CGColor) -> DisplayNode {
    var node = self
    node.background = background?.multiplied(by: color)
    node.borderColor = borderColor.multiplied(by: color)
    node.contents = contents.map { command in
      switch command {
      case .fill(let path, let fill, let rule): .fill(path, fill.multiplied(by: color), rule)
      case .stroke(let path, let stroke, let style):
        .stroke(path, stroke.multiplied(by: color), style)
      case .tintedImage(let image, let rect, let tint):
        .tintedImage(image, in: rect, tint.multiplied(by: color))
      case .nodes(let nodes): .nodes(nodes.map { $0.tinted(by: color) })
      case .text(let block, let rect): .text(block.multiplied(by: color), in: rect)
      case .save, .restore, .concatenate, .clip, .style, .paint, .image: command
      }
    }
    node.children = children.map { $0.tinted(by: color) }
    return node
  }
}
