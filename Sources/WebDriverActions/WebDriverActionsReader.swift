import Simulator
import TouchScript
import UIKit

/// Reads the input sources in WebDriver Actions, and their actions in each tick; see rule K-12.
///
/// The file is either the object that clients send or just the array of input sources, as clients
/// log it. Unused members are ignored, as the standard requires. Each invalid action is reported
/// once and does not hide later errors.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#actions
struct WebDriverActionsReader: Decodable {
  private(set) var sources: [WebDriverInputSource] = []
  private(set) var problems: [ScriptError.Problem] = []
  /// The state of all sources after the actions.
  private(set) var state: WebDriverInputState
  /// The sources' paths by ID.
  private var paths: [String: String] = [:]
  private let elements: WebDriverElements?

  /// The information that a decoder passes to the reader.
  private struct Context: Sendable {
    static let key = CodingUserInfoKey(rawValue: "context")

    var state: WebDriverInputState
    var elements: WebDriverElements?
  }

  /// Reads a file or a request body, or throws all its errors.
  ///
  /// - Parameters:
  ///   - state: The previous state of the sources. It is replaced unless there are errors.
  ///   - elements: Finds the elements used as origins, or `nil` if elements are not supported.
  static func sources(
    of text: String, file: String, _ state: inout WebDriverInputState,
    _ elements: WebDriverElements? = nil
  ) throws(ScriptError) -> [WebDriverInputSource] {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    if let key = Context.key { decoder.userInfo[key] = Context(state: state, elements: elements) }
    guard let reader = try? decoder.decode(WebDriverActionsReader.self, from: data) else {
      throw ScriptError(file: file, problems: [JSONDescription.syntaxError(of: data)])
    }
    guard reader.problems.isEmpty else { throw ScriptError(file: file, problems: reader.problems) }
    state = reader.state
    return reader.sources
  }

  init(from decoder: any Decoder) throws {
    let context = Context.key.flatMap { decoder.userInfo[$0] as? Context }
    state = context?.state ?? WebDriverInputState()
    elements = context?.elements
    do throws(ScriptError.Problem) {
      try readObjects(of: Self.list(from: decoder)) {
        (reader, object) throws(ScriptError.Problem) in
        try reader.readSource(object)
      }
    } catch {
      problems.append(error)
    }
    // A new source's kind still has the number 0.
    let known = state.pointers.compactMapValues(\.kind.finger).filter { $0.value > 0 }
    for (index, number) in Self.fingerNumbers(of: sources, known).enumerated() {
      sources[index].kind = sources[index].kind.numbered(number)
      state.pointers[sources[index].id]?.kind = sources[index].kind
    }
  }

  /// Returns the array of input sources, which is the whole file or the `actions` member of its
  /// object.
  private static func list(
    from decoder: any Decoder
  ) throws(ScriptError.Problem) -> any UnkeyedDecodingContainer {
    if let list = try? decoder.unkeyedContainer() { return list }
    let expected = "{\"actions\":[…]}"
    guard let top = try? decoder.container(keyedBy: JSONKey.self) else {
      let found = (try? JSONDescription(from: decoder))?.text ?? JSONDescription.unreadable
      throw .init(at: "", "found \(found); expected \(expected)")
    }
    guard top.contains(JSONKey(stringValue: "actions")) else {
      throw .init(at: "", "found no \"actions\"; expected \(expected)")
    }
    return try top.list("actions", expected: "an array of input sources")
  }

  /// Reads the objects in an array and collects errors.
  private mutating func readObjects(
    of list: any UnkeyedDecodingContainer,
    _ read: (inout Self, JSONObject) throws(ScriptError.Problem) -> Void
  ) {
    var list = list
    while !list.isAtEnd, problems.count < ScriptLimits.problems {
      let index = list.currentIndex
      if let object = try? list.nestedContainer(keyedBy: JSONKey.self) {
        do throws(ScriptError.Problem) {
          try read(&self, object)
        } catch {
          problems.append(error)
        }
      } else {
        let path = JSONDescription.path(list.codingPath) + "[\(index)]"
        // Decoding a value advances past it.
        let found = try? list.decode(JSONDescription.self)
        let text = found?.text ?? JSONDescription.unreadable
        problems.append(.init(at: path, "found \(text); expected an object"))
        if found == nil { return }
      }
    }
  }

  // MARK: - Sources

