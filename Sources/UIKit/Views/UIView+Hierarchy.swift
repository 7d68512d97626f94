import CoreGraphics

extension UIView {
  /// The controller whose root view this is.
  var controller: UIViewController? {
    get { unretainedController?.takeUnretainedValue() }
    set { unretainedController = newValue.map(Unmanaged.passUnretained) }
  }

  /// Returns whether the view is `view` or lies in it, however deep.
  @discardableResult
  public func isDescendant(of view: UIView) -> Bool {
    // Without counting references on the way, as in `rootOfTree`.
    var current = Unmanaged.passUnretained(self)
    while current.toOpaque() != Unmanaged.passUnretained(view).toOpaque() {
      guard let above = current._withUnsafeGuaranteedRef({ $0.unretainedSuperview }) else {
        return false
      }
      current = above
    }
    return true
  }

  /// The view's class and number, by which the trace names it.
  package var traceName: String { "\(type(of: self))#\(number)" }

  /// Adds `view` to this one, at a position among the subviews once it has left its old superview.
  ///
  /// Within one window that is a mere move, and touches remain; on a view that leaves its window they
  /// are cancelled. Callbacks before the move may change the tree themselves: what they leave counts, and a
  /// view that is in the other one by then is not moved into it.
  func insert(_ view: UIView, _ position: LayerPosition) {
    // Not `precondition`, which says nothing in an optimized program.
    guard view !== self else { fatalError("a view cannot be its own subview") }
    guard let levels = levels(notIn: view) else {
      fatalError("a view cannot be put into one of its own subviews")
    }
    let changes = UIView.treeChanges
    var (oldWindow, newWindow) = (view.window, window)
    if newWindow != nil, view.parent !== self { requireRoom(for: view, below: levels) }
    view.willMove(toSuperview: self)
    if UIView.treeChanges != changes { oldWindow = view.window }
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    if view.parent !== self { view.arrival = context.nextArrivalNumber() }
    if let old = view.parent, old !== self { old.willRemoveSubview(view) }
    if UIView.treeChanges != changes {
      guard let levels = self.levels(notIn: view) else { return }
      (oldWindow, newWindow) = (view.window, window)
      if newWindow != nil { requireRoom(for: view, below: levels) }
    }
    let traits = context.hasDarkStyle ? view.traitCollection : nil
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

  /// The most views that lie in one another in a window; each is a call on the stack whenever the tree is
  /// laid out, drawn or hit-tested.
  package nonisolated static let depthLimit = CALayer.depthLimit

  /// The number of views from this one up to the root; nil if one of them is `view`.
  private func levels(notIn view: UIView) -> Int? {
    // Without counting references on the way, as in `rootOfTree`.
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

  /// Ends the process if the deepest view in `view`, which comes below a number of levels, is too deep.
  private func requireRoom(for view: UIView, below levels: Int) {
    let room = Self.depthLimit - levels
    guard view.children.isEmpty ? room > 0 : view.hasAtMost(levels: room) else {
      fatalError(
        "\(Self.depthLimit) views lie in one another, and another one in the deepest; expected fewer"
      )
    }
  }

  /// Whether the tree from this view down has no more than a number of levels.
  private func hasAtMost(levels: Int) -> Bool {
    guard levels > 0 else { return false }
    for child in children where !child.hasAtMost(levels: levels - 1) { return false }
    return true
  }

  /// Adds a view to the subviews; in front of them where callbacks have removed the sibling.
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

  /// Removes a view from the subviews; an app that removes thousands begins at either end.
  private func removeChild(_ view: UIView) {
    if children.last === view {
      children.removeLast()
    } else if let index = children.firstIndex(where: { $0 === view }) {
      children.remove(at: index)
    }
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    let changes = UIView.treeChanges
    var oldWindow = window
    willMove(toSuperview: nil)
    if UIView.treeChanges != changes {
      guard parent === old else { return }
      oldWindow = window
    }
    if oldWindow != nil { tellWindowWillChange(to: nil) }
    old.willRemoveSubview(self)
    if UIView.treeChanges != changes {
      // The callbacks may have moved it elsewhere.
      guard parent === old else { return }
      oldWindow = window
    }
    let traits = context.hasDarkStyle ? traitCollection : nil
    old.removeChild(self)
    old.layer.forget(layer)
    setSuperview(nil)
    if let traits { styleDidChange(from: traits) }
    old.setNeedsLayout()
    if let oldWindow { windowChanged(from: oldWindow) }
    didMoveToSuperview()
  }

  /// Tells a subtree that it is about to come into another window or out of one.
  private func tellWindowWillChange(to window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.tellWindowWillChange(to: window) }
  }

  /// Tells a subtree that it came into another window or out of one; touches and animations that it
  /// had in the old one end.
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
        context.firstResponder = nil
      }
    }
    controller?.viewDidMove(toWindow: window)
    didMoveToWindow()
    for child in children { child.tellWindowChanged(from: oldWindow) }
  }
}
