import Foundation

/// A run of the film encoder, a program of its own that reads frames from its standard input.
///
/// Nothing is left of it when this object goes away.
final class FFmpegProcess {
  /// The program.
  static let program = "ffmpeg"

  private let process: pid_t
  private var input: Int32
  /// What it says, kept in a file so that it never has to wait for a reader.
  private let words: UnsafeMutablePointer<FILE>
  private let signals: BlockedSignals
  private var status: Int32?

  /// Starts the encoder.
  ///
  /// - Throws: When it is not installed, or cannot be started.
  init(_ arguments: [String], signals: BlockedSignals) throws {
    self.signals = signals
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let words = tmpfile() else { throw Self.unstartable(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let (process, problem) = ProcessSpawner.start(Self.program, arguments) { files in
      posix_spawn_file_actions_adddup2(&files, ends[0], 0)
      posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&files, fileno(words), 2)
    }
    close(ends[0])
    (self.process, self.words, input) = (process, words, ends[1])
    if problem != 0 {
      status = 0
      throw Self.unstartable(problem)
    }
  }

  deinit {
    closeInput()
    if status == nil {
      kill(process, SIGKILL)
      var word: Int32 = 0
      waitpid(process, &word, 0)
    }
    fclose(words)
  }

  /// Writes bytes, as fast as the encoder takes them.
  ///
  /// - Throws: `BlockedSignals.Stopped`, or what the encoder says when it ends before its time.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let count = Foundation.write(input, start, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        try signals.check()
        var request = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, 100)
      } else {
        try finish()
        throw failure
      }
    }
  }

  /// Ends the input and waits until the encoder is done.
  ///
  /// - Throws: `BlockedSignals.Stopped`, or what the encoder says when it fails.
  func finish() throws {
    closeInput()
    while status == nil {
      var word: Int32 = 0
      if waitpid(process, &word, WNOHANG) == process {
        status = word
      } else {
        try signals.check(within: 5)
      }
    }
    if status != 0 { throw failure }
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// The encoder's own words, on one line.
  private var failure: CommandFailure {
    rewind(words)
    let said = FileHandle(fileDescriptor: fileno(words), closeOnDealloc: false)
    let text = ((try? said.readToEnd()) ?? nil).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n").joined(separator: "; ")
    return CommandFailure(
      .file, "\(Self.program) could not make the film: \(lines.isEmpty ? "no reason given" : lines)"
    )
  }

  private static func unstartable(_ problem: Int32) -> CommandFailure {
    guard problem == ENOENT else {
      return CommandFailure(
        .environment, "\(program) cannot be started: \(String(cString: strerror(problem)))")
    }
    return CommandFailure(
      .environment,
      "films are made by \(program), which is not installed; expected it on the PATH "
        + "(as root: apt-get install --no-install-recommends ffmpeg), or a .png film, which needs none"
    )
  }
}
