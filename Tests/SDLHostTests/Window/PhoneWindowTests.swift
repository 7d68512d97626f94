import CSDL2
import CoreGraphics
import Painter
import SDLHost
import Simulator
import Testing
import UIKit

/// The window's pixels.
@Suite(.serialized)
struct PhoneWindowTests {
  /// Expects the window's pixels to match the painter's, surrounded by the letterbox.
  private func expectSamePixels(_ host: HostHarness, at target: PixelRect) throws {
    let shown = try #require(host.window.presentedPixels())
    let painted = try #require(host.window.painter.image)
    #expect((painted.width, painted.height) == (target.width, target.height))
    var wrong = 0
    for row in 0..<shown.height {
      for column in 0..<shown.width {
        let offset = (row * shown.width + column) * 4
        let (x, y) = (column - target.x, row - target.y)
        let isInside = x >= 0 && y >= 0 && x < painted.width && y < painted.height
        for channel in 0..<3 {
          // The letterbox is gray 0.11: 28 of 255.
          let expected = isInside ? painted.pixels[(y * painted.width + x) * 4 + channel] : 28
          if shown.pixels[offset + channel] != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("At scales 1 and 2, the window shows the painter's pixels exactly")
  func pixels() throws {
    for scale in [1, 2] {
      try HostHarness.open({ $0.scale = CGFloat(scale) }) { host in
        try expectSamePixels(
          host, at: PixelRect(x: 0, y: 0, width: 320 * scale, height: 480 * scale))
      }
    }
  }

  @Test("H-12 a resized window shows the phone in its center")
  func resized() throws {
    try HostHarness.open { host in
      host.window.resize(to: CGSize(width: 700, height: 500))
      host.turn()
      // 320 * 500 / 480 = 333.3 columns; (700 - 333) / 2 = 183.5.
      try expectSamePixels(host, at: PixelRect(x: 183, y: 0, width: 333, height: 500))
    }
  }

  @Test("After several resizes in a turn, the next picture is presented once, in full")
  func resizedOften() throws {
    try HostHarness.open { host in
      let (presents, area) = (host.window.presentCount, host.window.presentedArea)
      for width in stride(from: 330, through: 700, by: 37) {
        host.window.resize(to: CGSize(width: width, height: 500))
      }
      host.turn(host.change(SDL_WINDOWEVENT_EXPOSED), host.change(SDL_WINDOWEVENT_EXPOSED))
      #expect(host.window.presentCount == presents + 1)
      #expect(host.window.presentedArea == area + 700 * 500)
      // The window shows the picture, and has not been cleared.
      try expectSamePixels(host, at: PixelRect(x: 183, y: 0, width: 333, height: 500))
      host.turn()
      #expect(host.window.presentCount == presents + 1)
    }
  }

  @Test("The geometry consists of the scale and the location; in full screen, it is nil")
  func geometry() throws {
    try HostHarness.open({ ($0.scale, $0.origin) = (1.5, CGPoint(x: 100, y: 40)) }) { host in
      #expect(
        host.window.geometry
          == WindowGeometry(scale: 1.5, origin: CGPoint(x: 100, y: 40), borders: .zero))
      host.window.resize(to: CGSize(width: 700, height: 600))
      #expect(host.window.geometry?.scale == 1.25, "600 / 480")
      host.window.isFullscreen = true
      #expect(host.window.geometry == nil)
    }
  }

  @Test("Only the changed area is presented")
  func damage() throws {
    try HostHarness.open { host in
      let square = UIView(frame: CGRect(x: 100, y: 80, width: 40, height: 40))
      square.backgroundColor = .red
      let before = host.window.presentedArea
      host.view?.addSubview(square)
      host.turn()
      #expect(host.window.presentedArea - before == 40 * 40)
      try expectSamePixels(host, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  @Test("A picture that the display has lost is presented again without painting")
  func exposed() throws {
    try HostHarness.open { host in
      let (presents, area) = (host.window.presentCount, host.window.presentedArea)
      // Draw a mark in the window's memory, which painting would overwrite.
      var corner = SDL_Rect(x: 0, y: 479, w: 1, h: 1)
      SDL_FillRect(surface(of: host), &corner, 0x12_34_56)
      host.turn(host.change(SDL_WINDOWEVENT_EXPOSED))
      #expect(host.window.presentCount == presents + 1)
      #expect(host.window.presentedArea == area + 320 * 480)
      let shown = try #require(host.window.presentedPixels())
      #expect(shown.pixels[(479 * 320 * 4)..<(479 * 320 * 4 + 3)] == [0x56, 0x34, 0x12])
    }
  }

  @Test("When the window gets new memory, the whole picture is painted, even at the old size")
  func newMemory() throws {
    try HostHarness.open { host in
      // The size changes back before the next turn, so the loop never sees the other size.
      host.window.resize(to: CGSize(width: 700, height: 500))
      host.window.resize(to: CGSize(width: 320, height: 480))
      host.turn()
      try expectSamePixels(host, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
      let image = try #require(host.window.painter.image)
      #expect(image.pixels[(240 * 320 + 160) * 4] == 255, "white, not empty")
    }
  }

  @Test("The painter draws directly into the window's memory")
  func memory() throws {
    try HostHarness.open { host in
      host.window.resize(to: CGSize(width: 700, height: 500))
      host.turn()
      let window = try #require(surface(of: host)).pointee
      host.window.painter.withUnsafePixels { pixels in
        // The left edge of the screen, 183 columns from the left edge of the window.
        #expect(pixels.baseAddress == UnsafeRawPointer(window.pixels + 183 * 4))
      }
      #expect(host.window.painter.bytesPerRow == Int(window.pitch))
    }
  }

  private func surface(of host: HostHarness) -> UnsafeMutablePointer<SDL_Surface>? {
    SDL_GetWindowSurface(SDL_GetWindowFromID(host.window.id))
  }

  @Test("A new phone's picture replaces the previous one")
  func restart() throws {
    try HostHarness.open { host in
      host.view?.backgroundColor = .red
      host.turn()
      host.turn(host.press(SDLK_F5))
      try expectSamePixels(host, at: PixelRect(x: 0, y: 0, width: 320, height: 480))
      let image = try #require(host.window.painter.image)
      #expect(image.pixels[(240 * 320 + 160) * 4] == 255, "white again: blue is 255")
    }
  }
}
