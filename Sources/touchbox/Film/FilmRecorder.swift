import Foundation
import Painter
import Simulator
import TouchScript
import UIKit

/// A script that is played for the camera.
@MainActor
struct FilmRecorder {
  let file: LoadedScript
  let shop: PhoneFactory
  let scale: Double
  let marksFingers: Bool
  let times: FrameTimes
  /// The pictures that the user brought; nil for none.
  let brought: ImageOverrides?

  /// Plays the script, once for each pass of the film, and hands over every frame.
  ///
  /// The phone is the same as in `play`: frames only look at it. Fingers that are down at the
  /// script's end stay so for the camera.
  ///
  /// - Returns: What came of the script, whether all of it is on the film or not.
  func shoot(_ film: any FilmWriter) throws -> ScriptResult {
    let end = file.script.steps.last?.time ?? .zero
    guard let frames = times.frames(scriptEnd: end) else {
      throw CommandFailure(
        .usage,
        "\(file.name): the film would have more than \(FrameTimes.largestCount) frames; "
          + "expected --from and --to around less of it, or a lower --rate")
    }
    guard !frames.isEmpty else {
      throw CommandFailure(
        .usage,
        "\(file.name): no frame lies in this part of the script, which ends at "
          + "\(end.seconds) s; expected an earlier --from or a higher --rate")
    }
    var bar = ProgressBar(of: frames.count * film.passCount)
    defer { bar.clear() }
    var result = try shoot(frames, film) { bar.advance() }
    for _ in 1..<film.passCount { result = try shoot(frames, film) { bar.advance() } }
    return result
  }

  private func shoot(
    _ frames: Range<Int>, _ film: any FilmWriter, advance: () -> Void
  ) throws -> ScriptResult {
    let phone = shop.makePhone(for: file.demo, screenScale: scale, brought: brought)
    phone.overlay = .pictures(marksFingers: marksFingers)
    let runner = ScriptRunner(
      file.script, name: file.name, on: phone, launching: file.demo.app(file.variant),
      options: ScriptRunner.Options(keepsTouches: true))
    let painter = shop.makePainter(scale: scale)
    var result: ScriptResult?
    for frame in frames {
      let time = times.time(of: frame)
      runner.playLines(through: time)
      // The script is judged as it ends, before the clock goes on.
      if runner.nextTime == nil, result == nil { result = runner.finish() }
      phone.step(to: time)
      if case .runaway(let time)? = phone.halt {
        throw CommandFailure(.crashGuard, RunCommand.runaway(file.name, at: time.seconds))
      }
      painter.paint(phone.frame())
      try film.add(painter)
      advance()
    }
    runner.playLines(through: .distantFuture)
    try film.endPass()
    return result ?? runner.finish()
  }
}
