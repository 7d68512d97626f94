import Foundation

/// The libraries that the program loads, and the fonts available to them.
enum InstalledLibraries {
  /// A library and the function that returns its version.
  struct Library: Sendable {
    /// The library's name.
    let name: String
    /// The Debian package that contains it.
    let package: String
    fileprivate let file: String
    fileprivate let read: @Sendable (UnsafeMutableRawPointer) -> String?
  }

  private typealias Text = @convention(c) () -> UnsafePointer<CChar>?
  private typealias Bytes = @convention(c) () -> UnsafePointer<UInt8>?
  private typealias Fill = @convention(c) (UnsafeMutablePointer<UInt8>) -> Void

  /// The libraries required for windows, text and pictures.
  static let all = [
    Library(name: "SDL2", package: "libsdl2-2.0-0", file: "libSDL2-2.0.so.0") { library in
      dlsym(library, "SDL_GetVersion").map { function in
        var version: [UInt8] = [0, 0, 0]
        unsafeBitCast(function, to: Fill.self)(&version)
        return version.map(String.init).joined(separator: ".")
      }
    },
    Library(name: "SDL2_image", package: "libsdl2-image-2.0-0", file: "libSDL2_image-2.0.so.0") {
      dlsym($0, "IMG_Linked_Version").flatMap { unsafeBitCast($0, to: Bytes.self)() }.map {
        "\($0[0]).\($0[1]).\($0[2])"
      }
    },
    Library(name: "Cairo", package: "libcairo2", file: "libcairo.so.2") {
      text("cairo_version_string", in: $0)
    },
    Library(name: "Pango", package: "libpangocairo-1.0-0", file: "libpangocairo-1.0.so.0") {
      text("pango_version_string", in: $0)
    },
    Library(name: "HarfBuzz", package: "libharfbuzz0b", file: "libharfbuzz.so.0") {
      text("hb_version_string", in: $0)
    },
  ]

  private static func text(_ function: String, in library: UnsafeMutableRawPointer) -> String? {
    dlsym(library, function).flatMap { unsafeBitCast($0, to: Text.self)() }.map {
      String(cString: $0)
    }
  }

  /// Returns a library's version, or `nil` if it cannot be loaded.
  static func version(of library: Library) -> String? {
    dlopen(library.file, RTLD_LAZY).flatMap(library.read)
  }

  /// Returns whether a library can be loaded, by its file name.
  static func canLoad(_ file: String) -> Bool {
    dlopen(file, RTLD_LAZY) != nil
  }

  /// A font that fontconfig found.
  struct Font: Equatable {
    /// The family's name.
    let family: String
    /// The font's file.
    let file: String
  }

  /// Returns the font that fontconfig, and therefore Pango, selects for a family: a substitute if
  /// the family is not installed, or `nil` if fontconfig or all fonts are missing.
  static func font(for family: String) -> Font? {
    typealias Pointer = UnsafeMutableRawPointer
    typealias Parse = @convention(c) (UnsafePointer<CChar>) -> Pointer?
    typealias Substitute = @convention(c) (Pointer?, Pointer, Int32) -> Int32
    typealias Default = @convention(c) (Pointer) -> Void
    typealias Match = @convention(c) (Pointer?, Pointer, UnsafeMutablePointer<Int32>) -> Pointer?
    typealias Get =
      @convention(c) (
        Pointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32
    guard let library = dlopen("libfontconfig.so.1", RTLD_LAZY) else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let pattern = function("FcNameParse", Parse.self)?(family),
      let substitute = function("FcConfigSubstitute", Substitute.self),
      let addDefaults = function("FcDefaultSubstitute", Default.self),
      let match = function("FcFontMatch", Match.self),
      let get = function("FcPatternGetString", Get.self)
    else { return nil }
    let destroy = function("FcPatternDestroy", Default.self)
    defer { destroy?(pattern) }
    // FcMatchPattern
    _ = substitute(nil, pattern, 0)
    addDefaults(pattern)
    var status: Int32 = 0
    guard let found = match(nil, pattern, &status) else { return nil }
    defer { destroy?(found) }
    func value(_ name: String) -> String? {
      var text: UnsafeMutablePointer<CChar>?
      return get(found, name, 0, &text) == 0 ? text.map { String(cString: $0) } : nil
    }
    guard let name = value("family"), let file = value("file") else { return nil }
    return Font(family: name, file: file)
  }
}
