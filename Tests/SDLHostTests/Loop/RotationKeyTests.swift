import CSDL2
import CoreGraphics
import Simulator
import Testing
import UIKit

@testable import SDLHost

/// Ctrl with an arrow key rotates the device and its window.
@Suite(.serialized) struct RotationKeyTests {
  final class RotatingController: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let point = touches.first?.location(in: view) ?? .zero
      print(point.x.rounded(), point.y.rounded())
    }
  }

  private func arrow(_ code: SDL_KeyCode, _ host: HostHarness) -> SDL_Event {
    SampleEvents.key(SDL_KEYDOWN, code, modifiers: KMOD_LCTRL, window: host.window.id)
  }

  @Test("H-12 the window rotates with the device, and fingers hit views where they are shown")
  func turning() throws {
    try HostHarness.open(app: .controller { RotatingController() }) { host in
      host.turn(host.press(SDLK_LCTRL))
      host.turn(arrow(SDLK_LEFT, host))
      host.turn()
      #expect(host.window.size == CGSize(width: 480, height: 320))
      #expect(host.loop.phone.context.interface.deviceOrientation == .landscapeLeft)
      // Three quarters of 480, and one quarter of 320.
      let lines = host.turn(host.down(1, x: 240, y: 120))
      #expect(lines.last == "360.0 80.0")
      host.turn(host.up(1))
      host.turn(arrow(SDLK_RIGHT, host))
      host.turn()
      #expect(host.window.size == CGSize(width: 320, height: 480))
    }
  }

  @Test("C-62 Ctrl+Z shakes the phone, also while text is edited")
  func shaking() throws {
    final class Field: UITextField {
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("shaken", motion == .motionShake)
      }
    }
    let root = UIView(frame: UIScreen.main.bounds)
    let field = Field(frame: CGRect(x: 10, y: 60, width: 200, height: 40))
    root.addSubview(field)
    try HostHarness.open(app: .view { root }) { host in
      field.becomeFirstResponder()
      host.turn(host.press(SDLK_LCTRL))
      #expect((host.turn(arrow(SDLK_z, host)) + host.turn()).last == "shaken true")
    }
  }

  @Test("An interface that does not rotate is shown sideways, and fingers hit it where it is shown")
  func refusing() throws {
    let controller = RotatingController()
    controller.mask = .portrait
    try HostHarness.open(app: .controller { controller }) { host in
      host.turn(host.press(SDLK_LCTRL))
      host.turn(arrow(SDLK_RIGHT, host))
      host.turn()
      #expect(host.window.size == CGSize(width: 480, height: 320))
      // The window's location (120, 40), rotated clockwise: 40 from the left and 120 from the
      // bottom.
      #expect(host.turn(host.down(1, x: 80, y: 60)).last == "40.0 360.0")
    }
  }

  @Test(
    "H-12 after leaving full screen, a window rotated there has its new shape and old scale")
  func fullScreen() throws {
    try HostHarness.open(app: .controller { RotatingController() }, { $0.scale = 1.5 }) { host in
      host.turn(host.press(SDLK_F11))
      host.turn(host.press(SDLK_LCTRL))
      host.turn(arrow(SDLK_LEFT, host))
      host.turn()
      host.turn(host.press(SDLK_F11))
      host.turn()
      #expect(host.window.size == CGSize(width: 1.5 * 480, height: 1.5 * 320))
    }
  }

  @Test("A rotation cancels fingers that are down, and F5 restarts in portrait")
  func restart() throws {
    try HostHarness.open(app: .controller { RotatingController() }) { host in
      host.turn(host.down(1))
      host.turn(host.press(SDLK_LCTRL))
      #expect(host.turn(arrow(SDLK_LEFT, host)).contains("cancel rotate [1]"))
      host.turn(host.press(SDLK_F5))
      host.turn()
      #expect(host.loop.phone.context.interface.deviceOrientation == .portrait)
      #expect(host.window.size == CGSize(width: 320, height: 480))
    }
  }
}
