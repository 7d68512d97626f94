/// One message to the `inputtest` driver, as the bytes it expects.
///
/// Every message starts with its length and its type; numbers are in this machine's byte order,
/// and each C struct's padding is written out.
///
/// - SeeAlso: `xf86-input-inputtest-protocol.h` of the package xserver-xorg-dev
struct InputMessage {
  /// What a finger does; the numbers are XInput 2's `XI_TouchBegin`, `…Update`, `…End`.
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// The length of an answer to ``hello``, in bytes.
  static let helloAnswerLength = 12
  /// The length of an answer to ``sync``, in bytes.
  static let syncAnswerLength = 8
  /// The device axes run from 0 to one less than this.
  static let axisLength = 65_536.0

  private(set) var bytes: [UInt8] = []

  /// The first message on a connection: the protocol's version, 1.1.
  static var hello: InputMessage {
    InputMessage(type: 0) {
      $0.append(UInt16(1))
      $0.append(UInt16(1))
    }
  }

  /// Asks for an answer once everything sent before has been processed.
  static var sync: InputMessage { InputMessage(type: 1) { _ in } }

  /// Moves a pointer, in device units.
  static func motion(x: Double, y: Double) -> InputMessage {
    InputMessage(type: 2) {
      $0.append(UInt32(1))
      $0.append(UInt32(0))
      $0.appendValuators((x, y))
    }
  }

  /// Presses or releases a pointer's button where the pointer is.
  static func button(_ number: Int32, isPress: Bool) -> InputMessage {
    InputMessage(type: 4) {
      $0.append(Int32(1))
      $0.append(number)
      $0.append(UInt32(isPress ? 1 : 0))
      $0.append(UInt32(0))
      $0.appendValuators(nil)
    }
  }

  /// Presses or releases a key.
  static func key(_ code: Int32, isPress: Bool) -> InputMessage {
    InputMessage(type: 5) {
      $0.append(code)
      $0.append(UInt32(isPress ? 1 : 0))
    }
  }

  /// A finger's touch, in device units.
  static func touch(_ id: UInt32, _ phase: TouchPhase, x: Double, y: Double) -> InputMessage {
    InputMessage(type: 6) {
      $0.append(id)
      $0.append(phase.rawValue)
      $0.appendValuators((x, y))
    }
  }

  private init(type: UInt32, _ body: (inout InputMessage) -> Void) {
    append(UInt32(0))
    append(type)
    body(&self)
    withUnsafeBytes(of: UInt32(bytes.count)) { bytes.replaceSubrange(0..<4, with: $0) }
  }

  private mutating func append<Number>(_ number: Number) where Number: BitwiseCopyable {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  /// Appends the block of 64 axes, of which the first two are set, or none.
  private mutating func appendValuators(_ position: (x: Double, y: Double)?) {
    append(UInt32(0))
    append(UInt64(position == nil ? 0 : 0b11).littleEndian)
    append(UInt32(0))
    append(position?.x ?? 0)
    append(position?.y ?? 0)
    bytes += [UInt8](repeating: 0, count: (62 + 64) * MemoryLayout<Double>.size)
  }
}
