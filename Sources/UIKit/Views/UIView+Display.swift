import CoreGraphics
package import DisplayList

extension UIView {
  /// Hides or shows the view. A stack that arranges it closes or opens the gap.
  func setHidden(_ isHidden: Bool) {
    guard isHidden != hostedLayer.values.isHidden else { return }
    hostedLayer.isHidden = isHidden
    reportIntrinsicSize()
  }

  /// Draws the view and its subviews if they are out of date; hidden views are drawn when they
  /// become visible.
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
  /// Updates layout and drawings in the second half of a turn.
  package func updateDisplay() {
    settle {
      guard layers.needsDisplay else { return }
      layers.needsDisplay = false
      for window in windowsFrontToBack.reversed() { window.displayTree() }
    }
  }

  /// Updates the layout before the clock advances.
  ///
  /// This way, later events find the same views whether or not a frame was drawn in between.
  package func updateLayout() {
    settle {}
  }

  /// Whether `updateLayout()` has anything to do.
  package var isLayoutOutdated: Bool { layers.needsLayout || appearance.hasAppearing }

  /// Whether `updateDisplay()` has anything to do.
  package var isDisplayOutdated: Bool {
    isLayoutOutdated || hasUnsettledLayout || layers.needsDisplay
  }

  private func settle(display: () -> Void) {
    let shown = appearance.beginAppearing()
    if layers.needsLayout || hasUnsettledLayout { layoutWindows() }
    display()
    appearance.finish(shown)
  }

  /// Composes a frame of the windows' current contents, with running animations at their current
  /// values.
  package func composeFrame() -> DisplayList {
    layers.needsFrame = false
    return DisplayList(
      size: interface.screen.bounds.size,
      nodes: windowsFrontToBack.reversed().compactMap { $0.layer.displayNode() })
  }
}
