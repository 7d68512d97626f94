import Testing
import TouchTesting
import UIKit

struct SheetTests {
  let root = ReportingController("root")
  let sheet = ReportingController("sheet")

  /// A phone on which the sheet has been presented.
  func phone(device: TestDevice = .iPhone, _ prepare: (UIViewController) -> Void = { _ in })
    -> TestPhone
  {
    let phone = TestPhone(root, device: device)
    phone.after(0.1)
    prepare(sheet)
    phone.run { root.present(sheet, animated: true) }
    phone.after(0.6)
    return phone
  }

  @Test("L-30 a sheet begins 10 pt below the safe area, and its presenter stays")
  func frame() {
    let phone = phone()
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 320, height: 450))
    #expect(sheet.view.safeAreaInsets == .zero)
    #expect(root.view.window != nil)
    #expect(!phone.log.text.contains("root will disappear"))
  }

  @Test("L-30 a sheet is in the middle of an iPad, and covers a phone in landscape")
  func devices() {
    let pad = phone(device: .iPad) { $0.modalPresentationStyle = .formSheet }
    #expect(sheet.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    withExtendedLifetime(pad) {}
  }

  @Test("L-30 rotating a phone makes a sheet cover the screen")
  func landscape() {
    let phone = phone(device: .iPhoneX)
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    phone.rotate(to: .landscapeLeft)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    phone.rotate(to: .portrait)
    #expect(sheet.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
  }

  @Test("L-31 a drag down moves the sheet with the finger and dismisses it beyond the middle")
  func drag() {
    let phone = phone()
    let count = phone.log.lines.count
    phone.finger(1).down(at: 100, 50).move(to: 100, 150, over: 0.5)
    #expect(abs((sheet.view.layer.presentation()?.frame.minY ?? 0) - (30 + 100)) < 0.01)
    #expect(phone.log.lines.last?.text == "sheet will disappear animated [D]")
    phone.finger(1).move(to: 100, 290, over: 1)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.6)
    #expect(root.presentedViewController == nil)
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "sheet will disappear animated [D]", "sheet did disappear animated [D]",
      ])
  }

  @Test("L-31 a short drag returns the sheet and reports that it appears again")
  func cancelled() {
    let phone = phone()
    let count = phone.log.lines.count
    phone.finger(1).down(at: 100, 50).move(to: 100, 150, over: 0.5)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.6)
    #expect(root.presentedViewController === sheet)
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "sheet will disappear animated [D]", "sheet will appear animated [D]",
        "sheet did appear animated [D]",
      ])
    #expect(sheet.view.frame.minY == 30)
    #expect(sheet.view.layer.presentation()?.frame.minY == 30)
  }

  @Test("L-32 a modal sheet resists; the delegate is notified of the attempt, and of a dismissal")
  func modal() throws {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      func presentationControllerWillDismiss(_: UIPresentationController) { calls.append("will") }
      func presentationControllerDidDismiss(_: UIPresentationController) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let delegate = Delegate()
    let phone = phone {
      $0.isModalInPresentation = true
      $0.presentationController?.delegate = delegate
    }
    phone.finger(1).down(at: 100, 50).move(to: 100, 350, over: 0.5).up()
    phone.after(0.6)
    #expect(sheet.view.frame.minY == 30)
    #expect(delegate.calls == ["attempt"])
    sheet.isModalInPresentation = false
    phone.finger(1).down(at: 100, 50).move(to: 100, 350, over: 0.5).up()
    phone.after(0.6)
    #expect(delegate.calls == ["attempt", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test("L-33 a drag moves the sheet between its heights")
  func heights() {
    let phone = phone { $0.sheetPresentationController?.detents = [.medium(), .large()] }
    #expect(sheet.view.frame == CGRect(x: 0, y: 255, width: 320, height: 225))
    phone.finger(1).down(at: 100, 270).move(to: 100, 100, over: 0.5)
    #expect(abs(sheet.view.frame.minY - (255 - 170)) < 0.001)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.6)
    #expect(sheet.view.frame.minY == 30)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    phone.finger(1).down(at: 100, 50).move(to: 100, 240, over: 0.5)
    phone.after(0.2)
    phone.finger(1).up()
    phone.after(0.6)
    #expect(sheet.view.frame.minY == 255)
  }

  @Test("L-33 undimmed heights let touches through")
  func undimmed() {
    let phone = phone {
      $0.sheetPresentationController?.detents = [.medium(), .large()]
      $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    phone.run {
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
      root.view.addSubview(button)
    }
    phone.finger(1).down(at: 50, 120).up()
    #expect(count == 1)
    #expect(root.presentedViewController === sheet)
  }

  @Test("L-31 a tap on the shade dismisses the sheet")
  func tapOutside() {
    let phone = phone { $0.sheetPresentationController?.detents = [.medium()] }
    phone.finger(1).down(at: 100, 100).up()
    phone.after(0.6)
    #expect(root.presentedViewController == nil)
  }

  @Test("L-34 a scroll view in a sheet scrolls, and at its top drags the sheet down")
  func scrollView() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    sheet.view = scroll
    let phone = phone()
    phone.finger(1).down(at: 100, 300).move(to: 100, 200, over: 0.5).up()
    phone.after(2)
    #expect(scroll.contentOffset.y > 80)
    #expect(root.presentedViewController === sheet)
    phone.run { scroll.contentOffset.y = 0 }
    phone.finger(1).down(at: 100, 100).move(to: 100, 400, over: 0.3).up()
    phone.after(0.6)
    #expect(root.presentedViewController == nil)
  }
}
