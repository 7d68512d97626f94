import CoreGraphics

/// Finds what changed between two display lists, as the part of the screen to repaint.
///
/// Both trees are walked in parallel. Nodes have no names, so they are matched by their order:
/// matched nodes keep it, and a node without a match damages all that it covered or covers.
/// Pixels outside the damage are made by the same steps in the same order in both lists.
struct DisplayListDiff {
  private let extents: PaintBounds
  private(set) var damage: Damage

  /// Compares two lists of the same size.
  ///
  /// - Parameter toPixels: From points to pixels.
  init(
    from old: DisplayList, to new: DisplayList, toPixels: CGAffineTransform, screen: PixelRect,
    extents: PaintBounds
  ) {
    self.extents = extents
    damage = Damage(screen: screen)
    if old.background != new.background {
      damage.addAll()
    } else {
      let all = PixelBounds(screen)
      compare(
        Place(nodes: old.nodes, transform: toPixels, clip: all),
        Place(nodes: new.nodes, transform: toPixels, clip: all))
    }
  }

  /// Nodes with what their parent does to them.
  private struct Place {
    let nodes: [DisplayNode]
    let transform: CGAffineTransform
    let clip: PixelBounds
  }

  private mutating func compare(_ old: Place, _ new: Place) {
    if old.transform == new.transform && old.clip == new.clip && old.nodes == new.nodes { return }
    for match in SequenceChange.pairs(old.nodes, new.nodes) {
      switch match {
      case .removed(let index): add(old.nodes[index], old)
      case .inserted(let index): add(new.nodes[index], new)
      case .changed(let oldIndex, let newIndex):
        compare(old.nodes[oldIndex], old, new.nodes[newIndex], new)
      }
    }
  }

  private mutating func add(_ node: DisplayNode, _ place: Place) {
    let transform = node.transform.concatenating(place.transform)
    damage.add(extents.subtree(node, transform, clip: place.clip))
  }

  private mutating func compare(
    _ old: DisplayNode, _ oldPlace: Place, _ new: DisplayNode, _ newPlace: Place
  ) {
    let transform = new.transform.concatenating(newPlace.transform)
    let samePlace =
      old.transform == new.transform && oldPlace.transform == newPlace.transform
      && oldPlace.clip == newPlace.clip
    let sameOutline = old.bounds == new.bounds && old.cornerRadius == new.cornerRadius
    let sameClip = old.clips == new.clips && (!old.clips || sameOutline)
    // A group is blended, and a single part is not; the two can round differently.
    let sameBlending =
      old.opacity == new.opacity
      && (old.opacity == 1 || old.visibleParts(upTo: 2) == new.visibleParts(upTo: 2))
    guard samePlace, sameClip, sameBlending else {
      add(old, oldPlace)
      add(new, newPlace)
      return
    }
    guard new.opacity > 0, transform.isDrawable else { return }
    if old.background != new.background || !sameOutline {
      damage.add(extents.background(old, transform).intersection(newPlace.clip))
      damage.add(extents.background(new, transform).intersection(newPlace.clip))
    }
    if old.borderWidth != new.borderWidth || old.borderColor != new.borderColor || !sameOutline {
      damage.add(extents.border(old, transform).intersection(newPlace.clip))
      damage.add(extents.border(new, transform).intersection(newPlace.clip))
    }
    let clip =
      new.clips ? newPlace.clip.intersection(PixelBounds(new.bounds, transform)) : newPlace.clip
    compareContents(old, new, transform, clip: clip)
    compare(
      Place(nodes: old.children, transform: transform, clip: clip),
      Place(nodes: new.children, transform: transform, clip: clip))
  }

  private mutating func compareContents(
    _ old: DisplayNode, _ new: DisplayNode, _ transform: CGAffineTransform, clip: PixelBounds
  ) {
    if old.contents == new.contents && old.contentsTransform == new.contentsTransform { return }
    let oldSteps = Array(ResolvedCommands(old, transform))
    let newSteps = Array(ResolvedCommands(new, transform))
    for match in SequenceChange.pairs(oldSteps, newSteps) {
      let changed: [ResolvedCommand] =
        switch match {
        case .removed(let index): [oldSteps[index]]
        case .inserted(let index): [newSteps[index]]
        case .changed(let oldIndex, let newIndex): [oldSteps[oldIndex], newSteps[newIndex]]
        }
      for step in changed {
        damage.add(extents.step(step.command, step.transform).intersection(clip))
      }
    }
  }
}
