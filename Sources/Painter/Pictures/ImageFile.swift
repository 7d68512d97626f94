import CSDL2
package import CoreGraphics
import Foundation

/// Reads picture files into images and writes images as PNG.
///
/// SDL_image does the decoding; no part of SDL is started for it and no window is needed.
package nonisolated enum ImageFile {
  /// Pictures with more pixels are refused before they are decoded: 400 MB is a mistake.
  package static let maximumPixels = 100_000_000

  /// Reads a picture from a file.
  ///
  /// Any format that SDL_image knows; of an animation the first frame.
  package static func load(_ path: String) throws(ImageFileError) -> CGImage {
    try decode(read(path), name: path)
  }

  /// Decodes a picture that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What to call it in errors; an extension helps with formats such as TGA that cannot
  ///     be told from their bytes.
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
      // The stream is closed by the call, and nothing is written to it.
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

  /// What SDL says about its last failure.
  static var lastError: String {
    let text = String(cString: SDL_GetError())
    return text.isEmpty ? "unknown format" : text
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
    // A pipe or a device might never end.
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
          for channel in 0..<3 {
            buffer[to + channel] = Premultiplication.multiply(line[from + channel], by: alpha)
          }
          buffer[to + 3] = alpha
        }
      }
      initialized = count
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
