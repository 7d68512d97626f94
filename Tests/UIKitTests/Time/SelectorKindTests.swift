import Testing
import TouchTesting

@testable import UIKit

/// Selectors of methods of every kind, as the source adapter writes them.
struct SelectorKindTests {
  final class Pad: UIControl {
    var calls: [String] = []
    var score = 1
    func press() -> Bool {
      calls.append("press")
      return true
    }
    func slide(_ sender: UIControl) -> Int {
      calls.append("slide")
      return calls.count
    }
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  final class Journal: UIView {
    static var lines: [String] = []
    static func tick() { lines.append("tick") }
    static func write(_ sender: UIControl) -> Int {
      lines.append("write")
      return lines.count
    }
    func note(_ sender: Any?) { Self.lines.append("note") }
  }

  @Test("A method's result is dropped")
  func results() {
    let pad = Pad()
    pad.addTarget(pad, action: Selector("press", Pad.press), for: .touchDown)
    pad.addTarget(pad, action: Selector("slide:", Pad.slide(_:)), for: .touchDown)
    pad.sendActions(for: .touchDown)
    #expect(pad.calls == ["press", "slide"])
  }

  @Test("An accessor is a selector, too")
  func accessors() {
    let pad = Pad()
    let setter = Selector(
      "setScore:", { (target: Pad) in { (value: Int) in target.score = value } })
    let getter = Selector("score", { (target: Pad) in { target.score } })
    #expect(getter.description == "score")
    setter.call(on: pad, with: 5)
    #expect(pad.score == 5)
    setter.call(on: pad, with: "five")
    #expect(pad.score == 5)
  }

  @Test("A class is a target of its own methods, and is removed like an object")
  func classMethods() {
    Journal.lines = []
    let pad = Pad()
    let write = Selector("write:", Journal.self, Journal.write(_:))
    pad.addTarget(Journal.self, action: write, for: .touchDown)
    pad.addTarget(
      Journal.self, action: Selector("tick", Journal.self, Journal.tick), for: .touchDown)
    pad.sendActions(for: .touchDown)
    #expect(Journal.lines == ["write", "tick"])
    pad.removeTarget(Journal.self, action: write, for: .allEvents)
    pad.sendActions(for: .touchDown)
    #expect(Journal.lines == ["write", "tick", "tick"])
    #expect(!write.isMethod(of: pad))
  }

  @Test("A selector of several classes calls the method of the target's class")
  func anyOf() {
    Journal.lines = []
    let pad = Pad()
    let note = Selector(anyOf: [
      Selector("note:", Journal.note(_:)), Selector("note:", Pad.note(_:)),
    ])
    #expect(note.description == "note:")
    note.call(on: Journal(), with: pad)
    note.call(on: pad, with: Notification(name: Notification.Name("heard")))
    #expect(Journal.lines == ["note"])
    #expect(pad.calls == ["heard"])
    #expect(!note.isMethod(of: UIView()))
    #expect(Selector(anyOf: []).description.isEmpty)
  }

  @Test("Names become selectors and selectors names")
  func names() {
    #expect(NSSelectorFromString("tapped:") == Selector("tapped:"))
    #expect(NSStringFromSelector(Selector("tapped:", Pad.note(_:))) == "tapped:")
    #expect(autoreleasepool { 3 } == 3)
  }
}
