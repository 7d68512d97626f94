// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import UIKit

class UIViewControllerPeer: UIViewController, Peer, UIResponderSuper, UIViewControllerSuper, nonisolated CustomReflectable {
  static let selectors = "touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent: becomeFirstResponder resignFirstResponder canBecomeFirstResponder canResignFirstResponder inputView inputAccessoryView cut:|copy:|paste:|select:|selectAll:|delete: motionBegan:withEvent:|motionEnded:withEvent:|motionCancelled:withEvent: undoManager setEditing:animated: traitCollectionDidChange: viewIsAppearing: viewSafeAreaInsetsDidChange preferredStatusBarStyle preferredInterfaceOrientationForPresentation shouldAutomaticallyForwardAppearanceMethods childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden viewWillTransitionToSize:withTransitionCoordinator: loadView viewDidLoad viewWillAppear: viewDidAppear: viewWillDisappear: viewDidDisappear: viewWillLayoutSubviews viewDidLayoutSubviews didReceiveMemoryWarning shouldAutorotate supportedInterfaceOrientations prefersStatusBarHidden willMoveToParentViewController: didMoveToParentViewController:"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false

  required init(object: Raw, mask: UInt64, nibName: String?) {
    (self.object, overrides) = (object, mask)
    super.init(nibName: nibName, bundle: nil)
    adopt(object)
    isReady = true
  }

  required init?(coder: NSCoder) { nil }

