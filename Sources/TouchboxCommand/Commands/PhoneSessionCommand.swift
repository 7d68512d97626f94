import AppLibrary
import ArgumentParser
import Foundation
import Simulator
import Terminal
import TouchScript

/// The internal `touchbox phone-session` command, the phone of a `serve --webdriver` session.
///
/// The channel to touchbox-serve carries one JSON object per line: commands with their arguments in
/// one direction, and values or errors in the other. The first line reports that the app is
/// running.
struct PhoneSessionCommand: PhoneCommand {
  static let name = "phone-session"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run an app for a session of `serve --webdriver`.",
    shouldDisplay: false)

  @Argument(help: "A demo's name, or your own Swift or Objective-C files or their folder.")
  var names: [String] = []

  @Option(help: "The variant, corrected or published.")
  var variant = ScriptHeader.Variant.corrected

  @Option(parsing: .unconditional, help: "Pixels per point of screenshots.")
  var scale: Double = 1

  @Flag(help: "Let the phone's clock follow the wall clock.")
  var realtime = false

  @OptionGroup var app: AppOption

  func validate() throws {
    try requireRange("--scale", scale, SnapCommand.scales)
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(names, in: catalog)
    let entry = try app.app(names, in: catalog)
    let device = app.device ?? .iPhone
    Console.flushBeforeSignals()
    let channel = ParentChannel.open()
    let factory = PhoneFactory(assets: catalog.assets)
    let phone = factory.makePhone(for: entry, device: device, screenScale: scale)
    phone.onLog = Console.log
    let session = WebDriverSession(
      phone, entry.launchTarget(variant), with: factory, scale: scale, isRealTime: realtime)
    let lines = ParentInput { bytes throws(CommandFailure) in Self.line(&bytes) }
    try Self.write(
      ["value": ["app": entry.name, "variant": variant.rawValue, "device": device.name]],
      to: channel)
    while true {
      let line = try lines.next()
      let request = try? JSONSerialization.jsonObject(with: line) as? [String: Any]
      try Self.write(Self.answer(request ?? [:], session), to: channel)
      Console.flush()
    }
  }

  private static func line(_ bytes: inout [UInt8]) -> Data? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes.removeFirst(end + 1) }
    return Data(bytes[..<end])
  }

  @MainActor private static func answer(
    _ request: [String: Any], _ session: WebDriverSession
  ) -> [String: Any] {
    do throws(WebDriverFailure) {
      let value = try session.perform(
        request["command"] as? String ?? "", request["arguments"] as? [String: Any] ?? [:])
      return ["value": value ?? NSNull()]
    } catch {
      return ["error": error.name.rawValue, "message": error.message]
    }
  }

  private static func write(_ message: [String: Any], to channel: FileHandle) throws {
    try channel.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
  }
}
