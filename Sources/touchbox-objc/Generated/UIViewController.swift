// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIViewController_view")
func tb_UIViewController_view(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.view)
}

@_cdecl("tb_UIViewController_setView")
func tb_UIViewController_setView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.view = v1
}

@_cdecl("tb_UIViewController_title")
func tb_UIViewController_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UIViewController_setTitle")
func tb_UIViewController_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = string(a1)
  o.title = v1
}

@_cdecl("tb_UIViewController_nibName")
func tb_UIViewController_nibName(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return copiedString(o.nibName)
}

@_cdecl("tb_UIViewController_isViewLoaded")
func tb_UIViewController_isViewLoaded(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isViewLoaded ? 1 : 0)
}

@_cdecl("tb_UIViewController_viewIfLoaded")
func tb_UIViewController_viewIfLoaded(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.viewIfLoaded)
}

@_cdecl("tb_UIViewController_isEditing")
func tb_UIViewController_isEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isEditing ? 1 : 0)
}

@_cdecl("tb_UIViewController_setEditing")
func tb_UIViewController_setEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.isEditing = (a1 != 0)
}

@_cdecl("tb_UIViewController_preferredContentSize")
func tb_UIViewController_preferredContentSize(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return TBSize() }
  return TBSize(o.preferredContentSize)
}

@_cdecl("tb_UIViewController_setPreferredContentSize")
func tb_UIViewController_setPreferredContentSize(_ receiver: Raw?, _ a1: TBSize) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.preferredContentSize = a1.value
}

@_cdecl("tb_UIViewController_modalPresentationStyle")
func tb_UIViewController_modalPresentationStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.modalPresentationStyle).rawValue)
}

@_cdecl("tb_UIViewController_setModalPresentationStyle")
func tb_UIViewController_setModalPresentationStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v1 = UIModalPresentationStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.modalPresentationStyle = v1
}

@_cdecl("tb_UIViewController_modalTransitionStyle")
func tb_UIViewController_modalTransitionStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.modalTransitionStyle).rawValue)
}

@_cdecl("tb_UIViewController_setModalTransitionStyle")
func tb_UIViewController_setModalTransitionStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v1 = UIModalTransitionStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.modalTransitionStyle = v1
}

@_cdecl("tb_UIViewController_overrideUserInterfaceStyle")
func tb_UIViewController_overrideUserInterfaceStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.overrideUserInterfaceStyle).rawValue)
}

@_cdecl("tb_UIViewController_setOverrideUserInterfaceStyle")
func tb_UIViewController_setOverrideUserInterfaceStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v1 = UIUserInterfaceStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.overrideUserInterfaceStyle = v1
}

@_cdecl("tb_UIViewController_traitCollection")
func tb_UIViewController_traitCollection(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retainedBox(o.traitCollection, "UITraitCollection")
}

@_cdecl("tb_UIViewController_loadViewIfNeeded")
func tb_UIViewController_loadViewIfNeeded(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.loadViewIfNeeded()
}

@_cdecl("tb_UIViewController_setEditing_animated")
func tb_UIViewController_setEditing_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_setEditing_animated((a1 != 0), (a2 != 0)) }
  o.setEditing((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UIViewController_traitCollectionDidChange")
func tb_UIViewController_traitCollectionDidChange(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = swiftObject(a1, as: UITraitCollection.self)
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_traitCollectionDidChange(v1) }
  o.traitCollectionDidChange(v1)
}

@_cdecl("tb_UIViewController_viewIsAppearing")
func tb_UIViewController_viewIsAppearing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewIsAppearing((a1 != 0)) }
  o.viewIsAppearing((a1 != 0))
}

@_cdecl("tb_UIViewController_viewSafeAreaInsetsDidChange")
func tb_UIViewController_viewSafeAreaInsetsDidChange(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewSafeAreaInsetsDidChange() }
  o.viewSafeAreaInsetsDidChange()
}

@_cdecl("tb_UIViewController_setNeedsStatusBarAppearanceUpdate")
func tb_UIViewController_setNeedsStatusBarAppearanceUpdate(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.setNeedsStatusBarAppearanceUpdate()
}

