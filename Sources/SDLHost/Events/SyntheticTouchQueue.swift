import CSDL2
package import CoreGraphics
package import Simulator
package import UIKit

/// A way for made-up fingers through SDL's own queue, without a window: what a touchscreen's
/// fingers pass on their way to a phone, for measuring it.
package final class SyntheticTouchQueue {
  /// The window that events are said to be of.
  private static let windowID: UInt32 = 1

  private let glass: CGSize
  private var queue = EventQueue()
  private var translator: SDLEventTranslator
  private var input: WindowInputTranslator
  private var events: [SDL_Event] = []

  /// Starts SDL's events.
  ///
  /// - Parameter glass: The size of the screen that fingers touch, in points.
  /// - Throws: When SDL does not start.
  package init(glass: CGSize) throws(HostError) {
    guard SDL_Init(SDL_INIT_EVENTS) == 0 else {
      throw .noDisplay(reason: VideoSystem.lastError)
    }
    self.glass = glass
    translator = SDLEventTranslator(windowID: Self.windowID, windowSize: glass) { _ in .direct }
    input = WindowInputTranslator(mapping: ScreenViewport(windowSize: glass, screen: glass))
  }

  /// Stops SDL.
  package func close() {
    SDL_Quit()
  }

  /// Sends changes into SDL's queue, takes all of them out again, and returns what they mean.
  package func pass(_ changes: [TouchChange], now: AppTime) -> [TimedInput] {
    for change in changes { push(change) }
    events.removeAll(keepingCapacity: true)
    queue.drain(into: &events)
    let moment = HostClock.Moment(time: now, milliseconds: SDL_GetTicks64())
    let reports = events.compactMap { translator.translate($0, now: moment) }
    return input.translate(reports, now: now)
  }

  private func push(_ change: TouchChange) {
    var event = SDL_Event()
    event.type = change.kind.eventType.rawValue
    event.tfinger.touchId = change.finger.device
    event.tfinger.fingerId = change.finger.finger
    event.tfinger.windowID = Self.windowID
    event.tfinger.pressure = 1
    if let point = change.kind.point {
      event.tfinger.x = Float(point.x / glass.width)
      event.tfinger.y = Float(point.y / glass.height)
    }
    SDL_PushEvent(&event)
  }
}

extension TouchChange.Kind {
  /// What SDL calls it; a cancel is told as a lift, as X11's touchscreens do.
  fileprivate var eventType: SDL_EventType {
    switch self {
    case .down: SDL_FINGERDOWN
    case .move: SDL_FINGERMOTION
    case .up, .cancel: SDL_FINGERUP
    }
  }
}
