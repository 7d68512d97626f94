import Simulator
package import UIKit

extension ScriptSyntax {
  /// The canonical text, with one spelling per word, one space between words, and the comments.
  package var text: String {
    lines.reduce(into: "") { text, line in
      let content = line.written ?? Self.text(of: line.content)
      let comment = line.comment.map { "#" + $0 } ?? ""
      text += content + (content.isEmpty || comment.isEmpty ? "" : "  ") + comment + "\n"
    }
  }

  /// Creates a script's lines, one per step.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - comments: The comments after the first line.
  package init(_ script: Script, comments: [String] = []) {
    var contents: [(Content, String?)] = [(.version, nil)]
    contents += comments.map { (.blank, " " + $0) }
    if let demo = script.header.demo { contents.append((.demo(demo), nil)) }
    if script.header.variant != .corrected {
      contents.append((.variant(script.header.variant), nil))
    }
    if let device = script.header.device { contents.append((.device(device), nil)) }
    if script.header.frame != ScriptHeader.defaultFrame {
      contents.append((.frame(script.header.frame), nil))
    }
    contents += script.steps.map { (.step(.at($0.time), Self.statement(of: $0.action)), nil) }
    self.init(
      lines: contents.enumerated().map { index, content in
        Line(
          location: ScriptLocation(line: index + 1, column: 1), content: content.0,
          comment: content.1)
      })
  }

  /// Returns a step's line, without the newline.
  package static func text(of step: Script.Step) -> String {
    text(of: .step(.at(step.time), statement(of: step.action)))
  }

  private static func statement(of action: Script.Action) -> Statement {
    switch action {
    case .command(let command): return .command(command)
    case .expectation(let expectation): return .expectation(expectation)
    case .packet(let changes):
      return .fingers(
        changes.map { change in
          let kind: FingerStatement.Kind =
            switch change.kind {
            case .down(let point): .down(point)
            case .move(let point): .move(point, over: nil)
            case .up(let point): .up(point)
            case .cancel: .cancel
            }
          return FingerStatement(
            finger: change.finger.finger, kind: kind, location: .unknown,
            pressure: change.pressure, radius: change.radius, via: change.earlierSamples)
        })
    }
  }

  // MARK: - Lines

  private static func text(of content: Content) -> String {
    switch content {
    case .blank: ""
    case .version: "touchscript 1"
    case .demo(let name): "demo \(name)"
    case .variant(let variant): "variant \(variant.rawValue)"
    case .screen: "screen 320x480"
    case .device(let device): "device \(device.name)"
    case .frame(let rate): "frame \(rate)"
    case .variable(let name, let value):
      "let \(name) = "
        + value.numbers.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
    case .repeated(let count): "repeat \(count)"
    case .end: "end"
    case .include(let path): "include \(Self.path(path))"
    case .step(.at(let time), let statement): "\(text(of: time)) \(text(of: statement))"
    case .step(.after(let delay), let statement):
      "+\(seconds(delay)) \(text(of: statement))"
    }
  }

  private static func text(of statement: Statement) -> String {
    switch statement {
    case .fingers(let changes): changes.map(text(of:)).joined(separator: " & ")
    case .macro(let macro): text(of: macro)
    case .command(let command): text(of: command)
    case .expectation(let expectation): text(of: expectation)
    }
  }

