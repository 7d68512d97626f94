import ArgumentParser
import Demos
import PublishedDemos
package import Simulator
package import TouchScript

/// A demo, as the commands offer it.
@MainActor
package struct Demo {
  /// Its name in commands and scripts.
  package let name: String
  /// The book or article that it comes from.
  package let source: String
  /// What it does, in one line.
  package let summary: String
  /// What to try first, in at most 30 letters; `nil` for no hint.
  package let hint: String?
  private let corrected: LaunchTarget
  private let published: LaunchTarget?

  fileprivate init(
    _ name: String, _ source: String, _ summary: String, hint: String? = nil,
    _ corrected: LaunchTarget,
    published: LaunchTarget? = nil
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.hint = hint
    self.corrected = corrected
    self.published = published
  }

  /// Whether there is a variant with the faults of the published listing.
  package var hasPublishedVariant: Bool { published != nil }

  /// Returns the app to launch; a demo of one variant returns the same app for both.
  package func app(_ variant: ScriptHeader.Variant) -> LaunchTarget {
    switch variant {
    case .corrected: corrected
    case .published: published ?? corrected
    }
  }
}

/// All demos: a new one is a file in `Demos`, a folder in `Assets`, and an entry here.
@MainActor
package enum DemoCatalog {
  /// The demos in the order of the book.
  package static let all: [Demo] = [
    Demo(
      "TapCounter", "Multi-touch events, 4.2.4", "counts quick taps in a row",
      hint: "Tap, and tap again quickly",
      .controller { TapCounterViewController() }),
    Demo(
      "DragDemo", "Multi-touch events, 4.2.5", "logs a finger's path from landing to lifting",
      hint: "Drag, and watch the log",
      .controller { DragDemoViewController() }),
    Demo(
      "PinchMe", "Multi-touch events, 4.2.7", "logs two fingers and the distance between them",
      hint: "Pinch (mouse: hold Ctrl)",
      .controller { Demos.PinchMeViewController() },
      published: .controller { PublishedDemos.PinchMeViewController() }),
    Demo(
      "TouchDemo", "Multi-touch events, 4.2.8", "lets every finger drag an icon of its own",
      hint: "Drag several icons at once",
      .delegate(Demos.TouchDemoAppDelegate.self),
      published: .delegate(PublishedDemos.TouchDemoAppDelegate.self)),
    Demo(
      "TouchSpots", "Implementing a multi-touch app", "grows a spot under every finger",
      hint: "Put many fingers down",
      .controller { Demos.TouchSpotsViewController() },
      published: .controller { PublishedDemos.TouchSpotsViewController() }),
    Demo(
      "TestTouch", "iPhone multitouch", "draws a square around every finger",
      hint: "Move one of several fingers",
      .view { Demos.TestTouch() }, published: .view { PublishedDemos.TestTouch() }),
    Demo(
      "BeachBall", "Multi-touch, single touch and tap handling",
      "pulses, drags, spins and resets a ball", hint: "Tap, drag or turn the ball",
      .controller { Demos.BeachBallViewController() },
      published: .controller { PublishedDemos.BeachBallViewController() }),
    Demo(
      "TouchExample", "Gestures, 12.1", "names the last touch event, with taps and touches",
      hint: "Tap, drag, use two fingers",
      .controller { TouchExampleViewController() }),
    Demo(
      "SwipeExample", "Gestures, 12.2", "names swipes along and across the screen",
      hint: "Swipe across, then down",
      .controller { Demos.SwipeExampleViewController() },
      published: .controller { PublishedDemos.SwipeExampleViewController() }),
    Demo(
      "MultiSwipe", "Gestures, 12.3", "distinguishes swipes of several fingers from pinches",
      hint: "Swipe with several fingers",
      .controller { Demos.MultiSwipeViewController() },
      published: .controller { PublishedDemos.MultiSwipeViewController() }),
    Demo(
      "Multitap1", "Gestures, 12.4", "writes a line for every tap in a row",
      hint: "Tap up to four times quickly",
      .controller { Demos.Multitap1ViewController() },
      published: .controller { PublishedDemos.Multitap1ViewController() }),
    Demo(
      "Multitap2", "Gestures, 12.4", "waits, then writes one line for all taps in a row",
      hint: "Tap up to four times quickly",
      .controller { Demos.Multitap2ViewController() },
      published: .controller { PublishedDemos.Multitap2ViewController() }),
    Demo(
      "PinchExample", "Gestures, 12.5", "says when two fingers moved apart or together",
      hint: "Pinch (mouse: hold Ctrl)",
      .controller { Demos.PinchExampleViewController() },
      published: .controller { PublishedDemos.PinchExampleViewController() }),
    Demo(
      "TouchChain", "Multi-touch events, 4.2.3, 4.2.6",
      "shows an event's path along the responder chain",
      hint: "Touch the box, then beside it",
      .delegate(TouchChainDelegate.self, application: TouchChainApplication.self)),
    Demo(
      "PhotoDemo", "Gesture recognizers", "moves, scales and turns photos with recognizers",
      hint: "Pinch, turn, tap twice, hold",
      .controller { PhotoDemoViewController() }),
  ]

  /// Returns the demo of exactly this name; `nil` if there is none.
  package static func demo(named name: String) -> Demo? {
    all.first { $0.name == name }
  }

  /// Returns the demo of a name, or throws a message with the names that may have been meant.
  package static func find(_ name: String) throws -> Demo {
    if let demo = demo(named: name) { return demo }
    guard !name.hasSuffix(".touch") else {
      throw CommandFailure(
        .usage, "\(name) is a script, not a demo; expected `touchbox play \(name) --window`")
    }
    throw CommandFailure(.usage, unknown(name))
  }

  /// Returns the message that there is no demo of a name, nor a command where those are given.
  package static func unknown(_ name: String, orCommand commands: [String] = []) -> String {
    let near =
      suggestions(for: name)
      + commands.filter { NameSuggestions.distance(name.lowercased(), $0) <= 2 }
    let hint =
      near.isEmpty
      ? "expected one of \((all.map(\.name) + commands).joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    let kind = commands.isEmpty ? "demo" : "demo or command"
    return "there is no \(kind) named \"\(name)\"; \(hint)"
  }

  /// Returns the names that may have been meant, nearest first; empty if none is near.
  package static func suggestions(for name: String) -> [String] {
    let wanted = name.lowercased()
    let distances = all.map { demo in
      let known = demo.name.lowercased()
      let isPart = wanted.count > 2 && (known.contains(wanted) || wanted.contains(known))
      return (name: demo.name, distance: isPart ? 1 : NameSuggestions.distance(wanted, known))
    }
    // Up to a third of the letters may be wrong.
    return distances.filter { $0.distance <= max(2, wanted.count / 3) }
      .sorted { $0.distance < $1.distance }
      .map(\.name)
  }
}

extension ScriptHeader.Variant: ExpressibleByArgument {}
