public import Foundation

/// One drawing step inside a node, in the node's own coordinates, in points.
///
/// Steps play in order on a graphics state (transform, clip) that starts fresh for each node.
public enum DrawCommand: Hashable, Sendable {
  /// Pushes the transform and the clip.
  case save
  /// Pops what the last `save` pushed.
  case restore
  /// Applies a transform before the current one.
  case concatenate(CGAffineTransform)
  /// Narrows the clip to the inside of a path.
  case clip(CGPath, CGPathFillRule)
  /// Fills a path.
  case fill(CGPath, CGColor, CGPathFillRule)
  /// Strokes a path.
  case stroke(CGPath, CGColor, StrokeStyle)
  /// Draws an image, stretched into a rectangle, with an opacity of 0…1.
  case image(CGImage, in: CGRect, opacity: CGFloat)
  /// Draws text in a box: from its top, lines aligned between its sides, clipped to nothing.
  case text(TextBlock, in: CGRect)
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The shape of open ends.
  public var cap: CGLineCap
  /// The shape of corners.
  public var join: CGLineJoin
  /// How far a sharp corner may reach, as a multiple of the width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps, in points; empty for a full line.
  public var dashes: [CGFloat]
  /// Where in the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// Makes a style; the defaults are those of a graphics context.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// What one view adds to a frame, with the nodes of its subviews in front.
///
/// Drawn back to front: background, contents, children, border. With an opacity below 1 the whole
/// subtree is composed first and blended once. Contents and children are drawn outside `bounds`
/// too unless `clips` is set; then all is cut to the rounded bounds.
public struct DisplayNode: Equatable, Sendable {
  /// The map from the node's own coordinates to its parent's.
  public var transform: CGAffineTransform
  /// The node's rectangle in its own coordinates.
  public var bounds: CGRect
  /// The opacity of the subtree as one group, 0…1.
  public var opacity: CGFloat
  /// The radius of the corners, in points, already at most half of the shorter side.
  public var cornerRadius: CGFloat
  /// Whether contents and children end at the rounded bounds.
  public var clips: Bool
  /// The fill of the rounded bounds.
  public var background: CGColor?
  /// The border's width, in points, inside the bounds; 0 for none.
  public var borderWidth: CGFloat
  /// The border's colour.
  public var borderColor: CGColor
  /// What the view drew.
  public var contents: [DrawCommand]
  /// The map from the coordinates in which `contents` was drawn to the node's own.
  public var contentsTransform: CGAffineTransform
  /// The subviews' nodes, back to front.
  public var children: [DisplayNode]

  /// Makes a node with nothing in it.
  public init(bounds: CGRect, transform: CGAffineTransform = .identity) {
    self.transform = transform
    self.bounds = bounds
    opacity = 1
    cornerRadius = 0
    clips = false
    background = nil
    borderWidth = 0
    borderColor = .black
    contents = []
    contentsTransform = .identity
    children = []
  }
}

/// One frame as a value: what is on the screen, from back to front.
///
/// Two lists compare, so what changed on screen is known without asking the views.
public struct DisplayList: Equatable, Sendable {
  /// The screen's size, in points; drawing outside is cut off.
  public var size: CGSize
  /// What lies behind all nodes.
  public var background: CGColor
  /// The nodes, back to front, in screen coordinates.
  public var nodes: [DisplayNode]

  /// Makes a frame; `size` is in points.
  public init(size: CGSize, background: CGColor = .black, nodes: [DisplayNode] = []) {
    self.size = size
    self.background = background
    self.nodes = nodes
  }
}
