import CoreGraphics
import Simulator
import Streams
import UIKit

/// Operations that add, remove and change views, recognizers and controllers.
extension FuzzedApp {
  /// The maximum numbers of views, recognizers and controllers.
  private static let (maximumViews, maximumRecognizers, maximumControllers) = (40, 24, 8)

  /// Runs one operation.
  func operateOnTree() {
    switch data.count(0...15) {
    case 0: addView()
    case 1: anyView()?.removeFromSuperview()
    case 2, 3: move()
    case 4, 5: change()
    case 6: addRecognizer()
    case 7, 8: changeRecognizer()
    case 9: changeWindows()
    case 10, 11: present()
    case 12: changeControllers()
    case 13: scroll()
    case 14: control()
    default: interact()
    }
  }

  // MARK: - Views

  /// Creates a view outside any window.
  func makeView() -> UIView {
    let view: UIView
    switch data.count(0...11) {
    case 0: view = UIButton(type: .system)
    case 1: view = UISlider()
    case 2: view = UISwitch()
    case 3:
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: data.coordinate(), height: data.coordinate())
      (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
      scrollView.delegate = self
      scrollView.isPagingEnabled = data.bool()
      view = scrollView
    case 4: view = UIStackView()
    case 5: view = UISegmentedControl(items: ["a", "b", "c"])
    case 6: view = UIStepper()
    case 7: view = UILabel()
    default:
      let own = FuzzedView()
      own.app = self
      own.isMultipleTouchEnabled = data.bool()
      view = own
    }
    view.frame = CGRect(
      x: data.count(0...20) * 8, y: data.count(0...30) * 8, width: data.count(1...40) * 8,
      height: data.count(1...60) * 8)
    views.append(view)
    watch(view)
    return view
  }

  private func addView() {
    guard views.count < Self.maximumViews else { return }
    let view = makeView()
    anyView().map { insert(view, into: $0) }
  }

  private func move() {
    guard let view = anyView(), let parent = anyView() else { return }
    insert(view, into: parent)
  }

  private func insert(_ view: UIView, into parent: UIView) {
    // UIKit raises an exception if a view is added to itself. A window has no superview.
    guard !isCircular, !chain(of: parent, leadsInto: view), !(view is UIWindow),
      !masks.contains(where: { $0 === parent })
    else { return }
    connect(view) { insertSomewhere(view, in: parent) }
  }

  private func insertSomewhere(_ view: UIView, in parent: UIView) {
    switch data.count(0...5) {
    case 0: parent.insertSubview(view, at: data.count(0...4))
    case 1: (parent as? UIStackView ?? UIStackView()).addArrangedSubview(view)
    case 2: parent.subviews.first.map { parent.insertSubview(view, aboveSubview: $0) }
    case 3: parent.subviews.last.map { parent.insertSubview(view, belowSubview: $0) }
    case 4:
      parent.bringSubviewToFront(view)
      guard parent.subviews.count > 1 else { return }
      parent.exchangeSubview(at: 0, withSubviewAt: data.count(1...parent.subviews.count - 1))
    default: parent.addSubview(view)
    }
  }

  /// Whether a responder chain leads to a view or its descendants. If so, inserting the view at the
  /// start of the chain would close a cycle, for example if a presented view adopts its presenter's
  /// view. Events would never end, as in UIKit.
  func chain(of responder: UIResponder, leadsInto view: UIView?) -> Bool {
    guard let view else { return false }
    return sequence(first: responder) { $0.next }.contains {
      let shown = $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded
      return shown?.isDescendant(of: view) == true
    }
  }

