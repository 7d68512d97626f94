import CoreGraphics
package import DisplayList

extension UIView {
  /// Lets the view and its subviews draw what is out of date; a hidden view does so later.
  func displayTree() {
    guard !layer.model.isHidden else { return }
    let bounds = bounds
    if drawing.isOutOfDate, let region = drawing.regionToDraw(in: bounds) {
      display(region, in: bounds)
    }
    for child in children { child.displayTree() }
  }

  private func display(_ region: CGRect, in bounds: CGRect) {
    let recorder = DisplayListRecorder()
    drawing.isInherited = false
    context.graphics.append(CGContext(recorder: recorder))
    draw(region)
    context.graphics.removeLast()
    drawing.store(recorder.commands, of: region, in: bounds)
    if !drawing.isInherited || !recorder.commands.isEmpty {
      context.trace?(.draw(name: traceName))
    }
  }

  /// Returns what the view and its subviews show now; nil if they are invisible.
  func displayNode() -> DisplayNode? {
    let state = layer.presented
    guard !state.isHidden, state.opacity > 0 else { return nil }
    var node = DisplayNode(bounds: state.bounds, transform: state.toSuperview)
    node.opacity = state.opacity
    node.cornerRadius = max(
      0, min(state.cornerRadius, state.bounds.width / 2, state.bounds.height / 2))
    node.clips = state.masksToBounds
    node.background = state.backgroundColor
    if let color = state.borderColor, state.borderWidth > 0 {
      node.borderWidth = state.borderWidth
      node.borderColor = color
    }
    (node.contents, node.contentsTransform) = contents(in: state.bounds)
    node.children = children.compactMap { $0.displayNode() }
    return node
  }
}

extension AppContext {
  /// Brings layout and drawings up to date: the second half of a turn.
  package func updateDisplay() {
    settle {
      guard needsDisplay else { return }
      needsDisplay = false
      for window in windowsFrontToBack.reversed() { window.displayTree() }
    }
  }

  /// Updates the layout at the end of a moment, before the clock advances.
  ///
  /// What happens later then finds the same views, whether or not there was a frame in between.
  package func updateLayout() {
    settle {}
  }

  /// Whether `updateLayout()` has anything to do.
  package var isLayoutOutdated: Bool { needsLayout || !appearing.isEmpty }

  /// Whether `updateDisplay()` has anything to do.
  package var isDisplayOutdated: Bool { isLayoutOutdated || hasUnsettledLayout || needsDisplay }

  private func settle(display: () -> Void) {
    let shown = appearing.filter { $0.viewIfLoaded?.window?.isHidden == false }
    for controller in shown { controller.viewWillAppear(false) }
    if needsLayout || hasUnsettledLayout { layoutWindows() }
    display()
    for controller in shown { controller.appear() }
  }

  /// Composes what the windows show now, with animations as far as they are.
  package func composeFrame() -> DisplayList {
    needsFrame = false
    return DisplayList(
      size: screen.bounds.size,
      nodes: windowsFrontToBack.reversed().compactMap { $0.displayNode() })
  }
}
