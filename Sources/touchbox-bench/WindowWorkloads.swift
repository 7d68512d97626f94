import AppLibrary
import CoreGraphics
import DemoCatalog
import Foundation
import SDLHost
import Simulator
import Terminal
import UIKit

extension TouchboxBench {
  /// `touchbox-bench start`
  static func start(_ arguments: Arguments) throws -> Outcome? {
    var outcome: Outcome?
    try runWindow(arguments, showIcon) { inbox in
      let seconds = (SuspendingClock().now - started) / .seconds(1)
      outcome = Outcome(seconds, ["driver": SDLHost.description])
      inbox.send(.quit)
    }
    return outcome
  }

  /// `touchbox-bench idle`
  static func idle(_ arguments: Arguments) throws -> Outcome? {
    nonisolated(unsafe) var outcome: Outcome?
    try runWindow(arguments, showIcon) { inbox in
      let start = Stopwatch.processorTime
      let wait = arguments.number("seconds")
      _ = UIKit.Timer.scheduledTimer(withTimeInterval: wait, repeats: false) { _ in
        MainActor.assumeIsolated { outcome = Outcome(Stopwatch.processorTime - start) }
        inbox.send(.quit)
      }
    }
    return outcome
  }

  /// `touchbox-bench touch-latency`
  static func touchLatency(_ arguments: Arguments) throws -> Outcome? {
    try runWindow(arguments) {
      SquaresWindow(frame: UIScreen.main.bounds)
    } onShow: { _ in
      Console.out("READY")
    }
    return nil
  }

  /// Creates a window with an icon in its center.
  private static func showIcon() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let icon = UIImageView(image: BenchIcon.make(scale: UIScreen.main.scale))
    icon.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(icon)
    return window
  }

  /// Opens a white 640x960 window in the display's upper left corner and runs it until it closes.
  ///
  /// - Parameters:
  ///   - makeWindow: Creates the app's window.
  ///   - onShow: Called after the first frame with the sender of phone events.
  /// - Throws: `HostError` if there is no display; a signal terminates the process.
  private static func runWindow(
    _ arguments: Arguments, _ makeWindow: @escaping @MainActor () -> UIWindow,
    onShow: @escaping (InputInbox) -> Void
  ) throws {
    var host = HostOptions()
    host.title = "Touchbox bench"
    host.scale = 2
    host.origin = .zero
    host.renderer = arguments.word("renderer") == "opengl" ? .openGL : .automatic
    let inbox = host.inbox
    host.didShow = { onShow(inbox) }
    let painter = PhoneFactory(assets: AppCatalog.demos.assets).makePainter(scale: 2)
    let reason = try SDLHost.run(host, painter: painter) { scale in
      let phone = Phone(screenScale: scale)
      phone.launch(
        .window {
          let window = makeWindow()
          window.backgroundColor = .white
          window.isMultipleTouchEnabled = true
          return window
        })
      return phone
    }
    if reason.exitCode != 0 { exit(reason.exitCode) }
  }
}

/// Shows a black square under every finger.
private final class SquaresWindow: UIWindow {
  /// The side length of a square, in points: 44 pixels.
  private static let side: CGFloat = 22

  private var squares: [ObjectIdentifier: UIView] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      square.backgroundColor = .black
      square.isUserInteractionEnabled = false
      squares[ObjectIdentifier(touch)] = square
      addSubview(square)
    }
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      squares[ObjectIdentifier(touch)]?.center = touch.location(in: self)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      squares.removeValue(forKey: ObjectIdentifier(touch))?.removeFromSuperview()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
