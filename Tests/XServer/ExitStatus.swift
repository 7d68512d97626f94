/// How a child process ended.
public enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
  /// The process returned from `main` or called `exit` with this code, 0…255.
  case exited(Int32)
  /// The process was ended by this signal.
  case signalled(Int32)

  /// Reads the word that `waitpid` stores, for a process that has ended.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .signalled(signal)
  }

  /// The end in words: `exit status 3`, `signal 9`.
  public var description: String {
    switch self {
    case .exited(let code): "exit status \(code)"
    case .signalled(let signal): "signal \(signal)"
    }
  }
}
