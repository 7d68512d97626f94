import Foundation
import Painter
import Terminal

/// A type that makes a film from frames, which it receives in order.
@MainActor
protocol FilmWriter {
  /// The number of passes the writer makes over the frames.
  var passCount: Int { get }
  /// Adds the painter's current frame. All frames have the same size.
  func add(_ painter: ScreenPainter) throws
  /// Ends a pass. Ending the last pass completes the film.
  func endPass() throws
}

/// A writer that makes a single-file film with ffmpeg, which reads the frames from standard input.
@MainActor
final class FFmpegFilmWriter: FilmWriter {
  /// An ffmpeg process, and a file for its messages, so it never blocks on a full pipe.
  private typealias Encoder = (process: ChildProcess, messages: UnsafeMutablePointer<FILE>)

  private static let program = "ffmpeg"

  /// Whether ffmpeg is in the `PATH`.
  static var isInstalled: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  private let rate: FrameRate
  private let target: AtomicFile
  private let signals: StopSignals
  private var passes: ArraySlice<FilmFormat.Pass>
  private var encoder: Encoder?
  private let palette: String

  /// The number of runs of the encoder.
  let passCount: Int

  /// Prepares a film. The encoder starts when the first frame is added.
  init(_ format: FilmFormat, rate: FrameRate, to path: String, signals: StopSignals) throws {
    self.rate = rate
    self.signals = signals
    target = try AtomicFile(path)
    palette = target.temporary + ".palette"
    passes = format.passes(palette: palette)[...]
    passCount = passes.count
  }

  isolated deinit {
    closeEncoder()
    target.discard()
    unlink(palette)
  }

  /// - Throws: `StopSignals.Stopped`, or ffmpeg's message if it fails.
  func add(_ painter: ScreenPainter) throws {
    let encoder = try encoder ?? start(width: painter.pixelWidth, height: painter.pixelHeight)
    let input = encoder.process.input.fileDescriptor
    try painter.withUnsafePixels { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let count = write(input, start, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EINTR {
          _ = try signals.wait(for: [input], events: POLLOUT, milliseconds: 60_000)
        } else {
          throw Self.failure(of: encoder, encoder.process.waitForEnd())
        }
      }
    }
  }

  func endPass() throws {
    if let encoder {
      try? encoder.process.input.close()
      var ended: ChildProcess.Ending?
      while ended == nil {
        _ = try signals.wait(for: [], milliseconds: 5)
        ended = encoder.process.endingIfAny()
      }
      if let ended, ended != .exited(0) { throw Self.failure(of: encoder, ended) }
      closeEncoder()
    }
    if passes.popFirst()?.makesFilm == true { try target.commit() }
  }

  // MARK: - The encoder

  private func start(width: Int, height: Int) throws -> Encoder {
    guard let pass = passes.first else { preconditionFailure("a film has no more passes") }
    let input = [
      // Without `-xerror`, ffmpeg reports success for a short film even on a full disk.
      "-hide_banner", "-loglevel", "error", "-xerror", "-nostdin", "-f", "rawvideo",
      "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)", "-framerate", "\(rate)",
      "-i", "pipe:0",
    ]
    let output = [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1",
      "-y", "file:" + (pass.makesFilm ? target.temporary : palette),
    ]
    guard let messages = tmpfile() else {
      throw CommandFailure.unwritable(NSTemporaryDirectory(), String(cString: strerror(errno)))
    }
    do throws(ChildProcess.StartError) {
      let process = try ChildProcess(
        Self.program, input + pass.options + output, input: .pipe, errors: .file(fileno(messages)))
      _ = fcntl(process.input.fileDescriptor, F_SETFL, O_NONBLOCK)
      encoder = (process, messages)
      return (process, messages)
    } catch {
      fclose(messages)
      throw CommandFailure(
        .environment,
        error.code == ENOENT
          ? "films need \(Self.program), which is not installed; install it (as root: "
            + "apt-get install --no-install-recommends ffmpeg), or save a .png film, which does not "
            + "require it"
          : "\(Self.program) cannot be started: \(error)")
    }
  }

  /// Closes the encoder if it is running.
  private func closeEncoder() {
    if let encoder { fclose(encoder.messages) }
    encoder = nil
  }

  /// Returns ffmpeg's messages on one line, or how it exited if there are none.
  private static func failure(
    of encoder: Encoder, _ ending: ChildProcess.Ending
  ) -> CommandFailure {
    rewind(encoder.messages)
    let file = FileHandle(fileDescriptor: fileno(encoder.messages), closeOnDealloc: false)
    let text = ((try? file.readToEnd()) ?? nil).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let messages = text.split(separator: "\n").joined(separator: "; ")
    let outcome =
      switch ending {
      case .exited(let code): "it exited with code \(code), without a message"
      case .signaled(let signal): "it was terminated by signal \(signal)"
      }
    return CommandFailure(
      .file, "\(program) could not make the film: \(messages.isEmpty ? outcome : messages)")
  }
}
