// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UIScrollViewDelegateAdapter: DelegateAdapter, UIScrollViewDelegate {
  override class var selectors: String { "scrollViewDidScroll: scrollViewDidZoom: scrollViewWillBeginDragging: scrollViewDidEndDragging:willDecelerate: scrollViewWillEndDragging:withVelocity:targetContentOffset: scrollViewWillBeginDecelerating: scrollViewWillBeginZooming:withView: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: viewForZoomingInScrollView: scrollViewDidEndZooming:withView:atScale: scrollViewShouldScrollToTop: scrollViewDidScrollToTop:" }

  func scrollViewDidScroll(_ a1: UIScrollView) {
    guard let object = receiver(0) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidScroll(object, r1)
  }
  func scrollViewDidZoom(_ a1: UIScrollView) {
    guard let object = receiver(1) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidZoom(object, r1)
  }
  func scrollViewWillBeginDragging(_ a1: UIScrollView) {
    guard let object = receiver(2) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewWillBeginDragging(object, r1)
  }
  func scrollViewDidEndDragging(_ a1: UIScrollView, willDecelerate a2: Bool) {
    guard let object = receiver(3) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidEndDragging_willDecelerate(object, r1, (a2 ? 1 : 0))
  }
  func scrollViewWillEndDragging(_ a1: UIScrollView, withVelocity a2: CGPoint, targetContentOffset a3: UnsafeMutablePointer<CGPoint>) {
    guard let object = receiver(4) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewWillEndDragging_withVelocity_targetContentOffset(object, r1, TBPoint(a2), Raw(a3))
  }
  func scrollViewWillBeginDecelerating(_ a1: UIScrollView) {
    guard let object = receiver(5) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewWillBeginDecelerating(object, r1)
  }
  func scrollViewWillBeginZooming(_ a1: UIScrollView, with a2: UIView?) {
    guard let object = receiver(6) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIScrollViewDelegate_scrollViewWillBeginZooming_withView(object, r1, r2)
  }
  func scrollViewDidEndDecelerating(_ a1: UIScrollView) {
    guard let object = receiver(7) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidEndDecelerating(object, r1)
  }
  func scrollViewDidEndScrollingAnimation(_ a1: UIScrollView) {
    guard let object = receiver(8) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidEndScrollingAnimation(object, r1)
  }
  func viewForZooming(in a1: UIScrollView) -> UIView? {
    guard let object = receiver(9) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return taken(tbo_UIScrollViewDelegate_viewForZoomingInScrollView(object, r1))
  }
  func scrollViewDidEndZooming(_ a1: UIScrollView, with a2: UIView?, atScale a3: CGFloat) {
    guard let object = receiver(10) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIScrollViewDelegate_scrollViewDidEndZooming_withView_atScale(object, r1, r2, Double(a3))
  }
  func scrollViewShouldScrollToTop(_ a1: UIScrollView) -> Bool {
    guard let object = receiver(11) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIScrollViewDelegate_scrollViewShouldScrollToTop(object, r1) != 0)
  }
  func scrollViewDidScrollToTop(_ a1: UIScrollView) {
    guard let object = receiver(12) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIScrollViewDelegate_scrollViewDidScrollToTop(object, r1)
  }
}
