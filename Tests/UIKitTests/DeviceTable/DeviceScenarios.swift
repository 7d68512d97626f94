import Foundation
import TouchTesting
import UIKit

/// Values that need time or fingers.
enum DeviceScenarios {
  static func all() throws -> [(id: String, value: Any)] {
    var values: [(id: String, value: Any)] = []
    for drag in ScrollTrace.Drag.all { values += try ScrollTrace.values(of: drag) }
    values += animation() + touch() + control()
    for name in ["iphone", "iphone5"] { values += keyboard(on: name) }
    // Members that aren't declared are listed on the page about the API.
    let coverage = try String(
      contentsOfFile: DeviceTable.root + "/Sources/UIKit/UIKit.docc/APICoverage.md",
      encoding: .utf8)
    let isMissing = coverage.contains("- `UIFontMetrics`: ")
    for id in ["t-metrics-0", "t-metrics-1"] {
      values.append((id, isMissing ? "not declared" : "declared"))
    }
    return values
  }

  /// The opacity of a fade that takes a second.
  private static func animation() -> [(String, Any)] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = TestPhone(view)
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { view.alpha = 1 }
    phone.after(0.15)
    let first = view.layer.presentation()?.opacity ?? -1
    phone.after(0.15)
    return [("a-ease-0.15", first), ("a-ease-0.3", view.layer.presentation()?.opacity ?? -1)]
  }

  private final class TouchView: UIView {
    var values: [(String, Any)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        values.append(("u-radius", touch.majorRadius))
        values.append(("u-radius-tolerance", touch.majorRadiusTolerance))
      }
    }
  }

  private static func touch() -> [(String, Any)] {
    let view = TouchView()
    TestPhone(view).finger(1).down(at: 100, 100).up()
    return view.values
  }

  private final class DragBoard: UIView {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    var values: [(String, Any)] = []

    init() {
      super.init(frame: .zero)
      addSubview(button)
      button.addTarget(self, action: DragBoard.exit(_:event:), for: .touchDragExit)
      button.addTarget(self, action: DragBoard.enter(_:event:), for: .touchDragEnter)
    }

    required init?(coder: NSCoder) { nil }

    private func exit(_ sender: UIButton, event: UIEvent?) { report("r-control-exit", event) }
    private func enter(_ sender: UIButton, event: UIEvent?) { report("r-control-enter", event) }

    private func report(_ id: String, _ event: UIEvent?) {
      let x = event?.allTouches?.first?.location(in: self).x ?? 0
      values.append((id, x - button.frame.maxX))
    }
  }

  /// A finger that moves out of a button in steps of half a point, and back in steps of one.
  private static func control() -> [(String, Any)] {
    let board = DragBoard()
    let finger = TestPhone(board).finger(1).down(at: 150, 120)
    for step in 0...46 { finger.move(to: 250.5 + CGFloat(step) / 2, 120) }
    for step in 0...22 { finger.move(to: 273 - CGFloat(step), 120) }
    finger.up()
    return board.values
  }

  private final class KeyboardController: UIViewController {
    var info: [AnyHashable: Any] = [:]
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    private var token: (any NSObjectProtocol)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] in
        nonisolated(unsafe) let info = $0.userInfo ?? [:]
        MainActor.assumeIsolated { self?.info = info }
      }
    }

    func stop() { token.map { NotificationCenter.default.removeObserver($0) } }

    deinit {}
  }

  private static func keyboard(on name: String) -> [(String, Any)] {
    guard let device = TestDevice(named: name) else { return [] }
    let controller = KeyboardController()
    let phone = TestPhone(controller, device: device)
    phone.showsKeyboard = true
    controller.field.becomeFirstResponder()
    phone.after(1)
    controller.stop()
    func frame(_ key: String) -> CGRect {
      (controller.info[key] as? NSValue)?.cgRectValue ?? .zero
    }
    let end = ("k-\(name)-end", frame(UIResponder.keyboardFrameEndUserInfoKey) as Any)
    guard name == "iphone" else { return [end] }
    return [
      end, ("k-iphone-begin", frame(UIResponder.keyboardFrameBeginUserInfoKey)),
      (
        "k-iphone-duration",
        controller.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
      ),
      (
        "k-iphone-curve",
        controller.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1
      ),
    ]
  }
}
