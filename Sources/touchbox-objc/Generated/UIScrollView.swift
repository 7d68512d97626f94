// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIScrollView_contentOffset")
func tb_UIScrollView_contentOffset(_ receiver: Raw?) -> TBPoint {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBPoint() }
  return TBPoint(o.contentOffset)
}

@_cdecl("tb_UIScrollView_setContentOffset")
func tb_UIScrollView_setContentOffset(_ receiver: Raw?, _ a1: TBPoint) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.contentOffset = a1.value
}

@_cdecl("tb_UIScrollView_contentSize")
func tb_UIScrollView_contentSize(_ receiver: Raw?) -> TBSize {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBSize() }
  return TBSize(o.contentSize)
}

@_cdecl("tb_UIScrollView_setContentSize")
func tb_UIScrollView_setContentSize(_ receiver: Raw?, _ a1: TBSize) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.contentSize = a1.value
}

@_cdecl("tb_UIScrollView_contentLayoutGuide")
func tb_UIScrollView_contentLayoutGuide(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retainedBox(o.contentLayoutGuide, "UILayoutGuide")
}

@_cdecl("tb_UIScrollView_frameLayoutGuide")
func tb_UIScrollView_frameLayoutGuide(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retainedBox(o.frameLayoutGuide, "UILayoutGuide")
}

@_cdecl("tb_UIScrollView_contentInset")
func tb_UIScrollView_contentInset(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBInsets() }
  return TBInsets(o.contentInset)
}

@_cdecl("tb_UIScrollView_setContentInset")
func tb_UIScrollView_setContentInset(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.contentInset = a1.value
}

@_cdecl("tb_UIScrollView_delegate")
func tb_UIScrollView_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UIScrollView_setDelegate")
func tb_UIScrollView_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  let v1 = attached(a1, to: o, as: UIScrollViewDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UIScrollView_isScrollEnabled")
func tb_UIScrollView_isScrollEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isScrollEnabled ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setScrollEnabled")
func tb_UIScrollView_setScrollEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.isScrollEnabled = (a1 != 0)
}

@_cdecl("tb_UIScrollView_isPagingEnabled")
func tb_UIScrollView_isPagingEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isPagingEnabled ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setPagingEnabled")
func tb_UIScrollView_setPagingEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.isPagingEnabled = (a1 != 0)
}

@_cdecl("tb_UIScrollView_isDirectionalLockEnabled")
func tb_UIScrollView_isDirectionalLockEnabled(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isDirectionalLockEnabled ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setDirectionalLockEnabled")
func tb_UIScrollView_setDirectionalLockEnabled(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.isDirectionalLockEnabled = (a1 != 0)
}

@_cdecl("tb_UIScrollView_bounces")
func tb_UIScrollView_bounces(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.bounces ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setBounces")
func tb_UIScrollView_setBounces(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.bounces = (a1 != 0)
}

@_cdecl("tb_UIScrollView_bouncesZoom")
func tb_UIScrollView_bouncesZoom(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.bouncesZoom ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setBouncesZoom")
func tb_UIScrollView_setBouncesZoom(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.bouncesZoom = (a1 != 0)
}

@_cdecl("tb_UIScrollView_alwaysBounceVertical")
func tb_UIScrollView_alwaysBounceVertical(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.alwaysBounceVertical ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setAlwaysBounceVertical")
func tb_UIScrollView_setAlwaysBounceVertical(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.alwaysBounceVertical = (a1 != 0)
}

@_cdecl("tb_UIScrollView_alwaysBounceHorizontal")
func tb_UIScrollView_alwaysBounceHorizontal(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.alwaysBounceHorizontal ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setAlwaysBounceHorizontal")
func tb_UIScrollView_setAlwaysBounceHorizontal(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.alwaysBounceHorizontal = (a1 != 0)
}

@_cdecl("tb_UIScrollView_showsVerticalScrollIndicator")
func tb_UIScrollView_showsVerticalScrollIndicator(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.showsVerticalScrollIndicator ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setShowsVerticalScrollIndicator")
func tb_UIScrollView_setShowsVerticalScrollIndicator(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.showsVerticalScrollIndicator = (a1 != 0)
}

@_cdecl("tb_UIScrollView_showsHorizontalScrollIndicator")
func tb_UIScrollView_showsHorizontalScrollIndicator(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.showsHorizontalScrollIndicator ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setShowsHorizontalScrollIndicator")
func tb_UIScrollView_setShowsHorizontalScrollIndicator(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.showsHorizontalScrollIndicator = (a1 != 0)
}

@_cdecl("tb_UIScrollView_delaysContentTouches")
func tb_UIScrollView_delaysContentTouches(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.delaysContentTouches ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setDelaysContentTouches")
func tb_UIScrollView_setDelaysContentTouches(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.delaysContentTouches = (a1 != 0)
}

@_cdecl("tb_UIScrollView_canCancelContentTouches")
func tb_UIScrollView_canCancelContentTouches(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.canCancelContentTouches ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setCanCancelContentTouches")
func tb_UIScrollView_setCanCancelContentTouches(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.canCancelContentTouches = (a1 != 0)
}

@_cdecl("tb_UIScrollView_scrollsToTop")
func tb_UIScrollView_scrollsToTop(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.scrollsToTop ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setScrollsToTop")
func tb_UIScrollView_setScrollsToTop(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.scrollsToTop = (a1 != 0)
}

@_cdecl("tb_UIScrollView_minimumZoomScale")
func tb_UIScrollView_minimumZoomScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Double(o.minimumZoomScale)
}

@_cdecl("tb_UIScrollView_setMinimumZoomScale")
func tb_UIScrollView_setMinimumZoomScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.minimumZoomScale = CGFloat(a1)
}

@_cdecl("tb_UIScrollView_maximumZoomScale")
func tb_UIScrollView_maximumZoomScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Double(o.maximumZoomScale)
}

@_cdecl("tb_UIScrollView_setMaximumZoomScale")
func tb_UIScrollView_setMaximumZoomScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.maximumZoomScale = CGFloat(a1)
}

@_cdecl("tb_UIScrollView_zoomScale")
func tb_UIScrollView_zoomScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Double(o.zoomScale)
}

@_cdecl("tb_UIScrollView_setZoomScale")
func tb_UIScrollView_setZoomScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.zoomScale = CGFloat(a1)
}

@_cdecl("tb_UIScrollView_isTracking")
func tb_UIScrollView_isTracking(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isTracking ? 1 : 0)
}

@_cdecl("tb_UIScrollView_isDragging")
func tb_UIScrollView_isDragging(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isDragging ? 1 : 0)
}

@_cdecl("tb_UIScrollView_isDecelerating")
func tb_UIScrollView_isDecelerating(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isDecelerating ? 1 : 0)
}

@_cdecl("tb_UIScrollView_isZooming")
func tb_UIScrollView_isZooming(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isZooming ? 1 : 0)
}

