import AppLibrary
import ArgumentParser
import Foundation
import SDLHost
import Simulator
import Terminal
import UIKit

/// The window of `touchbox doctor --touch`, which displays fingers as their devices report them.
@MainActor
struct TouchTester {
  /// Window units per point, or `nil` for the largest scale that fits.
  let scale: Double?
  /// Whether the window covers the display.
  let isFullscreen: Bool

  /// Opens the window and runs until it is closed.
  ///
  /// - Throws: `HostError`, or the exit code of a signal.
  func open(assets: AssetFolder) throws {
    let page = App("TouchTester", "", "shows every finger", .controller { UIViewController() })
    var host = HostOptions(nil, assets: assets) { page }
    host.title = "Touch devices"
    host.scale = scale.map { CGFloat($0) }
    host.isFullscreen = isFullscreen
    host.acceptsTouchpads = true
    let factory = PhoneFactory(assets: assets)
    var board = FingerBoard()
    var shown: FingerBoardView?
    host.onReport = { event, viewport in
      guard case .finger(let finger) = event.event else { return }
      Console.out(board.report(finger, at: event.time, in: viewport))
      shown?.board = board
    }
    let reason = try SDLHost.run(host, painter: factory.makePainter(scale: 1)) { screenScale in
      board = FingerBoard()
      let phone = factory.makePhone(for: page, screenScale: screenScale)
      phone.overlay.showsHint = false
      phone.launch(
        .controller {
          let controller = TouchTesterController()
          let view = FingerBoardView(frame: UIScreen.main.bounds)
          controller.view = view
          shown = view
          return controller
        })
      return phone
    }
    if reason.exitCode != 0 { throw ExitCode(reason.exitCode) }
  }
}

/// A controller with a dark view and a light status bar.
private final class TouchTesterController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
