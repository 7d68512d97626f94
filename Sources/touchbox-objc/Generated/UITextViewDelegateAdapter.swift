// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITextViewDelegateAdapter: UIScrollViewDelegateAdapter, UITextViewDelegate {
  override class var selectors: String { "scrollViewDidScroll: scrollViewDidZoom: scrollViewWillBeginDragging: scrollViewDidEndDragging:willDecelerate: scrollViewWillEndDragging:withVelocity:targetContentOffset: scrollViewWillBeginDecelerating: scrollViewWillBeginZooming:withView: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: viewForZoomingInScrollView: scrollViewDidEndZooming:withView:atScale: scrollViewShouldScrollToTop: scrollViewDidScrollToTop: textViewShouldBeginEditing: textViewDidBeginEditing: textViewShouldEndEditing: textViewDidEndEditing: textView:shouldChangeTextInRange:replacementText: textViewDidChange: textViewDidChangeSelection:" }

  func textViewShouldBeginEditing(_ a1: UITextView) -> Bool {
    guard let object = receiver(13) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextViewDelegate_textViewShouldBeginEditing(object, r1) != 0)
  }
  func textViewDidBeginEditing(_ a1: UITextView) {
    guard let object = receiver(14) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextViewDelegate_textViewDidBeginEditing(object, r1)
  }
  func textViewShouldEndEditing(_ a1: UITextView) -> Bool {
    guard let object = receiver(15) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UITextViewDelegate_textViewShouldEndEditing(object, r1) != 0)
  }
  func textViewDidEndEditing(_ a1: UITextView) {
    guard let object = receiver(16) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextViewDelegate_textViewDidEndEditing(object, r1)
  }
  func textView(_ a1: UITextView, shouldChangeTextIn a2: NSRange, replacementText a3: String) -> Bool {
    guard let object = receiver(17) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r3 = retainedText(a3); defer { TBRelease(r3) }; return (tbo_UITextViewDelegate_textView_shouldChangeTextInRange_replacementText(object, r1, TBRange(a2), r3) != 0)
  }
  func textViewDidChange(_ a1: UITextView) {
    guard let object = receiver(18) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextViewDelegate_textViewDidChange(object, r1)
  }
  func textViewDidChangeSelection(_ a1: UITextView) {
    guard let object = receiver(19) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UITextViewDelegate_textViewDidChangeSelection(object, r1)
  }
}
