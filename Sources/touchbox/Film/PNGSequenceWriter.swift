import Foundation
import Painter

/// A film as a folder of PNG pictures, numbered from 0.
///
/// The pictures get their names when all of them are there.
@MainActor
final class PNGSequenceWriter: FilmWriter {
  private let pattern: String
  private let shop: PhoneFactory
  private let signals: BlockedSignals
  private var pictures: [AtomicFile] = []

  let passCount = 1

  /// Gets ready to write pictures named by a pattern such as `frames/%04d.png`.
  init(pattern: String, shop: PhoneFactory, signals: BlockedSignals) throws {
    self.pattern = pattern
    self.shop = shop
    self.signals = signals
    _ = try AtomicOutput.target(path(of: 0))
  }

  isolated deinit {
    for picture in pictures { picture.discard() }
  }

  /// Whether a path's last part has exactly one place for a number, `%d` or `%04d`.
  nonisolated static func isPattern(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return path.count { $0 == "%" } == 1 && name.firstMatch(of: number) != nil
  }

  func add(_ painter: ScreenPainter) throws {
    try signals.check()
    guard let image = painter.image else { return }
    let picture = try AtomicOutput.target(path(of: pictures.count))
    pictures.append(picture)
    try shop.save(image, to: picture.temporary)
  }

  func endPass() throws {
    for picture in pictures { try AtomicOutput.commit(picture) }
    pictures = []
  }

  private func path(of number: Int) -> String {
    guard let place = pattern.firstMatch(of: Self.number) else { return pattern }
    let digits = String(number)
    let width = place.output.1.flatMap { Int($0) } ?? 0
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return pattern.replacingCharacters(in: place.range, with: zeros + digits)
  }

  private nonisolated static var number: Regex<(Substring, Substring?)> { /%(0[1-9])?d/ }
}