@_cdecl("tb_UIViewController_setNeedsUpdateOfSupportedInterfaceOrientations")
func tb_UIViewController_setNeedsUpdateOfSupportedInterfaceOrientations(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.setNeedsUpdateOfSupportedInterfaceOrientations()
}

@_cdecl("tb_UIViewController_preferredStatusBarStyle")
func tb_UIViewController_preferredStatusBarStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return Int(truncatingIfNeeded: (peer.super_UIViewController_preferredStatusBarStyle()).rawValue) }
  return Int(truncatingIfNeeded: (o.preferredStatusBarStyle).rawValue)
}

@_cdecl("tb_UIViewController_preferredInterfaceOrientationForPresentation")
func tb_UIViewController_preferredInterfaceOrientationForPresentation(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return Int(truncatingIfNeeded: (peer.super_UIViewController_preferredInterfaceOrientationForPresentation()).rawValue) }
  return Int(truncatingIfNeeded: (o.preferredInterfaceOrientationForPresentation).rawValue)
}

@_cdecl("tb_UIViewController_shouldAutomaticallyForwardAppearanceMethods")
func tb_UIViewController_shouldAutomaticallyForwardAppearanceMethods(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return (peer.super_UIViewController_shouldAutomaticallyForwardAppearanceMethods() ? 1 : 0) }
  return (o.shouldAutomaticallyForwardAppearanceMethods ? 1 : 0)
}

@_cdecl("tb_UIViewController_childViewControllerForStatusBarStyle")
func tb_UIViewController_childViewControllerForStatusBarStyle(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  if let peer = o as? any UIViewControllerSuper { return retained(peer.super_UIViewController_childViewControllerForStatusBarStyle()) }
  return retained(o.childForStatusBarStyle)
}

@_cdecl("tb_UIViewController_childViewControllerForStatusBarHidden")
func tb_UIViewController_childViewControllerForStatusBarHidden(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  if let peer = o as? any UIViewControllerSuper { return retained(peer.super_UIViewController_childViewControllerForStatusBarHidden()) }
  return retained(o.childForStatusBarHidden)
}

@_cdecl("tb_UIViewController_viewWillTransitionToSize_withTransitionCoordinator")
func tb_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(_ receiver: Raw?, _ a1: TBSize, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v2 = swiftObject(a2, as: (any UIViewControllerTransitionCoordinator).self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewWillTransitionToSize_withTransitionCoordinator(a1.value, v2) }
  o.viewWillTransition(to: a1.value, with: v2)
}

@_cdecl("tb_UIViewController_loadView")
func tb_UIViewController_loadView(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_loadView() }
  o.loadView()
}

@_cdecl("tb_UIViewController_viewDidLoad")
func tb_UIViewController_viewDidLoad(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewDidLoad() }
  o.viewDidLoad()
}

@_cdecl("tb_UIViewController_viewWillAppear")
func tb_UIViewController_viewWillAppear(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewWillAppear((a1 != 0)) }
  o.viewWillAppear((a1 != 0))
}

@_cdecl("tb_UIViewController_viewDidAppear")
func tb_UIViewController_viewDidAppear(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewDidAppear((a1 != 0)) }
  o.viewDidAppear((a1 != 0))
}

@_cdecl("tb_UIViewController_viewWillDisappear")
func tb_UIViewController_viewWillDisappear(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewWillDisappear((a1 != 0)) }
  o.viewWillDisappear((a1 != 0))
}

@_cdecl("tb_UIViewController_viewDidDisappear")
func tb_UIViewController_viewDidDisappear(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewDidDisappear((a1 != 0)) }
  o.viewDidDisappear((a1 != 0))
}

@_cdecl("tb_UIViewController_viewWillLayoutSubviews")
func tb_UIViewController_viewWillLayoutSubviews(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewWillLayoutSubviews() }
  o.viewWillLayoutSubviews()
}

@_cdecl("tb_UIViewController_viewDidLayoutSubviews")
func tb_UIViewController_viewDidLayoutSubviews(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_viewDidLayoutSubviews() }
  o.viewDidLayoutSubviews()
}

