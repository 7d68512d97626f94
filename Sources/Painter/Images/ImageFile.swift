import CSDL2
package import CoreGraphics
import Foundation

/// Reads image files and writes PNG files.
///
/// Cairo decodes PNG. SDL_image decodes all other formats and encodes images. SDL isn't
/// initialized, and no window is needed.
package nonisolated enum ImageFile {
  /// The maximum number of pixels to decode, which use 400 MB.
  package static let maximumPixels = 100_000_000

  /// SDL_image, which is loaded for the first image that Cairo can't read; `nil` if it can't be
  /// loaded.
  private static let library: SDLImageFunctions? = {
    var functions = SDLImageFunctions()
    return loadSDLImage(&functions) ? functions : nil
  }()

  private static let missingLibrary = "SDL_image cannot be loaded"

  // MARK: - Reading

  /// Reads an image from a file.
  ///
  /// Supports PNG, JPEG, GIF, and BMP. Returns the first frame of an animation.
  package static func load(_ path: String) throws(ImageFileError) -> CGImage {
    try decode(read(path), name: path)
  }

  /// Decodes an image from memory.
  ///
  /// - Parameters:
  ///   - bytes: The contents of an image file.
  ///   - name: The file name to use in errors.
  package static func decode(_ bytes: [UInt8], name: String) throws(ImageFileError) -> CGImage {
    guard !bytes.isEmpty else { throw .empty(path: name) }
    // SDL_image's other formats don't state their size up front, and their decoders don't check it:
    // a short SVG crashes the program, and a short XCF fills 7 GB.
    guard let header = ImageHeader(bytes) else {
      throw .undecodable(path: name, reason: "unknown format")
    }
    try check(width: header.width, height: header.height, name: name)
    if header.isTruncated { throw .truncated(path: name) }
    if PNGTexts.isTruncated(bytes) {
      throw .undecodable(path: name, reason: "the last chunk is missing")
    }
    let bytes = PNGTexts.removed(from: bytes)
    guard bytes.count <= Int(Int32.max) else {
      throw .undecodable(path: name, reason: "more than 2 GB")
    }
    if let image = decodePNG(bytes) { return image }
    return try decodeWithSDL(bytes, name: name)
  }

  /// Decodes an image whose size has been checked. Throws a specific error if it is corrupt.
  static func decodeWithSDL(
    _ bytes: [UInt8], name: String
  ) throws(ImageFileError) -> CGImage {
    guard let library else { throw .undecodable(path: name, reason: missingLibrary) }
    SDL_ClearError()
    let decoded = bytes.withUnsafeBytes { buffer in
      // The call closes the stream. Nothing is written to it.
      library.LoadTyped_RW(
        SDL_RWFromConstMem(buffer.baseAddress, Int32(buffer.count)), 1, nil)
    }
    guard let decoded else { throw .undecodable(path: name, reason: "IMG_Load: \(lastError)") }
    defer { SDL_FreeSurface(decoded) }
    let (width, height) = (Int(decoded.pointee.w), Int(decoded.pointee.h))
    try check(width: width, height: height, name: name)
    guard width > 0, height > 0 else { throw .undecodable(path: name, reason: "no pixels") }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard copy(decoded, to: &pixels) else {
      throw .undecodable(path: name, reason: "IMG_Load: \(lastError)")
    }
    convertColors(of: &pixels, multiply)
    guard let image = CGImage(width: width, height: height, pixels: pixels) else {
      throw .undecodable(path: name, reason: "no pixels")
    }
    return image
  }

  /// Copies an image to transparent pixels of the same size, without premultiplying. This is the
  /// only copy because an image may take up 400 MB.
  private static func copy(
    _ image: UnsafeMutablePointer<SDL_Surface>, to pixels: inout [UInt8]
  ) -> Bool {
    pixels.withUnsafeMutableBytes { buffer in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        buffer.baseAddress, image.pointee.w, image.pointee.h, 32, image.pointee.w * 4,
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      // Pixels in the transparent color remain clear.
      return surface != nil && SDL_SetSurfaceBlendMode(image, SDL_BLENDMODE_NONE) == 0
        && SDL_UpperBlit(image, nil, surface, nil) == 0
    }
  }

  private static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    if overflow || pixels > maximumPixels {
      throw .tooLarge(path: name, width: width, height: height)
    }
  }

  private static func read(_ path: String) throws(ImageFileError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path) }
    // Reading from a pipe or device might never end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: error.systemReason)
    }
  }

  // MARK: - Writing

  /// Writes an image to a PNG file.
  ///
  /// An existing file is replaced only after the new one is complete. If writing fails, the
  /// existing file is unchanged.
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
    guard let library else { throw .unwritable(path: name, reason: missingLibrary) }
    var pixels = image.pixels
    convertColors(of: &pixels, divide)
    /// The system's error code, which SDL's message doesn't include.
    var code: Int32 = 0
    let isWritten = pixels.withUnsafeMutableBytes { buffer in
      SDL_ClearError()
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        buffer.baseAddress, Int32(clamping: image.width), Int32(clamping: image.height), 32,
        Int32(clamping: image.width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
      defer { SDL_FreeSurface(surface) }
      guard let surface, let stream = SDL_RWFromFile(file, "wb") else { return false }
      errno = 0
      let isEncoded = library.SavePNG_RW(surface, stream, 0) == 0
      // Closing flushes the buffer, so this call fails if the disk is full.
      let isComplete = SDL_RWclose(stream) == 0 && isEncoded
      code = errno
      return isComplete
    }
    guard isWritten else {
      throw .unwritable(
        path: name, reason: code == 0 ? lastError : String(cString: strerror(code)))
    }
  }

  /// Encodes an image as PNG, or as JPEG with a quality from 0 to 1.
  ///
  /// JPEG doesn't support transparency, so the image is drawn on white.
  package static func encode(
    _ image: CGImage, quality: CGFloat?
  ) throws(ImageFileError) -> [UInt8] {
    let name = quality == nil ? "PNG" : "JPEG"
    guard let library, quality == nil || library.SaveJPG_RW != nil else {
      throw .unwritable(path: name, reason: missingLibrary)
    }
    var pixels = image.pixels
    if quality == nil { convertColors(of: &pixels, divide) } else { layOnWhite(&pixels) }
    // Neither format needs more than this, even for noise.
    var file = [UInt8](repeating: 0, count: pixels.count * 2 + 65_536)
    let length = pixels.withUnsafeMutableBytes { buffer in
      file.withUnsafeMutableBytes { file in
        SDL_ClearError()
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          buffer.baseAddress, Int32(clamping: image.width), Int32(clamping: image.height), 32,
          Int32(clamping: image.width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
        defer { SDL_FreeSurface(surface) }
        guard let surface,
          let stream = SDL_RWFromMem(file.baseAddress, Int32(clamping: file.count))
        else { return 0 }
        defer { SDL_RWclose(stream) }
        let isEncoded =
          if let quality {
            library.SaveJPG_RW(surface, stream, 0, Int32(max(0, min(1, quality)) * 100)) == 0
          } else {
            library.SavePNG_RW(surface, stream, 0) == 0
          }
        return isEncoded ? Int(SDL_RWtell(stream)) : 0
      }
    }
    guard length > 0 else { throw .unwritable(path: name, reason: lastError) }
    return [UInt8](file.prefix(length))
  }

  private static func layOnWhite(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let white = 255 - pixels[start + 3]
      for index in start..<start + 3 {
        pixels[index] = UInt8(clamping: Int(pixels[index]) + Int(white))
      }
      pixels[start + 3] = 255
    }
  }

  /// A description of SDL's last error.
  private static var lastError: String {
    let text = String(cString: SDL_GetError())
    if text == "Out of memory" { return "more than \(maximumPixels / 1_000_000) million pixels" }
    return text.isEmpty ? "unknown format" : text
  }

  // MARK: - Premultiplication

  /// Replaces each color with the result of calling `convert` with the color and its alpha.
  private static func convertColors(
    of pixels: inout [UInt8], _ convert: (_ color: UInt8, _ alpha: UInt8) -> UInt8
  ) {
    // Most images are written by tests in debug builds, where iterating over opaque pixels with
    // `stride` takes about ten times as long.
    pixels.withUnsafeMutableBufferPointer { pixels in
      var start = 0
      while start + 3 < pixels.count {
        let alpha = pixels[start + 3]
        if alpha < 255 {
          for index in start..<start + 3 { pixels[index] = convert(pixels[index], alpha) }
        }
        start += 4
      }
    }
  }

  /// Returns the premultiplied value of a straight color, rounded to the nearest integer.
  ///
  /// Multiplying the result of `divide` restores the byte, so images survive saving and loading.
  static func multiply(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    // 255 is odd, so there are no ties, and adding 127 rounds to the nearest integer.
    UInt8(truncatingIfNeeded: (Int(color) * Int(alpha) + 127) / 255)
  }

  /// Returns the straight value of a premultiplied color, rounded to the nearest integer.
  ///
  /// Returns 0 if alpha is 0, and 255 for invalid colors, which exceed their alpha.
  static func divide(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(clamping: (Int(color) * 255 + Int(alpha) / 2) / Int(alpha))
  }
}
