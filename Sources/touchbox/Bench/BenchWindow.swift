import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost
import Simulator
import TouchScript
import UIKit

/// The window of those measurements that need one: 640x960, in the display's upper left corner.
struct BenchWindow: ParsableArguments {
  /// What shows the window's pictures.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// What SDL finds first, as in all other commands.
    case usual
    /// SDL's renderer without a graphics card.
    case software
  }

  /// Window units a point.
  private static let scale: CGFloat = 2

  @Option(help: "usual, or software: show pictures without the graphics card.")
  var variant = Variant.usual

  /// The name of the way that differs from the usual; nil for that.
  var way: String? { variant == .usual ? nil : variant.rawValue }

  /// Opens the window and runs it until it ends.
  ///
  /// - Parameters:
  ///   - makeWindow: Makes the app's window.
  ///   - onShow: Is told when the first picture is shown; its argument brings inputs to the phone.
  /// - Throws: `CommandFailure` without a display; the exit code of a signal.
  @MainActor func run(
    _ makeWindow: @escaping @MainActor () -> UIWindow, onShow: @escaping (InputInbox) -> Void
  ) throws {
    if variant == .software {
      setenv("SDL_RENDER_DRIVER", "software", 1)
      // Otherwise that renderer hands its picture to the graphics card after all.
      setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1)
    }
    let shop = PhoneFactory()
    var host = HostOptions()
    host.title = "Touchbox bench"
    host.scale = Self.scale
    host.origin = .zero
    let mail = host.mail
    host.didShow = { onShow(mail) }
    let reason: ExitReason
    do throws(HostError) {
      reason = try SDLHost.run(host, painter: shop.makePainter(scale: Self.scale)) { scale in
        let phone = Phone(screenScale: scale)
        phone.launch(.window(makeWindow))
        return phone
      }
    } catch {
      throw CommandFailure(.environment, error.description)
    }
    if reason.exitCode != 0 { throw ArgumentParser.ExitCode(reason.exitCode) }
  }

  /// Makes a window white and lets it take many fingers.
  @MainActor static func white(_ window: UIWindow) -> UIWindow {
    window.backgroundColor = .white
    window.isMultipleTouchEnabled = true
    return window
  }
}