  private mutating func readSource(_ object: JSONObject) throws(ScriptError.Problem) {
    let id: String = try object.value("id", expected: "the source's name, a string")
    var source = WebDriverInputSource(id: id, kind: try kind(of: object), path: object.path)
    let actions = try object.list("actions", expected: "an array of actions")
    if let first = paths.updateValue(object.path, forKey: id) {
      problems.append(
        .init(at: object.path + ".id", "found the id of \(first); expected a unique id"))
    }
    let known = state.pointers[id]
    if let known, known.kind.numbered(0) != source.kind {
      throw .init(
        at: object.path + ".id", "found the id of another kind of source; expected a new id")
    }
    var pointer = known ?? WebDriverInputState.Pointer(kind: source.kind)
    readObjects(of: actions) { (reader, object) throws(ScriptError.Problem) in
      let action = try reader.action(object, of: source.kind, &pointer)
      // Modifiers change the meaning of later keys.
      if case .key(let key, let isDown) = action { reader.state.setKey(key, isDown: isDown) }
      source.steps.append(action)
    }
    switch source.kind {
    case .finger, .pen, .mouse: state.pointers[id] = pointer
    case .keyboard, .pauses, .wheel: break
    }
    sources.append(source)
  }

  private func kind(
    of source: JSONObject
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Kind {
    let expected = "\"pointer\", \"key\" or \"none\""
    let type: String = try source.value("type", expected: expected)
    switch type {
    case "none": return .pauses
    case "wheel": return .wheel
    case "key": return .keyboard
    case "pointer": return try pointerKind(of: source)
    default:
      throw source.unexpected("type", expected: expected)
    }
  }

  private func pointerKind(
    of source: JSONObject
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Kind {
    let key = JSONKey(stringValue: "parameters")
    guard source.contains(key) else { return .mouse }
    guard let parameters = try? source.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
      throw source.unexpected("parameters", expected: "an object")
    }
    let kinds: [String: WebDriverInputSource.Kind] = [
      "touch": .finger(0), "pen": .pen(0), "mouse": .mouse,
    ]
    let type: String? = try parameters.optionalValue(
      "pointerType", expected: "\"touch\", \"pen\" or \"mouse\"", where: { kinds[$0] != nil })
    return type.flatMap { kinds[$0] } ?? .mouse
  }

  /// Returns a finger number for each source: the known number, the ID if it is a number, or else
  /// the lowest free number, starting at 1.
  ///
  /// - Parameter known: The numbers of sources in earlier requests, by ID.
  static func fingerNumbers(
    of sources: [WebDriverInputSource], _ known: [String: Int64] = [:]
  ) -> [Int64] {
    let own = sources.map { source -> Int64? in
      guard source.kind.finger != nil else { return nil }
      if let number = known[source.id] { return number }
      guard let number = Int64(source.id), number >= 0, "\(number)" == source.id,
        !known.values.contains(number)
      else { return nil }
      return number
    }
    let used = Set(own.compactMap { $0 } + known.values)
    var next: Int64 = 1
    return zip(sources, own).map { source, number in
      if let number { return number }
      guard source.kind.finger != nil else { return 0 }
      while used.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  // MARK: - Actions

  private func action(
    _ object: JSONObject, of kind: WebDriverInputSource.Kind,
    _ pointer: inout WebDriverInputState.Pointer
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let types =
      switch kind {
      case .pauses, .wheel: ["pause"]
      case .keyboard: ["keyDown", "keyUp", "pause"]
      case .mouse: ["pointerMove", "pointerDown", "pointerUp", "pause"]
      case .finger, .pen: ["pointerMove", "pointerDown", "pointerUp", "pointerCancel", "pause"]
      }
    let hint = kind == .wheel ? "; the phone has no scroll wheel" : ""
    let type: String = try object.value(
      "type", expected: ScriptError.list(types.map { "\"\($0)\"" }) + hint, where: types.contains)
    switch type {
    case "pause": return .pause(try duration(object) ?? 0)
    case "keyDown", "keyUp": return try key(object, isDown: type == "keyDown")
    case "pointerMove": return try move(object, of: kind, &pointer)
    default: break
    }
    if kind == .mouse { return try button(object, isDown: type == "pointerDown", &pointer) }
    let _: Double? = try object.optionalValue(
      "button", expected: "0, a finger's only button", where: { $0 == 0 })
    let contact = type == "pointerDown" ? try contact(object) : .init()
    // As the standard requires, actions such as lifting a finger that is up do nothing.
    guard pointer.isDown != (type == "pointerDown") else { return .pause(0) }
    // After a canceled touch, the finger remains down until it lifts; see rule K-08.
    pointer.isDown = type != "pointerUp"
    if type == "pointerUp" { return .up }
    if type == "pointerCancel" { return .cancel }
    return .down(pointer.point, contact)
  }

  private func button(
    _ object: JSONObject, isDown: Bool, _ mouse: inout WebDriverInputState.Pointer
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let buttons: [Double: MouseInput.Button] = [0: .left, 2: .right]
    let number: Double? = try object.optionalValue(
      "button", expected: "0 or 2, the left or the right button", where: { buttons[$0] != nil })
    guard let button = buttons[number ?? 0], mouse.buttons.contains(button) != isDown else {
      return .pause(0)
    }
    guard isDown else {
      mouse.buttons.remove(button)
      return .release(button)
    }
    mouse.buttons.insert(button)
    return .press(mouse.point, button)
  }

  private func move(
    _ object: JSONObject, of kind: WebDriverInputSource.Kind,
    _ pointer: inout WebDriverInputState.Pointer
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let duration = try duration(object)
    let contact = try contact(object)
    let origin = try origin(object, pointer.point)
    let x = try coordinate("x", object)
    let y = try coordinate("y", object)
    let start = pointer.point
    let end = CGPoint(x: origin.x + x, y: origin.y + y)
    guard max(abs(end.x), abs(end.y)) <= ScriptLimits.coordinate else {
      throw .init(
        at: object.path,
        "the finger moves to \(ScriptSyntax.text(of: end)); expected coordinates from "
          + ScriptSyntax.text(of: ScriptLimits.coordinates))
    }
    pointer.point = end
    guard pointer.isDown || kind == .mouse else { return .pause(duration ?? 0) }
    return .move(from: start, to: end, over: duration, contact)
  }

  /// Returns the point to which a move's coordinates are relative.
  private func origin(
    _ object: JSONObject, _ pointer: CGPoint
  ) throws(ScriptError.Problem) -> CGPoint {
    let key = JSONKey(stringValue: "origin")
    let member = JSONKey(stringValue: WebDriverElements.key)
    if let elements, let origin = try? object.nestedContainer(keyedBy: JSONKey.self, forKey: key),
      let id = try? origin.decode(String.self, forKey: member)
    {
      guard let center = elements.center(id) else {
        throw .init(at: JSONDescription.path(object.codingPath + [key]), "no such element")
      }
      return center
    }
    let more =
      elements == nil
      ? "; only a session of `touchbox serve --webdriver` has elements" : ", or an element"
    let origin: String? = try object.optionalValue(
      "origin", expected: "\"viewport\" or \"pointer\"\(more)",
      where: { ["viewport", "pointer"].contains($0) })
    return origin == "pointer" ? pointer : .zero
  }

  // MARK: - Values

  private func coordinate(
    _ name: String, _ object: JSONObject
  ) throws(ScriptError.Problem) -> Double {
    try object.value(
      name, expected: "a number from \(ScriptSyntax.text(of: ScriptLimits.coordinates))",
      where: ScriptLimits.coordinates.contains)
  }

  private func contact(
    _ object: JSONObject
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Contact {
    let pressure: Double? = try object.optionalValue(
      "pressure", expected: "a number from \(ScriptSyntax.text(of: ScriptLimits.pressures))",
      where: ScriptLimits.pressures.contains)
    let limits = 0...2 * ScriptLimits.coordinate
    let sides = try ["width", "height"].map { name throws(ScriptError.Problem) -> Double in
      try object.optionalValue(
        name, expected: "a number from \(ScriptSyntax.text(of: limits))", where: limits.contains)
        ?? 0
    }
    // Clients write 0 for an unknown size.
    let size = sides.max() ?? 0
    return .init(pressure: pressure.map { CGFloat($0) }, radius: size > 0 ? size / 2 : nil)
  }

  /// Returns the duration in milliseconds, or `nil` if there is none.
  private func duration(_ object: JSONObject) throws(ScriptError.Problem) -> Int64? {
    let limits = 0...Double(ScriptLimits.seconds) * 1000
    let duration: Double? = try object.optionalValue(
      "duration",
      expected: "a whole number of milliseconds from \(ScriptSyntax.text(of: limits))",
      where: { limits.contains($0) && $0 == $0.rounded() })
    return duration.map { Int64($0) }
  }

  private func key(
    _ object: JSONObject, isDown: Bool
  ) throws(ScriptError.Problem) -> WebDriverInputSource.Action {
    let text: String = try object.value("value", expected: WebDriverKeyboard.expectation)
    guard text.count == 1, let stroke = text.first.flatMap(WebDriverKeyboard.stroke) else {
      throw object.unexpected("value", expected: WebDriverKeyboard.expectation)
    }
    if case .modifier(let key) = stroke { return .key(key, isDown: isDown) }
    guard isDown, let entry = WebDriverKeyboard.entry(for: stroke, holding: state.keys) else {
      return .pause(0)
    }
    return .type(entry)
  }
}
