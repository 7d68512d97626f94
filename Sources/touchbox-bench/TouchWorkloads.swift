import CSDL2
import CoreGraphics
import Foundation
import SDLHost
import Simulator
import UIKit

extension TouchboxBench {
  /// `touchbox-bench moves`
  static func moves(_ arguments: Arguments) throws -> Outcome {
    let (leaves, frames, fingers) = (arguments.count("n"), arguments.count("frames"), 10)
    var building = Stopwatch()
    let tree = building.time { TreePhone(leaves: leaves, isFlat: arguments.flag("flat")) }
    if arguments.word("via") == "sdl" { tree.queue = try SyntheticTouchQueue(screen: tree.screen) }
    defer { tree.queue?.close() }
    let centers = (0..<fingers).map {
      tree.center(ofLeaf: $0 * leaves / fingers + leaves / (2 * fingers))
    }
    let rounds = arguments.rounds { watch in
      tree.score.reset()
      var numbers = LinearCongruentialGenerator(seed: 12_345)
      for finger in 0..<fingers { tree.add(finger, TouchChange.Kind.down, centers[finger]) }
      tree.deliver()
      watch.time {
        for _ in 0..<frames {
          for finger in 0..<fingers {
            let x = centers[finger].x + CGFloat(numbers.next(below: 201) - 100) * 0.25
            let y = centers[finger].y + CGFloat(numbers.next(below: 201) - 100) * 0.25
            tree.add(finger, TouchChange.Kind.move, CGPoint(x: x, y: y))
          }
          tree.deliver()
        }
      }
      for finger in 0..<fingers { tree.add(finger, { _ in .up(nil) }, centers[finger]) }
      tree.deliver()
      return tree.score.checksum
    }
    return Outcome(
      rounds.rate(fingers * frames),
      ["build_s": building.seconds, "checksum": String(rounds.first, radix: 16)])
  }

  /// `touchbox-bench taps`
  static func taps(_ arguments: Arguments) -> Outcome {
    let taps = arguments.count("taps")
    var building = Stopwatch()
    let tree = building.time {
      let tree = TreePhone(leaves: arguments.count("n"), isFlat: arguments.flag("flat"))
      tree.flagLeaves()
      return tree
    }
    let (width, height) = (Int(tree.size.width), Int(tree.size.height))
    let rounds = arguments.rounds { watch in
      tree.score.reset()
      var numbers = LinearCongruentialGenerator(seed: 67_890)
      watch.time {
        for _ in 0..<taps {
          let x = numbers.next(below: width)
          let point = CGPoint(x: x, y: numbers.next(below: height))
          tree.add(0, TouchChange.Kind.down, point)
          tree.deliver()
          tree.add(0, { _ in .up(nil) }, point)
          tree.deliver()
        }
      }
      return (tree.score.checksum, hits: tree.score.hits, misses: taps - tree.score.began)
    }
    return Outcome(
      rounds.rate(taps),
      [
        "build_s": building.seconds, "hits": rounds.first.hits,
        "misses": rounds.first.misses,
        "checksum": String(rounds.first.0, radix: 16),
      ])
  }

  /// `touchbox-bench tree`
  static func tree(_ arguments: Arguments) -> Outcome {
    let rounds = arguments.rounds { watch in
      // Deallocation is not measured.
      _ = watch.time {
        TreePhone(leaves: arguments.count("n"), isFlat: arguments.flag("flat"))
      }
    }
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Outcome(1 / rounds.rate(1), ["peak_mib": Double(usage.ru_maxrss) / 1024])
  }
}

/// Sends synthetic touches through SDL's event queue without a window, along the same path as
/// touchscreen touches.
@MainActor
final class SyntheticTouchQueue {
  /// The size of the touched screen, in points.
  private let screen: CGSize
  private var queue = EventQueue()
  private var translator: SDLEventTranslator
  private var desktop: DesktopInput
  private var events: [SDL_Event] = []
  private var reports: [Timed<WindowEvent>] = []

  /// Starts SDL's event subsystem, or throws an error if that fails.
  init(screen: CGSize) throws(HostError) {
    guard SDL_Init(SDL_INIT_EVENTS) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    self.screen = screen
    translator = SDLEventTranslator(windowID: 1, windowSize: screen) { _ in .direct }
    desktop = DesktopInput(viewport: ScreenViewport(windowSize: screen, screen: screen))
  }

  /// Stops SDL.
  func close() {
    SDL_Quit()
  }

  /// Pushes changes to SDL's queue and returns the resulting phone events.
  func events(of changes: [TouchChange], now: AppTime) -> [Timed<PhoneEvent>] {
    for change in changes {
      var event = SDL_Event()
      // X11 touchscreens report cancellations as lifts.
      event.type =
        switch change.kind {
        case .down: SDL_FINGERDOWN.rawValue
        case .move: SDL_FINGERMOTION.rawValue
        case .up, .cancel: SDL_FINGERUP.rawValue
        }
      event.tfinger.touchId = change.finger.device
      event.tfinger.fingerId = change.finger.finger
      event.tfinger.windowID = 1
      event.tfinger.x = Float((change.kind.point?.x ?? 0) / screen.width)
      event.tfinger.y = Float((change.kind.point?.y ?? 0) / screen.height)
      event.tfinger.pressure = 1
      SDL_PushEvent(&event)
    }
    events.removeAll(keepingCapacity: true)
    queue.drain(into: &events)
    let moment = HostClock.Moment(time: now, milliseconds: SDL_GetTicks64())
    reports.removeAll(keepingCapacity: true)
    for event in events {
      if let report = translator.translate(event, now: moment) { reports.append(report) }
    }
    desktop.translate(reports, from: .zero, to: now)
    return desktop.takeEvents()
  }
}
