import CoreGraphics
import Simulator
import Testing
import TouchScript
import UIKit

@testable import touchbox

extension Phone {
  /// Makes a phone that runs a demo of the catalogue.
  convenience init(
    demo name: String, _ variant: ScriptHeader.Variant = .corrected,
    services: HostServices = HostServices()
  ) throws {
    self.init(services: services)
    launch(try #require(DemoCatalog.demo(named: name)).app(variant))
  }

  /// Lets fingers change in one packet at a time in milliseconds.
  func packet(_ milliseconds: Int, _ changes: (finger: Int64, kind: TouchChange.Kind)...) {
    packet(milliseconds, changes)
  }

  /// Lets fingers change in one packet at a time in milliseconds.
  func packet(_ milliseconds: Int, _ changes: [(finger: Int64, kind: TouchChange.Kind)]) {
    let time = AppTime(microseconds: Int64(milliseconds) * 1000)
    let packet = changes.map {
      TouchChange(FingerKey(device: 1, finger: $0.finger), $0.kind, time: time)
    }
    step([TimedInput(time, .packet(packet))], to: time)
  }

  /// The demo's root view.
  var root: UIView {
    get throws {
      let window = try #require(context.allWindows.first)
      return try #require(window.rootViewController?.view ?? window.subviews.first)
    }
  }

  /// The demo's controller.
  var controller: UIViewController {
    get throws { try #require(try root.next as? UIViewController) }
  }
}

extension TouchChange.Kind {
  /// Landed at a screen point.
  static func down(_ x: CGFloat, _ y: CGFloat) -> Self { .down(CGPoint(x: x, y: y)) }
  /// Moved to a screen point.
  static func move(_ x: CGFloat, _ y: CGFloat) -> Self { .move(CGPoint(x: x, y: y)) }
  /// Lifted where it was.
  static var up: Self { .up(nil) }
}

/// Returns a stored property of an object by its name.
func stored<Value>(_ name: String, of object: AnyObject, as type: Value.Type) throws -> Value {
  let child = Mirror(reflecting: object).children.first { $0.label == name }
  return try #require(child?.value as? Value)
}
