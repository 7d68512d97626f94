/// The kernel's event codes from `linux/input-event-codes.h`, and their names.
enum EventCode {
  // Event types.
  static let (synchronization, key, absolute) = (0, 1, 3)
  // Synchronization events: the end of a frame, the end of a contact in protocol A, and dropped
  // events.
  static let (report, contactReport, dropped) = (0, 2, 3)
  /// BTN_TOUCH
  static let touch = 0x14A
  // Axes for a single contact.
  static let (x, y, pressure) = (0, 1, 0x18)
  // Axes for fingers: ABS_MT_…
  static let slot = 0x2F
  static let touchMajor = 0x30
  static let (positionX, positionY) = (0x35, 0x36)
  static let toolType = 0x37
  static let trackingID = 0x39
  static let fingerPressure = 0x3A
  static let distance = 0x3B
  /// INPUT_PROP_DIRECT
  static let direct = 1
  /// The tool type of a palm: MT_TOOL_PALM
  static let palm: Int64 = 2

  // The names of these codes in the output of `getevent -l`.
  static let types = ["EV_SYN": synchronization, "EV_KEY": key, "EV_ABS": absolute]
  static let synchronizations = [
    "SYN_REPORT": report, "SYN_MT_REPORT": contactReport, "SYN_DROPPED": dropped,
  ]
  static let keys = ["BTN_TOUCH": touch]
  static let axes = [
    "ABS_X": x, "ABS_Y": y, "ABS_PRESSURE": pressure, "ABS_MT_SLOT": slot,
    "ABS_MT_TOUCH_MAJOR": touchMajor, "ABS_MT_POSITION_X": positionX,
    "ABS_MT_POSITION_Y": positionY, "ABS_MT_TOOL_TYPE": toolType,
    "ABS_MT_TRACKING_ID": trackingID, "ABS_MT_PRESSURE": fingerPressure,
    "ABS_MT_DISTANCE": distance,
  ]
  static let values: [String: Int64] = [
    "DOWN": 1, "UP": 0, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": 1, "MT_TOOL_PALM": palm,
  ]
}