  private func change() {
    guard let view = anyView() else { return }
    switch data.count(0...15) {
    case 0: view.frame = data.anyRect()
    case 1: view.bounds = data.anyRect()
    case 2: view.center = data.anyPoint()
    case 3: view.transform = data.anyTransform()
    case 4, 5: view.isHidden.toggle()
    case 6: view.alpha = data.bool() ? 1 : data.anyNumber()
    case 7: view.isUserInteractionEnabled.toggle()
    case 8: view.isExclusiveTouch.toggle()
    case 9: view.isMultipleTouchEnabled.toggle()
    case 10: view.clipsToBounds.toggle()
    case 11: view.layer.mask = data.bool() ? nil : anyMask(for: view)?.layer
    case 12: view.layer.zPosition = data.anyNumber()
    case 13: view.layer.cornerRadius = data.anyNumber()
    case 14: if views.count > 1 { views.removeAll { $0 === view } }
    default: view.sizeToFit()
    }
  }

  private func anyMask(for view: UIView) -> UIView? {
    // UIKit raises an exception if layers mask each other, so a mask does not mask other layers.
    guard let mask = anyView(), mask.superview == nil, !(mask is UIWindow), mask.layer.mask == nil,
      mask.subviews.isEmpty, mask !== view, !masks.contains(where: { $0 === view })
    else { return nil }
    masks.append(mask)
    return mask
  }

  private func changeWindows() {
    switch data.count(0...4) {
    case 0 where windows.count < 3:
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = data.bool() ? .alert : .normal
      window.rootViewController = data.bool() ? anyFreeController() : nil
      window.isHidden = false
      windows.append(window)
      views.append(window)
      watch(window)
    case 1:
      data.one(of: windows)?.isHidden.toggle()
    case 2:
      data.one(of: windows)?.makeKeyAndVisible()
    case 3:
      guard let window = windows.popLast() else { return }
      window.isHidden = true
      views.removeAll { $0 === window }
    default:
      anyView()?.window?.rootViewController = anyFreeController()
    }
  }

  // MARK: - Recognizers

