import TouchScript

/// The way a device reports multiple contacts.
///
/// Determined from the events, if any, because a description may list axes that the device never
/// uses.
enum ContactReports {
  /// Protocol A: each frame lists the contacts.
  case contacts
  /// Protocol B: each frame updates slots.
  case slots
  /// A single contact.
  case single

  /// Determines how a device reports contacts.
  ///
  /// - Throws: `ScriptError.Problem` if the device's fingers cannot be distinguished.
  init(of device: InputRecording.Device) throws(ScriptError.Problem) {
    func has(_ axes: Int...) -> Bool { axes.contains { device.has(EventCode.absolute, $0) } }
    let hasPositions = has(EventCode.positionX, EventCode.positionY)
    if device.has(EventCode.synchronization, EventCode.contactReport) {
      self = .contacts
    } else if has(EventCode.slot, EventCode.trackingID)
      || hasPositions
        && [EventCode.slot, EventCode.trackingID].contains(where: { device.axes[$0] != nil })
    {
      self = .slots
    } else if hasPositions {
      throw ScriptError.Problem(
        ScriptLocation(line: device.line, column: 1),
        "\(ScriptError.quote(device.name)) reports fingers without slots (kernel protocol A), but the "
          + "recording has no SYN_MT_REPORT; expected the complete recording, or a device with "
          + "ABS_MT_SLOT")
    } else {
      let isDescribed = device.axes[EventCode.positionX] != nil
      self = isDescribed && !device.has(EventCode.key, EventCode.touch) ? .slots : .single
    }
  }
}
