// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import UIKit

class UITableViewDataSourceAdapter: DelegateAdapter, UITableViewDataSource {
  override class var selectors: String { "tableView:numberOfRowsInSection: tableView:cellForRowAtIndexPath: numberOfSectionsInTableView: tableView:titleForHeaderInSection: tableView:titleForFooterInSection: tableView:canEditRowAtIndexPath: tableView:canMoveRowAtIndexPath: tableView:commitEditingStyle:forRowAtIndexPath: tableView:moveRowAtIndexPath:toIndexPath:" }

  func tableView(_ a1: UITableView, numberOfRowsInSection a2: Int) -> Int {
    guard let object = receiver(0) else { return 0 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return tbo_UITableViewDataSource_tableView_numberOfRowsInSection(object, r1, a2)
  }
  func tableView(_ a1: UITableView, cellForRowAt a2: IndexPath) -> UITableViewCell {
    guard let object = receiver(1) else { return missingCell() }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return taken(tbo_UITableViewDataSource_tableView_cellForRowAtIndexPath(object, r1, r2)) ?? missingCell()
  }
  func numberOfSections(in a1: UITableView) -> Int {
    guard let object = receiver(2) else { return 1 }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return tbo_UITableViewDataSource_numberOfSectionsInTableView(object, r1)
  }
  func tableView(_ a1: UITableView, titleForHeaderInSection a2: Int) -> String? {
    guard let object = receiver(3) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return takenText(tbo_UITableViewDataSource_tableView_titleForHeaderInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, titleForFooterInSection a2: Int) -> String? {
    guard let object = receiver(4) else { return nil }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; return takenText(tbo_UITableViewDataSource_tableView_titleForFooterInSection(object, r1, a2))
  }
  func tableView(_ a1: UITableView, canEditRowAt a2: IndexPath) -> Bool {
    guard let object = receiver(5) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return (tbo_UITableViewDataSource_tableView_canEditRowAtIndexPath(object, r1, r2) != 0)
  }
  func tableView(_ a1: UITableView, canMoveRowAt a2: IndexPath) -> Bool {
    guard let object = receiver(6) else { return true }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; return (tbo_UITableViewDataSource_tableView_canMoveRowAtIndexPath(object, r1, r2) != 0)
  }
  func tableView(_ a1: UITableView, commit a2: UITableViewCell.EditingStyle, forRowAt a3: IndexPath) {
    guard let object = receiver(7) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r3 = retainedIndexPath(a3); defer { TBRelease(r3) }; tbo_UITableViewDataSource_tableView_commitEditingStyle_forRowAtIndexPath(object, r1, Int(truncatingIfNeeded: (a2).rawValue), r3)
  }
  func tableView(_ a1: UITableView, moveRowAt a2: IndexPath, to a3: IndexPath) {
    guard let object = receiver(8) else { return  }
    defer { TBRelease(object) }
    let r1 = retained(a1); defer { TBRelease(r1) }; let r2 = retainedIndexPath(a2); defer { TBRelease(r2) }; let r3 = retainedIndexPath(a3); defer { TBRelease(r3) }; tbo_UITableViewDataSource_tableView_moveRowAtIndexPath_toIndexPath(object, r1, r2, r3)
  }
}
