import Simulator

// Turns during playback. Keys control the playback; fingers and the mouse are ignored.
extension WindowEventLoop {
  /// Handles a key or the closing of the window.
  func process(_ event: WindowEvent, during playback: ScriptPlayback) {
    if let shortcut = shortcuts.shortcut(for: event) {
      return perform(shortcut, during: playback)
    }
    switch event {
    case .window(.quit): stop(playback)
    case .keyboard(.playback(let key)): perform(key, on: playback)
    case .keyboard(.focus(.right, isDown: true)): perform(.right, on: playback)
    case .finger, .mouse, .keyboard, .window: break
    }
  }

  /// Plays the script up to the current time.
  func follow(_ playback: ScriptPlayback) {
    let now = clock.now.time
    playback.play(through: now)
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
    case .a, .t:
      changeAppearance(with: shortcut)
      phone.step(desktop.takeEvents(), to: clock.now.time)
    case .f11: window.isFullscreen.toggle()
    case .f12: saveScreenshot()
    case .escape where closePanel(): break
    case .escape where window.isFullscreen: window.isFullscreen = false
    case .escape, .q, .w: stop(playback)
    case .d, .f5, .f8, .f9, .f10, .left, .right, .z: break
    }
  }

  private func perform(_ key: PlaybackKey, on playback: ScriptPlayback) {
    switch key {
    case .space: playback.isPaused.toggle()
    case .right:
      playback.isPaused = true
      clock.advance(microseconds: 1_000_000 / Int64(scheduler.ticksPerSecond))
    case .minus: playback.speed = max(playback.speed / 2, ScriptPlayback.speeds.lowerBound)
    case .plus: playback.speed = min(playback.speed * 2, ScriptPlayback.speeds.upperBound)
    }
    clock.setSpeed(playback.isPaused ? 0 : playback.speed)
  }

  private func stop(_ playback: ScriptPlayback) {
    playback.stop()
    exit = .quit
  }
}
