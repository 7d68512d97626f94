import CoreGraphics

extension UIView {
  /// Returns the first view with a tag in the view's tree, or `nil` if there is none.
  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Moves a subview in front of or behind the others.
  func reorder(_ view: UIView, toFront isFront: Bool) {
    guard children.contains(where: { $0 === view }) else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: isFront ? children.count : 0)
    layer.place(view.layer, isFront ? .front : .index(0))
    context.layers.needsFrame = true
  }

  /// Swaps the subviews at two indices.
  func swap(_ index1: Int, _ index2: Int) {
    children.swapAt(index1, index2)
    layer.exchange(children[index1].layer, children[index2].layer)
    context.layers.needsFrame = true
  }

  /// The controller whose root view is this view.
  var controller: UIViewController? {
    get { unretainedController?.takeUnretainedValue() }
    set { unretainedController = newValue.map(Unmanaged.passUnretained) }
  }

  /// Returns whether the view is `view` or one of its descendants.
  @discardableResult
  public func isDescendant(of view: UIView) -> Bool {
    // Reference counting is unnecessary here, as in `rootOfTree`.
    var current = Unmanaged.passUnretained(self)
    while current.toOpaque() != Unmanaged.passUnretained(view).toOpaque() {
      guard let above = current._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) else {
        return false
      }
      current = above
    }
    return true
  }

  /// The view's number in its app, starting at 1. It is the same in every process.
  package var viewNumber: Int { number }

  /// The view's name in the trace: its class and number.
  package var traceName: String { "\(className)#\(number)" }

  /// Adds `view` to this view. The position applies after `view` is removed from its old superview.
  ///
  /// A move within one window does not affect touches; if a view is removed from its window, its
  /// touches are canceled. Callbacks before the move may change the tree, and their changes take
  /// precedence: if this view is then inside `view`, nothing is moved.
  func insert(_ view: UIView, _ position: LayerPosition) {
    // Not `precondition`, because optimized builds omit its message.
    guard view !== self else { fatalError("a view cannot be its own subview") }
    guard let levels = levels(notIn: view) else {
      fatalError("a view cannot be added to one of its own subviews")
    }
    if view.hostedLayer.extras != nil { view.hostedLayer.stopMasking() }
    let changes = context.numbers.treeChanges
    var (oldWindow, newWindow) = (view.window, window)
    if newWindow != nil, view.parent !== self { requireRoom(for: view, below: levels) }
    view.willMove(toSuperview: self)
    if context.numbers.treeChanges != changes { oldWindow = view.window }
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    if view.parent !== self { view.arrival = context.numbers.nextArrival() }
    if let old = view.parent, old !== self { old.willRemoveSubview(view) }
    if context.numbers.treeChanges != changes {
      guard let levels = self.levels(notIn: view) else { return }
      (oldWindow, newWindow) = (view.window, window)
      if newWindow != nil { requireRoom(for: view, below: levels) }
    }
    let traits = context.interface.hasDarkStyle ? view.traitCollection : nil
    if let old = view.parent {
      old.removeChild(view)
      old.layer.forget(view.layer)
    }
    addChild(view, position)
    view.setSuperview(self)
    if let traits { view.styleDidChange(from: traits) }
    setNeedsLayout()
    if oldWindow !== newWindow { view.windowChanged(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The maximum number of nested views in a window. Layout, drawing, and hit testing need one
  /// stack frame per level.
  package nonisolated static let depthLimit = CALayer.depthLimit

  /// Returns the number of views from this one up to the root; nil if one of them is `view`.
  private func levels(notIn view: UIView) -> Int? {
    // Reference counting is unnecessary here, as in `rootOfTree`.
    let other = Unmanaged.passUnretained(view).toOpaque()
    var (current, levels) = (Unmanaged.passUnretained(self), 1)
    while current.toOpaque() != other {
      guard let above = current._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) else {
        return levels
      }
      (current, levels) = (above, levels + 1)
    }
    return nil
  }

  /// Traps if adding `view` below the given number of levels would exceed the depth limit.
  private func requireRoom(for view: UIView, below levels: Int) {
    let levelsLeft = Self.depthLimit - levels
    guard view.children.isEmpty ? levelsLeft > 0 : view.hasAtMost(levels: levelsLeft) else {
      fatalError(
        "more than \(Self.depthLimit) views are nested; expected at most \(Self.depthLimit)"
      )
    }
  }

  /// Returns whether the tree rooted at this view has at most the given number of levels.
  private func hasAtMost(levels: Int) -> Bool {
    guard levels > 0 else { return false }
    for child in children where !child.hasAtMost(levels: levels - 1) { return false }
    return true
  }

  /// Adds a view to the subviews, in front of all others if callbacks have removed the sibling.
  private func addChild(_ view: UIView, _ position: LayerPosition) {
    var position = position
    switch position {
    case .front: children.append(view)
    case .index(let index): children.insert(view, at: index)
    case .below(let sibling), .above(let sibling):
      if let index = children.firstIndex(where: { $0.layer === sibling }) {
        let isBelow = if case .below = position { true } else { false }
        children.insert(view, at: isBelow ? index : index + 1)
      } else {
        position = .front
        children.append(view)
      }
    }
    layer.place(view.layer, position)
  }

  /// Removes a view from the subviews; fast at both ends because some apps remove thousands of
  /// views.
  private func removeChild(_ view: UIView) {
    if children.last === view {
      children.removeLast()
    } else if let index = children.firstIndex(where: { $0 === view }) {
      children.remove(at: index)
    }
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    let changes = context.numbers.treeChanges
    var oldWindow = window
    willMove(toSuperview: nil)
    if context.numbers.treeChanges != changes {
      guard parent === old else { return }
      oldWindow = window
    }
    if oldWindow != nil { tellWindowWillChange(to: nil) }
    old.willRemoveSubview(self)
    if context.numbers.treeChanges != changes {
      // The callbacks may have moved this view elsewhere.
      guard parent === old else { return }
      oldWindow = window
    }
    let traits = context.interface.hasDarkStyle ? traitCollection : nil
    old.removeChild(self)
    old.layer.forget(layer)
    setSuperview(nil)
    if let traits { styleDidChange(from: traits) }
    old.setNeedsLayout()
    if let oldWindow { windowChanged(from: oldWindow) }
    didMoveToSuperview()
  }

  /// Notifies a subtree that it will move to another window or out of a window.
  private func tellWindowWillChange(to window: UIWindow?) {
    if let controller {
      context.appearance.viewWillMove(of: controller, isInWindow: window != nil)
    }
    willMove(toWindow: window)
    for child in children { child.tellWindowWillChange(to: window) }
  }

  /// Notifies a subtree that it moved to another window or out of a window, which ends its touches
  /// and animations in the old window.
  private func windowChanged(from oldWindow: UIWindow?) {
    context.layers.needsFrame = true
    if oldWindow != nil {
      context.cancelTouches(inside: self, reason: .viewRemoved)
    }
    tellWindowChanged(from: oldWindow)
  }

  private func tellWindowChanged(from oldWindow: UIWindow?) {
    if oldWindow != nil {
      layer.removeAnimationsInTree()
      if isFirstResponder {
        resignFirstResponder()
        if isFirstResponder { context.setFirstResponder(nil) }
      }
    }
    if let controller {
      context.appearance.viewDidMove(of: controller, isInWindow: window != nil)
    }
    didMoveToWindow()
    for child in children { child.tellWindowChanged(from: oldWindow) }
  }

  /// The superview in the tree, even if a subclass overrides `superview`.
  var parent: UIView? { unretainedSuperview?.takeUnretainedValue() }
}
