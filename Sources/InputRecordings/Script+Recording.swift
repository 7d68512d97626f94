package import CoreGraphics
package import TouchScript

extension Script {
  /// Converts a recorded touch device to a script.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - file: The recording's name in error messages.
  ///   - device: A part of the device's name, its one-based number, or `nil` for the only device.
  ///   - screen: The size of the phone's screen, in points.
  ///   - isFullscreen: Whether the phone was in full screen on the touchscreen. Otherwise, the
  ///   surface is stretched to the phone's screen.
  ///   - surfaceSize: The size of the touchscreen's surface in axis units, for a recording that
  ///   does not describe the axes.
  /// - Returns: The script, its comments, and notes about omitted parts with their lines.
  /// - Throws: `ScriptError` if there is no such device or its fingers cannot be distinguished.
  package static func converting(
    _ recording: InputRecording, file: String, device wanted: String?, screen: CGSize,
    isFullscreen: Bool = false, surfaceSize: CGSize? = nil
  ) throws(ScriptError) -> (script: Script, comments: [String], notes: [ScriptError.Problem]) {
    do throws(ScriptError.Problem) {
      let device = try recording.device(wanted)
      var compiler = try TouchRecordingCompiler(
        device, screen: screen, isFullscreen: isFullscreen, surfaceSize: surfaceSize)
      let steps = try compiler.compile()
      var notes = recording.notes + compiler.notes
      if steps.isEmpty {
        notes.append(
          .init(ScriptLocation(line: device.line, column: 1), "no finger lands in the recording"))
      }
      let name = device.name.isEmpty ? "" : "device \(ScriptError.quote(device.name)); "
      return (
        Script(steps: steps),
        [
          "from a recording by \(recording.format.rawValue)",
          name + "screen \(Int(screen.width))x\(Int(screen.height))",
        ],
        notes
      )
    } catch {
      throw ScriptError(file: file, problems: [error])
    }
  }
}
