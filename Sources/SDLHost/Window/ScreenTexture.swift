import CSDL2
import CoreGraphics
import Painter

/// The painter's pixels on the side of the graphics driver.
struct ScreenTexture {
  let handle: OpaquePointer
  let width: Int
  let height: Int
  /// Whether it holds no picture: it is new, or the driver lost it.
  var isEmpty = true

  /// Makes a texture; nil when the driver has none of that size.
  init?(_ renderer: OpaquePointer, width: Int, height: Int) {
    guard width > 0, height > 0,
      let handle = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
    else { return nil }
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest)
    self.handle = handle
    self.width = width
    self.height = height
  }

  func destroy() {
    SDL_DestroyTexture(handle)
  }

  /// Sends rectangles of the painter's pixels.
  mutating func update(_ rects: [PixelRect], from painter: ScreenPainter) {
    let stride = painter.bytesPerRow
    painter.withUnsafePixels { pixels in
      guard let start = pixels.baseAddress else { return }
      for rect in rects {
        var target = SDL_Rect(rect)
        SDL_UpdateTexture(handle, &target, start + rect.y * stride + rect.x * 4, Int32(stride))
      }
    }
    isEmpty = false
  }
}

extension SDL_Rect {
  /// Makes SDL's rectangle of ours.
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
