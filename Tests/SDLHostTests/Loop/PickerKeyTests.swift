import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// The picker and the numbers in a window.
@Suite(.serialized)
struct PickerKeyTests {
  /// A controller with a movable box.
  private final class BoxController: UIViewController {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    override func viewDidLoad() { view.addSubview(box) }
  }

  private let controller = BoxController()

  /// Opens a window with the box, and returns the code that the window reported.
  @discardableResult
  private func open(_ test: (HostHarness) throws -> Void) throws -> [String] {
    let controller = controller
    var lines: [String] = []
    try HostHarness.open(app: .controller { controller }) {
      $0.didChangeView = { lines += $0 }
    } _: {
      try test($0)
    }
    return lines
  }

  private func press(_ host: HostHarness, _ keys: SDL_KeyCode...) {
    for key in keys { host.turn(host.press(key)) }
  }

  @Test("H-62 the app does not receive the click that pins a view, and receives the next one")
  func click() throws {
    try open { host in
      press(host, SDLK_p)
      #expect(host.turn(host.motion(x: 150, y: 150)) == [])
      #expect(host.loop.phone.pick?.view === controller.box)
      #expect(host.turn(host.button(isDown: true, x: 150, y: 150)) == [])
      #expect(host.turn(host.button(isDown: false, x: 150, y: 150)) == [])
      #expect(host.loop.phone.pick?.isPinned == true)
      #expect(host.turn(host.button(isDown: true, x: 20, y: 20)) == ["d0"])
      #expect(host.loop.phone.pick?.view === controller.box)
      host.turn(host.button(isDown: false, x: 20, y: 20))
    }
  }

  @Test("H-62 a finger pins a view, and its lift has no effect")
  func finger() throws {
    try open { host in
      press(host, SDLK_p)
      #expect(host.turn(host.down(1, x: 150, y: 150)) == [])
      #expect(host.turn(host.up(1, x: 150, y: 150)) == [])
      #expect(host.loop.phone.pick?.isPinned == true)
    }
  }

  @Test("H-63 arrows change the pinned view, Shift by ten steps, and the end reports the code")
  func arrows() throws {
    let lines = try open { host in
      press(host, SDLK_p)
      host.turn(host.button(isDown: true, x: 150, y: 150))
      press(host, SDLK_RIGHT, SDLK_RIGHT, SDLK_DOWN)
      #expect(controller.box.frame.origin.x == 102)
      press(host, SDLK_LSHIFT, SDLK_LEFT)
      // The view is at 100,100 in the controller's view.
      #expect(controller.box.frame.origin == CGPoint(x: 102, y: 90))
      #expect(host.loop.phone.overlay.focus == nil)
      press(host, SDLK_ESCAPE)
      #expect(host.loop.phone.pick == nil)
      #expect(host.loop.exit == nil, "Escape ended only the picker")
    }
    #expect(lines == ["box.frame.origin.x = 102", "box.frame.origin.y = 90"])
  }

  @Test("H-63 held arrow keys repeat while a view is pinned, and only then")
  func repeats() throws {
    try open { host in
      var held = host.press(SDLK_RIGHT)
      held.key.repeat = 1
      press(host, SDLK_p)
      host.turn(held)
      host.turn(host.button(isDown: true, x: 150, y: 150))
      host.turn(held)
      host.turn(held)
      #expect(controller.box.frame.origin.x == 102)
    }
  }

  @Test("H-62 F5 ends the picker, and reports its changes")
  func restart() throws {
    let lines = try open { host in
      press(host, SDLK_p)
      host.turn(host.button(isDown: true, x: 150, y: 150))
      press(host, SDLK_RIGHT, SDLK_F5)
      #expect(host.loop.phone.pick == nil)
    }
    #expect(lines == ["box.frame.origin.x = 101"])
  }

  @Test("H-60 H-61 N shows and hides numbers, and the window adds its frames")
  func numbers() throws {
    try open { host in
      press(host, SDLK_n)
      host.turn(host.down(1, x: 20, y: 20))
      host.turn(host.move(1, x: 30, y: 20))
      let frames = try #require(host.loop.phone.numbers?.frames.frames)
      #expect(frames.last?.locations == 1)
      #expect(frames.last?.interval == 10_000)
      press(host, SDLK_n)
      host.turn(host.move(1, x: 40, y: 20))
      #expect(host.loop.phone.numbers == nil)
    }
  }
}
