import TouchScript

extension InputRecording {
  /// The programs whose recordings can be read.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case libinput = "libinput record"
    case evemu = "evemu-record"
    case evtest
    case getevent

    /// The programs' names, for messages.
    package static var list: String {
      ScriptError.list(allCases.map { "`\($0.rawValue)`" })
    }

    /// Determines a file's format, or returns `nil` for any other kind of file.
    ///
    /// Shell prompts and similar text before the recording are skipped. Only the beginning of the
    /// file is searched, and the search stops at the first line of a script.
    package init?(of bytes: [UInt8]) {
      var isFirst = true
      for line in bytes.prefix(1 << 14).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        let line = String(decoding: line.prefix(200), as: UTF8.self)
        if let format = Self.format(of: line, isFirst: isFirst) {
          self = format
          return
        }
        guard let first = line.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first != "#"
        else { continue }
        // A script without its header begins with a time.
        if isFirst, line.contains("touchscript") || first == "{" || first.isNumber { return nil }
        isFirst = false
      }
      return nil
    }

    /// Returns the program that writes lines like this one, or `nil` if there is none.
    ///
    /// - Parameter isFirst: Whether this is the first non-comment line. If so, keys that could also
    ///   occur in other text are recognized.
    private static func format(of line: String, isFirst: Bool) -> Format? {
      if line.hasPrefix("# EVEMU ") || line.hasPrefix("# libinput record") {
        return line.hasPrefix("# EVEMU ") ? .evemu : .libinput
      }
      if EvemuRecordingReader.isEvent(line) || isFirst && EvemuRecordingReader.isRecorded(line) {
        return .evemu
      }
      let keys = isFirst ? ["version:", "system:", "devices:"] : []
      if (["ndevices:", "libinput:"] + keys).contains(where: line.hasPrefix) { return .libinput }
      if ["Input driver version is ", EvtestLogReader.event].contains(where: line.hasPrefix) {
        return .evtest
      }
      return GeteventLogReader.isRecorded(line) ? .getevent : nil
    }
  }
}