  deinit { TBDealloc(object) }
  nonisolated var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && overrides & (1 << bit) != 0 }

  override func touchesBegan(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(0) else { return super.touchesBegan(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesBegan_withEvent(object, r1, r2) }
  func super_UIResponder_touchesBegan_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesBegan(a1, with: a2) }
  override func touchesMoved(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(1) else { return super.touchesMoved(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesMoved_withEvent(object, r1, r2) }
  func super_UIResponder_touchesMoved_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesMoved(a1, with: a2) }
  override func touchesEnded(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(2) else { return super.touchesEnded(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesEnded_withEvent(object, r1, r2) }
  func super_UIResponder_touchesEnded_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesEnded(a1, with: a2) }
  override func touchesCancelled(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(3) else { return super.touchesCancelled(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesCancelled_withEvent(object, r1, r2) }
  func super_UIResponder_touchesCancelled_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesCancelled(a1, with: a2) }
  @discardableResult override func becomeFirstResponder() -> Bool { guard isOverridden(4) else { return super.becomeFirstResponder() }; return (tbo_UIResponder_becomeFirstResponder(object) != 0) }
  func super_UIResponder_becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  @discardableResult override func resignFirstResponder() -> Bool { guard isOverridden(5) else { return super.resignFirstResponder() }; return (tbo_UIResponder_resignFirstResponder(object) != 0) }
  func super_UIResponder_resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var canBecomeFirstResponder: Bool {
    guard isOverridden(6) else { return super.canBecomeFirstResponder }; return (tbo_UIResponder_canBecomeFirstResponder(object) != 0)
  }
  func super_UIResponder_canBecomeFirstResponder() -> Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool {
    guard isOverridden(7) else { return super.canResignFirstResponder }; return (tbo_UIResponder_canResignFirstResponder(object) != 0)
  }
  func super_UIResponder_canResignFirstResponder() -> Bool { super.canResignFirstResponder }
  override var inputView: UIView? {
    guard isOverridden(8) else { return super.inputView }; return taken(tbo_UIResponder_inputView(object))
  }
  func super_UIResponder_inputView() -> UIView? { super.inputView }
  override var inputAccessoryView: UIView? {
    guard isOverridden(9) else { return super.inputAccessoryView }; return taken(tbo_UIResponder_inputAccessoryView(object))
  }
  func super_UIResponder_inputAccessoryView() -> UIView? { super.inputAccessoryView }
  override func cut(_ a1: Any?) { guard isOverridden(10) else { return super.cut(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_cut(object, r1) }
  func super_UIResponder_cut(_ a1: Any?) { super.cut(a1) }
  override func copy(_ a1: Any?) { guard isOverridden(10) else { return super.copy(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_copy(object, r1) }
  func super_UIResponder_copy(_ a1: Any?) { super.copy(a1) }
  override func paste(_ a1: Any?) { guard isOverridden(10) else { return super.paste(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_paste(object, r1) }
  func super_UIResponder_paste(_ a1: Any?) { super.paste(a1) }
  override func select(_ a1: Any?) { guard isOverridden(10) else { return super.select(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_select(object, r1) }
  func super_UIResponder_select(_ a1: Any?) { super.select(a1) }
  override func selectAll(_ a1: Any?) { guard isOverridden(10) else { return super.selectAll(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_selectAll(object, r1) }
  func super_UIResponder_selectAll(_ a1: Any?) { super.selectAll(a1) }
  override func delete(_ a1: Any?) { guard isOverridden(10) else { return super.delete(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_delete(object, r1) }
  func super_UIResponder_delete(_ a1: Any?) { super.delete(a1) }
  override func motionBegan(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionBegan(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionBegan_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionBegan_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionBegan(a1, with: a2) }
  override func motionEnded(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionEnded(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionEnded_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionEnded_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionEnded(a1, with: a2) }
  override func motionCancelled(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionCancelled(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionCancelled_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionCancelled_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionCancelled(a1, with: a2) }
  override var undoManager: UndoManager? {
    guard isOverridden(12) else { return super.undoManager }; return taken(tbo_UIResponder_undoManager(object))
  }
  func super_UIResponder_undoManager() -> UndoManager? { super.undoManager }
  override func setEditing(_ a1: Bool, animated a2: Bool) { guard isOverridden(13) else { return super.setEditing(a1, animated: a2) }; tbo_UIViewController_setEditing_animated(object, (a1 ? 1 : 0), (a2 ? 1 : 0)) }
  func super_UIViewController_setEditing_animated(_ a1: Bool, _ a2: Bool) { super.setEditing(a1, animated: a2) }
  override func traitCollectionDidChange(_ a1: UITraitCollection?) { guard isOverridden(14) else { return super.traitCollectionDidChange(a1) }; let r1 = retainedBox(a1, "UITraitCollection"); defer { TBRelease(r1) }; tbo_UIViewController_traitCollectionDidChange(object, r1) }
  func super_UIViewController_traitCollectionDidChange(_ a1: UITraitCollection?) { super.traitCollectionDidChange(a1) }
  override func viewIsAppearing(_ a1: Bool) { guard isOverridden(15) else { return super.viewIsAppearing(a1) }; tbo_UIViewController_viewIsAppearing(object, (a1 ? 1 : 0)) }
  func super_UIViewController_viewIsAppearing(_ a1: Bool) { super.viewIsAppearing(a1) }
  override func viewSafeAreaInsetsDidChange() { guard isOverridden(16) else { return super.viewSafeAreaInsetsDidChange() }; tbo_UIViewController_viewSafeAreaInsetsDidChange(object) }
  func super_UIViewController_viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    guard isOverridden(17) else { return super.preferredStatusBarStyle }; return UIStatusBarStyle(rawValue: .init(truncatingIfNeeded: tbo_UIViewController_preferredStatusBarStyle(object))) ?? super.preferredStatusBarStyle
  }
  func super_UIViewController_preferredStatusBarStyle() -> UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard isOverridden(18) else { return super.preferredInterfaceOrientationForPresentation }; return UIInterfaceOrientation(rawValue: .init(truncatingIfNeeded: tbo_UIViewController_preferredInterfaceOrientationForPresentation(object))) ?? super.preferredInterfaceOrientationForPresentation
  }
  func super_UIViewController_preferredInterfaceOrientationForPresentation() -> UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    guard isOverridden(19) else { return super.shouldAutomaticallyForwardAppearanceMethods }; return (tbo_UIViewController_shouldAutomaticallyForwardAppearanceMethods(object) != 0)
  }
  func super_UIViewController_shouldAutomaticallyForwardAppearanceMethods() -> Bool { super.shouldAutomaticallyForwardAppearanceMethods }
  override var childForStatusBarStyle: UIViewController? {
    guard isOverridden(20) else { return super.childForStatusBarStyle }; return taken(tbo_UIViewController_childViewControllerForStatusBarStyle(object))
  }
  func super_UIViewController_childViewControllerForStatusBarStyle() -> UIViewController? { super.childForStatusBarStyle }
  override var childForStatusBarHidden: UIViewController? {
    guard isOverridden(21) else { return super.childForStatusBarHidden }; return taken(tbo_UIViewController_childViewControllerForStatusBarHidden(object))
  }
  func super_UIViewController_childViewControllerForStatusBarHidden() -> UIViewController? { super.childForStatusBarHidden }
  override func viewWillTransition(to a1: CGSize, with a2: (any UIViewControllerTransitionCoordinator)) { guard isOverridden(22) else { return reportRotation(of: self, a2) { super.viewWillTransition(to: a1, with: a2) } }; let r2 = retainedBox(a2, "TBTransitionCoordinator"); defer { TBRelease(r2) }; tbo_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(object, TBSize(a1), r2) }
  func super_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(_ a1: CGSize, _ a2: (any UIViewControllerTransitionCoordinator)) { reportRotation(of: self, a2) { super.viewWillTransition(to: a1, with: a2) } }
  override func loadView() { guard isOverridden(23) else { return super.loadView() }; tbo_UIViewController_loadView(object) }
  func super_UIViewController_loadView() { super.loadView() }
  override func viewDidLoad() { guard isOverridden(24) else { return super.viewDidLoad() }; tbo_UIViewController_viewDidLoad(object) }
  func super_UIViewController_viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ a1: Bool) { guard isOverridden(25) else { return super.viewWillAppear(a1) }; tbo_UIViewController_viewWillAppear(object, (a1 ? 1 : 0)) }
  func super_UIViewController_viewWillAppear(_ a1: Bool) { super.viewWillAppear(a1) }
  override func viewDidAppear(_ a1: Bool) { guard isOverridden(26) else { return super.viewDidAppear(a1) }; tbo_UIViewController_viewDidAppear(object, (a1 ? 1 : 0)) }
  func super_UIViewController_viewDidAppear(_ a1: Bool) { super.viewDidAppear(a1) }
  override func viewWillDisappear(_ a1: Bool) { guard isOverridden(27) else { return super.viewWillDisappear(a1) }; tbo_UIViewController_viewWillDisappear(object, (a1 ? 1 : 0)) }
  func super_UIViewController_viewWillDisappear(_ a1: Bool) { super.viewWillDisappear(a1) }
  override func viewDidDisappear(_ a1: Bool) { guard isOverridden(28) else { return super.viewDidDisappear(a1) }; tbo_UIViewController_viewDidDisappear(object, (a1 ? 1 : 0)) }
  func super_UIViewController_viewDidDisappear(_ a1: Bool) { super.viewDidDisappear(a1) }
  override func viewWillLayoutSubviews() { guard isOverridden(29) else { return super.viewWillLayoutSubviews() }; tbo_UIViewController_viewWillLayoutSubviews(object) }
  func super_UIViewController_viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { guard isOverridden(30) else { return super.viewDidLayoutSubviews() }; tbo_UIViewController_viewDidLayoutSubviews(object) }
  func super_UIViewController_viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func didReceiveMemoryWarning() { guard isOverridden(31) else { return super.didReceiveMemoryWarning() }; tbo_UIViewController_didReceiveMemoryWarning(object) }
  func super_UIViewController_didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override var shouldAutorotate: Bool {
    guard isOverridden(32) else { return super.shouldAutorotate }; return (tbo_UIViewController_shouldAutorotate(object) != 0)
  }
  func super_UIViewController_shouldAutorotate() -> Bool { super.shouldAutorotate }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard isOverridden(33) else { return olderOrientations(of: self) ?? super.supportedInterfaceOrientations }; return UIInterfaceOrientationMask(rawValue: .init(truncatingIfNeeded: tbo_UIViewController_supportedInterfaceOrientations(object)))
  }
  func super_UIViewController_supportedInterfaceOrientations() -> UIInterfaceOrientationMask { olderOrientations(of: self) ?? super.supportedInterfaceOrientations }
  override var prefersStatusBarHidden: Bool {
    guard isOverridden(34) else { return super.prefersStatusBarHidden }; return (tbo_UIViewController_prefersStatusBarHidden(object) != 0)
  }
  func super_UIViewController_prefersStatusBarHidden() -> Bool { super.prefersStatusBarHidden }
  override func willMove(toParent a1: UIViewController?) { guard isOverridden(35) else { return super.willMove(toParent: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIViewController_willMoveToParentViewController(object, r1) }
  func super_UIViewController_willMoveToParentViewController(_ a1: UIViewController?) { super.willMove(toParent: a1) }
  override func didMove(toParent a1: UIViewController?) { guard isOverridden(36) else { return super.didMove(toParent: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIViewController_didMoveToParentViewController(object, r1) }
  func super_UIViewController_didMoveToParentViewController(_ a1: UIViewController?) { super.didMove(toParent: a1) }
}
