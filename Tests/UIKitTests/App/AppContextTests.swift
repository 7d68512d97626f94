import CoreGraphics
import Simulator
import Testing
import UIKit

/// The parts of an app's state.
struct AppContextTests {
  private let first = AppContext()
  private let second = AppContext()

  @Test("Views of different apps are numbered separately")
  func numbers() {
    var names: [String] = []
    for context in [first, second, first] {
      context.perform { names.append(UIView().traceName) }
    }
    #expect(names == ["UIView#1", "UIView#1", "UIView#2"])
  }

  @Test("Recognizers of different apps are numbered separately")
  func recognizerNumbers() {
    var names: [String] = []
    for context in [first, second, first] {
      context.perform { names.append(UIGestureRecognizer().traceName) }
    }
    #expect(
      names == ["UIGestureRecognizer#1", "UIGestureRecognizer#1", "UIGestureRecognizer#2"])
  }

  @Test("Windows are ordered by level, and then by when they came to the front")
  func windowOrder() {
    first.perform {
      let windows = (0..<3).map { _ in UIWindow(frame: UIScreen.main.bounds) }
      windows[0].windowLevel = .alert
      for window in windows { window.makeKeyAndVisible() }
      #expect(first.windowsFrontToBack == [windows[0], windows[2], windows[1]])
      windows[2].isHidden = true
      #expect(first.windowsFrontToBack == [windows[0], windows[1]])
      #expect(second.allWindows.isEmpty)
    }
  }

  @Test("The turn count increases with each device rotation and each interface rotation")
  func turns() {
    first.perform {
      let controller = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let before = first.interface.turnCount
      first.turnDevice(to: .portrait)
      #expect(first.interface.turnCount == before)
      first.turnDevice(to: .landscapeLeft)
      // The device turns, and the interface follows it.
      #expect(first.interface.turnCount == before + 2)
      #expect(first.interface.orientation == .landscapeRight)
      #expect(second.interface.turnCount == 0)
    }
  }

  @Test("Animation ends are reported only while a trace is set")
  func trace() {
    #expect(first.layers.animationDidStop == nil)
    first.setTrace { _ in }
    #expect(first.layers.animationDidStop != nil)
    first.setTrace(nil)
    #expect(first.layers.animationDidStop == nil)
  }

  @Test("Each app has its own log")
  func log() {
    var lines: [String] = []
    first.host.log = { lines.append("first \($0)") }
    second.host.log = { lines.append("second \($0)") }
    first.perform { NSLog("one") }
    second.perform { NSLog("two") }
    #expect(lines == ["first one", "second two"])
  }
}