  private static func text(of change: FingerStatement) -> String {
    var words: [String]
    switch change.kind {
    case .down(let point): words = ["d\(change.finger)", text(of: point)]
    case .move(let point, let over):
      words = ["m\(change.finger)", text(of: point)]
      if let over { words += ["over", seconds(over)] }
      if let ease = change.ease { words += ["ease", ease.rawValue] }
    case .up(let point): words = ["u\(change.finger)"] + (point.map { [text(of: $0)] } ?? [])
    case .cancel: words = ["c\(change.finger)"]
    }
    switch change.kind {
    case .down, .move:
      if let pressure = change.pressure { words += ["pressure", text(of: Double(pressure))] }
      if let radius = change.radius { words += ["radius", text(of: radius)] }
    case .up, .cancel: break
    }
    if case .move = change.kind {
      for sample in change.via {
        words += ["via", "\(text(of: sample.point)),\(text(of: sample.time))"]
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: - Commands and expectations

  private static func text(of command: ScriptCommand) -> String {
    switch command {
    case .cancelAll: return "c"
    case .mouseMove(let point): return "mouse move \(text(of: point))"
    case .mouseDown(let button): return "mouse down \(button.rawValue)"
    case .mouseUp(let button): return "mouse up \(button.rawValue)"
    case .key(let key, let isDown): return "key \(isDown ? "down" : "up") \(key.rawValue)"
    case .focus(let gained): return "focus \(gained ? "gained" : "lost")"
    case .suspend: return "suspend"
    case .resume: return "resume"
    case .resize(let size): return "resize \(text(of: size.width))x\(text(of: size.height))"
    case .rotate(let turn): return "rotate \(turn.name)"
    case .shake: return "shake"
    case .appearance(let appearance): return "appearance \(appearance.name)"
    case .type(let entry): return "type \(text(of: entry))"
    case .keyboard(let isShown): return "keyboard \(isShown ? "on" : "off")"
    case .raw(let finger):
      return "sdl finger\(finger.action.rawValue) \(finger.key.device) \(finger.key.finger) "
        + "\(text(of: finger.position.x)) \(text(of: finger.position.y))"
        + (finger.milliseconds.map { " \($0)" } ?? "")
    case .turn: return "turn"
    case .snapshot(let name): return "snapshot \(name)"
    }
  }

  /// Returns a keyboard's input in script syntax.
  private static func text(of entry: TextEntry) -> String {
    switch entry {
    case .insert(let text): quoted(text)
    case .compose(let text): "compose \(quoted(text))"
    case .paste(let text): "paste \(quoted(text))"
    case .key(let key): "key \(key.rawValue)"
    }
  }

  /// Returns an expectation in script syntax, without its time.
  package static func text(of expectation: ScriptExpectation) -> String {
    switch expectation {
    case .log(let line): return "expect log \(quoted(line))"
    case .noLog: return "expect nolog"
    case .label(let name, let text): return "expect label \(name) \(quoted(text))"
    case .property(let path, let value, let tolerance):
      return "expect prop \(path) \(text(of: value))"
        + (tolerance.map { " eps \(text(of: $0))" } ?? "")
    case .count(let name, let count): return "expect count \(name) \(count)"
    case .gesture(let name, let state): return "expect gesture \(name) \(state)"
    case .logContains(let text): return "expect log contains \(quoted(text))"
    case .logMatches(let pattern): return "expect log matches \(slashed(pattern.text))"
    case .trace(let pattern): return "expect trace \(quoted(pattern.text))"
    case .snapshot(let path, let tolerance):
      return "expect snapshot \(Self.path(path))" + (tolerance.map { " eps \(text(of: $0))" } ?? "")
    }
  }

  /// Returns a value in script syntax.
  static func text(of value: ScriptValue) -> String {
    switch value {
    case .number(let number): return text(of: number)
    case .bool(let bool): return "\(bool)"
    case .text(let text): return quoted(text)
    case .pair(let point): return text(of: point)
    case .rect(let rect):
      // `minX` and `width` would standardize negative sizes.
      let size = rect.size
      return "\(text(of: rect.origin)),\(text(of: size.width)),\(text(of: size.height))"
    case .word(let word): return word
    case .none: return "nil"
    }
  }

  // MARK: - Numbers and text

  /// Returns a time in seconds with three to six decimal places.
  package static func text(of time: AppTime) -> String { seconds(time.microseconds) }

  /// Returns microseconds as seconds with three to six decimal places.
  static func seconds(_ microseconds: Int64) -> String {
    var text = TraceFormatter.seconds(AppTime(microseconds: microseconds))
    for _ in 0..<3 where text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// Returns the shortest text that parses to the same number.
  package static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a range as it appears in error messages: `0 to 1`.
  package static func text(of range: ClosedRange<Double>) -> String {
    "\(text(of: range.lowerBound)) to \(text(of: range.upperBound))"
  }

  /// Returns a point in script syntax: `X,Y`.
  package static func text(of point: CGPoint) -> String {
    "\(text(of: point.x)),\(text(of: point.y))"
  }

  /// Returns a file path, in quotes unless it is a single word.
  private static func path(_ path: String) -> String {
    let isWord = path.utf8.allSatisfy { byte in
      switch byte {
      case 46...57, 65...90, 97...122, 45, 95: true
      default: false
      }
    }
    return isWord ? path : quoted(path)
  }

  /// Returns a regular expression between slashes, or in quotes if it contains control characters.
  private static func slashed(_ pattern: String) -> String {
    guard !pattern.unicodeScalars.contains(where: { $0.value < 32 }) else { return quoted(pattern) }
    var text = ""
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar == "/", !isEscaped { text += "\\" }
      text.unicodeScalars.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return "/\(text)/"
  }

  /// Returns text in double quotes, with escapes.
  static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += ["\\", scalar]
      case "\n": result += ["\\", "n"]
      case "\t": result += ["\\", "t"]
      case "\u{8}": result += ["\\", "b"]
      default: result.append(scalar)
      }
    }
    return "\"\(String(result))\""
  }
}
