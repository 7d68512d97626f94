import AppLibrary
import CoreGraphics
import DemoCatalog
import Foundation
import Painter
import SDLHost
import Simulator
import Terminal
import TouchboxCommand
import UIKit

/// The other process of `WindowSession`: a demo in a window that prints its figures every second.
@MainActor
enum SoakApp {
  /// The demo, which creates, moves and removes a view for each finger.
  private static let demo = "TouchSpots"

  static func run() throws {
    let app = try AppCatalog.demos.find(demo)
    let factory = PhoneFactory(assets: AppCatalog.demos.assets)
    var host = HostOptions()
    host.title = "Soak"
    host.scale = 2
    host.origin = .zero
    var phone: Phone?
    var packets = 0
    var nextLine = SuspendingClock().now
    host.onTurn = { loop in
      let now = SuspendingClock().now
      guard now >= nextLine, let phone else { return }
      nextLine = now + .seconds(1)
      let figures = Figures(
        touches: phone.context.touches.tracker.active.count, frames: loop.statistics.presents,
        packets: packets)
      Console.out(figures.line)
    }
    host.didShow = {
      Console.out("READY")
      // The event loop sleeps while no finger is down. This timer wakes the loop so that it prints
      // figures.
      _ = UIKit.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
    }
    let reason = try SDLHost.run(host, painter: factory.makePainter(scale: 2)) { scale in
      let made = factory.makePhone(for: app, screenScale: scale)
      made.onEvent = { event in
        if case .touches = event.event { packets += 1 }
      }
      made.logLimit = 1000
      made.launch(app.launchTarget(.corrected))
      phone = made
      return made
    }
    if reason.exitCode != 0 { exit(reason.exitCode) }
  }
}
