import CoreGraphics
import PhoneFoundation

/// A position among a layer's sublayers.
package nonisolated enum LayerPosition {
  case front
  case index(Int)
  case below(CALayer?)
  case above(CALayer?)

  /// Returns the index among siblings, which must not include the layer itself.
  func index(in siblings: [CALayer]) -> Int {
    switch self {
    case .front: siblings.endIndex
    case .index(let index): max(0, min(index, siblings.endIndex))
    case .below(let sibling): siblings.firstIndex { $0 === sibling } ?? 0
    case .above(let sibling):
      siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.endIndex
    }
  }
}

/// The layer tree mirrors the view tree. Only a layer to which the app has added sublayers stores
/// an array of all its sublayers. In this array, the layers of subviews have the same order as the
/// subviews.
nonisolated extension CALayer {
  /// The maximum depth of the layer tree. The process's stack has room for about twice as many
  /// levels.
  package static let depthLimit = 500

  /// The superlayer in the tree.
  final var parentLayer: CALayer? {
    if let host, let superlayer = onMain(host, { $0.hostSuperlayer }) { return superlayer }
    return extras?.superlayer
  }

  /// The sublayers in the tree. For a presentation layer, these are their presentation layers.
  final var presentedSublayers: [CALayer]? {
    let list = extras?.modelLayer.map { model in
      model.currentSublayers.map { layer in
        let copy = onMain(layer) { $0.presentationCopy() }
        copy.rare.superlayer = self
        return copy
      }
    }
    let layers = list ?? currentSublayers
    return layers.isEmpty ? nil : layers
  }

  /// The sublayers in the tree.
  final var currentSublayers: [CALayer] {
    if let list = extras?.sublayers { return list }
    guard let host else { return [] }
    return onMain(host) { $0.hostSublayers }
  }

  /// Returns whether this layer is drawn as part of another layer: it is that layer, a descendant
  /// of it, or in the mask of one of these.
  private func isDrawn(by layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let each = current, each !== layer {
      current = each.extras?.maskedLayer ?? each.parentLayer
    }
    return current != nil
  }

  // MARK: - Changing

  final func insert(_ layer: CALayer, _ position: LayerPosition) {
    guard layer !== self else { fatalError("a layer cannot be its own sublayer") }
    guard !isDrawn(by: layer) else {
      fatalError("a layer cannot be added to one of its own sublayers")
    }
    if layer.host != nil, host != nil, layer.parentLayer === self {
      return reorder(layer, position)
    }
    requireRoom(for: layer)
    layer.leaveSuperlayer()
    var list = currentSublayers
    list.insert(layer, at: position.index(in: list))
    rare.sublayers = list
    layer.rare.superlayer = self
    onMain(layer) { LayerContext.current.animations.didInsert($0) }
    sublayersDidChange()
  }

  /// Traps if adding `layer` as a sublayer or mask would exceed the depth limit.
  private func requireRoom(for layer: CALayer) {
    var room = CALayer.depthLimit - 1
    var ancestor = extras?.maskedLayer ?? parentLayer
    while let each = ancestor {
      room -= 1
      ancestor = each.extras?.maskedLayer ?? each.parentLayer
    }
    guard layer.hasAtMost(levels: room) else {
      fatalError(
        "more than \(CALayer.depthLimit) layers are nested; expected at most \(CALayer.depthLimit)"
      )
    }
  }

  /// Returns whether the tree below this layer has at most `levels` levels.
  private func hasAtMost(levels: Int) -> Bool {
    guard levels > 0 else { return false }
    guard let extras else { return true }
    return (extras.sublayers ?? []).allSatisfy { $0.hasAtMost(levels: levels - 1) }
      && extras.style.mask?.hasAtMost(levels: levels - 1) ?? true
  }

  final func setSublayers(_ layers: [CALayer]) {
    for old in currentSublayers where !layers.contains(where: { $0 === old }) {
      old.removeFromSuperlayer()
    }
    for layer in layers { insert(layer, .front) }
  }

  final func leaveSuperlayer() {
    stopMasking()
    if let host, onMain(host, { $0.hostSuperlayer }) != nil {
      return onMain(host) { $0.removeFromSuperview() }
    }
    guard let parent = extras?.superlayer else { return }
    extras?.superlayer = nil
    removeAnimationsInTree()
    parent.forget(self)
    parent.sublayersDidChange()
  }

  /// Sets the layer that masks this one.
  final func setMask(_ mask: CALayer?) {
    let old = extras?.style.mask
    guard mask !== old else { return }
    if let mask {
      if isDrawn(by: mask) { fatalError("a layer cannot mask itself or one of its ancestors") }
      requireRoom(for: mask)
    }
    mask?.leaveSuperlayer()
    old?.extras?.maskedLayer = nil
    set(\.mask, mask)
    mask?.rare.maskedLayer = self
  }

  /// Ends the layer's use as a mask, if it is one.
  package final func stopMasking() {
    extras?.maskedLayer?.setMask(nil)
  }

  /// Moves a subview's layer, and therefore the subview, among its siblings.
  private func reorder(_ layer: CALayer, _ position: LayerPosition) {
    guard let host else { return }
    var list = currentSublayers
    list.removeAll { $0 === layer }
    list.insert(layer, at: position.index(in: list))
    if extras?.sublayers != nil { extras?.sublayers = list }
    onMain(list) { host.orderSubviews(as: $0) }
    didChange()
  }

  private func sublayersDidChange() {
    invalidateLayout()
    didChange()
  }

  // MARK: - Subviews

  /// Moves or inserts a subview's layer in the sublayer array, if there is one.
  package final func place(_ layer: CALayer, _ position: LayerPosition) {
    guard extras?.sublayers != nil else { return }
    extras?.sublayers?.removeAll { $0 === layer }
    let list = extras?.sublayers ?? []
    extras?.sublayers?.insert(layer, at: position.index(in: list))
  }

  /// Swaps the layers of two subviews in the sublayer array, if there is one.
  package final func exchange(_ one: CALayer, _ other: CALayer) {
    guard let list = extras?.sublayers, let first = list.firstIndex(where: { $0 === one }),
      let second = list.firstIndex(where: { $0 === other })
    else { return }
    extras?.sublayers?.swapAt(first, second)
  }

  /// Removes a layer from the sublayer array. Also removes the array if only the layers of subviews
  /// remain.
  package final func forget(_ layer: CALayer) {
    guard extras?.sublayers != nil else { return }
    extras?.sublayers?.removeAll { $0 === layer }
    if extras?.sublayers?.allSatisfy({ $0.extras?.superlayer == nil }) == true {
      extras?.sublayers = nil
    }
  }
}
