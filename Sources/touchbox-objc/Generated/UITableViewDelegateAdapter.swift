// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITableViewDelegateAdapter: UIScrollViewDelegateAdapter, UITableViewDelegate {
  override class var selectors: String { "scrollViewDidScroll: scrollViewDidZoom: scrollViewWillBeginDragging: scrollViewDidEndDragging:willDecelerate: scrollViewWillEndDragging:withVelocity:targetContentOffset: scrollViewWillBeginDecelerating: scrollViewWillBeginZooming:withView: scrollViewDidEndDecelerating: scrollViewDidEndScrollingAnimation: viewForZoomingInScrollView: scrollViewDidEndZooming:withView:atScale: scrollViewShouldScrollToTop: scrollViewDidScrollToTop: tableView:willDisplayCell:forRowAtIndexPath: tableView:willDisplayHeaderView:forSection: tableView:willDisplayFooterView:forSection: tableView:didEndDisplayingCell:forRowAtIndexPath: tableView:didEndDisplayingHeaderView:forSection: tableView:didEndDisplayingFooterView:forSection: tableView:heightForRowAtIndexPath: tableView:heightForHeaderInSection: tableView:heightForFooterInSection: tableView:estimatedHeightForRowAtIndexPath: tableView:viewForHeaderInSection: tableView:viewForFooterInSection: tableView:indentationLevelForRowAtIndexPath: tableView:accessoryButtonTappedForRowWithIndexPath: tableView:shouldHighlightRowAtIndexPath: tableView:didHighlightRowAtIndexPath: tableView:didUnhighlightRowAtIndexPath: tableView:willSelectRowAtIndexPath: tableView:willDeselectRowAtIndexPath: tableView:didSelectRowAtIndexPath: tableView:didDeselectRowAtIndexPath: tableView:editingStyleForRowAtIndexPath: tableView:titleForDeleteConfirmationButtonForRowAtIndexPath: tableView:editActionsForRowAtIndexPath: tableView:leadingSwipeActionsConfigurationForRowAtIndexPath: tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: tableView:shouldIndentWhileEditingRowAtIndexPath: tableView:willBeginEditingRowAtIndexPath: tableView:didEndEditingRowAtIndexPath: tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:" }

  func tableView(_ a1: UITableView, willDisplay a2: UITableViewCell, forRowAt a3: IndexPath) {
    guard let object = receiver(13) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; let r3 = retainedIndexPath(a3); defer { TBRelease(r3) }; tbo_UITableViewDelegate_tableView_willDisplayCell_forRowAtIndexPath(object, r1, r2, r3)
  }
  func tableView(_ a1: UITableView, willDisplayHeaderView a2: UIView, forSection a3: Int) {
    guard let object = receiver(14) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_willDisplayHeaderView_forSection(object, r1, r2, a3)
  }
  func tableView(_ a1: UITableView, willDisplayFooterView a2: UIView, forSection a3: Int) {
    guard let object = receiver(15) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_willDisplayFooterView_forSection(object, r1, r2, a3)
  }
  func tableView(_ a1: UITableView, didEndDisplaying a2: UITableViewCell, forRowAt a3: IndexPath) {
    guard let object = receiver(16) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; let r3 = retainedIndexPath(a3); defer { TBRelease(r3) }; tbo_UITableViewDelegate_tableView_didEndDisplayingCell_forRowAtIndexPath(object, r1, r2, r3)
  }
  func tableView(_ a1: UITableView, didEndDisplayingHeaderView a2: UIView, forSection a3: Int) {
    guard let object = receiver(17) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didEndDisplayingHeaderView_forSection(object, r1, r2, a3)
  }
  func tableView(_ a1: UITableView, didEndDisplayingFooterView a2: UIView, forSection a3: Int) {
    guard let object = receiver(18) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didEndDisplayingFooterView_forSection(object, r1, r2, a3)
  }
  func tableView(_ a1: UITableView, heightForRowAt a2: IndexPath) -> CGFloat {
    guard let object = receiver(19) else { return UITableView.unspecified }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return CGFloat(tbo_UITableViewDelegate_tableView_heightForRowAtIndexPath(object, r1, r2))
  }
  func tableView(_ a1: UITableView, heightForHeaderInSection a2: Int) -> CGFloat {
    guard let object = receiver(20) else { return UITableView.unspecified }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return CGFloat(tbo_UITableViewDelegate_tableView_heightForHeaderInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, heightForFooterInSection a2: Int) -> CGFloat {
    guard let object = receiver(21) else { return UITableView.unspecified }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return CGFloat(tbo_UITableViewDelegate_tableView_heightForFooterInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, estimatedHeightForRowAt a2: IndexPath) -> CGFloat {
    guard let object = receiver(22) else { return UITableView.unspecified }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return CGFloat(tbo_UITableViewDelegate_tableView_estimatedHeightForRowAtIndexPath(object, r1, r2))
  }
  func tableView(_ a1: UITableView, viewForHeaderInSection a2: Int) -> UIView? {
    guard let object = receiver(23) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return taken(tbo_UITableViewDelegate_tableView_viewForHeaderInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, viewForFooterInSection a2: Int) -> UIView? {
    guard let object = receiver(24) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return taken(tbo_UITableViewDelegate_tableView_viewForFooterInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, indentationLevelForRowAt a2: IndexPath) -> Int {
    guard let object = receiver(25) else { return 0 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return tbo_UITableViewDelegate_tableView_indentationLevelForRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, accessoryButtonTappedForRowWith a2: IndexPath) {
    guard let object = receiver(26) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_accessoryButtonTappedForRowWithIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, shouldHighlightRowAt a2: IndexPath) -> Bool {
    guard let object = receiver(27) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return (tbo_UITableViewDelegate_tableView_shouldHighlightRowAtIndexPath(object, r1, r2) != 0)
  }
  func tableView(_ a1: UITableView, didHighlightRowAt a2: IndexPath) {
    guard let object = receiver(28) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didHighlightRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, didUnhighlightRowAt a2: IndexPath) {
    guard let object = receiver(29) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didUnhighlightRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, willSelectRowAt a2: IndexPath) -> IndexPath? {
    guard let object = receiver(30) else { return a2 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDelegate_tableView_willSelectRowAtIndexPath(object, r1, r2)) { indexPath($0) }
  }
  func tableView(_ a1: UITableView, willDeselectRowAt a2: IndexPath) -> IndexPath? {
    guard let object = receiver(31) else { return a2 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDelegate_tableView_willDeselectRowAtIndexPath(object, r1, r2)) { indexPath($0) }
  }
  func tableView(_ a1: UITableView, didSelectRowAt a2: IndexPath) {
    guard let object = receiver(32) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didSelectRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, didDeselectRowAt a2: IndexPath) {
    guard let object = receiver(33) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didDeselectRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, editingStyleForRowAt a2: IndexPath) -> UITableViewCell.EditingStyle {
    guard let object = receiver(34) else { return .delete }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return UITableViewCell.EditingStyle(rawValue: .init(truncatingIfNeeded: tbo_UITableViewDelegate_tableView_editingStyleForRowAtIndexPath(object, r1, r2))) ?? .delete
  }
  func tableView(_ a1: UITableView, titleForDeleteConfirmationButtonForRowAt a2: IndexPath) -> String? {
    guard let object = receiver(35) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return takenText(tbo_UITableViewDelegate_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath(object, r1, r2))
  }
  func tableView(_ a1: UITableView, editActionsForRowAt a2: IndexPath) -> [UITableViewRowAction]? {
    guard let object = receiver(36) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDelegate_tableView_editActionsForRowAtIndexPath(object, r1, r2)) { list($0) }
  }
  func tableView(_ a1: UITableView, leadingSwipeActionsConfigurationForRowAt a2: IndexPath) -> UISwipeActionsConfiguration? {
    guard let object = receiver(37) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDelegate_tableView_leadingSwipeActionsConfigurationForRowAtIndexPath(object, r1, r2))
  }
  func tableView(_ a1: UITableView, trailingSwipeActionsConfigurationForRowAt a2: IndexPath) -> UISwipeActionsConfiguration? {
    guard let object = receiver(38) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDelegate_tableView_trailingSwipeActionsConfigurationForRowAtIndexPath(object, r1, r2))
  }
  func tableView(_ a1: UITableView, shouldIndentWhileEditingRowAt a2: IndexPath) -> Bool {
    guard let object = receiver(39) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return (tbo_UITableViewDelegate_tableView_shouldIndentWhileEditingRowAtIndexPath(object, r1, r2) != 0)
  }
  func tableView(_ a1: UITableView, willBeginEditingRowAt a2: IndexPath) {
    guard let object = receiver(40) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_willBeginEditingRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, didEndEditingRowAt a2: IndexPath?) {
    guard let object = receiver(41) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; tbo_UITableViewDelegate_tableView_didEndEditingRowAtIndexPath(object, r1, r2)
  }
  func tableView(_ a1: UITableView, targetIndexPathForMoveFromRowAt a2: IndexPath, toProposedIndexPath a3: IndexPath) -> IndexPath {
    guard let object = receiver(42) else { return a3 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; let r3 = retainedIndexPath(a3); defer { TBRelease(r3) }; return taken(tbo_UITableViewDelegate_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath(object, r1, r2, r3)) { indexPath($0) } ?? a3
  }
}
