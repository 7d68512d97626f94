package import FlyingFox
package import Foundation
package import PhoneLink
import Synchronization

/// A phone and its clients.
///
/// The phone's process sends its screen contents, which are stored here so that a client can join
/// at any time. Changes are collected for each client and sent once the client has displayed the
/// previous frames. Fingers are sent to the phone immediately, even if a client's frames are slow.
///
/// These functions can be called from any thread. `sendFrames()` runs until the server stops.
package final class PhoneSession: Sendable {
  /// The rules for clients.
  package struct Rules: Sendable {
    /// Whether multiple clients may touch at the same time.
    package var isShared = false
    /// Whether clients can only watch.
    package var isReadOnly = false
    /// The maximum number of clients.
    package var clientLimit = 64

    /// Creates the default rules.
    package init() {}
  }

  private struct State {
    var link: LinkSocket?
    var screen: ServerMessage.Screen?
    var pixels = Framebuffer(width: 0, height: 0)
    var clients: [Int: Client] = [:]
    var clientCount = 0
    var router: FingerRouter
    var banner = ""
    var log: [String] = []
  }

  /// The number of log lines that a client receives when it joins.
  private static let logLimit = 200

  private let rules: Rules
  private let report: @Sendable (String) -> Void
  private let state: Mutex<State>
  private let (frameRequests, frameRequest) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// Creates a session without a phone.
  ///
  /// - Parameter report: Receives terminal lines about clients joining and leaving.
  package init(_ rules: Rules, report: @escaping @Sendable (String) -> Void) {
    self.rules = rules
    self.report = report
    state = Mutex(State(router: FingerRouter(isShared: rules.isShared)))
  }

  // MARK: - The phone

  /// Handles a phone's messages until its connection ends.
  ///
  /// The phone replaces the previous one when it sends its screen.
  package func serve(_ link: LinkSocket) {
    while let frame = link.readFrame(), let message = try? LinkFraming.serverMessage(frame) {
      receive(message, from: link)
    }
    link.close()
    state.withLock { state in
      guard state.link === link else { return }
      state.link = nil
      state.router.reset()
      Self.broadcast(["phone": false], in: &state)
    }
  }

  private func receive(_ message: ServerMessage, from link: LinkSocket) {
    state.withLock { state in
      if state.link !== link {
        guard case .screen = message else { return }
        state.link?.close()
        state.link = link
        state.router.reset()
        Self.sendLargestSize(in: state)
      }
      switch message {
      case .screen(let screen): Self.show(screen, in: &state)
      case .frame(let tiles, let sequence): Self.draw(tiles, sequence, in: &state)
      case .log(let line):
        state.log.append(line)
        if state.log.count > Self.logLimit { state.log.removeFirst() }
        Self.broadcast(["log": [line]], in: &state)
      case .banner(let text):
        state.banner = text
        Self.broadcast(["banner": text], in: &state)
      }
    }
    frameRequest.yield()
  }

  private static func show(_ screen: ServerMessage.Screen, in state: inout State) {
    guard (1...16_384).contains(screen.width), (1...16_384).contains(screen.height) else { return }
    if screen.title != state.screen?.title { state.log = [] }
    state.screen = screen
    state.pixels = Framebuffer(width: screen.width, height: screen.height)
    for number in state.clients.keys {
      state.clients[number]?.restartFrames()
      state.clients[number]?.damage = DamageRegion()
    }
    broadcast(description(of: screen), in: &state)
  }

  private static func draw(
    _ tiles: [ServerMessage.Tile], _ sequence: Int, in state: inout State
  ) {
    for tile in tiles {
      let rect = PixelRect(x: tile.x, y: tile.y, width: tile.width, height: tile.height)
      guard state.pixels.draw(rect, tile.pixels) else { continue }
      for number in state.clients.keys { state.clients[number]?.damage.add(rect) }
    }
    for (number, own) in state.router.shown(through: sequence) {
      state.clients[number]?.shownInput = own
    }
  }

  private static func description(of screen: ServerMessage.Screen) -> [String: Any] {
    [
      "screen": [
        "width": screen.width, "height": screen.height, "scale": screen.scale,
        "title": screen.title,
      ] as [String: Any],
      "phone": true,
    ]
  }

  // MARK: - Clients

  /// Adds a client.
  ///
  /// - Parameter output: The WebSocket's output.
  /// - Returns: The client's number, or nil if there are too many clients.
  package func add(
    from address: String, output: AsyncStream<WSFrame>.Continuation, now: Double
  ) -> Int? {
    let number = state.withLock { state -> Int? in
      guard state.clients.count < rules.clientLimit else { return nil }
      state.clientCount += 1
      var client = Client(
        number: state.clientCount, address: address, output: output, now: now)
      client.damage.add(state.pixels.bounds)
      var welcome: [String: Any] = [
        "you": client.number, "readOnly": rules.isReadOnly, "shared": rules.isShared,
        "log": state.log, "banner": state.banner, "phone": state.link != nil,
      ]
      if let screen = state.screen {
        welcome.merge(Self.description(of: screen)) { $1 }
      }
      client.send(Self.json(welcome))
      state.clients[client.number] = client
      Self.broadcastPresence(in: &state)
      return client.number
    }
    if let number { report("client \(number) connected from \(address)") }
    frameRequest.yield()
    return number
  }

  /// Removes a client and cancels its fingers.
  package func remove(_ number: Int) {
    let client = state.withLock { state -> Client? in
      guard let client = state.clients.removeValue(forKey: number) else { return nil }
      if let message = state.router.remove(number) { Self.send(message, in: state) }
      if client.size != nil { Self.sendLargestSize(in: state) }
      Self.broadcastPresence(in: &state)
      return client
    }
    guard let client else { return }
    // Finish outside the lock because the end of the stream calls this function again.
    client.output.finish()
    report("client \(number) (\(client.address)) disconnected")
  }

  /// Removes clients that are not reading their messages.
  private func removeOverflowing() {
    let numbers = state.withLock { $0.clients.values.filter(\.isOverflowing).map(\.number) }
    for number in numbers { remove(number) }
  }

  /// Handles a message from a client.
  ///
  /// - Returns: The reason to close the connection, or nil to continue.
  package func receive(_ data: Data, from number: Int, now: Double) -> WSCloseCode? {
    let message = ClientMessage(data)
    let reason = state.withLock { state -> WSCloseCode? in
      guard state.clients[number]?.countMessage(at: now) == true else {
        return WSCloseCode(1008, reason: "too many messages")
      }
      guard let message else { return WSCloseCode(1008, reason: "malformed message") }
      if let frame = message.shown { state.clients[number]?.noteShown(frame) }
      if let size = message.size {
        state.clients[number]?.size = (size[0], size[1])
        Self.sendLargestSize(in: state)
      }
      guard !rules.isReadOnly else { return nil }
      handleInput(message, of: number, now: now, in: &state)
      return nil
    }
    if reason != nil { report("client \(number) was disconnected: \(reason?.reason ?? "")") }
    frameRequest.yield()
    return reason
  }

  private func handleInput(
    _ message: ClientMessage, of number: Int, now: Double, in state: inout State
  ) {
    if let fingers = message.fingers {
      let owner = state.router.owner
      let routed = state.router.route(fingers, of: number, own: message.sequence ?? 0)
      if let routed { Self.send(routed, in: state) }
      if owner != state.router.owner { Self.broadcastPresence(in: &state) }
    }
    guard state.router.mayTouch(number) else { return }
    if let mouse = message.mouse {
      Self.send(.mouse(mouse.action, x: mouse.x, y: mouse.y), in: state)
    }
    if let key = message.key { Self.send(.key(key.key, isDown: key.isDown), in: state) }
    if let command = message.command, state.clients[number]?.countCommand(at: now) == true {
      Self.send(.command(command), in: state)
    }
  }

  private static func send(_ message: PhoneMessage, in state: State) {
    state.link?.write(LinkFraming.encode(message))
  }

  /// Sends the size of the client that displays the screen at the largest size.
  private static func sendLargestSize(in state: State) {
    let sizes = state.clients.values.compactMap(\.size)
    guard let largest = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return
    }
    send(.clientSize(width: largest.width, height: largest.height), in: state)
  }

  // MARK: - Used only in tests

  /// Returns whether a line is among the last lines of the log.
  func hasLogged(_ line: String) -> Bool {
    state.withLock { $0.log.contains(line) }
  }

  /// Replaces all pixels, as a frame from the phone does.
  func drawForTests(_ pixels: Data) {
    state.withLock { state in
      let bounds = state.pixels.bounds
      let tile = ServerMessage.Tile(
        x: 0, y: 0, width: bounds.width, height: bounds.height, pixels: pixels)
      Self.draw([tile], 0, in: &state)
    }
  }

  // MARK: - Messages to clients

  private static func broadcastPresence(in state: inout State) {
    broadcast(["clients": state.clients.count, "touching": state.router.owner ?? 0], in: &state)
  }

  private static func broadcast(_ message: [String: Any], in state: inout State) {
    let text = json(message)
    for number in state.clients.keys { state.clients[number]?.send(text) }
  }

  private static func json(_ message: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
  }

  /// Sends frames to all clients that can receive one, until the task is canceled.
  package func sendFrames() async {
    for await _ in frameRequests {
      sendDueFrames()
      removeOverflowing()
    }
  }

  /// Sends a frame to each client that can receive one.
  package func sendDueFrames() {
    let (pixels, due) = state.withLock { state in
      var due: [(client: Client, number: Int, rects: [PixelRect])] = []
      for number in state.clients.keys.sorted() where state.clients[number]?.wantsFrame == true {
        guard let frame = state.clients[number]?.beginFrame(), let client = state.clients[number]
        else { continue }
        due.append((client, frame.number, frame.rects))
      }
      return (state.pixels, due)
    }
    // Clients that have displayed the same frames need the same tiles.
    var files: [PixelRect: Data] = [:]
    for (client, number, rects) in due {
      let tiles = rects.compactMap { rect -> (rect: PixelRect, png: Data)? in
        let visible = rect.intersection(pixels.bounds)
        guard visible.area > 0 else { return nil }
        let file = files[visible] ?? pixels.png(of: visible)
        files[visible] = file
        return (visible, file)
      }
      let data = FrameWriter.frame(number: number, input: client.shownInput, tiles: tiles)
      state.withLock { $0.clients[client.number]?.send(data, opcode: .binary) }
    }
  }
}
