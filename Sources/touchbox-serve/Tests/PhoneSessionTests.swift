import FlyingFox
import Foundation
import PhoneLink
import Testing

@testable import PhoneServer

/// Tests a session with a socket to a phone, whose role the test plays.
struct PhoneSessionTests {
  /// The frames that a client has received.
  final class Page: @unchecked Sendable {
    let frames: AsyncStream<WSFrame>
    let output: AsyncStream<WSFrame>.Continuation

    init() {
      (frames, output) = AsyncStream.makeStream(of: WSFrame.self)
    }

    /// Returns all frames so far and ends the stream.
    func received() async -> [WSFrame] {
      output.finish()
      var all: [WSFrame] = []
      for await frame in frames { all.append(frame) }
      return all
    }
  }

  /// Returns a session and the phone's end of its connection.
  private func connect(_ rules: PhoneSession.Rules = .init()) throws -> (PhoneSession, LinkSocket) {
    let session = PhoneSession(rules) { _ in }
    let path = NSTemporaryDirectory() + "/\(UUID().uuidString.prefix(8))"
    let listener = try #require(LinkSocket.listen(at: path))
    let phone = try #require(LinkSocket.connect(to: path))
    let server = try #require(listener.accept())
    unlink(path)
    Thread.detachNewThread { session.serve(server) }
    return (session, phone)
  }

