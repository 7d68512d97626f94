import Foundation

/// A process's sockets that other processes can connect to.
public enum NetworkSockets {
  /// Returns a line from the kernel's tables for each of a process's sockets that accept
  /// connections or packets: listening TCP and local sockets, and bound UDP and raw sockets.
  ///
  /// - SeeAlso: `man 5 proc_pid_net`
  public static func accepting(of process: Int32) -> [String] {
    let folder = "/proc/\(process)"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/fd")) ?? []
    let own = Set(
      files.compactMap { file -> String? in
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "\(folder)/fd/\(file)")
        return target?.wholeMatch(of: #/socket:\[(\d+)\]/#).map { String($0.1) }
      })
    return ["tcp", "tcp6", "udp", "udp6", "raw", "raw6", "unix"].flatMap { table -> [String] in
      let text = (try? String(contentsOfFile: "\(folder)/net/\(table)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").dropFirst().compactMap { line in
        let words = line.split(separator: " ")
        let (state, number) =
          table == "unix" ? (words[safe: 3], words[safe: 6]) : (words[safe: 3], words[safe: 9])
        guard let state, let number, own.contains(String(number)) else { return nil }
        let accepts =
          switch table {
          // __SO_ACCEPTCON
          case "unix": (Int(state, radix: 16) ?? 0) & 0x10000 != 0
          // TCP_LISTEN
          case "tcp", "tcp6": state == "0A"
          default: true
          }
        return accepts ? "\(table): \(line)" : nil
      }
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
