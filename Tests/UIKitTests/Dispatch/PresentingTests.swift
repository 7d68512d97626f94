import Simulator
import Testing
import TouchTesting
import UIKit

struct PresentingTests {
  /// Logs the callbacks of a controller.
  final class Controller: UIViewController {
    var name = "root"
    override func viewWillAppear(_ animated: Bool) { print("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { print("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      print("\(name) will disappear, \(view.window == nil ? "out" : "in")")
    }
    override func viewDidDisappear(_ animated: Bool) {
      print("\(name) did disappear, \(view.window == nil ? "out" : "in")")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      print(name)
      super.touchesBegan(touches, with: event)
    }
  }

  let root = Controller()
  let sheet = Controller()

  init() {
    sheet.name = "sheet"
  }

  func phone() -> TestPhone {
    TestPhone(root)
  }

  @Test("C-40 C-52 a presented controller's view lies in front and its next is the presenting one")
  func presenting() {
    let phone = phone()
    root.present(sheet, animated: true) { print("shown") }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.next === root)
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    phone.after(0.1)
    phone.finger(1).down(at: 100, 100).up()
    sheet.dismiss(animated: true) { print("gone") }
    phone.after(0.1)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.next == nil)
    phone.finger(1).down(at: 100, 100).up()
    #expect(
      phone.log.text == """
        root will appear
        root did appear
        sheet will appear
        sheet did appear
        shown
        sheet
        root
        sheet will disappear, in
        sheet did disappear, out
        gone
        root
        """)
  }

  @Test("C-40 what cannot be presented gets one warning")
  func refusal() {
    let phone = phone()
    var warnings: [String] = []
    phone.context.warn = { warnings.append($0) }
    sheet.present(Controller(), animated: false)
    root.present(sheet, animated: false)
    root.present(Controller(), animated: false)
    #expect(warnings.count == 2)
    #expect(root.presentedViewController === sheet)
  }

  @Test("C-40 dismissing removes all that was presented above")
  func pile() {
    let phone = phone()
    let top = Controller()
    root.present(sheet, animated: false)
    sheet.present(top, animated: false)
    #expect(top.next === sheet)
    root.dismiss(animated: false)
    #expect(top.view.window == nil)
    #expect(sheet.view.window == nil)
    #expect(sheet.presentedViewController == nil)
    root.dismiss(animated: false)
    withExtendedLifetime(phone) {}
  }

  // UIKit raises an exception for each of these.
  @Test("C-40 no controller presents itself, one that presents it, or one whose view it is in")
  func circles() {
    let phone = phone()
    var warnings: [String] = []
    phone.context.warn = { warnings.append($0) }
    root.present(root, animated: false)
    #expect(root.presentedViewController == nil)
    root.present(sheet, animated: false)
    sheet.present(root, animated: false)
    #expect(sheet.presentedViewController == nil)
    root.dismiss(animated: false)
    let child = Controller()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(root, animated: false)
    #expect(child.presentedViewController == nil)
    #expect(warnings.count == 3)
    // The chain of responders has an end.
    let chain = sequence(first: child.view as UIResponder, next: \.next)
    #expect(chain.contains { $0 is UIApplication })
  }
}
