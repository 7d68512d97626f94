import Testing
import TouchTesting
import UIKit

/// Explanations of possible and actual touches.
struct ExplanationTests {
  private final class Curtain: UIView {}

  /// A board with a button under a curtain that lets touches through.
  private final class Board: UIView {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 120, height: 40))
    let curtain = Curtain(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.accessibilityIdentifier = "ok"
      button.addAction(UIAction { _ in print("ok") }, for: .touchUpInside)
      addSubview(button)
      curtain.isUserInteractionEnabled = false
      addSubview(curtain)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test(
    "explainTouch reports which views are hit-tested or skipped and why, without touching")
  func landing() throws {
    let phone = TestPhone(Board())
    let board = try phone.view(.type(Board.self), as: Board.self)
    let text = phone.explainTouch(at: 150, 220)
    #expect(
      lines(text).contains {
        $0.contains("Curtain#") && $0.hasSuffix("no, its isUserInteractionEnabled is false")
      }, "\(text)")
    #expect(lines(text).last?.hasPrefix("touch.view is UIButton#") == true, "\(text)")
    phone.run { board.curtain.isUserInteractionEnabled = true }
    let covered = phone.explainTouch(at: 150, 220)
    #expect(covered.contains("not checked, because a view in front was hit"))
    #expect(lines(covered).last?.hasPrefix("touch.view is Curtain#") == true, "\(covered)")
    phone.run { board.isHidden = true }
    #expect(phone.explainTouch(at: 150, 220).contains("it is hidden"))
    #expect(lines(phone.explainTouch(at: -1, 220)).last == "touch.view is nil: no view was hit")
    #expect(phone.touches.isEmpty && phone.log == "")
    #expect(!phone.trace.contains { $0.contains(" packet ") })
    try phone.finish()
  }

  @Test("The explanation says that a single-touch view doesn't receive a second touch")
  func refusal() throws {
    let phone = TestPhone(Board())
    #expect(!phone.explainTouch(at: 150, 220).contains("does not receive it"))
    phone.finger(1).down(at: 150, 220)
    let text = phone.explainTouch(at: 160, 220)
    #expect(text.contains("which does not receive it: another finger is on it"), "\(text)")
    phone.finger(1).up()
    #expect(!phone.explainTouch(at: 160, 220).contains("does not receive it"))
    try phone.finish()
  }

  @Test("Overrides of hitTest are called and named")
  func overrides() throws {
    final class GreedyView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }
    let phone = TestPhone(GreedyView())
    #expect(phone.explainTouch(at: 10, 10).contains("its own hitTest(_:with:) returned it"))
  }

  @Test("Only touches in the given calls are explained")
  func calls() throws {
    let phone = TestPhone(Board())
    phone.tap("ok")
    let text = phone.explain { phone.tap("ok") }
    #expect(phone.log == "ok\nok")
    let landings = lines(text).filter { $0.contains("landed at") }
    #expect(landings.count == 1 && landings[0].contains("landed at 160,220"), "\(text)")
    #expect(text.contains("touchesBegan") && text.contains("lifted at 160,220"), "\(text)")
    #expect(phone.explain {} == "")
    // An error ends the explanation too.
    struct Stop: Error {}
    #expect(throws: Stop.self) { _ = try phone.explain { throw Stop() } }
    phone.tap("ok")
    #expect(phone.explain { phone.finger(1).down(at: 1, 1).up() }.contains("landed at 1,1"))
    try phone.finish()
  }

  @Test("An explanation does not affect the app")
  func neutrality() throws {
    func trace(_ explains: Bool) -> [String] {
      let phone = TestPhone(Board())
      if explains {
        _ = phone.explainTouch(at: 150, 220)
        _ = phone.explain { phone.tap("ok") }
      } else {
        phone.tap("ok")
      }
      return phone.trace
    }
    #expect(trace(true) == trace(false))
  }
}
