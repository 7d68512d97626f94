import CoreGraphics

/// Moves a sheet with a finger: between its heights, or down to dismiss it.
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private enum Threshold {
    /// The fraction of the height beyond which a drag that ends slowly dismisses the sheet.
    /// Assumption: Apple doesn't publish a value.
    static let distance: CGFloat = 0.5
    /// The speed, in points per second, from which the direction decides. Assumption: Apple doesn't
    /// publish a value.
    static let speed: CGFloat = 300
    /// The part of a movement that is visible beyond the largest or smallest height. Assumption:
    /// Apple doesn't publish a value.
    static let resistance: CGFloat = 0.3
    /// The time, in seconds, by which a movement is extended to find the nearest height.
    /// Assumption: Apple doesn't publish a value.
    static let projection: CGFloat = 0.2
  }

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  /// The object that drives the dismissal, or `nil` if no finger does.
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  private(set) var isResizing = false
  private var isRefused = false
  private var start = CGRect.zero

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.name = "sheet"
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: SheetDrag.dragged)
    sheet.presentedView?.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: SheetDrag.tapped)
    sheet.dimming.addGestureRecognizer(tap)
  }

  private var controller: UIViewController { sheet.presentedViewController }

  /// Whether a finger may dismiss the sheet.
  private var canDismiss: Bool {
    !controller.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }

  private func tapped() {
    guard canDismiss else { return report { $0.presentationControllerDidAttemptToDismiss($1) } }
    dismiss()
  }

  private func report(
    _ call: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    if let delegate = sheet.delegate { call(delegate, sheet) }
  }

  private func dismiss() {
    // The sheet's reference to its delegate ends with the dismissal.
    let (delegate, sheet) = (sheet.delegate, sheet)
    delegate?.presentationControllerWillDismiss(sheet)
    controller.presentingViewController?.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private func dragged() {
    guard let view = sheet.presentedView, let container = sheet.containerView else { return }
    let translation = pan.translation(in: container).y
    switch pan.state {
    case .began:
      start = view.frame
      let isSmallest = start.height <= (sheet.heights.first?.height ?? 0) || !sheet.hasHeights
      if translation > 0, isSmallest, canDismiss {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .easeOut
        self.driver = driver
        dismiss()
        driver.update(translation / distance)
      } else {
        isRefused = translation > 0 && isSmallest
        isResizing = true
        resize(by: translation)
      }
    case .changed:
      if let driver { driver.update(translation / distance) } else { resize(by: translation) }
    case .ended:
      end(translation: translation, speed: pan.velocity(in: container).y)
    case .cancelled, .failed:
      driver?.cancel()
      if isResizing { settle(at: start.height) }
      (driver, isRefused) = (nil, false)
    case .possible: break
    }
  }

  /// The distance that a dismissal moves the sheet, in points.
  private var distance: CGFloat {
    max(1, (sheet.containerView?.bounds.maxY ?? 0) - start.minY)
  }

  private func end(translation: CGFloat, speed: CGFloat) {
    if let driver {
      let finishes =
        abs(speed) >= Threshold.speed
        ? speed > 0 : translation / distance > Threshold.distance
      if finishes { driver.finish() } else { driver.cancel() }
    } else if isResizing {
      settle(at: start.height - translation - speed * Threshold.projection)
      if isRefused { report { $0.presentationControllerDidAttemptToDismiss($1) } }
    }
    (driver, isRefused) = (nil, false)
  }

  private func resize(by translation: CGFloat) {
    guard let view = sheet.presentedView, isResizing else { return }
    let heights = sheet.hasHeights ? sheet.heights.map(\.height) : [start.height]
    let wanted = start.height - translation
    let (least, most) = (heights[0], heights[heights.count - 1])
    let limited = max(least, min(most, wanted))
    let height = limited + (wanted - limited) * Threshold.resistance
    view.frame = CGRect(
      x: start.minX, y: start.maxY - height, width: start.width,
      height: sheet.hasHeights ? height : start.height)
  }

  /// Moves the sheet to the height that is nearest to another one.
  private func settle(at height: CGFloat) {
    isResizing = false
    let nearest = sheet.heights.min { abs($0.height - height) < abs($1.height - height) }
    let changes = nearest?.identifier != sheet.selectedDetentIdentifier && sheet.heights.count > 1
    sheet.animateChanges {
      if changes { sheet.selectedDetentIdentifier = nearest?.identifier }
      sheet.containerView?.setNeedsLayout()
    }
    guard changes, let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
    else { return }
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  // MARK: - Other gestures

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = sheet.presentedView, controller.extras?.transition == nil,
      controller.presentedViewController == nil
    else { return false }
    let translation = pan.translation(in: view)
    guard abs(translation.y) > abs(translation.x) else { return false }
    // A scroll view that can still scroll in this direction scrolls.
    var hit = view.hitTest(pan.location(in: view), with: nil)
    while let current = hit {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        return translation.y > 0 && scroll.contentOffset.y <= -scroll.adjustedContentInset.top
      }
      hit = current === view ? nil : current.superview
    }
    return true
  }

  /// Scroll views wait for the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && otherGestureRecognizer.view is UIScrollView
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}
