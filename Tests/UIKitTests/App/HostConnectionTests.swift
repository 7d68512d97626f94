import CoreGraphics
import DisplayList
import Testing
import UIKit

/// An app's services and receivers.
struct HostConnectionTests {
  private let context = AppContext()

  /// Prints texts in the app, and returns the lines that its log receives.
  private func lines(of texts: [String]) -> [String] {
    var lines: [String] = []
    context.host.log = { lines.append($0) }
    context.perform { for text in texts { print(text, terminator: "") } }
    return lines
  }

  @Test("the log receives complete lines; text without a newline is buffered")
  func finishedLines() {
    #expect(lines(of: ["one"]).isEmpty)
    #expect(lines(of: [" line\ntwo\n\nthr"]) == ["one line", "two", ""])
    #expect(lines(of: ["ee\n"]) == ["three"])
  }

  @Test("the trace receives each log line before the log does")
  func trace() {
    var events: [String] = []
    context.host.log = { events.append("log \($0)") }
    context.setTrace { if case .log(let line) = $0 { events.append("trace \(line)") } }
    context.perform { print("one") }
    context.setTrace(nil)
    context.perform { print("two") }
    #expect(events == ["trace one", "log one", "log two"])
  }

  @Test("the trace receives the name of an animation that stopped")
  func animationStop() {
    var names: [String] = []
    context.setTrace { if case .animationStop(let name, _) = $0 { names.append(name) } }
    context.layers.animationDidStop?("knob.position", true)
    #expect(names == ["knob.position"])
  }

  @Test("layers paint with the host's current services")
  func paint() {
    var sizes: [CGSize] = []
    context.host.services = HostServices(paint: { list in
      sizes.append(list.size)
      return nil
    })
    let image = context.layers.paint(DisplayList(size: CGSize(width: 3, height: 4), nodes: []))
    #expect(image == nil)
    #expect(sizes == [CGSize(width: 3, height: 4)])
  }
}
