import Foundation
import Painter

/// Takes a film's frames, one after the other, and makes a file of them.
@MainActor
protocol FilmWriter {
  /// How often all frames are asked for.
  var passCount: Int { get }
  /// Takes the frame that a painter shows; all frames are of one size.
  func add(_ painter: ScreenPainter) throws
  /// Ends a pass; after the last one the film is there.
  func endPass() throws
}

/// A film in one file, made by the encoder.
@MainActor
final class FFmpegFilmWriter: FilmWriter {
  private let rate: Int
  private let target: AtomicFile
  private let signals: BlockedSignals
  private var passes: ArraySlice<FilmFormat.Pass>
  private var encoder: FFmpegProcess?
  private let palette: String

  /// The number of runs of the encoder.
  let passCount: Int

  /// Gets ready; the encoder starts with the first frame.
  init(_ format: FilmFormat, rate: Int, to path: String, signals: BlockedSignals) throws {
    self.rate = rate
    self.signals = signals
    target = try AtomicOutput.target(path)
    palette = target.temporary + ".palette"
    passes = format.passes(palette: palette)[...]
    passCount = passes.count
  }

  isolated deinit {
    encoder = nil
    target.discard()
    unlink(palette)
  }

  func add(_ painter: ScreenPainter) throws {
    let encoder = try encoder ?? start(width: painter.pixelWidth, height: painter.pixelHeight)
    self.encoder = encoder
    try painter.withUnsafePixels { try encoder.write($0) }
  }

  func endPass() throws {
    try encoder?.finish()
    encoder = nil
    if passes.popFirst()?.makesFilm == true { try AtomicOutput.commit(target) }
  }

  private func start(width: Int, height: Int) throws -> FFmpegProcess {
    guard let pass = passes.first else { preconditionFailure("a film has no more passes") }
    let input = [
      "-hide_banner", "-loglevel", "error", "-nostdin", "-f", "rawvideo",
      "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)", "-framerate", "\(rate)",
      "-i", "pipe:0",
    ]
    let output = [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1",
      "-y", "file:" + (pass.makesFilm ? target.temporary : palette),
    ]
    return try FFmpegProcess(input + pass.options + output, signals: signals)
  }
}
