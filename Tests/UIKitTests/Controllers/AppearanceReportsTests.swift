import CoreGraphics
import Testing
import UIKit

/// Reports to controllers when their views are added to or removed from windows.
struct AppearanceReportsTests {
  private final class LoggingController: UIViewController {
    let log: (String) -> Void

    init(log: @escaping (String) -> Void) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log("will appear") }
    override func viewDidAppear(_ animated: Bool) { log("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log("did disappear") }
  }

  @Test("a view in a hidden window appears when the window is shown")
  func hiddenWindow() {
    let context = AppContext()
    context.makeCurrent()
    var calls: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggingController { calls.append($0) }
    #expect(context.appearance.beginAppearing().isEmpty)
    #expect(context.appearance.hasAppearing)
    window.isHidden = false
    let shown = context.appearance.beginAppearing()
    #expect(shown == [window.rootViewController])
    #expect(calls == ["will appear"])
    context.appearance.finish(shown)
    #expect(calls == ["will appear", "did appear"])
    #expect(!context.appearance.hasAppearing)
  }

  @Test("if a view is removed before it appears, its controller gets only viewWillAppear")
  func leavesEarly() {
    let context = AppContext()
    context.makeCurrent()
    var calls: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggingController { calls.append($0) }
    window.isHidden = false
    let shown = context.appearance.beginAppearing()
    window.rootViewController = nil
    context.appearance.finish(shown)
    #expect(calls == ["will appear"])
    #expect(!context.appearance.hasAppearing)
  }

  @Test("the removal of a view from its window is reported immediately")
  func leaves() {
    let context = AppContext()
    context.makeCurrent()
    var calls: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = LoggingController { calls.append($0) }
    window.isHidden = false
    context.updateLayout()
    calls = []
    window.rootViewController = nil
    #expect(calls == ["will disappear", "did disappear"])
  }

  @Test("E-24 a covered view disappears after the presented one appears; dismissal completes last")
  func covered() {
    let context = AppContext()
    context.makeCurrent()
    var calls: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = LoggingController { calls.append("root \($0)") }
    let presented = LoggingController { calls.append("presented \($0)") }
    presented.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    window.isHidden = false
    context.updateLayout()
    calls = []
    root.present(presented, animated: false) { calls.append("presented") }
    context.updateLayout()
    #expect(
      calls == [
        "root will disappear", "presented will appear", "presented did appear",
        "root did disappear", "presented",
      ])
    calls = []
    root.dismiss(animated: false) { calls.append("dismissed") }
    context.updateLayout()
    #expect(
      calls == [
        "presented will disappear", "root will appear", "root did appear",
        "presented did disappear", "dismissed",
      ])
  }
}
