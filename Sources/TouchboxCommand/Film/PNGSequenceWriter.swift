import Foundation
import Painter

/// A writer that makes a film as a sequence of PNG pictures, numbered from 0.
///
/// The pictures get their final names once all of them are written.
@MainActor
final class PNGSequenceWriter: FilmWriter {
  private let pattern: String
  private let signals: StopSignals
  private var pictures: [AtomicFile] = []

  let passCount = 1

  /// Prepares pictures named by a pattern such as `frames/%04d.png`.
  init(pattern: String, signals: StopSignals) throws {
    self.pattern = pattern
    self.signals = signals
    _ = try AtomicFile(path(of: 0))
  }

  isolated deinit {
    for picture in pictures { picture.discard() }
  }

  /// Whether a path's last component contains exactly one placeholder, such as `%d` or `%04d`.
  nonisolated static func isPattern(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return path.count { $0 == "%" } == 1 && name.firstMatch(of: number) != nil
  }

  func add(_ painter: ScreenPainter) throws {
    try signals.check()
    guard let image = painter.image else { return }
    let path = path(of: pictures.count)
    try AtomicFile.require(path, below: AtomicFile.folder(of: path))
    let picture = try AtomicFile(path)
    pictures.append(picture)
    try ImageFile.savePNG(image, to: picture.temporary)
  }

  func endPass() throws {
    for picture in pictures { try picture.commit() }
    pictures = []
  }

  private func path(of number: Int) -> String {
    guard let match = pattern.firstMatch(of: Self.number) else { return pattern }
    let digits = String(number)
    let width = match.output.1.flatMap { Int($0) } ?? 0
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return pattern.replacingCharacters(in: match.range, with: zeros + digits)
  }

  private nonisolated static var number: Regex<(Substring, Substring?)> { /%(0[1-9])?d/ }
}
