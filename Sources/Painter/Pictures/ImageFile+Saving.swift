import CSDL2
package import CoreGraphics
import Foundation

extension ImageFile {
  /// Writes an image as PNG.
  ///
  /// A picture that was there before is there until the new one is complete, and stays when this
  /// fails.
  package static func savePNG(_ image: CGImage, to path: String) throws(ImageFileError) {
    let target = try AtomicFile(path)
    do throws(ImageFileError) {
      try encode(image, to: target.temporary, name: path)
      try target.commit()
    } catch {
      target.discard()
      throw error
    }
  }

  private static func encode(
    _ image: CGImage, to file: String, name: String
  ) throws(ImageFileError) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: image.width), Int32(clamping: image.height), 32,
        SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw .unwritable(path: name, reason: lastError) }
    defer { SDL_FreeSurface(surface) }
    guard fill(surface, with: image) else { throw .unwritable(path: name, reason: lastError) }
    SDL_ClearError()
    guard let stream = SDL_RWFromFile(file, "wb") else {
      throw .unwritable(path: name, reason: lastError)
    }
    guard IMG_SavePNG_RW(surface, stream, 0) == 0 else {
      let reason = lastError
      SDL_RWclose(stream)
      throw .unwritable(path: name, reason: reason)
    }
    // Closing writes what is buffered; a full disk shows here.
    guard SDL_RWclose(stream) == 0 else { throw .unwritable(path: name, reason: lastError) }
  }

  private static func fill(
    _ surface: UnsafeMutablePointer<SDL_Surface>, with image: CGImage
  ) -> Bool {
    guard SDL_LockSurface(surface) == 0 else { return false }
    defer { SDL_UnlockSurface(surface) }
    guard let target = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else {
      return false
    }
    let pitch = Int(surface.pointee.pitch)
    for row in 0..<image.height {
      for column in 0..<image.width {
        let (from, to) = ((row * image.width + column) * 4, row * pitch + column * 4)
        let alpha = image.pixels[from + 3]
        for channel in 0..<3 {
          target[to + channel] = Premultiplication.divide(image.pixels[from + channel], by: alpha)
        }
        target[to + 3] = alpha
      }
    }
    return true
  }
}
