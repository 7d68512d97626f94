import TouchScript

/// How a device reports several contacts.
///
/// The events decide, where there are some: a description may name axes that the device never uses.
enum ContactReports {
  /// Protocol A: a list of contacts in each frame.
  case contacts
  /// Protocol B: changes of slots.
  case slots
  /// A single contact.
  case single

  /// Finds out how a device reports contacts.
  ///
  /// - Throws: For a device whose fingers cannot be told apart.
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
        "\(ScriptError.quote(device.name)) reports fingers without slots (protocol A of the kernel), and "
          + "no SYN_MT_REPORT ends one; expected the whole recording, or a device with ABS_MT_SLOT")
    } else {
      let isDescribed = device.axes[EventCode.positionX] != nil
      self = isDescribed && !device.has(EventCode.key, EventCode.touch) ? .slots : .single
    }
  }
}
