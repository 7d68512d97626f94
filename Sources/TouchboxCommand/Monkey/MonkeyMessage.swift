import CoreGraphics
import Foundation
import Monkey
import Terminal
import UIKit

/// What the parent asks of a monkey's worker process: one line of JSON.
enum MonkeyRequest: Codable {
  /// Play sessions from a number on, until one fails.
  case sessions(first: Int)
  /// Play a script.
  case script(String)

  /// The line, with its end.
  var line: Data {
    // Encoding fails for no value that a request can have.
    ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Removes the first request of the bytes so far, and returns it; nil if it is not complete.
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

/// What a worker answers: one line of JSON.
enum MonkeyAnswer: Codable, Equatable {
  /// The app was launched to see what can be touched.
  case launched(screen: CGSize, targets: [CGRect])
  /// A session begins.
  case session(Int)
  /// The session or the script passed.
  case passed
  /// The session or the script failed, at a time of its own.
  case failed(MonkeyFailure, at: AppTime)

  /// The line, with its end.
  var line: Data {
    // Sessions begin thousands of times a second.
    if case .session(let number) = self { return Data("\(number)\n".utf8) }
    return ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Reads a line without its end; nil if it is no answer.
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

/// What a monkey's parent and its workers have in common.
struct MonkeySettings: Codable {
  /// The app's name.
  var app: String
  /// The app's variant.
  var variant: String
  /// The name of the device.
  var device: String
  /// The seed of all sessions.
  var seed: UInt64
  /// The distance between the numbers of the sessions that are played.
  var stride = 1
  /// About how many packets a session has.
  var sessionPackets = 200
  /// Script lines of expectations that hold after each packet.
  var invariants: [String] = []
  /// Whether objects may outlive the app.
  var allowsLeaks = false
  /// The most memory that the process may use, in megabytes.
  var memoryLimit = 1000
}