  private func addRecognizer() {
    guard recognizers.count < Self.maximumRecognizers else { return }
    let recognizer: UIGestureRecognizer
    switch data.count(0...9) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (
        data.count(0...3), data.count(0...3)
      )
      recognizer = tap
    case 2: recognizer = UIPanGestureRecognizer()
    case 3: recognizer = UIPinchGestureRecognizer()
    case 4: recognizer = UIRotationGestureRecognizer()
    case 5: recognizer = UISwipeGestureRecognizer()
    case 6:
      let press = UILongPressGestureRecognizer()
      (press.minimumPressDuration, press.allowableMovement) = (data.anyNumber(), data.anyNumber())
      recognizer = press
    case 7: recognizer = UIHoverGestureRecognizer()
    default:
      let own = FuzzedRecognizer()
      own.app = self
      own.finishes = recognizers.count.isMultiple(of: 2)
      recognizer = own
    }
    recognizer.addTarget(self, action: FuzzedApp.recognized)
    if data.bool() { recognizer.delegate = self }
    recognizers.append(recognizer)
    watch(recognizer)
    anyView()?.addGestureRecognizer(recognizer)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) { act() }

  private func changeRecognizer() {
    // Recognizers wait only for earlier ones, which prevents cycles.
    guard let index = recognizers.indices.last.map({ data.count(0...$0) }) else { return }
    let recognizer = recognizers[index]
    switch data.count(0...11) {
    case 0: recognizer.isEnabled.toggle()
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2, 3: anyView()?.addGestureRecognizer(recognizer)
    case 4: recognizer.delegate = data.bool() ? self : nil
    case 5: recognizer.cancelsTouchesInView.toggle()
    case 6: recognizer.delaysTouchesBegan.toggle()
    case 7: recognizer.delaysTouchesEnded.toggle()
    case 8: recognizer.require(toFail: recognizers[data.count(0...recognizers.count - 1)])
    case 9: anyView()?.gestureRecognizers = data.bool() ? nil : recognizers
    case 10: recognizers.remove(at: index)
    default:
      if recognizer.state == .began || recognizer.state == .changed {
        recognizer.state = .cancelled
      } else {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
  }

  // MARK: - Controllers

  /// Returns a controller that is not visible, or creates one.
  private func anyFreeController() -> UIViewController? {
    if controllers.count < Self.maximumControllers { return makeController() }
    return controllers.first { $0.viewIfLoaded?.window == nil && $0.parent == nil }
  }

  /// Whether a controller retains another through children and presented controllers. A cycle of
  /// such references would be the app's own fault.
  private func retains(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var (retained, rest) = ([] as [UIViewController], [controller])
    while let next = rest.popLast() {
      let direct = next.children + [next.presentedViewController].compactMap { $0 }
      for one in direct where !retained.contains(where: { $0 === one }) {
        retained.append(one)
        rest.append(one)
      }
    }
    return retained.contains { $0 === other }
  }

  private func present() {
    guard let controller = data.one(of: controllers) else { return }
    switch data.count(0...3) {
    case 0:
      let alert = UIAlertController(
        title: "Title", message: data.text(), preferredStyle: data.bool() ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.act() })
      watch(alert)
      controller.present(alert, animated: data.bool()) { [weak self] in self?.act() }
    case 1:
      // In the callbacks of a move, the tree is incomplete, so a cycle cannot be predicted.
      guard !isConnecting,
        let other = data.bool() ? data.one(of: controllers) : anyFreeController(),
        other !== controller, !retains(other, controller),
        !chain(of: controller, leadsInto: other.viewIfLoaded)
      else { return }
      connect(other) {
        controller.present(other, animated: data.bool()) { [weak self] in self?.act() }
      }
    default:
      controller.dismiss(animated: data.bool()) { [weak self] in self?.act() }
    }
  }

  private func changeControllers() {
    guard let parent = data.one(of: controllers) else { return }
    switch data.count(0...4) {
    case 0:
      guard !isConnecting, let child = anyFreeController(), child !== parent,
        !retains(child, parent)
      else {
        return
      }
      connect(child) { parent.addChild(child) }
      insert(child.view, into: parent.view)
      child.didMove(toParent: parent)
    case 1: parent.removeFromParent()
    case 2: if data.bool() { parent.view = makeView() }
    case 3: parent.setNeedsStatusBarAppearanceUpdate()
    default: if controllers.count > 1 { controllers.removeAll { $0 === parent } }
    }
  }

  // MARK: - Scroll views and controls

  private func scroll() {
    guard let view = data.one(of: views.compactMap { $0 as? UIScrollView }) else { return }
    switch data.count(0...8) {
    case 0, 1: view.setContentOffset(data.anyPoint(), animated: data.bool())
    case 2: view.setZoomScale(data.coordinate(), animated: data.bool())
    case 3: view.zoom(to: data.anyRect(), animated: data.bool())
    case 4: view.contentSize = CGSize(width: data.coordinate(), height: data.coordinate())
    case 5: view.isScrollEnabled.toggle()
    case 6: view.scrollRectToVisible(data.anyRect(), animated: data.bool())
    case 7: view.isPagingEnabled.toggle()
    default: (view.minimumZoomScale, view.maximumZoomScale) = (data.coordinate(), data.coordinate())
    }
  }

  private func control() {
    guard let control = data.one(of: views.compactMap { $0 as? UIControl }) else { return }
    switch data.count(0...6) {
    case 0: control.isEnabled.toggle()
    case 1: control.isSelected.toggle()
    case 2: control.isHighlighted.toggle()
    case 3: control.sendActions(for: .touchUpInside)
    case 4: control.cancelTracking(with: nil)
    case 5:
      control.addAction(UIAction { [weak self] _ in self?.act() }, for: .allEvents)
    default:
      (control as? UISlider)?.setValue(Float(data.anyNumber()), animated: data.bool())
      (control as? UISwitch)?.setOn(data.bool(), animated: data.bool())
      (control as? UISlider)?.maximumValue = Float(data.anyNumber())
    }
  }

  private func interact() {
    let application = UIApplication.shared
    switch data.count(0...3) {
    case 0 where !application.isIgnoringInteractionEvents:
      application.beginIgnoringInteractionEvents()
    case 1 where application.isIgnoringInteractionEvents:
      application.endIgnoringInteractionEvents()
    case 2: _ = anyView()?.becomeFirstResponder()
    default: _ = anyView()?.hitTest(data.anyPoint(), with: nil)
    }
  }
}