@_cdecl("tb_UIViewController_didReceiveMemoryWarning")
func tb_UIViewController_didReceiveMemoryWarning(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_didReceiveMemoryWarning() }
  o.didReceiveMemoryWarning()
}

@_cdecl("tb_UIViewController_shouldAutorotate")
func tb_UIViewController_shouldAutorotate(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return (peer.super_UIViewController_shouldAutorotate() ? 1 : 0) }
  return (o.shouldAutorotate ? 1 : 0)
}

@_cdecl("tb_UIViewController_supportedInterfaceOrientations")
func tb_UIViewController_supportedInterfaceOrientations(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return Int(truncatingIfNeeded: (peer.super_UIViewController_supportedInterfaceOrientations()).rawValue) }
  return Int(truncatingIfNeeded: (o.supportedInterfaceOrientations).rawValue)
}

@_cdecl("tb_UIViewController_prefersStatusBarHidden")
func tb_UIViewController_prefersStatusBarHidden(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  if let peer = o as? any UIViewControllerSuper { return (peer.super_UIViewController_prefersStatusBarHidden() ? 1 : 0) }
  return (o.prefersStatusBarHidden ? 1 : 0)
}

@_cdecl("tb_UIViewController_interfaceOrientation")
func tb_UIViewController_interfaceOrientation(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return Int(truncatingIfNeeded: (interfaceOrientation(o)).rawValue)
}

@_cdecl("tb_UIViewController_parentViewController")
func tb_UIViewController_parentViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.parent)
}

@_cdecl("tb_UIViewController_presentingViewController")
func tb_UIViewController_presentingViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.presentingViewController)
}

@_cdecl("tb_UIViewController_presentedViewController")
func tb_UIViewController_presentedViewController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.presentedViewController)
}

@_cdecl("tb_UIViewController_childViewControllers")
func tb_UIViewController_childViewControllers(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retainedList(o.children)
}

@_cdecl("tb_UIViewController_addChildViewController")
func tb_UIViewController_addChildViewController(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return }
  o.addChild(v1)
}

@_cdecl("tb_UIViewController_removeFromParentViewController")
func tb_UIViewController_removeFromParentViewController(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.removeFromParent()
}

@_cdecl("tb_UIViewController_willMoveToParentViewController")
func tb_UIViewController_willMoveToParentViewController(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = swiftObject(a1, as: UIViewController.self)
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_willMoveToParentViewController(v1) }
  o.willMove(toParent: v1)
}

@_cdecl("tb_UIViewController_didMoveToParentViewController")
func tb_UIViewController_didMoveToParentViewController(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = swiftObject(a1, as: UIViewController.self)
  if let peer = o as? any UIViewControllerSuper { return peer.super_UIViewController_didMoveToParentViewController(v1) }
  o.didMove(toParent: v1)
}

@_cdecl("tb_UIViewController_transitioningDelegate")
func tb_UIViewController_transitioningDelegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retainedDelegate(o.transitioningDelegate)
}

@_cdecl("tb_UIViewController_setTransitioningDelegate")
func tb_UIViewController_setTransitioningDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = attached(a1, to: o, as: UIViewControllerTransitioningDelegateAdapter.self)
  o.transitioningDelegate = v1
}

@_cdecl("tb_UIViewController_transitionCoordinator")
func tb_UIViewController_transitionCoordinator(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retainedBox(o.transitionCoordinator, "TBTransitionCoordinator")
}

@_cdecl("tb_UIViewController_isBeingPresented")
func tb_UIViewController_isBeingPresented(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isBeingPresented ? 1 : 0)
}

@_cdecl("tb_UIViewController_isBeingDismissed")
func tb_UIViewController_isBeingDismissed(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isBeingDismissed ? 1 : 0)
}

@_cdecl("tb_UIViewController_isMovingToParentViewController")
func tb_UIViewController_isMovingToParentViewController(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isMovingToParent ? 1 : 0)
}

@_cdecl("tb_UIViewController_isMovingFromParentViewController")
func tb_UIViewController_isMovingFromParentViewController(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isMovingFromParent ? 1 : 0)
}

@_cdecl("tb_UIViewController_isModalInPresentation")
func tb_UIViewController_isModalInPresentation(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.isModalInPresentation ? 1 : 0)
}

