import Simulator
import UIKit

// Window shortcuts outside of script playback.
extension WindowEventLoop {
  /// Performs a shortcut.
  ///
  /// - Parameter isRemote: Whether the shortcut is from a remote device, which cannot quit the
  ///   program, change the window, or save a picture.
  func perform(_ shortcut: WindowShortcut, at time: AppTime, isRemote: Bool) {
    if shortcut.endsTurn, !finishEarlierEvents() { return }
    switch shortcut {
    case .h, .f1: toggleLegend()
    case .g: toggleGuide()
    case .l: phone.overlay.showsLog.toggle()
    case .d: toggleFingerMarks()
    case .i: phone.overlay.showsInspector.toggle()
    case .n: phone.overlay.showsNumbers.toggle()
    case .p: togglePicker()
    case .a, .t: changeAppearance(with: shortcut)
    case .f5: if catchUp() { replacePhone() }
    case .f9:
      // A recording's times are relative to its key press, not to the last turn.
      if catchUp() { show(options.toggleRecording(phone)) }
    case .f8:
      if catchUp() { show(options.addExpectation(phone, desktop.pointer)) }
    case .f10 where isRemote, .f11 where isRemote, .f12 where isRemote: break
    case .f10: if catchUp() { show(options.explain(phone)) }
    case .f11: window.isFullscreen.toggle()
    case .f12: saveScreenshot()
    case .left, .right:
      desktop.perform(.phone(.rotate(shortcut == .left ? .left : .right)), at: time)
    case .z: desktop.perform(.phone(.shake), at: time)
    case .escape where closePanel() || endPicking(): break
    case .escape where phone.hasTouches:
      received.append(Timed(time, .keyboard(.key(.shortcut(.escape), isDown: true))))
    case .escape where window.isFullscreen && !isRemote: window.isFullscreen = false
    case .escape where options.apps?.requestHome() == true: break
    case .escape where isRemote, .q where isRemote, .w where isRemote: break
    case .escape, .q, .w: finish(.quit)
    }
  }
}
