import Foundation

/// A folder with the files that the tables use.
struct BadInputFolder {
  /// The folder that commands run in. `outside` is next to it.
  let path: String
  private let folder: Folder

  /// The properties that differ after a file has been changed or replaced.
  struct FileState: Equatable {
    let mode: mode_t
    /// The inode, or 0 for a folder.
    var number: ino_t = 0
    var size: off_t = 0
    /// The seconds and nanoseconds of the last change, including permission changes.
    var changed: [Int] = []
  }

  /// Creates the folder with the files that a row may use.
  ///
  /// - Parameter words: The row's arguments. Large files and pictures are created only if the
  ///   arguments mention them.
  init(for words: [String]) throws {
    let named = Self.names(in: words)
    folder = try Folder()
    path = folder.path + "/work"
    try folder.write("secret\n", to: "outside/secret.txt")
    try folder.write("touchscript 1\n0.0 tap 1 9,9\n", to: "outside/taps.touch")
    try Self.picture.write(to: URL(fileURLWithPath: folder.path + "/outside/golden.png"))
    for (name, text) in Self.texts where text.utf8.count < 1000 || named.contains(name) {
      try folder.write(text, to: "work/" + name)
    }
    for (name, bytes) in Self.pictures where named.contains(name) || name == "good.png" {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }
    for (name, target) in Self.links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(name)", withDestinationPath: target)
    }
    try FileManager.default.createDirectory(
      atPath: path + "/folder", withIntermediateDirectories: true)
    mkfifo(path + "/pipe.touch", 0o600)
    // These are sparse files.
    for name in ["sparse.touch", "large.png"] {
      _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: nil)
      truncate("\(path)/\(name)", 20 << 30)
    }
  }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Returns the state of each file in the folder and next to it.
  func state() -> [String: FileState] {
    var states: [String: FileState] = [:]
    for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String })
      ?? []
    {
      var status = stat()
      guard lstat("\(folder.path)/\(name)", &status) == 0 else { continue }
      var state = FileState(mode: status.st_mode)
      // A folder's times do not matter, because its contents have their own entries.
      if status.st_mode & S_IFMT != S_IFDIR {
        (state.number, state.size) = (status.st_ino, status.st_size)
        state.changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
      }
      states[name.hasPrefix("work/") ? String(name.dropFirst(5)) : name] = state
    }
    return states
  }

  /// Returns the names of large files and pictures in a row's arguments.
  static func names(in words: [String]) -> Set<String> {
    let names = texts.filter { $1.utf8.count >= 1000 }.map(\.key) + Array(pictures.keys)
    return Set(names.filter { name in words.contains { $0.contains(name) } })
  }

  private static let texts = [
    "ok.touch": "touchscript 1\ndemo TapCounter\n0.0 tap 1 100,120\n",
    "icons.touch": "touchscript 1\ndemo TouchDemo\n0.0 tap 1 100,120\n",
    "nameless.touch": "touchscript 1\n0.0 tap 1 100,120\n",
    "snap.touch": "touchscript 1\ndemo TapCounter\n0.0 snapshot a\n",
    "leave.touch": "touchscript 1\ndemo TapCounter\n0.0 snapshot link\n",
    "golden.touch": "touchscript 1\ndemo TapCounter\n0.0 expect snapshot golden-link.png\n",
    "below.touch": "touchscript 1\ndemo TapCounter\n0.0 expect snapshot out-link/golden.png\n",
    "new.touch": "touchscript 1\ndemo TapCounter\n0.0 expect snapshot new-link.png\n",
    "failure.touch": "touchscript 1\ndemo TapCounter\n0.0 expect snapshot good.png\n",
    "home.touch": "touchscript 1\ndemo Nope\n0.0 tap 1 100,120\n",
    "notes.txt": "precious\n",
    "tap.json":
      #"{"actions":[{"type":"pointer","id":"1","parameters":{"pointerType":"touch"},"actions":[{"type":"pointerDown"},{"type":"pointerUp"}]}]}"#,
    "tap.evemu": """
    # EVEMU 1.2
    N: Pad
    P: 02 00
    A: 2f 0 9 0 0 0
    A: 35 0 4095 0 0 40
    A: 36 0 2160 0 0 40
    E: 0.000000 0003 0039 1
    E: 0.000000 0000 0000 0

    """,
    "wrong.txt": "prop ball.alpha 1\nnonsense\n",
    "empty.swift": "",
    "leave/notes.txt": "precious\n",
    "failure/failures/notes.txt": "precious\n",
    "Assets/notes.txt": "precious\n",
    "deep.json": String(repeating: "[", count: 100_000),
    "deep-objects.json": String(repeating: #"{"actions":"#, count: 30_000),
    "empty.touch": "", "mark.touch": "\u{FEFF}",
    "long.touch": "touchscript 1\n0.0 " + String(repeating: "x", count: 100_000) + "\n",
  ]

  /// Symbolic links that lead out of the folder, in circles, or nowhere.
  private static let links = [
    "a": "/proc/none/x.png", "loop.touch": "loop.touch", "loop.png": "loop.png",
    "nowhere.touch": "nowhere/nowhere",
    "out-link": "../outside", "secret-link.touch": "../outside/secret.txt",
    "golden-link.png": "../outside/golden.png", "new-link.png": "../outside/new.png",
    "leave/link.png": "../../outside/secret.txt",
    "failure/failures/good.png": "../../../outside/secret.txt",
    "full.png": "/dev/full", "full.json": "/dev/full",
  ]

  /// 4 x 4 opaque white pixels.
  private static let picture =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAD0lEQVR4nGP4"
        + "jwQYiOMAANuQL9FuRbCyAAAAAElFTkSuQmCC") ?? Data()

  /// Returns the beginning of a PNG file with the given dimensions.
  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  private static let pictures: [String: [UInt8]] = [
    "good.png": Array(picture), "empty.png": [], "signature.png": Array(picture.prefix(8)),
    "header.png": Array(picture.prefix(24)), "half.png": Array(picture.prefix(50)),
    "text.png": Array("hello".utf8), "zero.png": png(0, 0), "endless.png": png(.max, 1),
    "huge.png": png(40_000, 40_000), "short.png": png(9000, 9000),
    "script.png": Array("touchscript 1\n".utf8),
    "huge.gif": Array("GIF89a".utf8)
      + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 255, 255, 255, 255, 0, 2],
    "short.gif": Array("GIF89a".utf8)
      + [0x28, 0x23, 0x28, 0x23, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2],
    "start.gif": Array("GIF89a".utf8),
    "zero.bmp": Array("BM".utf8) + [UInt8](repeating: 0, count: 60),
    "short.bmp": Array("BM".utf8) + [UInt8](repeating: 0, count: 16)
      + [0x28, 0x23, 0, 0, 0x28, 0x23, 0, 0, 1, 0, 32, 0] + [UInt8](repeating: 0, count: 40),
    "huge.bmp": Array("BM".utf8) + [UInt8](repeating: 0, count: 16)
      + [255, 255, 255, 0x7F, 255, 255, 255, 0x7F, 1, 0, 32] + [UInt8](repeating: 0, count: 40),
    "start.jpg": [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8),
    "huge.jpg": [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 255, 255, 255, 255, 3]
      + [UInt8](repeating: 0, count: 9) + [0xFF, 0xDA, 0, 8],
    "bomb.svg": Array(
      #"<svg width="30000" height="30000"><rect width="9" height="9"/></svg>"#.utf8),
    "bomb.pnm": Array("P6 30000 30000 255\n".utf8),
    "bomb.tga": [0, 0, 2] + [UInt8](repeating: 0, count: 9) + [0x30, 0x75, 0x30, 0x75, 32, 0],
    "bomb.xpm": Array(#"/* XPM */ static char *x[]={"20000 20000 1 1"," c None"};"#.utf8),
    "bomb.xcf": Array("gimp xcf file\0\0\0u0\0\0u0\0\0\0\0".utf8)
      + [UInt8](repeating: 0, count: 40),
  ]
}