@_cdecl("tb_UIViewController_setModalInPresentation")
func tb_UIViewController_setModalInPresentation(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.isModalInPresentation = (a1 != 0)
}

@_cdecl("tb_UIViewController_definesPresentationContext")
func tb_UIViewController_definesPresentationContext(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.definesPresentationContext ? 1 : 0)
}

@_cdecl("tb_UIViewController_setDefinesPresentationContext")
func tb_UIViewController_setDefinesPresentationContext(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.definesPresentationContext = (a1 != 0)
}

@_cdecl("tb_UIViewController_additionalSafeAreaInsets")
func tb_UIViewController_additionalSafeAreaInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return TBInsets() }
  return TBInsets(o.additionalSafeAreaInsets)
}

@_cdecl("tb_UIViewController_setAdditionalSafeAreaInsets")
func tb_UIViewController_setAdditionalSafeAreaInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.additionalSafeAreaInsets = a1.value
}

@_cdecl("tb_UIViewController_beginAppearanceTransition_animated")
func tb_UIViewController_beginAppearanceTransition_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.beginAppearanceTransition((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UIViewController_endAppearanceTransition")
func tb_UIViewController_endAppearanceTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.endAppearanceTransition()
}

@_cdecl("tb_UIViewController_navigationItem")
func tb_UIViewController_navigationItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.navigationItem)
}

@_cdecl("tb_UIViewController_navigationController")
func tb_UIViewController_navigationController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.navigationController)
}

@_cdecl("tb_UIViewController_hidesBottomBarWhenPushed")
func tb_UIViewController_hidesBottomBarWhenPushed(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.hidesBottomBarWhenPushed ? 1 : 0)
}

@_cdecl("tb_UIViewController_setHidesBottomBarWhenPushed")
func tb_UIViewController_setHidesBottomBarWhenPushed(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.hidesBottomBarWhenPushed = (a1 != 0)
}

@_cdecl("tb_UIViewController_editButtonItem")
func tb_UIViewController_editButtonItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.editButtonItem)
}

@_cdecl("tb_UIViewController_toolbarItems")
func tb_UIViewController_toolbarItems(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retainedList(o.toolbarItems)
}

@_cdecl("tb_UIViewController_setToolbarItems")
func tb_UIViewController_setToolbarItems(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.toolbarItems = list(a1)
}

@_cdecl("tb_UIViewController_setToolbarItems_animated")
func tb_UIViewController_setToolbarItems_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.setToolbarItems(list(a1), animated: (a2 != 0))
}

@_cdecl("tb_UIViewController_showViewController_sender")
func tb_UIViewController_showViewController_sender(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return }
  o.show(v1, sender: anyValue(a2))
}

@_cdecl("tb_UIViewController_edgesForExtendedLayout")
func tb_UIViewController_edgesForExtendedLayout(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.edgesForExtendedLayout).rawValue)
}

@_cdecl("tb_UIViewController_setEdgesForExtendedLayout")
func tb_UIViewController_setEdgesForExtendedLayout(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.edgesForExtendedLayout = UIRectEdge(rawValue: .init(truncatingIfNeeded: a1))
}

@_cdecl("tb_UIViewController_extendedLayoutIncludesOpaqueBars")
func tb_UIViewController_extendedLayoutIncludesOpaqueBars(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return 0 }
  return (o.extendedLayoutIncludesOpaqueBars ? 1 : 0)
}

@_cdecl("tb_UIViewController_setExtendedLayoutIncludesOpaqueBars")
func tb_UIViewController_setExtendedLayoutIncludesOpaqueBars(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  o.extendedLayoutIncludesOpaqueBars = (a1 != 0)
}

@_cdecl("tb_UIViewController_tabBarItem")
func tb_UIViewController_tabBarItem(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.tabBarItem)
}

@_cdecl("tb_UIViewController_setTabBarItem")
func tb_UIViewController_setTabBarItem(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return }
  let v1 = swiftObject(a1, as: UITabBarItem.self)
  o.tabBarItem = v1
}

@_cdecl("tb_UIViewController_tabBarController")
func tb_UIViewController_tabBarController(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIViewController.self) else { return nil }
  return retained(o.tabBarController)
}
