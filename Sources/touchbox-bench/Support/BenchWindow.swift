import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost
import Simulator
import TouchboxCore
import UIKit

/// The window of the workloads that need one: 640x960, in the display's upper left corner.
struct BenchWindow: ParsableArguments {
  /// How pixels get to the display.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// As in `touchbox`.
    case usual
    /// As with `touchbox run --renderer opengl`.
    case openGL = "opengl"
  }

  /// Window units per point.
  private static let scale: CGFloat = 2

  @Option(help: "usual, or opengl: through SDL's OpenGL renderer.")
  var variant = Variant.usual

  /// The name of a variant that is not the usual one.
  var variantName: String? { variant == .usual ? nil : variant.rawValue }

  /// Opens the window and runs it until it closes.
  ///
  /// - Parameters:
  ///   - makeWindow: Makes the app's window.
  ///   - onShow: Called after the first frame, with what sends events to the phone.
  /// - Throws: `HostError` without a display; the exit code of a signal.
  @MainActor func run(
    _ makeWindow: @escaping @MainActor () -> UIWindow, onShow: @escaping (InputInbox) -> Void
  ) throws {
    var host = HostOptions()
    host.title = "Touchbox bench"
    host.scale = Self.scale
    host.origin = .zero
    host.renderer = variant == .openGL ? .openGL : .automatic
    let inbox = host.inbox
    host.didShow = { onShow(inbox) }
    let painter = PhoneFactory().makePainter(scale: Self.scale)
    let reason = try SDLHost.run(host, painter: painter) { scale in
      let phone = Phone(screenScale: scale)
      phone.launch(.window(makeWindow))
      return phone
    }
    if reason.exitCode != 0 { throw ArgumentParser.ExitCode(reason.exitCode) }
  }

  /// Makes a window white and lets it receive several touches.
  @MainActor static func white(_ window: UIWindow) -> UIWindow {
    window.backgroundColor = .white
    window.isMultipleTouchEnabled = true
    return window
  }
}