@_cdecl("tb_UIScrollView_setContentOffset_animated")
func tb_UIScrollView_setContentOffset_animated(_ receiver: Raw?, _ a1: TBPoint, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.setContentOffset(a1.value, animated: (a2 != 0))
}

@_cdecl("tb_UIScrollView_scrollRectToVisible_animated")
func tb_UIScrollView_scrollRectToVisible_animated(_ receiver: Raw?, _ a1: TBRect, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.scrollRectToVisible(a1.value, animated: (a2 != 0))
}

@_cdecl("tb_UIScrollView_setZoomScale_animated")
func tb_UIScrollView_setZoomScale_animated(_ receiver: Raw?, _ a1: Double, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.setZoomScale(CGFloat(a1), animated: (a2 != 0))
}

@_cdecl("tb_UIScrollView_zoomToRect_animated")
func tb_UIScrollView_zoomToRect_animated(_ receiver: Raw?, _ a1: TBRect, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.zoom(to: a1.value, animated: (a2 != 0))
}

@_cdecl("tb_UIScrollView_adjustedContentInset")
func tb_UIScrollView_adjustedContentInset(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBInsets() }
  return TBInsets(o.adjustedContentInset)
}

@_cdecl("tb_UIScrollView_contentInsetAdjustmentBehavior")
func tb_UIScrollView_contentInsetAdjustmentBehavior(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.contentInsetAdjustmentBehavior).rawValue)
}

@_cdecl("tb_UIScrollView_setContentInsetAdjustmentBehavior")
func tb_UIScrollView_setContentInsetAdjustmentBehavior(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  guard let v1 = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.contentInsetAdjustmentBehavior = v1
}

@_cdecl("tb_UIScrollView_decelerationRate")
func tb_UIScrollView_decelerationRate(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Double(o.decelerationRate.rawValue)
}

@_cdecl("tb_UIScrollView_setDecelerationRate")
func tb_UIScrollView_setDecelerationRate(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(a1))
}

@_cdecl("tb_UIScrollView_isZoomBouncing")
func tb_UIScrollView_isZoomBouncing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return (o.isZoomBouncing ? 1 : 0)
}

@_cdecl("tb_UIScrollView_panGestureRecognizer")
func tb_UIScrollView_panGestureRecognizer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retained(o.panGestureRecognizer)
}

@_cdecl("tb_UIScrollView_pinchGestureRecognizer")
func tb_UIScrollView_pinchGestureRecognizer(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retained(o.pinchGestureRecognizer)
}

@_cdecl("tb_UIScrollView_indicatorStyle")
func tb_UIScrollView_indicatorStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.indicatorStyle).rawValue)
}

@_cdecl("tb_UIScrollView_setIndicatorStyle")
func tb_UIScrollView_setIndicatorStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  guard let v1 = UIScrollView.IndicatorStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.indicatorStyle = v1
}

