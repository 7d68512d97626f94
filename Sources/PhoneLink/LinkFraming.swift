package import Foundation

/// The format of messages between a phone and its server: a length, a letter for the kind, and the
/// contents.
///
/// The length is a four-byte unsigned integer, least significant byte first, and includes the
/// letter and the contents. Pixels are raw bytes; everything else is JSON.
package enum LinkFraming {
  /// The maximum size of a message, in bytes: the pixels of a 4096 x 4096 screen.
  package static let limit = 4096 * 4096 * 4 + 1024

  /// A connection error.
  package enum Failure: Error, Equatable {
    /// A message is longer than `limit`, or its contents are invalid.
    case malformed
  }

  /// Returns the bytes of a message to a phone.
  package static func encode(_ message: PhoneMessage) -> Data {
    framed("p", (try? JSONEncoder().encode(message)) ?? Data())
  }

  /// Returns the bytes of a message to a server.
  package static func encode(_ message: ServerMessage) -> Data {
    switch message {
    case .screen(let screen): framed("s", (try? JSONEncoder().encode(screen)) ?? Data())
    case .log(let line): framed("l", Data(line.utf8))
    case .banner(let text): framed("b", Data(text.utf8))
    case .frame(let tiles, let sequence): framed("f", contents(of: tiles, sequence))
    }
  }

  /// Decodes a message to a phone from the contents of a frame.
  package static func phoneMessage(_ frame: Data) throws(Failure) -> PhoneMessage {
    guard frame.first == UInt8(ascii: "p"),
      let message = try? JSONDecoder().decode(PhoneMessage.self, from: frame.dropFirst())
    else { throw .malformed }
    return message
  }

  /// Decodes a message to a server from the contents of a frame.
  package static func serverMessage(_ frame: Data) throws(Failure) -> ServerMessage {
    let contents = frame.dropFirst()
    switch frame.first {
    case UInt8(ascii: "s"):
      guard let screen = try? JSONDecoder().decode(ServerMessage.Screen.self, from: contents)
      else { throw .malformed }
      return .screen(screen)
    case UInt8(ascii: "l"): return .log(String(decoding: contents, as: UTF8.self))
    case UInt8(ascii: "b"): return .banner(String(decoding: contents, as: UTF8.self))
    case UInt8(ascii: "f"): return try tiles(in: contents)
    default: throw .malformed
    }
  }

  // MARK: - Frames

  private static func framed(_ kind: Character, _ contents: Data) -> Data {
    var data = Data(capacity: contents.count + 5)
    append(contents.count + 1, to: &data)
    data.append(kind.asciiValue ?? 0)
    data.append(contents)
    return data
  }

  private static func contents(of tiles: [ServerMessage.Tile], _ sequence: Int) -> Data {
    var data = Data(capacity: tiles.reduce(8) { $0 + 16 + $1.pixels.count })
    append(sequence, to: &data)
    append(tiles.count, to: &data)
    for tile in tiles {
      for number in [tile.x, tile.y, tile.width, tile.height] { append(number, to: &data) }
      data.append(tile.pixels)
    }
    return data
  }

  private static func tiles(in contents: Data) throws(Failure) -> ServerMessage {
    var rest = contents
    let sequence = try number(&rest)
    var tiles: [ServerMessage.Tile] = []
    for _ in 0..<(try number(&rest)) {
      let (x, y) = (try number(&rest), try number(&rest))
      let (width, height) = (try number(&rest), try number(&rest))
      // Both are at most 16384, so the product cannot overflow.
      guard width <= 16384, height <= 16384, rest.count >= width * height * 4 else {
        throw .malformed
      }
      let pixels = Data(rest.prefix(width * height * 4))
      rest = rest.dropFirst(width * height * 4)
      tiles.append(ServerMessage.Tile(x: x, y: y, width: width, height: height, pixels: pixels))
    }
    return .frame(tiles, sequence: sequence)
  }

  private static func append(_ number: Int, to data: inout Data) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) {
      data.append(contentsOf: $0)
    }
  }

  /// Removes a four-byte integer from the front.
  private static func number(_ data: inout Data) throws(Failure) -> Int {
    guard data.count >= 4 else { throw .malformed }
    let value = data.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    data = data.dropFirst(4)
    return value
  }
}
