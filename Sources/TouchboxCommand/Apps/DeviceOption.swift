import ArgumentParser
import UIKit

/// `--device`, for all commands that show an app.
struct DeviceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The device: iphone, iphone5, iphone-x, ipad, or its size in points and its scale, such as \
      390x844@3; by default what the script says, or iphone, which has 320x480 points.
      """, valueName: "device"),
    completion: .list(Device.named.map(\.name)),
    transform: DeviceOption.device)
  var device: Device?

  private static func device(_ name: String) throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError("there is no device \(name); expected \(Device.expectedNames)")
    }
    return device
  }
}
