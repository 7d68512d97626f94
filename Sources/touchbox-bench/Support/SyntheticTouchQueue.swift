import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import UIKit

/// Sends synthetic touches through SDL's event queue, without a window: the path of a touchscreen's
/// touches to a phone.
@MainActor
final class SyntheticTouchQueue {
  /// The window in the events.
  private static let windowID: UInt32 = 1

  private let screen: CGSize
  private var queue = EventQueue()
  private var translator: SDLEventTranslator
  private var desktop: DesktopInput
  private var events: [SDL_Event] = []

  /// Starts SDL's events.
  ///
  /// - Parameter screen: The size of the touched screen, in points.
  /// - Throws: When SDL does not start.
  init(screen: CGSize) throws(HostError) {
    guard SDL_Init(SDL_INIT_EVENTS) == 0 else {
      throw .noDisplay(reason: String(cString: SDL_GetError()))
    }
    self.screen = screen
    translator = SDLEventTranslator(windowID: Self.windowID, windowSize: screen) { _ in .direct }
    desktop = DesktopInput(viewport: ScreenViewport(windowSize: screen, screen: screen))
  }

  /// Stops SDL.
  func close() {
    SDL_Quit()
  }

  /// Pushes changes into SDL's queue and returns the phone's events that come out of it.
  func events(of changes: [TouchChange], now: AppTime) -> [Timed<PhoneEvent>] {
    for change in changes { push(change) }
    events.removeAll(keepingCapacity: true)
    queue.drain(into: &events)
    let moment = HostClock.Moment(time: now, milliseconds: SDL_GetTicks64())
    for event in events {
      if let report = translator.translate(event, now: moment) { _ = desktop.receive(report) }
    }
    desktop.translate(from: .zero, to: now)
    return desktop.takeEvents()
  }

  private func push(_ change: TouchChange) {
    var event = SDL_Event()
    event.type = change.kind.eventType.rawValue
    event.tfinger.touchId = change.finger.device
    event.tfinger.fingerId = change.finger.finger
    event.tfinger.windowID = Self.windowID
    event.tfinger.pressure = 1
    if let point = change.kind.point {
      event.tfinger.x = Float(point.x / screen.width)
      event.tfinger.y = Float(point.y / screen.height)
    }
    SDL_PushEvent(&event)
  }
}

extension TouchChange.Kind {
  /// SDL's type of event; a cancel becomes a lift, as with X11's touchscreens.
  fileprivate var eventType: SDL_EventType {
    switch self {
    case .down: SDL_FINGERDOWN
    case .move: SDL_FINGERMOTION
    case .up, .cancel: SDL_FINGERUP
    }
  }
}
