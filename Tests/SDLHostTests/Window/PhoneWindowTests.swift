import CSDL2
import CoreGraphics
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// What the window's pixels are.
@Suite(.serialized)
struct PhoneWindowTests {
  /// Whether the window's pixels are the painter's in the middle and the letterbox around them.
  private func expectSamePixels(_ desk: HostHarness, at target: PixelRect) throws {
    let shown = try #require(desk.window.presentedPixels())
    let painted = try #require(desk.window.painter.image)
    #expect((painted.width, painted.height) == (target.width, target.height))
    var wrong = 0
    for row in 0..<shown.height {
      for column in 0..<shown.width {
        let place = (row * shown.width + column) * 4
        let (x, y) = (column - target.x, row - target.y)
        let isInside = x >= 0 && y >= 0 && x < painted.width && y < painted.height
        for channel in 0..<3 {
          // The letterbox is grey 0.11: 28 of 255.
          let expected = isInside ? painted.pixels[(y * painted.width + x) * 4 + channel] : 28
          if shown.pixels[place + channel] != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("The window's pixels are the painter's, at scale 1 and sharp at scale 2")
  func pixels() throws {
    for scale in [1, 2] {
      try HostHarness.open({ $0.scale = CGFloat(scale) }) { desk in
        try expectSamePixels(
          desk, at: PixelRect(x: 0, y: 0, width: 320 * scale, height: 480 * scale))
      }
    }
  }

  @Test("H-12 a resized window has the phone in its middle")
  func resized() throws {
    try HostHarness.open { desk in
      desk.window.resize(to: CGSize(width: 700, height: 500))
      desk.turn()
      // 320 * 500 / 480 = 333.3 columns; (700 - 333) / 2 = 183.5.
      try expectSamePixels(desk, at: PixelRect(x: 183, y: 0, width: 333, height: 500))
    }
  }

  @Test("Only what changed is sent to the texture")
  func damage() throws {
    try HostHarness.open { desk in
      let square = UIView(frame: CGRect(x: 100, y: 80, width: 40, height: 40))
      square.backgroundColor = .red
      let before = desk.window.uploadedPixels
      desk.view?.addSubview(square)
      desk.turn()
      #expect(desk.window.uploadedPixels - before == 40 * 40)
      try expectSamePixels(desk, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  @Test("A picture that the window lost is presented again, without painting")
  func exposed() throws {
    try HostHarness.open { desk in
      let (presents, uploads) = (desk.window.presentCount, desk.window.uploadedPixels)
      desk.turn(desk.change(SDL_WINDOWEVENT_EXPOSED))
      #expect(desk.window.presentCount == presents + 1)
      #expect(desk.window.uploadedPixels == uploads)
    }
  }

  @Test("A picture that the graphics driver lost is sent again, as a whole")
  func reset() throws {
    for type in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
      try HostHarness.open { desk in
        let uploads = desk.window.uploadedPixels
        desk.turn(SampleEvents.bare(type))
        #expect(desk.window.uploadedPixels == uploads + 320 * 480)
        try expectSamePixels(desk, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
      }
    }
  }

  @Test("Another phone's picture replaces the last one's")
  func restart() throws {
    try HostHarness.open { desk in
      desk.view?.backgroundColor = .red
      desk.turn()
      desk.turn(desk.press(SDLK_F5))
      try expectSamePixels(desk, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
      let image = try #require(desk.window.painter.image)
      #expect(image.pixels[(240 * 320 + 160) * 4] == 255, "white again: blue is 255")
    }
  }
}
