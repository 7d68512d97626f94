import CoreGraphics

extension UIView {
  /// Returns whether the view is `view` or lies in it, however deep.
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
    guard !isDescendant(of: view) else {
      fatalError("a view cannot be put into one of its own subviews")
    }
    let newWindow = window
    if newWindow != nil, view.window !== newWindow { requireRoom(for: view) }
    view.willMove(toSuperview: self)
    if view.window !== newWindow { view.tellWindowWillChange(to: newWindow) }
    if view.superview !== self { view.arrival = context.nextArrivalNumber() }
    if let old = view.superview, old !== self { old.willRemoveSubview(view) }
    // A view without subviews cannot contain this one.
    guard view.children.isEmpty || !isDescendant(of: view) else { return }
    let oldWindow = view.window
    let traits = context.hasDarkStyle ? view.traitCollection : nil
    if let old = view.superview {
      old.removeChild(view)
      old.layer.forget(view.layer)
    }
    addChild(view, position)
    view.setSuperview(self)
    if let traits { view.styleDidChange(from: traits) }
    setNeedsLayout()
    if oldWindow !== window { view.windowChanged(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// The most views that lie in one another in a window; each is a call on the stack whenever the tree is
  /// laid out, drawn or hit-tested.
  package nonisolated static let depthLimit = 500

  /// Ends the process if the deepest view in `view`, which comes into this view's window, is too deep.
  private func requireRoom(for view: UIView) {
    var room = Self.depthLimit - 1
    var ancestor = parent
    while let each = ancestor {
      room -= 1
      ancestor = each.parent
    }
    guard view.hasAtMost(levels: room) else {
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

  private func addChild(_ view: UIView, _ position: LayerPosition) {
    switch position {
    case .front: children.append(view)
    case .index(let index): children.insert(view, at: min(index, children.endIndex))
    case .below(let sibling):
      children.insert(view, at: children.firstIndex { $0.layer === sibling } ?? children.endIndex)
    case .above(let sibling):
      let index = children.firstIndex { $0.layer === sibling }
      children.insert(view, at: index.map { $0 + 1 } ?? children.endIndex)
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
    guard let old = superview else { return }
    willMove(toSuperview: nil)
    if window != nil { tellWindowWillChange(to: nil) }
    old.willRemoveSubview(self)
    // The callbacks may have moved it elsewhere.
    guard superview === old else { return }
    let oldWindow = window
    old.removeChild(self)
    old.layer.forget(layer)
    setSuperview(nil)
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
    context.needsFrame = true
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
