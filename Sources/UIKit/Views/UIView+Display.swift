import CoreGraphics
package import DisplayList

extension UIView {
  /// Lets the view and its subviews draw what is out of date; a hidden view does so later.
  package func displayTree() {
    guard !hostedLayer.values.isHidden else { return }
    if drawing.isOutOfDate {
      if drawsNothing { drawing.forget() } else { hostedLayer.display() }
    }
    for child in children { child.displayTree() }
    if hostedLayer.extras != nil { hostedLayer.displaySublayers() }
  }
}

extension AppContext {
  /// Brings layout and drawings up to date: the second half of a turn.
  package func updateDisplay() {
    settle {
      guard layers.needsDisplay else { return }
      layers.needsDisplay = false
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
  package var isLayoutOutdated: Bool { layers.needsLayout || !appearing.isEmpty }

  /// Whether `updateDisplay()` has anything to do.
  package var isDisplayOutdated: Bool {
    isLayoutOutdated || hasUnsettledLayout || layers.needsDisplay
  }

  private func settle(display: () -> Void) {
    let shown = appearing.filter { $0.viewIfLoaded?.window?.isHidden == false }
    for controller in shown { controller.viewWillAppear(false) }
    for controller in shown { controller.viewIsAppearing(false) }
    if layers.needsLayout || hasUnsettledLayout { layoutWindows() }
    display()
    let appeared = shown.filter { $0.appear() }
    if !disappearing.isEmpty || !dismissalCompletions.isEmpty { finishDisappearances() }
    for controller in appeared { controller.completePresentation() }
  }

  /// Composes what the windows show now, with animations as far as they are.
  package func composeFrame() -> DisplayList {
    layers.needsFrame = false
    return DisplayList(
      size: screen.bounds.size,
      nodes: windowsFrontToBack.reversed().compactMap { $0.layer.displayNode() })
  }
}
