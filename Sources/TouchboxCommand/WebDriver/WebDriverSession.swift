import AppLibrary
import CoreGraphics
import Foundation
import Painter
import Simulator
import TouchScript
import UIKit
import WebDriverActions

/// The phone for one WebDriver session, and the session's state.
///
/// touchbox-serve implements the protocol. This class executes the commands that need the phone,
/// and returns JSON values. Time passes only during actions, clicks and waits, except in real-time
/// sessions, where the phone's clock catches up with the wall clock before each command.
@MainActor final class WebDriverSession {
  /// The number of lines to keep of the trace and of the explanations.
  private static let lineLimit = 100_000
  /// The time that a click's finger stays down.
  private static let clickDuration = AppTime(seconds: 0.05)
  /// The finger used for clicks.
  private static let clickFinger = Script.finger(1_000_000)
  /// The allowed durations of a wait, in seconds.
  private static let waits = 0...1e6

  let phone: Phone
  private let factory: PhoneFactory
  private let scale: CGFloat
  private let wallClock: SuspendingClock?
  private let start = SuspendingClock().now
  var elements: ElementTable
  private var input = WebDriverInputState()
  private var translator: ScriptInputTranslator
  private var checker: ExpectationChecker
  private var trace: [String] = []
  private var explanations: [String] = []

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - phone: A phone that has not launched an app.
  ///   - scale: The scale of screenshots, in pixels per point.
  ///   - isRealTime: Whether the phone's clock follows the wall clock.
  init(
    _ phone: Phone, _ app: LaunchTarget, with factory: PhoneFactory, scale: CGFloat,
    isRealTime: Bool
  ) {
    self.phone = phone
    self.factory = factory
    self.scale = scale
    wallClock = isRealTime ? SuspendingClock() : nil
    elements = ElementTable(phone)
    translator = ScriptInputTranslator(for: phone)
    checker = ExpectationChecker(phone: phone)
    phone.trace = { [weak self] in
      guard let self else { return }
      Self.append($0, to: &trace)
    }
    phone.explain = { [weak self] in
      guard let self else { return }
      Self.append($0, to: &explanations)
    }
    phone.launch(app)
  }

  private static func append(_ line: String, to lines: inout [String]) {
    lines.append(line)
    if lines.count >= 2 * lineLimit { lines.removeFirst(lineLimit) }
  }

  // MARK: - Commands

  /// Executes a command.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - arguments: The command's arguments, as JSON.
  /// - Returns: A JSON value, where nil represents null.
  func perform(
    _ command: String, _ arguments: [String: Any]
  ) throws(WebDriverFailure) -> Any? {
    followWallClock()
    if let halt = phone.halt {
      throw WebDriverFailure(.unknownError, ScriptResult.text(of: halt))
    }
    switch command {
    case "tree": return elements.tree()
    case "element": return elements.description(of: try view(arguments))
    case "property": return try property(arguments)
    case "screen": return ElementTable.json(phone.context.interface.screen.bounds)
    case "screenshot": return try screenshot(arguments)
    case "click": return try click(arguments)
    case "actions": return try perform(actions: arguments)
    case "release":
      try play(input.release())
      return nil
    case "active": return try activeElement()
    case "type": return try type(arguments)
    case "clear": return try clear(arguments)
    case "play": return try play(lines: arguments)
    case "advance": return try advance(arguments)
    case "log":
      return phone.log.lines.map { ["time": $0.time.seconds, "text": $0.text] as [String: Any] }
    case "trace": return trace
    case "explain": return explanations
    case "expect": return try expect(arguments)
    default: throw WebDriverFailure(.unknownCommand, "unknown command \"\(command)\"")
    }
  }

  func view(_ arguments: [String: Any]) throws(WebDriverFailure) -> UIView {
    guard let identifier = arguments["element"] as? String else {
      throw WebDriverFailure(.invalidArgument, "expected \"element\", an element's identifier")
    }
    return try elements.view(identifier)
  }

  private func property(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    let view = try view(arguments)
    guard let name = arguments["name"] as? String, let path = PropertyPath(name),
      let value = try? PropertyReader(phone).value(at: path, of: view)
    else { return nil }
    switch value {
    case .number(let number): return number.isFinite ? number : "\(number)"
    case .bool(let bool): return bool
    case .text(let text), .word(let text): return text
    case .pair(let point): return ["x": Double(point.x), "y": Double(point.y)]
    case .rect(let rect): return ElementTable.json(rect)
    case .none: return nil
    }
  }

  private func screenshot(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    do {
      var picture = try factory.picture(of: phone, scale: scale, marksFingers: false)
      if arguments["element"] != nil {
        let view = try view(arguments)
        guard let visible = elements.visibleFrame(of: view),
          let part = picture.cropping(
            to: CGRect(
              x: visible.minX * scale, y: visible.minY * scale, width: visible.width * scale,
              height: visible.height * scale))
        else { throw WebDriverFailure(.unableToCaptureScreen, "the element is not visible") }
        picture = part
      }
      return Data(try ImageFile.encode(picture, quality: nil)).base64EncodedString()
    } catch {
      if let failure = error as? WebDriverFailure { throw failure }
      throw WebDriverFailure(.unableToCaptureScreen, "\(error)")
    }
  }

