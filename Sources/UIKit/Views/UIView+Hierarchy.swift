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

  /// Puts a view behind another one in this view; in front of all where that is not in it.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .below(sibling.layer) : .front)
  }

  /// Puts a view in front of another one in this view; in front of all where that is not in it.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, sibling.parent === self ? .above(sibling.layer) : .front)
  }

  /// Puts a view of this one in front of the others; for any other view nothing happens.
  public func bringSubviewToFront(_ view: UIView) {
    guard children.contains(where: { $0 === view }) else { return }
    children.removeAll { $0 === view }
    children.append(view)
    layer.place(view.layer, .front)
    context.needsFrame = true
  }

  /// Puts a view of this one behind the others; for any other view nothing happens.
  public func sendSubviewToBack(_ view: UIView) {
    guard children.contains(where: { $0 === view }) else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: 0)
    layer.place(view.layer, .index(0))
    context.needsFrame = true
  }

  /// Swaps two views of this one; indices out of range are a programmer's mistake.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    children.swapAt(index1, index2)
    layer.exchange(children[index1].layer, children[index2].layer)
    context.needsFrame = true
  }

  /// Returns the view, or the first in it, whose `tag` is the number given; nil for none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view's class and number, by which the trace names it.
  package var traceName: String { "\(type(of: self))#\(number)" }

  /// Adds `view` to this one, at a position among the subviews once it has left its old superview.
  ///
  /// Within one window that is a mere move, and touches remain; on a view that leaves its window they
  /// are cancelled.
  func insert(_ view: UIView, _ position: LayerPosition) {
    precondition(view !== self, "a view cannot be its own subview")
    precondition(!isDescendant(of: view), "a view cannot be put into one of its own subviews")
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    if view.superview !== self { view.arrival = context.nextArrivalNumber() }
    if let old = view.superview {
      if old !== self { old.willRemoveSubview(view) }
      old.children.removeAll { $0 === view }
      old.layer.forget(view.layer)
    }
    addChild(view, position)
    view.setSuperview(self)
    setNeedsLayout()
    if oldWindow !== newWindow { view.windowChanged(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func addChild(_ view: UIView, _ position: LayerPosition) {
    switch position {
    case .front: children.append(view)
    case .index(let index): children.insert(view, at: index)
    case .below(let sibling):
      children.insert(view, at: children.firstIndex { $0.layer === sibling } ?? children.endIndex)
    case .above(let sibling):
      let index = children.firstIndex { $0.layer === sibling }
      children.insert(view, at: index.map { $0 + 1 } ?? children.endIndex)
    }
    layer.place(view.layer, position)
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWindowWillChange(to: nil) }
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
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
