import TouchTesting
import UIKit

/// Computes our values for the rows of Tests/Devices/devices.tsv.
enum DeviceValues {
  typealias Row = (_ id: String, _ value: () -> Any?) -> Void

  /// The functions that compute values, and the device on which they do.
  static let groups: [(device: String, compute: @MainActor (UIViewController, Row) -> Void)] = [
    ("375x667@2", geometry),
    ("375x667@2", text),
    ("393x852@3", text393X8523),
    ("375x667@2", layout),
    ("393x852@3", layout393X8523),
    ("375x667@2", scrolling),
    ("375x667@2", springs),
    ("375x667@2", animation),
    ("375x667@2", controls),
    ("375x667@2", bars),
    ("iphone-x", barsIphoneX),
    ("393x852@3", bars393X8523),
    ("375x667@2", descriptions),
    ("iphone-x", devicesIphoneX),
    ("414x896@3", devices414X8963),
    ("iphone", devicesIphone),
    ("375x667@2", devices),
    ("375x667@2", gestures),
  ]

  /// All values, by ID. A repeated ID has several values.
  static func all() throws -> [String: [String]] {
    var values: [String: [String]] = [:]
    func add(_ id: String, _ value: Any?) {
      values[id, default: []].append(value.map { "\($0)" } ?? "nil")
    }
    for (name, compute) in groups {
      guard let device = TestDevice(named: name) else { continue }
      let controller = UIViewController()
      let phone = TestPhone(controller, device: device, fonts: .installed)
      compute(controller) { id, value in add(id, value()) }
      phone.after(0)
    }
    for (id, value) in try DeviceScenarios.all() { add(id, value) }
    return values
  }
}
