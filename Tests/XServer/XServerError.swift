/// What can go wrong with the X server, its input devices, or a connection to it.
public enum XServerError: Error, CustomStringConvertible {
  /// Files of the server or its drivers are missing on this machine.
  case notInstalled(missing: [String])
  /// The server did not come up; `log` is the end of its log.
  case didNotStart(reason: String, log: String)
  /// A device's socket failed: `action` is what was tried.
  case device(name: String, action: String, reason: String)
  /// A request to the server was refused, or the connection to it is lost.
  case request(name: String, reason: String)
  /// No such window had appeared when time was up.
  case noWindow(description: String, timeout: Duration)
  /// A file could not be read or written.
  case file(path: String, reason: String)

  /// What failed and why, and what would have helped where that is known.
  public var description: String {
    switch self {
    case .notInstalled(let missing):
      "missing \(missing.joined(separator: ", ")); install the packages xserver-xorg-core, "
        + "xserver-xorg-video-dummy and util-linux"
    case .didNotStart(let reason, let log):
      "the X server did not start: \(reason); the end of its log:\n\(log)"
    case .device(let name, let action, let reason):
      "input device \(name): cannot \(action): \(reason)"
    case .request(let name, let reason):
      "X request \(name): \(reason)"
    case .noWindow(let description, let timeout):
      "no visible window \(description) within \(timeout)"
    case .file(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
