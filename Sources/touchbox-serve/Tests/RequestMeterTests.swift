import Testing

@testable import PhoneServer

struct RequestMeterTests {
  /// Returns the header of a masked text frame with the given payload length.
  private func header(_ length: Int) -> [UInt8] {
    switch length {
    case ..<126: [0x81, 0x80 | UInt8(length), 1, 2, 3, 4]
    case ..<65_536: [0x81, 0xFE, UInt8(length >> 8), UInt8(length & 255), 1, 2, 3, 4]
    default:
      [0x81, 0xFF] + (0..<8).map { UInt8(truncatingIfNeeded: length >> ((7 - $0) * 8)) }
        + [1, 2, 3, 4]
    }
  }

  @Test("requests before a WebSocket upgrade are limited in size")
  func requests() {
    var meter = RequestMeter()
    let bytes = [UInt8](repeating: 65, count: 4096)
    for _ in 0..<(RequestMeter.requestLimit / 4096) {
      let result1 = meter.accepts(bytes, isUpgraded: false)
      #expect(result1)
    }
    let result2 = meter.accepts([65], isUpgraded: false)
    #expect(!result2)
  }

  @Test(
    "frames with any length encoding are accepted, however they are split",
    arguments: [1, 3, 4096])
  func frames(size: Int) {
    var meter = RequestMeter()
    var bytes: [UInt8] = []
    for length in [0, 5, 125, 126, 1000, 65_535, 65_536, 0, 3] {
      bytes += header(length) + [UInt8](repeating: 0x7F, count: length)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let result3 = meter.accepts(Array(rest.prefix(size)), isUpgraded: true)
      #expect(result3)
      rest = rest.dropFirst(size)
    }
    // After the last complete frame, the header of an unmasked frame is rejected.
    let result4 = meter.accepts([0x81, 0x05], isUpgraded: true)
    #expect(!result4)
  }

  @Test("frames above the limit are rejected at the header", arguments: [65_537, 1 << 32, Int.max])
  func longFrames(length: Int) {
    var meter = RequestMeter()
    let result5 = meter.accepts(header(length), isUpgraded: true)
    #expect(!result5)
  }

  @Test("a length above 63 bits is rejected")
  func overflow() {
    var meter = RequestMeter()
    let result6 = meter.accepts(
      [0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 12), isUpgraded: true)
    #expect(!result6)
  }
}
