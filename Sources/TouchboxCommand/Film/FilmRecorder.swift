import AppLibrary
import CoreGraphics
import Painter
import Simulator
import Terminal
import TouchScript
import UIKit

/// Plays a script and records its frames.
@MainActor
struct FilmRecorder {
  let file: LoadedScript
  let factory: PhoneFactory
  let scale: Double
  let marksFingers: Bool
  let times: FrameTimes
  /// The pictures that replace the demo's own.
  let overrides: ImageOverrides?

  /// Plays the script once for each pass of the film, adding every frame.
  ///
  /// Drawing a frame doesn't change the phone, so the phone behaves as in `play`. Fingers that are
  /// down at the end of the script stay down.
  ///
  /// - Returns: The result of the whole script, even if the film shows only part of it.
  func record(to film: any FilmWriter) throws -> ScriptResult {
    let end = file.script.steps.last?.time ?? .zero
    guard let frames = times.frames(scriptEnd: end) else {
      throw CommandFailure(
        .usage,
        "\(file.name): the film would have more than \(FrameTimes.largestCount) frames; "
          + "expected a shorter part with --from and --to, or a lower --rate")
    }
    guard !frames.isEmpty else {
      throw CommandFailure(
        .usage,
        "\(file.name): no frame falls in this part of the script, which ends at "
          + "\(end.seconds) s; expected an earlier --from or a higher --rate")
    }
    var bar = ProgressBar(of: frames.count * film.passCount)
    defer {
      bar.clear()
      factory.directory.enter()
    }
    var result = try recordPass(frames, to: film) { bar.advance() }
    for _ in 1..<film.passCount { result = try recordPass(frames, to: film) { bar.advance() } }
    return result
  }

  private func recordPass(
    _ frames: Range<Int>, to film: any FilmWriter, advance: () -> Void
  ) throws -> ScriptResult {
    let phone = factory.makePhone(
      for: file.app, device: file.device, screenScale: scale
    ) { [overrides] in overrides?.picture(named: $0) }
    phone.overlay = phone.overlay.forPictures(marksFingers: marksFingers)
    let golden = GoldenComparison(
      file: file, factory: factory,
      failures: PictureFolders.names(for: [file.file.path])[0] + "/failures")
    let runner = ScriptRunner(
      file.script, name: file.name, on: phone, launching: file.app.launchTarget(file.variant),
      options: ScriptRunner.Options(keepsTouches: true),
      compare: { path, includer, share, phone in
        factory.directory.perform { golden.failure(path, includer, share, phone) }
      })
    let painter = factory.makePainter(scale: scale)
    let size = filmSize ?? phone.screenShape.shown
    var result: ScriptResult?
    for frame in frames {
      let time = times.time(of: frame)
      runner.playLines(through: time)
      // Compute the result at the script's end, before the clock advances to the next frame.
      if runner.nextTime == nil, result == nil { result = runner.finish() }
      phone.step(to: time)
      if case .runaway(let time)? = phone.halt {
        throw CommandFailure(.crashGuard, RunCommand.runaway(file.name, at: time.seconds))
      }
      painter.paint(phone.frame(centeredIn: size))
      try factory.directory.perform { try film.add(painter) }
      advance()
    }
    runner.playLines(through: .distantFuture)
    try factory.directory.perform { try film.endPass() }
    return result ?? runner.finish()
  }

  /// The size of all frames, in points: a square if the script rotates the device, or nil to use
  /// the size of the first frame.
  private var filmSize: CGSize? {
    let turns = file.script.steps.contains { step in
      if case .command(.rotate) = step.action { true } else { false }
    }
    guard turns else { return nil }
    let side = max(file.device.size.width, file.device.size.height)
    return CGSize(width: side, height: side)
  }
}
