import CoreGraphics
import Foundation
import Monkey
import Terminal
import UIKit

/// A request to a monkey's worker process, sent as one line of JSON.
enum MonkeyRequest: Codable {
  /// Play sessions, starting at a number, until one fails.
  case sessions(first: Int)
  /// Play a script.
  case script(String)

  /// The line, including the line end.
  var line: Data {
    // Encoding a request cannot fail.
    ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Removes and returns the first complete request, or nil if there is none.
  static func first(of bytes: inout [UInt8]) throws(CommandFailure) -> MonkeyRequest? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Data(bytes[..<end])
    bytes.removeFirst(end + 1)
    do {
      return try JSONDecoder().decode(MonkeyRequest.self, from: line)
    } catch {
      throw CommandFailure(
        .usage, "found no request on the channel; expected one from `monkey` (\(error))")
    }
  }
}

/// A worker's reply, sent as one line of JSON.
enum MonkeyAnswer: Codable, Equatable {
  /// The app was launched to find the areas that can be touched.
  case launched(screen: CGSize, targets: [CGRect])
  /// A session has started.
  case session(Int)
  /// The session or the script passed.
  case passed
  /// The session or the script failed, at a time on the phone's clock.
  case failed(MonkeyFailure, at: AppTime)

  /// The line, including the line end.
  var line: Data {
    // This is a fast path, because sessions start thousands of times per second.
    if case .session(let number) = self { return Data("\(number)\n".utf8) }
    return ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Parses a line without its line end, or returns nil if it is not a reply.
  init?(_ line: Data) {
    if let number = Int(String(decoding: line, as: UTF8.self)) {
      self = .session(number)
    } else if let answer = try? JSONDecoder().decode(MonkeyAnswer.self, from: line) {
      self = answer
    } else {
      return nil
    }
  }
}

/// The settings that a monkey and its workers share.
struct MonkeySettings: Codable {
  /// The app's name.
  var app: String
  /// The app's variant.
  var variant: String
  /// The name of the device.
  var device: String
  /// The seed of all sessions.
  var seed: UInt64
  /// The difference between consecutive session numbers.
  var stride = 1
  /// The approximate number of packets in a session.
  var sessionPackets = 200
  /// Expectations, as script lines, that must hold after each packet.
  var invariants: [String] = []
  /// Whether the app may leak objects.
  var allowsLeaks = false
  /// The memory limit of the process, in megabytes.
  var memoryLimit = 1000
}
