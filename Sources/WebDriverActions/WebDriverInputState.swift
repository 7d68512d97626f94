package import CoreGraphics
import Simulator
package import TouchScript
import UIKit

/// Finds the elements that pointers move to.
package struct WebDriverElements: Sendable {
  /// The JSON object member that contains an element's identifier.
  ///
  /// - SeeAlso: www.w3.org/TR/webdriver/#dfn-web-element-identifier
  package static let key = "element-6066-11e4-a52e-4f735466cecf"

  /// Returns the center of an element in screen coordinates, or `nil` if there is no such element.
  let center: @MainActor @Sendable (String) -> CGPoint?

  /// Creates an element finder.
  package init(center: @escaping @MainActor @Sendable (String) -> CGPoint?) {
    self.center = center
  }
}

/// The state of a client's pointers and keys between two requests.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#dfn-input-state-table
package struct WebDriverInputState: Hashable, Sendable {
  /// A finger, a pen, or a mouse.
  struct Pointer: Hashable, Sendable {
    var kind: WebDriverInputSource.Kind
    /// The location in screen coordinates.
    var point = CGPoint.zero
    /// Whether a finger or a pen is down.
    var isDown = false
    /// The pressed buttons of a mouse.
    var buttons: Set<MouseInput.Button> = []
  }

  /// The pointers by source name.
  var pointers: [String: Pointer] = [:]
  /// The modifier keys that are down, in the order in which they were pressed.
  private(set) var keys: [Key] = []

  /// Creates the state for a client that has not performed any actions.
  package init() {}

  /// Records a key change.
  mutating func setKey(_ key: Key, isDown: Bool) {
    keys.removeAll { $0 == key }
    if isDown { keys.append(key) }
  }

  /// Returns a script that is equivalent to a client's actions, continuing the earlier ones.
  ///
  /// - Parameters:
  ///   - actions: The request body. Its times begin at 0.
  ///   - elements: Finds the elements used as origins.
  /// - Throws: All errors in the body, in which case the state is unchanged.
  package mutating func script(
    of actions: [UInt8], _ elements: WebDriverElements
  ) throws(ScriptError) -> Script {
    var state = self
    let text = try ScriptParser.text(of: actions, file: "actions")
    let sources = try WebDriverActionsReader.sources(of: text, file: "actions", &state, elements)
    do throws(ScriptError.Problem) {
      let script = try WebDriverActionsCompiler.script(of: sources)
      self = state
      return script
    } catch {
      throw ScriptError(file: "actions", problems: [error])
    }
  }

  /// Returns a script that lifts all fingers and releases all buttons and keys immediately.
  package mutating func release() -> Script {
    let fingers = pointers.values.filter(\.isDown).compactMap(\.kind.finger).sorted()
    var steps = fingers.map {
      Script.Step(.zero, .packet([TouchChange(Script.finger($0), .up(nil))]))
    }
    for button in [MouseInput.Button.left, .right]
    where pointers.values.contains(where: { $0.buttons.contains(button) }) {
      steps.append(.init(.zero, .command(.mouseUp(button))))
    }
    steps += keys.reversed().map { .init(.zero, .command(.key($0, isDown: false))) }
    self = WebDriverInputState()
    return Script(steps: steps)
  }
}

extension Script {
  /// Parses a WebDriver Actions file, which must be UTF-8.
  ///
  /// - Throws: All errors in the file, each with its path in the JSON.
  package init(actions bytes: [UInt8], file: String) throws(ScriptError) {
    let text = try ScriptParser.text(of: bytes, file: file)
    var state = WebDriverInputState()
    let sources = try WebDriverActionsReader.sources(of: text, file: file, &state)
    do throws(ScriptError.Problem) {
      self = try WebDriverActionsCompiler.script(of: sources)
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }

  /// Returns whether a file looks like JSON because its first character opens an object or an
  /// array.
  package static func isActions(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
    let first = bytes[start...].first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
