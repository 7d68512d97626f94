// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_TBTransitionCoordinator_containerView")
func tb_TBTransitionCoordinator_containerView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return nil }
  return retained(o.containerView)
}

@_cdecl("tb_TBTransitionCoordinator_isAnimated")
func tb_TBTransitionCoordinator_isAnimated(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return (o.isAnimated ? 1 : 0)
}

@_cdecl("tb_TBTransitionCoordinator_isInteractive")
func tb_TBTransitionCoordinator_isInteractive(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return (o.isInteractive ? 1 : 0)
}

@_cdecl("tb_TBTransitionCoordinator_isCancelled")
func tb_TBTransitionCoordinator_isCancelled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return (o.isCancelled ? 1 : 0)
}

@_cdecl("tb_TBTransitionCoordinator_transitionDuration")
func tb_TBTransitionCoordinator_transitionDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return o.transitionDuration
}

@_cdecl("tb_TBTransitionCoordinator_percentComplete")
func tb_TBTransitionCoordinator_percentComplete(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return Double(o.percentComplete)
}

@_cdecl("tb_TBTransitionCoordinator_targetTransform")
func tb_TBTransitionCoordinator_targetTransform(_ receiver: Raw?) -> TBTransform {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return TBTransform() }
  return TBTransform(o.targetTransform)
}

@_cdecl("tb_TBTransitionCoordinator_viewControllerForKey")
func tb_TBTransitionCoordinator_viewControllerForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retained(o.viewController(forKey: UITransitionContextViewControllerKey(rawValue: v1)))
}

@_cdecl("tb_TBTransitionCoordinator_viewForKey")
func tb_TBTransitionCoordinator_viewForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retained(o.view(forKey: UITransitionContextViewKey(rawValue: v1)))
}

@_cdecl("tb_TBTransitionCoordinator_animateAlongsideTransition_completion")
func tb_TBTransitionCoordinator_animateAlongsideTransition_completion(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return 0 }
  return (o.animate(alongsideTransition: objectBlock(a1), completion: objectBlock(a2)) ? 1 : 0)
}

@_cdecl("tb_TBTransitionCoordinator_notifyWhenInteractionEndsUsingBlock")
func tb_TBTransitionCoordinator_notifyWhenInteractionEndsUsingBlock(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerTransitionCoordinator).self) else { return }
  o.notifyWhenInteractionEnds((objectBlock(a1) ?? { _ in }))
}

@_cdecl("tb_TBTransitionContext_containerView")
func tb_TBTransitionContext_containerView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return nil }
  return retained(o.containerView)
}

@_cdecl("tb_TBTransitionContext_isAnimated")
func tb_TBTransitionContext_isAnimated(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return 0 }
  return (o.isAnimated ? 1 : 0)
}

@_cdecl("tb_TBTransitionContext_isInteractive")
func tb_TBTransitionContext_isInteractive(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return 0 }
  return (o.isInteractive ? 1 : 0)
}

@_cdecl("tb_TBTransitionContext_transitionWasCancelled")
func tb_TBTransitionContext_transitionWasCancelled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return 0 }
  return (o.transitionWasCancelled ? 1 : 0)
}

@_cdecl("tb_TBTransitionContext_presentationStyle")
func tb_TBTransitionContext_presentationStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return 0 }
  return Int(truncatingIfNeeded: (o.presentationStyle).rawValue)
}

@_cdecl("tb_TBTransitionContext_targetTransform")
func tb_TBTransitionContext_targetTransform(_ receiver: Raw?) -> TBTransform {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return TBTransform() }
  return TBTransform(o.targetTransform)
}

@_cdecl("tb_TBTransitionContext_updateInteractiveTransition")
func tb_TBTransitionContext_updateInteractiveTransition(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.updateInteractiveTransition(CGFloat(a1))
}

@_cdecl("tb_TBTransitionContext_finishInteractiveTransition")
func tb_TBTransitionContext_finishInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.finishInteractiveTransition()
}

@_cdecl("tb_TBTransitionContext_cancelInteractiveTransition")
func tb_TBTransitionContext_cancelInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.cancelInteractiveTransition()
}

@_cdecl("tb_TBTransitionContext_pauseInteractiveTransition")
func tb_TBTransitionContext_pauseInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.pauseInteractiveTransition()
}

@_cdecl("tb_TBTransitionContext_completeTransition")
func tb_TBTransitionContext_completeTransition(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.completeTransition((a1 != 0))
}

@_cdecl("tb_TBTransitionContext_viewControllerForKey")
func tb_TBTransitionContext_viewControllerForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retained(o.viewController(forKey: UITransitionContextViewControllerKey(rawValue: v1)))
}

@_cdecl("tb_TBTransitionContext_viewForKey")
func tb_TBTransitionContext_viewForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retained(o.view(forKey: UITransitionContextViewKey(rawValue: v1)))
}

@_cdecl("tb_TBTransitionContext_initialFrameForViewController")
func tb_TBTransitionContext_initialFrameForViewController(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return TBRect() }
  return TBRect(o.initialFrame(for: v1))
}

@_cdecl("tb_TBTransitionContext_finalFrameForViewController")
func tb_TBTransitionContext_finalFrameForViewController(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: (any UIViewControllerContextTransitioning).self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UIViewController.self) else { return TBRect() }
  return TBRect(o.finalFrame(for: v1))
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_init")
func tb_UIPercentDrivenInteractiveTransition_init() -> Raw? {
  return retainedPeer(UIPercentDrivenInteractiveTransition())
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_duration")
func tb_UIPercentDrivenInteractiveTransition_duration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return 0 }
  return Double(o.duration)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_percentComplete")
func tb_UIPercentDrivenInteractiveTransition_percentComplete(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return 0 }
  return Double(o.percentComplete)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_completionSpeed")
func tb_UIPercentDrivenInteractiveTransition_completionSpeed(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return 0 }
  return Double(o.completionSpeed)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_setCompletionSpeed")
func tb_UIPercentDrivenInteractiveTransition_setCompletionSpeed(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.completionSpeed = CGFloat(a1)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_completionCurve")
func tb_UIPercentDrivenInteractiveTransition_completionCurve(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.completionCurve).rawValue)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_setCompletionCurve")
func tb_UIPercentDrivenInteractiveTransition_setCompletionCurve(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  guard let v1 = UIView.AnimationCurve(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.completionCurve = v1
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_wantsInteractiveStart")
func tb_UIPercentDrivenInteractiveTransition_wantsInteractiveStart(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return 0 }
  return (o.wantsInteractiveStart ? 1 : 0)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_setWantsInteractiveStart")
func tb_UIPercentDrivenInteractiveTransition_setWantsInteractiveStart(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.wantsInteractiveStart = (a1 != 0)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_startInteractiveTransition")
func tb_UIPercentDrivenInteractiveTransition_startInteractiveTransition(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  guard let v1 = swiftObject(a1, as: (any UIViewControllerContextTransitioning).self) else { return }
  o.startInteractiveTransition(v1)
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_pauseInteractiveTransition")
func tb_UIPercentDrivenInteractiveTransition_pauseInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.pause()
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_updateInteractiveTransition")
func tb_UIPercentDrivenInteractiveTransition_updateInteractiveTransition(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.update(CGFloat(a1))
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_finishInteractiveTransition")
func tb_UIPercentDrivenInteractiveTransition_finishInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.finish()
}

@_cdecl("tb_UIPercentDrivenInteractiveTransition_cancelInteractiveTransition")
func tb_UIPercentDrivenInteractiveTransition_cancelInteractiveTransition(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIPercentDrivenInteractiveTransition.self) else { return }
  o.cancel()
}
