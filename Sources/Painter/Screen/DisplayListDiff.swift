import CoreGraphics
import DisplayList

/// The difference between two display lists, as the part of the screen to repaint.
///
/// `ScreenPainter` compares each frame's list with the previous one. The result, a `Damage`,
/// determines which pixels `Canvas` draws, which are copied to the screen, and which a window
/// presents. Views don't report their changes; comparing two values is enough.
///
/// The life of a comparison:
/// 1. Both trees are walked in parallel from the root, skipping equal nodes.
/// 2. Nodes have no identity, so `SequenceChanges` matches siblings by their order. For a node
///    without a match, the whole subtree is damaged.
/// 3. If a node replaced a different one, as little as possible is damaged. A new transform, clip,
///    or opacity, or any change within a node that has effects, damages the whole subtree at its
///    old and new positions. A new background or border damages the node's own bounds. Contents are
///    compared command by command, as `ResolvedCommand`s, and then the children are compared.
/// 4. `PaintBounds` converts each difference to a bounding box in pixels, limited to the clips of
///    all ancestors.
///
/// One rule makes incremental painting exact: both lists draw the pixels outside the damage with
/// the same commands in the same order. Matched nodes therefore never change their order, and a box
/// may be too large but never too small.
struct DisplayListDiff {
  private let paintBounds: PaintBounds
  private(set) var damage: Damage

  /// Compares two lists of the same size.
  ///
  /// - Parameter toPixels: The map from points to pixels.
  init(
    from old: DisplayList, to new: DisplayList, toPixels: CGAffineTransform, screen: PixelRect,
    typesetter: Typesetter
  ) {
    paintBounds = PaintBounds(typesetter: typesetter)
    damage = Damage(screen: screen)
    if old.background != new.background {
      damage.addAll()
    } else {
      let clip = PixelBounds(screen)
      compare(old.nodes, new.nodes, toPixels, clip: clip)
    }
  }

  /// Compares the children of a node whose clip and transform to pixels haven't changed.
  private mutating func compare(
    _ old: [DisplayNode], _ new: [DisplayNode], _ parent: CGAffineTransform, clip: PixelBounds
  ) {
    // Transforms are compared first, so nothing else is read for moving nodes, which are compared
    // with several other nodes.
    let changes = SequenceChanges(from: old.count, to: new.count) {
      old[$0].transform == new[$1].transform && old[$0] == new[$1]
    }
    for change in changes {
      // The damage is already full, so the remaining nodes are not compared.
      if damage.isFull { return }
      switch change {
      case .removed(let index): addSubtree(old[index], parent, clip: clip)
      case .inserted(let index): addSubtree(new[index], parent, clip: clip)
      case .changed(let oldIndex, let newIndex):
        compare(old[oldIndex], new[newIndex], parent, clip: clip)
      }
    }
  }

  private mutating func addSubtree(
    _ node: DisplayNode, _ parent: CGAffineTransform, clip: PixelBounds
  ) {
    damage.add(paintBounds.subtree(node, node.transform.concatenating(parent), clip: clip))
  }

  private mutating func compare(
    _ old: DisplayNode, _ new: DisplayNode, _ parent: CGAffineTransform, clip: PixelBounds
  ) {
    let hasSameOutline = old.bounds == new.bounds && old.cornerRadius == new.cornerRadius
    let hasSameClip = old.clips == new.clips && (!old.clips || hasSameOutline)
    // A group is blended differently from a single part and can be rounded differently.
    let hasSameBlending =
      old.opacity == new.opacity
      && (old.opacity == 1 || old.visibleParts(upTo: 2) == new.visibleParts(upTo: 2))
    guard old.transform == new.transform, hasSameClip, hasSameBlending, old.effects == nil,
      new.effects == nil
    else {
      addSubtree(old, parent, clip: clip)
      addSubtree(new, parent, clip: clip)
      return
    }
    let transform = new.transform.concatenating(parent)
    guard new.opacity > 0, transform.isDrawable else { return }
    if old.background != new.background || !hasSameOutline {
      damage.add(paintBounds.background(old, transform).intersection(clip))
      damage.add(paintBounds.background(new, transform).intersection(clip))
    }
    if old.borderWidth != new.borderWidth || old.borderColor != new.borderColor || !hasSameOutline {
      damage.add(paintBounds.border(old, transform).intersection(clip))
      damage.add(paintBounds.border(new, transform).intersection(clip))
    }
    let inside = new.clips ? clip.intersection(PixelBounds(new.bounds, transform)) : clip
    compareContents(old, new, transform, clip: inside)
    compare(old.children, new.children, transform, clip: inside)
  }

  private mutating func compareContents(
    _ old: DisplayNode, _ new: DisplayNode, _ transform: CGAffineTransform, clip: PixelBounds
  ) {
    if old.contents == new.contents && old.contentsTransform == new.contentsTransform { return }
    let oldCommands = Array(ResolvedCommands(old, transform))
    let newCommands = Array(ResolvedCommands(new, transform))
    for change in SequenceChanges(from: oldCommands, to: newCommands) {
      switch change {
      case .removed(let index): add(oldCommands[index], old, transform, clip: clip)
      case .inserted(let index): add(newCommands[index], new, transform, clip: clip)
      case .changed(let oldIndex, let newIndex):
        add(oldCommands[oldIndex], old, transform, clip: clip)
        add(newCommands[newIndex], new, transform, clip: clip)
      }
    }
  }

  private mutating func add(
    _ command: ResolvedCommand, _ node: DisplayNode, _ transform: CGAffineTransform,
    clip: PixelBounds
  ) {
    let base = node.contentsTransform.concatenating(transform)
    damage.add(paintBounds.command(command, base: base).intersection(clip))
  }
}
