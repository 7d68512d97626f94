import CSDL2
package import CoreGraphics
import Foundation

/// Reads image files and writes PNG files.
///
/// SDL_image decodes and encodes; no part of SDL is initialized and no window is needed.
package nonisolated enum ImageFile {
  /// The largest image that is decoded: 400 MB of pixels.
  package static let maximumPixels = 100_000_000

  // MARK: - Reading

  /// Reads an image from a file.
  ///
  /// Supports all formats of SDL_image; returns the first frame of an animation.
  package static func load(_ path: String) throws(ImageFileError) -> CGImage {
    try decode(read(path), name: path)
  }

  /// Decodes an image from memory.
  ///
  /// - Parameters:
  ///   - bytes: The contents of an image file.
  ///   - name: The file's name in errors; its extension identifies formats such as TGA that have
  ///     no signature.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> CGImage {
    guard !bytes.isEmpty else { throw .empty(path: name) }
    let header = ImageHeader(bytes)
    if let header {
      try check(width: header.width, height: header.height, name: name)
      if header.isTruncated { throw .truncated(path: name) }
    }
    guard bytes.count <= Int(Int32.max) else {
      throw .undecodable(path: name, reason: "more than 2 GB")
    }
    let type = (name as NSString).pathExtension.uppercased()
    SDL_ClearError()
    let decoded = bytes.withUnsafeBytes { buffer in
      // The call closes the stream; nothing is written to it.
      IMG_LoadTyped_RW(
        SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)), 1, type)
    }
    guard let decoded else { throw .undecodable(path: name, reason: lastError) }
    defer { SDL_FreeSurface(decoded) }
    try check(width: Int(decoded.pointee.w), height: Int(decoded.pointee.h), name: name)
    guard
      let straight = SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw .undecodable(path: name, reason: lastError) }
    defer { SDL_FreeSurface(straight) }
    guard let image = premultiplied(straight) else {
      throw .undecodable(path: name, reason: "no pixels")
    }
    return image
  }

  private static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || pixels > maximumPixels {
      throw .tooLarge(path: name, width: width, height: height)
    }
  }

  private static func read(_ path: String) throws(ImageFileError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    // Reading a pipe or a device might never end.
    let type = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
    let isFile = (type as? FileAttributeType).map { $0 == .typeRegular } ?? true
    guard !isFolder.boolValue, isFile else { throw .notAFile(path: path) }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
    }
  }

  // MARK: - Writing

  /// Writes an image to a PNG file.
  ///
  /// An existing file is replaced only when the new one is complete, and is left as it is when
  /// writing fails.
  package static func savePNG(_ image: CGImage, to path: String) throws(ImageFileError) {
    let file = try AtomicFile(path)
    do throws(ImageFileError) {
      try encode(image, to: file.temporary, name: path)
      try file.commit()
    } catch {
      file.discard()
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
    // Closing writes what is buffered, so it is what fails on a full disk.
    guard SDL_RWclose(stream) == 0 else { throw .unwritable(path: name, reason: lastError) }
  }

  /// The description of SDL's last error.
  private static var lastError: String {
    let text = String(cString: SDL_GetError())
    return text.isEmpty ? "unknown format" : text
  }

  // MARK: - Premultiplication

  /// Copies a surface of straight ARGB pixels, multiplying colours by alpha.
  private static func premultiplied(_ surface: UnsafeMutablePointer<SDL_Surface>) -> CGImage? {
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    guard width > 0, height > 0, SDL_LockSurface(surface) == 0 else { return nil }
    defer { SDL_UnlockSurface(surface) }
    guard let source = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else {
      return nil
    }
    let pitch = Int(surface.pointee.pitch)
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      for row in 0..<height {
        let line = source + row * pitch
        for column in 0..<width {
          let (from, to) = (column * 4, (row * width + column) * 4)
          let alpha = line[from + 3]
          for channel in 0..<3 { buffer[to + channel] = multiply(line[from + channel], by: alpha) }
          buffer[to + 3] = alpha
        }
      }
      initialized = count
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// Copies an image to a surface of straight ARGB pixels, dividing colours by alpha.
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
          target[to + channel] = divide(image.pixels[from + channel], by: alpha)
        }
        target[to + 3] = alpha
      }
    }
    return true
  }

  /// Returns the premultiplied value of a straight colour, rounded to the nearest.
  ///
  /// Multiplying the result of `divide` restores the byte, so images survive saving and loading.
  static func multiply(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    // 255 is odd, so there are no halves, and adding 127 rounds to the nearest.
    UInt8(truncatingIfNeeded: (Int(color) * Int(alpha) + 127) / 255)
  }

  /// Returns the straight value of a premultiplied colour, rounded to the nearest.
  ///
  /// Returns 0 if alpha is 0, and 255 for invalid colours above their alpha.
  static func divide(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(clamping: (Int(color) * 255 + Int(alpha) / 2) / Int(alpha))
  }
}
