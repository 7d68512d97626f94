import Testing
import TouchTesting
import UIKit

struct AlertTests {
  let root = UIViewController()

  private func alert(_ style: UIAlertController.Style, _ titles: String...) -> UIAlertController {
    let alert = UIAlertController(title: "Done", message: "All of it", preferredStyle: style)
    for title in titles {
      let kind: UIAlertAction.Style = title == "Cancel" ? .cancel : .default
      alert.addAction(UIAlertAction(title: title, style: kind) { print($0.title ?? "none") })
    }
    return alert
  }

  /// Returns the center of a button or text, in screen coordinates.
  private func middle(of text: String, in alert: UIAlertController) -> CGPoint? {
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(alert.view).map {
      $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)
    }
  }

  @Test("touching a button dismisses the alert and then calls the button's handler")
  func button() throws {
    let phone = TestPhone(root)
    let alert = alert(.alert, "OK", "Cancel")
    root.present(alert, animated: true)
    phone.after(0.1)
    #expect(alert.view.frame == UIScreen.main.bounds)
    let ok = try #require(middle(of: "OK", in: alert))
    let cancel = try #require(middle(of: "Cancel", in: alert))
    // With two buttons, the cancel button is on the left.
    #expect(cancel.x < ok.x && cancel.y == ok.y)
    phone.tap(at: ok.x, ok.y)
    #expect(root.presentedViewController == nil && alert.view.window == nil)
    #expect(phone.log == "OK")
  }

  @Test("lifting a finger on a button chooses it; lifting elsewhere does not dismiss the alert")
  func sliding() throws {
    let phone = TestPhone(root)
    let alert = alert(.alert, "One", "Two", "Three", "Cancel")
    root.present(alert, animated: true)
    phone.after(0.1)
    let rows = try ["One", "Two", "Three", "Cancel"].map {
      try #require(middle(of: $0, in: alert))
    }
    // The buttons are in rows of 44 points, with the cancel button last.
    #expect(rows.map { $0.y - rows[0].y } == [0, 44, 88, 132])
    phone.tap(at: 5, 30)
    phone.finger(1).down(at: rows[0].x, rows[0].y)
    phone.finger(1).move(to: 5, 30).up()
    #expect(root.presentedViewController === alert && phone.log == "")
    phone.finger(1).down(at: rows[0].x, rows[0].y)
    phone.finger(1).move(to: rows[2].x, rows[2].y).up()
    #expect(phone.log == "Three")
  }

  @Test("an alert does not change the status bar")
  func statusBar() {
    final class Hidden: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let hidden = Hidden()
    let phone = TestPhone(hidden)
    #expect(UIApplication.shared.isStatusBarHidden)
    hidden.present(alert(.alert, "OK"), animated: true)
    phone.after(0.1)
    #expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test("an action sheet is at the bottom; touching above it chooses Cancel")
  func sheet() throws {
    let phone = TestPhone(root)
    let sheet = alert(.actionSheet, "Copy", "Cancel")
    root.present(sheet, animated: true)
    phone.after(0.1)
    let cancel = try #require(middle(of: "Cancel", in: sheet))
    let copy = try #require(middle(of: "Copy", in: sheet))
    // The two parts of the sheet are 8 points from the edge and from each other.
    let height: CGFloat = 57
    #expect(cancel.y == 480 - 8 - height / 2)
    #expect(copy.y == cancel.y - height - 8)
    phone.tap(at: 160, 60)
    #expect(phone.log == "Cancel" && root.presentedViewController == nil)
  }

  @Test("without a cancel button, a touch outside the sheet has no effect")
  func sheetWithoutCancel() {
    let phone = TestPhone(root)
    let sheet = alert(.actionSheet, "Copy")
    root.present(sheet, animated: true)
    phone.after(0.1)
    phone.tap(at: 160, 60)
    #expect(phone.log == "" && root.presentedViewController === sheet)
  }

  @Test("a disabled button cannot be chosen; the preferred button or the cancel button is bold")
  func disabled() throws {
    let phone = TestPhone(root)
    let alert = alert(.alert, "Delete", "Cancel")
    root.present(alert, animated: true)
    alert.actions[0].isEnabled = false
    phone.after(0.1)
    let delete = try #require(middle(of: "Delete", in: alert))
    phone.tap(at: delete.x, delete.y)
    #expect(root.presentedViewController === alert && phone.log == "")
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.preferredStyle == .alert && alert.preferredAction == nil)
    alert.preferredAction = alert.actions[0]
    alert.actions[0].isEnabled = true
    phone.tap(at: delete.x, delete.y)
    #expect(phone.log == "Delete")
  }
}
