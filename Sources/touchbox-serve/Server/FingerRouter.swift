import Foundation
package import PhoneLink

/// Decides which client's fingers reach the phone, and numbers the fingers.
///
/// Each client is a separate device. Unless the phone is shared, only one client can touch at a
/// time: the first one to put a finger down, until it lifts its last finger. If another client puts
/// a finger down meanwhile, that finger is ignored until it lifts.
///
/// Some browsers reuse pointer numbers, and others do not. Here, each finger on a device gets the
/// lowest free number.
package struct FingerRouter: Sendable {
  /// The maximum number of fingers per client.
  package static let fingerLimit = 11

  /// Whether multiple clients may touch at the same time.
  package let isShared: Bool
  /// The client that is touching, or nil if there is none or if multiple clients may touch.
  package private(set) var owner: Int?
  /// The fingers that are down, by client and by the page's pointer number.
  private var fingers: [Int: [Int: Int]] = [:]
  private var lastSequence = 0
  /// The inputs whose effect has not been shown, with the client and its own input number.
  private var pending: [(sequence: Int, client: Int, own: Int)] = []

  /// Creates a router without clients.
  package init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Returns whether the phone would receive a client's fingers now.
  package func mayTouch(_ client: Int) -> Bool {
    isShared || owner == nil || owner == client
  }

  /// Returns the message to send to the phone for changes on a client's page, or nil if all of them
  /// are ignored.
  ///
  /// - Parameter own: The client's number for the message.
  package mutating func route(
    _ changes: [ClientMessage.Change], of client: Int, own: Int
  ) -> PhoneMessage? {
    var routed: [PhoneMessage.FingerChange] = []
    for change in changes {
      guard let finger = finger(for: change, of: client) else { continue }
      routed.append(
        PhoneMessage.FingerChange(
          device: client, finger: finger, phase: change.phase, x: change.x, y: change.y,
          pressure: change.pressure, radius: change.radius, age: change.age))
    }
    guard !routed.isEmpty else { return nil }
    lastSequence += 1
    pending.append((lastSequence, client, own))
    if pending.count > 10_000 { pending.removeFirst(5_000) }
    return .fingers(routed, sequence: lastSequence)
  }

  /// Returns the finger number for a change, or nil if the change is ignored.
  private mutating func finger(for change: ClientMessage.Change, of client: Int) -> Int? {
    var down = fingers[client] ?? [:]
    defer {
      fingers[client] = down.isEmpty ? nil : down
      if owner == client, down.isEmpty { owner = nil }
    }
    switch change.phase {
    case .down:
      guard mayTouch(client), down[change.finger] == nil, down.count < Self.fingerLimit else {
        return nil
      }
      if !isShared { owner = client }
      let used = Set(down.values)
      let number = (0..<Self.fingerLimit).first { !used.contains($0) }
      down[change.finger] = number
      return number
    case .move: return down[change.finger]
    case .up, .cancel: return down.removeValue(forKey: change.finger)
    }
  }

  /// Removes a client whose connection has ended.
  ///
  /// - Returns: The message that cancels its fingers, or nil if it has none down.
  package mutating func remove(_ client: Int) -> PhoneMessage? {
    pending.removeAll { $0.client == client }
    if owner == client { owner = nil }
    return fingers.removeValue(forKey: client) == nil ? nil : .deviceGone(client)
  }

  /// Removes all fingers because a new phone has replaced the old one.
  package mutating func reset() {
    fingers = [:]
    owner = nil
    pending = []
  }

  /// Returns each client's own number for its latest input up to `sequence`, and removes these
  /// inputs.
  package mutating func shown(through sequence: Int) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    let end = pending.firstIndex { $0.sequence > sequence } ?? pending.endIndex
    for input in pending[..<end] { numbers[input.client] = input.own }
    pending.removeFirst(end)
    return numbers
  }
}
