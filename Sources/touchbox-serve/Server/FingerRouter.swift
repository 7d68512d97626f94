import Foundation
package import PhoneLink

/// Decides which client's fingers reach the phone, and as which fingers.
///
/// Each client is a device of its own. Unless the phone is shared, only one client touches at a time: the
/// first one that puts a finger down, until its last finger lifts. Fingers that a client puts down in the
/// meantime are ignored for their whole life.
///
/// A browser may use a pointer's number again, or never again; here the fingers of a device are numbered
/// by the lowest free number.
package struct FingerRouter: Sendable {
  /// The most fingers of one client.
  package static let fingerLimit = 11

  /// Whether several clients may touch together.
  package let isShared: Bool
  /// The client that touches; nil for none, or if several may.
  package private(set) var owner: Int?
  /// The fingers that are down, by client and the page's number.
  private var fingers: [Int: [Int: Int]] = [:]
  private var lastSequence = 0
  /// For each input whose effect has not been shown: its client, and the client's own number for it.
  private var pending: [(sequence: Int, client: Int, own: Int)] = []

  /// Makes a router without clients.
  package init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Whether a client's fingers would reach the phone now.
  package func mayTouch(_ client: Int) -> Bool {
    isShared || owner == nil || owner == client
  }

  /// Returns the message to the phone for changes on a client's page; nil if nothing of it counts.
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

  /// Returns the number of the finger that a change belongs to; nil for one that is ignored.
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

  /// Forgets a client whose connection has ended.
  ///
  /// - Returns: The message that cancels its fingers; nil if none is down.
  package mutating func remove(_ client: Int) -> PhoneMessage? {
    pending.removeAll { $0.client == client }
    if owner == client { owner = nil }
    return fingers.removeValue(forKey: client) == nil ? nil : .deviceGone(client)
  }

  /// Forgets all fingers, because the phone is another one now.
  package mutating func reset() {
    fingers = [:]
    owner = nil
    pending = []
  }

  /// Returns, by client, the client's own number of the last input up to `sequence`, and forgets it.
  package mutating func shown(through sequence: Int) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    let end = pending.firstIndex { $0.sequence > sequence } ?? pending.endIndex
    for input in pending[..<end] { numbers[input.client] = input.own }
    pending.removeFirst(end)
    return numbers
  }
}
