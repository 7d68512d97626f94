import CoreGraphics
import Foundation
import SDLHost

/// The geometry of each device's last window.
///
/// Each line contains a device's name, the scale and, if known, the location and the width and
/// height that the borders and title bar add to the window: `iphone 1.5 100 40 2 24`. The most
/// recently used device comes first. Other lines are ignored, and if the file cannot be read or
/// written, windows open with the defaults.
struct WindowStateFile {
  /// The maximum number of devices in the file.
  private static let capacity = 32
  /// The allowed ranges for coordinates of locations, and for border sizes, in window units.
  private static let (coordinates, borders) = (-100_000.0...100_000, 0.0...1000)

  private let file: StateFile

  /// The file's path.
  var path: String { file.path }

  /// Finds the file, or returns nil if the environment does not specify a folder for it.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let file = StateFile("window", environment: environment) else { return nil }
    self.file = file
  }

  /// Returns the geometry of a device's last window, or nil if unknown.
  func geometry(of device: String) -> WindowGeometry? {
    entries.first { $0.device == device }?.geometry
  }

  /// Saves the geometry of a device's window if the file is writable.
  func save(_ geometry: WindowGeometry, of device: String) {
    let others = entries.filter { $0.device != device }
    let text = ([(device, geometry)] + others).prefix(Self.capacity).map(Self.line).joined()
    file.write(text)
  }

  private typealias Entry = (device: String, geometry: WindowGeometry)

  private var entries: [Entry] { file.lines.compactMap(Self.entry) }

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
