import CoreGraphics
import Foundation
import SDLHost

/// How the window of each device was closed last: a private file in the user's state folder.
///
/// Each line has a device's name, the scale and, where they are known, the location, and by how much the window is
/// wider and higher with its title bar and borders: `iphone 1.5 100 40 2 24`.
/// The device that was used last comes first. Other lines are ignored, and so is a file that cannot be
/// read or written: a window opens as usual then.
///
/// - SeeAlso: specifications.freedesktop.org/basedir-spec, `XDG_STATE_HOME`
struct WindowStateFile {
  /// How many devices are remembered, and how many bytes are read.
  private static let (capacity, maximumSize) = (32, 65_536)
  /// The coordinates that a location may have, and the sizes of borders, in window units.
  private static let (coordinates, borders) = (-100_000.0...100_000, 0.0...1000)

  /// The file's path.
  let path: String

  /// Finds the file: `touchbox/window` in `XDG_STATE_HOME`, else in `~/.local/state`; nil where the
  /// environment names neither.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/touchbox/window"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.local/state/touchbox/window"
    } else {
      return nil
    }
  }

  /// Returns how a device's window was closed last; nil where that is not known.
  func geometry(of device: String) -> WindowGeometry? {
    entries.first { $0.device == device }?.geometry
  }

  /// Remembers how a device's window is closed, if the file can be written.
  func save(_ geometry: WindowGeometry, of device: String) {
    let others = entries.filter { $0.device != device }
    let text = ([(device, geometry)] + others).prefix(Self.capacity).map(Self.line).joined()
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // Complete or not there, also if two windows are closed at once. The new file is private.
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let isWritten = (try? file.write(contentsOf: Data(text.utf8))) != nil
    if !isWritten || rename(name, path) != 0 { unlink(name) }
  }

  private typealias Entry = (device: String, geometry: WindowGeometry)

  private var entries: [Entry] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.maximumSize, let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap(Self.entry)
  }

  private static func entry(_ line: Substring) -> Entry? {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let device = words.first, numbers.count == words.count - 1, let scale = numbers.first,
      SnapCommand.scales.contains(scale), [1, 3, 5].contains(numbers.count),
      numbers.dropFirst().prefix(2).allSatisfy(coordinates.contains),
      numbers.dropFirst(3).allSatisfy(borders.contains)
    else { return nil }
    var geometry = WindowGeometry(scale: scale)
    if numbers.count > 1 { geometry.origin = CGPoint(x: numbers[1], y: numbers[2]) }
    if numbers.count > 3 { geometry.borders = CGSize(width: numbers[3], height: numbers[4]) }
    return (String(device), geometry)
  }

  private static func line(_ entry: Entry) -> String {
    let geometry = entry.geometry
    let location = geometry.origin.map { " \(Int($0.x)) \(Int($0.y))" } ?? ""
    let borders = geometry.borders.map { " \(Int($0.width)) \(Int($0.height))" } ?? ""
    return "\(entry.device) \(geometry.scale)\(location)\(location.isEmpty ? "" : borders)\n"
  }
}
