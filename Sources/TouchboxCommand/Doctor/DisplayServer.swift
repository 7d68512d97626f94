import Foundation

/// A display server named by an environment variable.
struct DisplayServer: Equatable {
  /// The variable and its value, such as `DISPLAY=:0`.
  let name: String
  /// The server's local sockets, at least one of which must accept connections. Empty for a server
  /// on another machine.
  let sockets: [String]

  /// Returns the servers named in an environment, Wayland first.
  static func named(in environment: [String: String]) -> [DisplayServer] {
    var servers: [DisplayServer] = []
    if let wayland = environment["WAYLAND_DISPLAY"], !wayland.isEmpty {
      let folder = environment["XDG_RUNTIME_DIR"] ?? ""
      servers.append(
        DisplayServer(
          name: "WAYLAND_DISPLAY=\(wayland)",
          sockets: [wayland.hasPrefix("/") ? wayland : "\(folder)/\(wayland)"]))
    }
    if let display = environment["DISPLAY"], !display.isEmpty {
      let local = display.wholeMatch(of: #/(?:unix)?:([0-9]+)(?:\.[0-9]+)?/#)
      let path = local.map { "/tmp/.X11-unix/X\($0.1)" }
      servers.append(
        DisplayServer(
          name: "DISPLAY=\(display)",
          // Linux's X servers also have an abstract socket.
          sockets: path.map { ["@" + $0, $0] } ?? []))
    }
    return servers
  }

  /// Whether one of the sockets accepts connections, or `nil` if there are no sockets.
  var isReachable: Bool? {
    sockets.isEmpty ? nil : sockets.contains { Self.answers($0) }
  }

  /// Whether a process accepts connections on a socket. A leading `@` marks an abstract name.
  private static func answers(_ socket: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(socket.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      path.copyBytes(from: bytes)
      if bytes.first == UInt8(ascii: "@") { path[0] = 0 }
    }
    let isAbstract = bytes.first == UInt8(ascii: "@")
    let length = 2 + bytes.count + (isAbstract ? 0 : 1)
    let file = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard file >= 0 else { return false }
    defer { close(file) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(length)) == 0
      }
    }
  }
}
