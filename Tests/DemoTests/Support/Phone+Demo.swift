import AppLibrary
import CoreGraphics
import DemoCatalog
import Simulator
import Testing
import TouchScript
import TouchboxCommand
import UIKit

extension Phone {
  /// Creates a phone that runs a demo from the catalog.
  convenience init(
    demo name: String, _ variant: ScriptHeader.Variant = .corrected,
    services: HostServices = HostServices()
  ) throws {
    self.init(services: services)
    launch(try #require(AppCatalog.demos.app(named: name)).launchTarget(variant))
  }

  /// Delivers finger changes in one packet. The time is in milliseconds.
  func packet(_ milliseconds: Int, _ changes: (finger: Int64, kind: TouchChange.Kind)...) {
    packet(milliseconds, changes)
  }

  /// Delivers finger changes in one packet. The time is in milliseconds.
  func packet(_ milliseconds: Int, _ changes: [(finger: Int64, kind: TouchChange.Kind)]) {
    let time = AppTime(microseconds: Int64(milliseconds) * 1000)
    let packet = changes.map {
      TouchChange(FingerKey(device: 1, finger: $0.finger), $0.kind)
    }
    step([Timed(time, .touches(packet))], to: time)
  }

  /// The demo's root view.
  var root: UIView {
    get throws {
      let window = try #require(context.allWindows.first)
      return try #require(window.rootViewController?.view ?? window.subviews.first)
    }
  }

  /// The demo's view controller.
  var controller: UIViewController {
    get throws { try #require(try root.next as? UIViewController) }
  }
}

extension TouchChange.Kind {
  /// A change in which the finger touches down at a screen location.
  static func down(_ x: CGFloat, _ y: CGFloat) -> Self { .down(CGPoint(x: x, y: y)) }
  /// A change in which the finger moves to a screen location.
  static func move(_ x: CGFloat, _ y: CGFloat) -> Self { .move(CGPoint(x: x, y: y)) }
  /// A change in which the finger lifts at its last location.
  static var up: Self { .up(nil) }
}

/// Returns a white image of the given size in pixels.
func whiteImage(_ width: Int, _ height: Int) throws -> CGImage {
  let pixels = [UInt8](repeating: 255, count: width * height * 4)
  return try #require(CGImage(width: width, height: height, pixels: pixels))
}

/// Returns the value of a stored property, which may be private.
func stored<Value>(_ name: String, of object: AnyObject, as type: Value.Type) throws -> Value {
  let child = Mirror(reflecting: object).children.first { $0.label == name }
  return try #require(child?.value as? Value)
}
