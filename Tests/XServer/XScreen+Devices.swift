import CX11

extension XScreen {
  /// Enables or disables an input device, as pulling its plug does; waits until that is done.
  ///
  /// Fingers on a touchscreen that is being disabled go up for the programs. The server forgets
  /// the connection of the device: prefer ``XServer/disable(_:)`` and ``XServer/enable(_:)``.
  ///
  /// - Throws: ``XServerError/device(name:action:reason:)`` when there is no such device.
  public func setDevice(_ name: String, enabled isEnabled: Bool) throws(XServerError) {
    let atom = try connection.atom("Device Enabled")
    let isFound = try connection.request("XIChangeProperty") { display in
      var (major, minor): (Int32, Int32) = (2, 2)
      XIQueryVersion(display, &major, &minor)
      var count: Int32 = 0
      guard let devices = XIQueryDevice(display, XIAllDevices, &count) else { return false }
      defer { XIFreeDeviceInfo(devices) }
      let all = UnsafeBufferPointer(start: devices, count: Int(count))
      guard let device = all.first(where: { String(cString: $0.name) == name }) else {
        return false
      }
      var value: UInt8 = isEnabled ? 1 : 0
      XIChangeProperty(display, device.deviceid, atom, Self.integerType, 8, 0, &value, 1)
      return true
    }
    if !isFound {
      throw .device(name: name, action: "enable or disable it", reason: "no such device")
    }
  }

  /// X's fixed number of the property type INTEGER.
  private static let integerType: Atom = 19
}

extension XServer {
  /// Disables a touchscreen, as pulling its plug does; its fingers go up for the programs.
  public func disable(_ touchscreen: TouchDevice) throws(XServerError) {
    try screen.setDevice(touchscreen.name, enabled: false)
    touchscreen.reset()
  }

  /// Enables a touchscreen again; no finger is down on it.
  public func enable(_ touchscreen: TouchDevice) throws(XServerError) {
    try screen.setDevice(touchscreen.name, enabled: true)
  }
}
