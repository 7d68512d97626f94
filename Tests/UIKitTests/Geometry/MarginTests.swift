import Testing
import TouchTesting
import UIKit

/// Sources: developer.apple.com/documentation/uikit/uiview/directionallayoutmargins and
/// developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins
struct MarginTests {
  final class Board: UIViewController {
    var changes = 0
    override func viewLayoutMarginsDidChange() { changes += 1 }
  }

  private func margins(_ device: TestDevice) -> UIEdgeInsets {
    let board = Board()
    let phone = TestPhone(board, device: device)
    return withExtendedLifetime(phone) { board.view.layoutMargins }
  }

  @Test("a controller's view has the system's margins, inset from the safe area")
  func rootView() {
    // The margins include the status bar, the notch, the home indicator, and an iPad's wider
    // margins.
    #expect(margins(.iPhone) == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    #expect(margins(.iPhoneX) == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    #expect(margins(.iPad) == UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 20))
  }

  @Test("a controller's view has at least the system's margins, unless it ignores them")
  func leastMargins() {
    let board = Board()
    board.view.insetsLayoutMarginsFromSafeArea = false
    board.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 30)
    #expect(board.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 30))
    let changes = board.changes
    board.viewRespectsSystemMinimumLayoutMargins = false
    #expect(board.changes == changes + 1)
    #expect(board.view.directionalLayoutMargins.leading == 6)
    board.view.layoutMargins = .zero
    #expect(board.view.layoutMargins == .zero)
    #expect(board.changes == changes + 2)
  }

  @Test("other views have 8-point margins, and larger ones if the device covers their edges")
  func otherViews() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let board = Board()
    let phone = TestPhone(board, device: .iPhoneX)
    view.frame = CGRect(x: 0, y: 4, width: 375, height: 808)
    board.view.addSubview(view)
    phone.after(0)
    #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 8, bottom: 42, right: 8))
  }

  @Test("views and windows can override the safe area, and windows can override an initializer")
  func overrides() throws {
    final class Inset: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    final class OverlayWindow: UIWindow {
      var madeForScene = false

      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        madeForScene = true
      }

      required init?(coder: NSCoder) { nil }

      override var safeAreaInsets: UIEdgeInsets { .zero }
    }
    let phone = TestPhone(UIView(), device: .iPhoneX)
    let root = try #require(phone.window)
    let scene = try #require(root.windowScene)
    let window = OverlayWindow(windowScene: scene)
    #expect(window.madeForScene && window.isHidden)
    #expect(window.frame == scene.screen.bounds)
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets == .zero)
    #expect(window.layoutMargins.top == 8)
    #expect(Inset().layoutMargins == UIEdgeInsets(top: 9, left: 10, bottom: 11, right: 12))
  }
}
