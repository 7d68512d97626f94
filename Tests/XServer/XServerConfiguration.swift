/// The server's configuration file: a dummy screen and synthetic input devices.
///
/// - SeeAlso: `man 5 xorg.conf`, `man 4 inputtestdrv`
struct XServerConfiguration {
  /// The number of fingers that a touchscreen advertises. The server accepts more.
  static let touchCount = 12

  /// The screen's size in pixels.
  var width: Int
  var height: Int
  /// The names of the touchscreens, in order.
  var touchscreens: [String]
  var pointer: String
  var keyboard: String
  /// The directory for the devices' sockets.
  var directory: String

  /// Returns the path of a device's socket, which the driver creates at server startup.
  func socketPath(of device: String) -> String { "\(directory)/\(device).sock" }

  var text: String {
    let touch = ["DeviceType": "Touch", "TouchCount": "\(Self.touchCount)"]
    let devices =
      touchscreens.map { input($0, touch) }
      + [input(pointer, ["DeviceType": "PointerAbsolute"])]
      + [input(keyboard, ["DeviceType": "Keyboard"])]
    return ([flags, screen] + devices + [layout]).joined(separator: "\n")
  }

  /// Flags that make the server ignore this machine's devices, never blank the screen, and disable
  /// GLX, whose software renderer takes longer to load than everything else.
  private var flags: String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "AutoAddGPU" "false"
      Option "BlankTime" "0"
    EndSection
    Section "Module"
      Disable "glx"
    EndSection
    """
  }

  private var screen: String {
    """
    Section "Device"
      Identifier "video"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5.0-1000.0
      VertRefresh 5.0-200.0
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "video"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "\(width)x\(height)"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    """
  }

  private func input(_ name: String, _ options: [String: String]) -> String {
    let all = options.merging(["SocketPath": socketPath(of: name)]) { first, _ in first }
    let lines = all.sorted { $0.key < $1.key }.map { "  Option \"\($0.key)\" \"\($0.value)\"" }
    return """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
      \(lines.joined(separator: "\n"))
      EndSection
      """
  }

  private var layout: String {
    let touch = touchscreens.map { "  InputDevice \"\($0)\"" }.joined(separator: "\n")
    return """
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "\(pointer)" "CorePointer"
        InputDevice "\(keyboard)" "CoreKeyboard"
      \(touch)
      EndSection

      """
  }
}
