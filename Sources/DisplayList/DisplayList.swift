package import CoreGraphics

/// A view's drawing, with the nodes of its subviews in front of it.
///
/// The drawing order, back to front, is background, contents, children, and border. If the opacity
/// is below 1, the whole subtree is composited first and blended once. Contents and children may
/// extend outside `bounds` unless `clips` is set.
package struct DisplayNode: Hashable, Sendable {
  /// The transform from the node's own coordinates to its parent's.
  package var transform: CGAffineTransform
  /// The node's rectangle in its own coordinates.
  package var bounds: CGRect
  /// The opacity of the subtree as a group, 0…1.
  package var opacity: CGFloat = 1
  /// The corner radius, in points; at most half the shorter side.
  package var cornerRadius: CGFloat = 0
  /// Whether contents and children are clipped to the rounded bounds.
  package var clips = false
  /// The fill color of the rounded bounds.
  package var background: CGColor?
  /// The width of the border inside the bounds, in points; 0 for no border.
  package var borderWidth: CGFloat = 0
  /// The border color.
  package var borderColor = CGColor.black
  /// The view's own drawing.
  package var contents: [DrawCommand] = []
  /// The transform from the coordinates of `contents` to the node's own.
  package var contentsTransform = CGAffineTransform.identity
  /// The subviews' nodes, back to front.
  package var children: [DisplayNode] = []
  /// Rarely used properties; `nil` if they all have their default values.
  package var effects: NodeEffects?

  /// Creates an empty node.
  package init(bounds: CGRect, transform: CGAffineTransform = .identity) {
    self.transform = transform
    self.bounds = bounds
  }
}

extension [DisplayNode] {
  /// Returns the nesting depth of nodes (children, nodes in contents, and masks), up to a limit.
  package func levels(upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var most = 0
    for node in self {
      var inner = node.children.levels(upTo: limit - 1)
      for case .nodes(let nodes) in node.contents {
        inner = Swift.max(inner, nodes.levels(upTo: limit - 1))
      }
      if let mask = node.effects?.mask { inner = Swift.max(inner, [mask].levels(upTo: limit - 1)) }
      most = Swift.max(most, inner + 1)
    }
    return most
  }
}

/// Rarely used node properties. A node without them only stores a `nil` reference.
package final class NodeEffects: Hashable, Sendable {
  /// A blurred outline, behind the node, of everything that it and its children draw.
  package let shadow: Shadow?
  /// The shape that casts the shadow, in the node's own coordinates; `nil` for the whole drawing.
  package let shadowPath: CGPath?
  /// A node, in this node's coordinates, whose opacity is applied to this node, pixel by pixel.
  package let mask: DisplayNode?
  /// The corners that are rounded.
  package let corners: CGPath.Corners
  /// Whether the subtree is composited as a group even if it is opaque, so that its blend modes
  /// only affect drawings within the group.
  package let isIsolated: Bool

  /// Creates effects. The default values of all parameters have no effect.
  package init(
    shadow: Shadow? = nil, shadowPath: CGPath? = nil, mask: DisplayNode? = nil,
    corners: CGPath.Corners = .all, isIsolated: Bool = false
  ) {
    (self.shadow, self.shadowPath) = (shadow, shadowPath)
    (self.mask, self.corners) = (mask, corners)
    self.isIsolated = isIsolated
  }

  package static func == (left: NodeEffects, right: NodeEffects) -> Bool {
    left === right
      || (left.shadow == right.shadow && left.shadowPath == right.shadowPath
        && left.mask == right.mask && left.corners == right.corners
        && left.isIsolated == right.isIsolated)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(shadow)
    hasher.combine(shadowPath)
    hasher.combine(mask)
    hasher.combine(corners.rawValue)
    hasher.combine(isIsolated)
  }
}

/// A frame as a value: everything on the screen, back to front.
///
/// UIKit composes one list per frame, and the painter draws it. Changes on screen are found by
/// comparing two lists, without reading the views.
package struct DisplayList: Equatable, Sendable {
  /// The screen's size, in points. Drawings outside the screen are clipped.
  package var size: CGSize
  /// The color behind all nodes.
  package var background: CGColor
  /// The nodes, back to front, in screen coordinates.
  package var nodes: [DisplayNode]

  /// Creates a frame; `size` is in points.
  package init(size: CGSize, background: CGColor = .black, nodes: [DisplayNode] = []) {
    self.size = size
    self.background = background
    self.nodes = nodes
  }
}