  // MARK: - Input

  func click(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    let view = try view(arguments)
    guard let visible = elements.visibleFrame(of: view) else {
      throw WebDriverFailure(.elementNotInteractable, "the element is not visible")
    }
    let center = CGPoint(x: visible.midX, y: visible.midY)
    var hit: UIView?
    phone.perform { hit = phone.context.hitTest(center, with: nil)?.view }
    // A view may not receive its own touches. For example, a label's superview receives them.
    guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      let other = hit.map { "\($0.className) receives" } ?? "no view receives"
      throw WebDriverFailure(
        .elementClickIntercepted,
        "\(other) a touch at \(ScriptSyntax.text(of: center)), the element's center")
    }
    let finger = Self.clickFinger
    try play(
      Script(steps: [
        .init(.zero, .packet([TouchChange(finger, .down(center))])),
        .init(Self.clickDuration, .packet([TouchChange(finger, .up(nil))])),
      ]))
    return nil
  }

  private func perform(actions arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    guard let body = try? JSONSerialization.data(withJSONObject: arguments) else {
      throw WebDriverFailure(.invalidArgument, "expected actions")
    }
    // A missing origin has its own failure name.
    var failure: WebDriverFailure?
    var state = input
    let script: Script
    do throws(ScriptError) {
      let origins = WebDriverElements { [elements] identifier in
        do throws(WebDriverFailure) {
          let view = try elements.view(identifier)
          let frame = elements.visibleFrame(of: view) ?? elements.frame(of: view)
          return CGPoint(x: frame.midX, y: frame.midY)
        } catch {
          failure = error
          return nil
        }
      }
      script = try state.script(of: [UInt8](body), origins)
    } catch {
      throw failure
        ?? WebDriverFailure(.invalidArgument, error.problems.map(\.message).joined(separator: "\n"))
    }
    try checkBounds(script)
    try play(script)
    input = state
    return nil
  }

  private func checkBounds(_ script: Script) throws(WebDriverFailure) {
    let screen = phone.context.interface.screen.bounds
    for step in script.steps {
      let points: [CGPoint]
      switch step.action {
      case .packet(let changes): points = changes.compactMap(\.kind.point)
      case .command(.mouseMove(let point)): points = [point]
      case .command, .expectation: points = []
      }
      guard let outside = points.first(where: { !screen.contains($0) }) else { continue }
      throw WebDriverFailure(
        .moveTargetOutOfBounds,
        "a pointer moves to \(ScriptSyntax.text(of: outside)); expected a point on the screen, "
          + "which has \(ScriptSyntax.text(of: screen.width)) x "
          + "\(ScriptSyntax.text(of: screen.height)) points")
    }
  }

  /// Plays a script, whose times are relative to now.
  @discardableResult
  func play(_ script: Script) throws(WebDriverFailure) -> ScriptResult {
    let runner = ScriptRunner(
      script.later(by: phone.time), name: "actions", continuing: phone, input: translator,
      checker: checker, options: .init(allowsExtraLog: true, keepsTouches: true))
    let result = runner.run()
    translator = runner.input
    if let halt = result.haltText { throw WebDriverFailure(.unknownError, halt) }
    waitForWallClock()
    return result
  }

  // MARK: - Time

  private func followWallClock() {
    guard let wallClock else { return }
    phone.step(to: AppTime(seconds: (wallClock.now - start) / .seconds(1)))
  }

  /// Waits until the wall clock catches up with the phone's clock.
  private func waitForWallClock() {
    guard let wallClock else { return }
    let ahead = phone.time.seconds - (wallClock.now - start) / .seconds(1)
    if ahead > 0 { Thread.sleep(forTimeInterval: ahead) }
  }

  private func advance(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    guard let seconds = arguments["seconds"] as? Double, Self.waits.contains(seconds) else {
      throw WebDriverFailure(
        .invalidArgument, "expected \"seconds\", a number from 0 to \(Int(Self.waits.upperBound))")
    }
    phone.step(to: phone.time.advanced(by: seconds))
    waitForWallClock()
    return phone.time.seconds
  }

  // MARK: - Expectations

  /// Checks expectations in script syntax, and returns the first failure as text, or nil if all
  /// pass.
  private func expect(_ arguments: [String: Any]) throws(WebDriverFailure) -> Any? {
    guard let text = arguments["expectation"] as? String, !text.contains(where: \.isNewline) else {
      throw WebDriverFailure(
        .invalidArgument,
        "expected \"expectation\", such as \"label message \\\"Tap\\\"\", as in a script")
    }
    let script: Script
    do throws(ScriptError) {
      script = try Script(parsing: "touchscript 1\n0 expect \(text)\n", file: "expectation")
    } catch {
      throw WebDriverFailure(
        .invalidArgument, error.problems.map(\.message).joined(separator: "\n"))
    }
    checker.trace = trace
    for case .expectation(let expectation) in script.steps.map(\.action) {
      if let failure = checker.failure(of: expectation) { return failure }
    }
    return nil
  }
}