@_cdecl("tb_UIScrollView_keyboardDismissMode")
func tb_UIScrollView_keyboardDismissMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.keyboardDismissMode).rawValue)
}

@_cdecl("tb_UIScrollView_setKeyboardDismissMode")
func tb_UIScrollView_setKeyboardDismissMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  guard let v1 = UIScrollView.KeyboardDismissMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.keyboardDismissMode = v1
}

@_cdecl("tb_UIScrollView_scrollIndicatorInsets")
func tb_UIScrollView_scrollIndicatorInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBInsets() }
  return TBInsets(o.scrollIndicatorInsets)
}

@_cdecl("tb_UIScrollView_setScrollIndicatorInsets")
func tb_UIScrollView_setScrollIndicatorInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.scrollIndicatorInsets = a1.value
}

@_cdecl("tb_UIScrollView_verticalScrollIndicatorInsets")
func tb_UIScrollView_verticalScrollIndicatorInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBInsets() }
  return TBInsets(o.verticalScrollIndicatorInsets)
}

@_cdecl("tb_UIScrollView_setVerticalScrollIndicatorInsets")
func tb_UIScrollView_setVerticalScrollIndicatorInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.verticalScrollIndicatorInsets = a1.value
}

@_cdecl("tb_UIScrollView_horizontalScrollIndicatorInsets")
func tb_UIScrollView_horizontalScrollIndicatorInsets(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return TBInsets() }
  return TBInsets(o.horizontalScrollIndicatorInsets)
}

@_cdecl("tb_UIScrollView_setHorizontalScrollIndicatorInsets")
func tb_UIScrollView_setHorizontalScrollIndicatorInsets(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.horizontalScrollIndicatorInsets = a1.value
}

@_cdecl("tb_UIScrollView_refreshControl")
func tb_UIScrollView_refreshControl(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return nil }
  return retained(o.refreshControl)
}

@_cdecl("tb_UIScrollView_setRefreshControl")
func tb_UIScrollView_setRefreshControl(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  let v1 = swiftObject(a1, as: UIRefreshControl.self)
  o.refreshControl = v1
}

@_cdecl("tb_UIScrollView_flashScrollIndicators")
func tb_UIScrollView_flashScrollIndicators(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  o.flashScrollIndicators()
}

@_cdecl("tb_UIScrollView_adjustedContentInsetDidChange")
func tb_UIScrollView_adjustedContentInsetDidChange(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return }
  if let peer = o as? any UIScrollViewSuper { return peer.super_UIScrollView_adjustedContentInsetDidChange() }
  o.adjustedContentInsetDidChange()
}

@_cdecl("tb_UIScrollView_touchesShouldBegin_withEvent_inContentView")
func tb_UIScrollView_touchesShouldBegin_withEvent_inContentView(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?, _ a3: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  guard let v1 = touches(a1) else { return 0 }
  let v2 = swiftObject(a2, as: UIEvent.self)
  guard let v3 = swiftObject(a3, as: UIView.self) else { return 0 }
  if let peer = o as? any UIScrollViewSuper { return (peer.super_UIScrollView_touchesShouldBegin_withEvent_inContentView(v1, v2, v3) ? 1 : 0) }
  return (o.touchesShouldBegin(v1, with: v2, in: v3) ? 1 : 0)
}

@_cdecl("tb_UIScrollView_touchesShouldCancelInContentView")
func tb_UIScrollView_touchesShouldCancelInContentView(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIScrollView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UIView.self) else { return 0 }
  if let peer = o as? any UIScrollViewSuper { return (peer.super_UIScrollView_touchesShouldCancelInContentView(v1) ? 1 : 0) }
  return (o.touchesShouldCancel(in: v1) ? 1 : 0)
}

@_cdecl("tb_UIRefreshControl_isRefreshing")
func tb_UIRefreshControl_isRefreshing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIRefreshControl.self) else { return 0 }
  return (o.isRefreshing ? 1 : 0)
}

@_cdecl("tb_UIRefreshControl_attributedTitle")
func tb_UIRefreshControl_attributedTitle(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIRefreshControl.self) else { return nil }
  return retainedAttributedText(o.attributedTitle)
}

@_cdecl("tb_UIRefreshControl_setAttributedTitle")
func tb_UIRefreshControl_setAttributedTitle(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIRefreshControl.self) else { return }
  o.attributedTitle = attributedText(a1)
}

@_cdecl("tb_UIRefreshControl_beginRefreshing")
func tb_UIRefreshControl_beginRefreshing(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIRefreshControl.self) else { return }
  o.beginRefreshing()
}

@_cdecl("tb_UIRefreshControl_endRefreshing")
func tb_UIRefreshControl_endRefreshing(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIRefreshControl.self) else { return }
  o.endRefreshing()
}
