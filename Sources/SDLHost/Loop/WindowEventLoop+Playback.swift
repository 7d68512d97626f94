import Simulator

// Turns during playback. Keys control the playback; fingers and the mouse are ignored.
extension WindowEventLoop {
  /// Handles a key or the closing of the window.
  func process(_ event: WindowEvent, during playback: ScriptPlayback) {
    if let shortcut = shortcuts.shortcut(for: event) {
      return perform(shortcut, during: playback)
    }
    if pick(with: event) { return }
    if playback.question != nil { return answer(event, playback) }
    switch event {
    case .window(.quit): stop(playback)
    case .keyboard(.clock(let key)): perform(key)
    case .keyboard(.focus(.right, isDown: true)): perform(.right)
    case .finger, .mouse, .keyboard, .window: break
    }
  }

  /// Plays the script up to the current time.
  func follow(_ playback: ScriptPlayback) {
    var now = clock.now.time
    playback.play(through: now)
    if let question = playback.question {
      // The clock waits at the failed expectation.
      now = phone.time
      clock.stop(at: now)
      phone.overlay.banner = question
    }
    checkHalt()
    if exit == nil, scheduler.nextTurn(of: phone, after: lastTurn).map({ $0 <= now }) ?? false {
      phone.step(to: now)
      checkHalt()
    }
    phone.overlay.progress = playback.progress(at: now)
    if let outcome = playback.outcome, phone.overlay.hint != outcome {
      phone.overlay.hint = outcome
      phone.overlay.showsHint = true
    }
    tally.turns += 1
    lastTurn = now
    if exit == nil, playback.isFinished(at: now) { exit = .finished }
  }

  private func perform(_ shortcut: WindowShortcut, during playback: ScriptPlayback) {
    switch shortcut {
    case .h, .f1: toggleLegend()
    case .g: toggleGuide()
    case .l: phone.overlay.showsLog.toggle()
    case .i: phone.overlay.showsInspector.toggle()
    case .n: phone.overlay.showsNumbers.toggle()
    case .p: togglePicker()
    case .a, .t:
      changeAppearance(with: shortcut)
      phone.step(desktop.takeEvents(), to: clock.now.time)
    case .f11: window.isFullscreen.toggle()
    case .f12: saveScreenshot()
    case .escape where closePanel() || endPicking(): break
    case .escape where window.isFullscreen: window.isFullscreen = false
    case .escape, .q, .w: stop(playback)
    case .d, .f5, .f8, .f9, .f10, .left, .right, .z: break
    }
  }

  /// Decides about a failed expectation, and continues unless there is another one. Until then, other
  /// keys don't change the clock.
  private func answer(_ event: WindowEvent, _ playback: ScriptPlayback) {
    switch event {
    case .window(.quit): stop(playback)
    case .keyboard(.focus(.enter, isDown: true)): playback.decide(accepts: true)
    case .keyboard(.clock(.space)): playback.decide(accepts: false)
    case .finger, .mouse, .keyboard, .window: break
    }
    guard playback.question == nil else { return }
    phone.overlay.banner = nil
    clock.setSpeed(pace.clockSpeed)
  }

  private func stop(_ playback: ScriptPlayback) {
    playback.stop()
    exit = .quit
  }
}
