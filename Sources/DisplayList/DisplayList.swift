package import CoreGraphics

/// What one view draws, with the nodes of its subviews in front of it.
///
/// Drawing order, back to front: background, contents, children, border. With an opacity below 1
/// the whole subtree is composited first and blended once. Contents and children may extend outside
/// `bounds` unless `clips` is set.
package struct DisplayNode: Hashable, Sendable {
  /// The map from the node's own coordinates to its parent's.
  package var transform: CGAffineTransform
  /// The node's rectangle in its own coordinates.
  package var bounds: CGRect
  /// The opacity of the subtree as one group, 0…1.
  package var opacity: CGFloat = 1
  /// The radius of the corners, in points, already at most half of the shorter side.
  package var cornerRadius: CGFloat = 0
  /// Whether contents and children end at the rounded bounds.
  package var clips = false
  /// The fill of the rounded bounds.
  package var background: CGColor?
  /// The border's width, in points, inside the bounds; 0 for none.
  package var borderWidth: CGFloat = 0
  /// The border's colour.
  package var borderColor = CGColor.black
  /// What the view drew.
  package var contents: [DrawCommand] = []
  /// The map from the coordinates in which `contents` was drawn to the node's own.
  package var contentsTransform = CGAffineTransform.identity
  /// The subviews' nodes, back to front.
  package var children: [DisplayNode] = []
  /// What few nodes have; `nil` for nothing of it.
  package var effects: NodeEffects?

  /// Makes a node with nothing in it.
  package init(bounds: CGRect, transform: CGAffineTransform = .identity) {
    self.transform = transform
    self.bounds = bounds
  }
}

extension [DisplayNode] {
  /// Returns how many nodes lie in one another: children, nodes in contents, and masks. More than a limit
  /// count as the limit.
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

/// What few nodes have: one object, so that the others cost only a reference.
package final class NodeEffects: Hashable, Sendable {
  /// A blurred copy of the outline of everything that the node and its children draw, behind it.
  package let shadow: Shadow?
  /// What casts the shadow, in the node's own coordinates; `nil` for all that it draws.
  package let shadowPath: CGPath?
  /// A node in this one's coordinates, by whose opacity everything is multiplied, pixel by pixel.
  package let mask: DisplayNode?
  /// Which corners are round.
  package let corners: CGPath.Corners
  /// Whether the subtree is composed as one group even if it is opaque, so that blend modes within
  /// mix with the group alone.
  package let isIsolated: Bool

  /// Makes effects; the defaults have none.
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

/// One frame as a value: everything on the screen, back to front.
///
/// UIKit composes one per frame; the painter turns it into pixels. Two lists can be compared, so
/// what changed on screen is known without asking the views.
package struct DisplayList: Equatable, Sendable {
  /// The screen's size, in points; drawing outside is cut off.
  package var size: CGSize
  /// What lies behind all nodes.
  package var background: CGColor
  /// The nodes, back to front, in screen coordinates.
  package var nodes: [DisplayNode]

  /// Makes a frame; `size` is in points.
  package init(size: CGSize, background: CGColor = .black, nodes: [DisplayNode] = []) {
    self.size = size
    self.background = background
    self.nodes = nodes
  }
}
