package import FlyingFox
package import Foundation

/// Handles one client's WebSocket connection.
package struct ClientHandler: WSHandler {
  private let session: PhoneSession
  private let address: String

  /// Creates a connection's handler.
  package init(_ session: PhoneSession, address: String) {
    (self.session, self.address) = (session, address)
  }

  /// Adds the client to the session until the WebSocket is closed.
  package func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let (frames, output) = AsyncStream.makeStream(
      of: WSFrame.self, bufferingPolicy: .bufferingOldest(Client.outputLimit))
    guard let number = session.add(from: address, output: output, now: Self.now) else {
      output.yield(.close(code: WSCloseCode(1013, reason: "too many clients")))
      output.finish()
      return frames
    }
    let session = session
    let reading = Task {
      defer { session.remove(number) }
      var assembly = MessageAssembly()
      for try await frame in client {
        switch assembly.add(frame) {
        case .incomplete: break
        case .ping(let payload):
          output.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload))
        case .closed:
          output.yield(.close(code: .normalClosure))
          return
        case .violation(let code):
          output.yield(.close(code: code))
          return
        case .message(let data):
          if let code = session.receive(data, from: number, now: Self.now) {
            output.yield(.close(code: code))
            return
          }
        }
      }
    }
    output.onTermination = { _ in
      reading.cancel()
      session.remove(number)
    }
    return frames
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}

/// Joins WebSocket frames into messages.
///
/// - SeeAlso: RFC 6455, section 5.
package struct MessageAssembly: Sendable {
  /// The result of adding a frame.
  package enum Outcome: Equatable {
    /// The message continues in later frames.
    case incomplete
    /// A message is complete.
    case message(Data)
    /// The client expects a pong with this payload.
    case ping(Data)
    /// The client closed the connection.
    case closed
    /// The client violated the protocol.
    case violation(WSCloseCode)
  }

  private var message: Data?

  /// Creates an assembly that expects the start of a message.
  package init() {}

  /// Adds a frame.
  package mutating func add(_ frame: WSFrame) -> Outcome {
    if frame.rsv1 || frame.rsv2 || frame.rsv3 { return .violation(.protocolError) }
    switch frame.opcode {
    case .ping, .pong, .close:
      guard frame.fin, frame.payload.count <= 125 else { return .violation(.protocolError) }
      if frame.opcode == .ping { return .ping(frame.payload) }
      return frame.opcode == .close ? .closed : .incomplete
    case .text where message == nil: message = Data()
    case .continuation where message != nil: break
    case .binary: return .violation(.unsupportedData)
    default: return .violation(.protocolError)
    }
    let joined = (message ?? Data()) + frame.payload
    guard joined.count <= ClientMessage.limit else { return .violation(.messageTooBig) }
    message = frame.fin ? nil : joined
    return frame.fin ? .message(joined) : .incomplete
  }
}