  /// Sends a single-color 4x2-pixel screen and waits until the session has received it.
  private func show(_ session: PhoneSession, _ phone: LinkSocket, byte: UInt8 = 9) async throws {
    phone.write(
      LinkFraming.encode(
        .screen(ServerMessage.Screen(width: 4, height: 2, scale: 1, title: "Board"))))
    let tile = ServerMessage.Tile(
      x: 0, y: 0, width: 4, height: 2, pixels: Data(repeating: byte, count: 32))
    phone.write(LinkFraming.encode(.frame([tile], sequence: 0)))
    phone.write(LinkFraming.encode(.log("ready")))
    let deadline = Date().addingTimeInterval(10)
    while !session.hasLogged("ready") {
      try #require(Date() < deadline)
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  @Test("a client that joins receives the screen and all of its pixels")
  func joining() async throws {
    let (session, phone) = try connect()
    try await show(session, phone)
    let page = Page()
    #expect(session.add(from: "here", output: page.output, now: 0) == 1)
    session.sendDueFrames()
    let received = await page.received()
    let texts = received.filter { $0.opcode == .text }.map {
      String(decoding: $0.payload, as: UTF8.self)
    }
    #expect(texts.first?.contains("\"title\":\"Board\"") == true)
    let frame = try #require(received.first { $0.opcode == .binary }?.payload)
    // Frame 1, no input, one 4x2-pixel tile at (0, 0), then the length and first bytes of the PNG.
    #expect(Array(frame.prefix(28)) == [1, 0, 1, 0, 0, 4, 2].flatMap { [0, 0, 0, UInt8($0)] })
    #expect(Array(frame.dropFirst(32).prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    phone.close()
  }

  @Test("a client receives two frames, then one for each frame that it displays")
  func framesInFlight() async throws {
    let (session, phone) = try connect()
    try await show(session, phone)
    let page = Page()
    let number = try #require(session.add(from: "here", output: page.output, now: 0))
    for byte in 1...5 as ClosedRange<UInt8> {
      session.sendDueFrames()
      session.drawForTests(Data(repeating: byte, count: 32))
    }
    session.sendDueFrames()
    _ = session.receive(Data(#"{"shown":1}"#.utf8), from: number, now: 0)
    session.sendDueFrames()
    session.sendDueFrames()
    let frames = await page.received().filter { $0.opcode == .binary }
    #expect(frames.count == 3)
    phone.close()
  }

  @Test("fingers reach the phone and are canceled when their client disconnects")
  func fingers() async throws {
    let (session, phone) = try connect()
    try await show(session, phone)
    let page = Page()
    let number = try #require(session.add(from: "here", output: page.output, now: 0))
    let text = #"{"sequence":1,"fingers":[{"i":0,"p":"down","x":0.5,"y":0.25,"a":0}]}"#
    #expect(session.receive(Data(text.utf8), from: number, now: 0) == nil)
    session.remove(number)
    let first = try LinkFraming.phoneMessage(try #require(phone.readFrame()))
    let change = PhoneMessage.FingerChange(device: 1, finger: 0, phase: .down, x: 0.5, y: 0.25)
    #expect(first == .fingers([change], sequence: 1))
    #expect(try LinkFraming.phoneMessage(try #require(phone.readFrame())) == .deviceGone(1))
    phone.close()
  }

  @Test("clients of a read-only session can only watch")
  func readOnly() async throws {
    var rules = PhoneSession.Rules()
    rules.isReadOnly = true
    let (session, phone) = try connect(rules)
    try await show(session, phone)
    let page = Page()
    let number = try #require(session.add(from: "here", output: page.output, now: 0))
    for text in [
      #"{"sequence":1,"fingers":[{"i":0,"p":"down","x":0.5,"y":0.25,"a":0}]}"#,
      #"{"command":"restart"}"#, #"{"mouse":{"action":"leftDown","x":0,"y":0}}"#,
      #"{"size":[320,480]}"#,
    ] {
      #expect(session.receive(Data(text.utf8), from: number, now: 0) == nil)
    }
    #expect(
      try LinkFraming.phoneMessage(try #require(phone.readFrame()))
        == .clientSize(width: 320, height: 480))
    phone.close()
  }

  @Test("the phone receives the largest client's size, even after that client leaves")
  func largestSize() async throws {
    let (session, phone) = try connect()
    try await show(session, phone)
    let pages = [Page(), Page()]
    let numbers = try pages.map {
      try #require(session.add(from: "here", output: $0.output, now: 0))
    }
    var expected: [PhoneMessage] = []
    for (number, size, largest) in [
      (numbers[0], [640, 960], (640, 960)), (numbers[1], [320, 480], (640, 960)),
      (numbers[1], [1280, 1920], (1280, 1920)),
    ] {
      #expect(session.receive(Data(#"{"size":\#(size)}"#.utf8), from: number, now: 0) == nil)
      expected.append(.clientSize(width: largest.0, height: largest.1))
    }
    session.remove(numbers[1])
    expected.append(.clientSize(width: 640, height: 960))
    var received: [PhoneMessage] = []
    for _ in 0..<4 {
      received.append(try LinkFraming.phoneMessage(try #require(phone.readFrame())))
    }
    #expect(received == expected)
    phone.close()
  }

  @Test("malformed messages and floods close only the sender's connection")
  func abuse() async throws {
    let (session, phone) = try connect()
    let (bad, good) = (Page(), Page())
    let first = try #require(session.add(from: "bad", output: bad.output, now: 0))
    let second = try #require(session.add(from: "good", output: good.output, now: 0))
    #expect(session.receive(Data("x".utf8), from: first, now: 0)?.code == 1008)
    var reasons: [UInt16?] = []
    for _ in 0..<Int(Client.messageBurst) {
      reasons.append(session.receive(Data("{}".utf8), from: first, now: 0)?.code)
    }
    #expect(reasons.last == 1008)
    #expect(session.receive(Data("{}".utf8), from: second, now: 0) == nil)
    phone.close()
  }

  @Test("the number of clients is limited")
  func clientLimit() throws {
    var rules = PhoneSession.Rules()
    rules.clientLimit = 2
    let session = PhoneSession(rules) { _ in }
    let pages = (0..<3).map { _ in Page() }
    #expect(pages.map { session.add(from: "here", output: $0.output, now: 0) } == [1, 2, nil])
  }

  @Test("a tile that is outside the screen or lacks pixels is ignored")
  func badTiles() {
    var pixels = Framebuffer(width: 4, height: 2)
    let draws: [(rect: PixelRect, bytes: Int, isDrawn: Bool)] = [
      (PixelRect(x: 3, y: 0, width: 2, height: 2), 16, false),
      (PixelRect(x: -1, y: 0, width: 2, height: 2), 16, false),
      (PixelRect(x: 0, y: 0, width: 2, height: 2), 15, false),
      (PixelRect(x: 2, y: 0, width: 2, height: 2), 16, true),
    ]
    for draw in draws {
      let isDrawn = pixels.draw(draw.rect, Data(count: draw.bytes))
      #expect(isDrawn == draw.isDrawn)
    }
  }
}
