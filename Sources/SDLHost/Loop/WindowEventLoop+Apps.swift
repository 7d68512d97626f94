import CoreGraphics
import DisplayList
import Simulator
import UIKit

// The Home screen, the keyboard focus, and the panels over an app.
extension WindowEventLoop {
  // MARK: - The Home screen

  /// Makes the Home screen the next app if the phone's events complete the Home swipe.
  func noteHomeSwipe(_ events: [Timed<PhoneEvent>]) {
    guard let apps = options.apps, !events.isEmpty else { return }
    if homeSwipe.isCompleted(by: events, screen: phone.context.interface.screen.bounds.size) {
      _ = apps.requestHome()
    }
  }

  /// Switches to the next app if a switch is pending.
  func changeApp() {
    guard exit == nil, let apps = options.apps, let change = apps.change() else { return }
    let last = phone.frame()
    if change.isOpening { homeFocus = phone.overlay.focus }
    replacePhone()
    homeSwipe = HomeSwipe()
    window.title = apps.title()
    if !change.isOpening { phone.overlay.focus = homeFocus }
    zoom = AppZoom(
      icon: change.icon, isOpening: change.isOpening, from: last,
      on: phone.context.interface.device)
  }

  /// Returns the window's current frame, and requests another one while an app grows or shrinks.
  func frame() -> DisplayList {
    let frame = phone.frame()
    guard let zoom else { return frame }
    let now = clock.now.time
    guard !zoom.isFinished(at: now) else {
      self.zoom = nil
      return frame
    }
    phone.context.layers.needsFrame = true
    return zoom.frame(frame, at: now)
  }

  // MARK: - The keyboard focus

  /// Moves the focus with the arrow keys (at an edge, to the next page or, failing that, the next
  /// row) and presses the focused control with Return.
  func moveFocus(with key: FocusKey, isDown: Bool, at time: AppTime) {
    guard isDown || key == .enter, finishEarlierEvents() else { return }
    let focus = phone.overlay.focus
    if key == .enter {
      if !isDown {
        desktop.perform(.mouse(.up(.left, nil)), at: time)
      } else if let focus {
        let middle = CGPoint(x: focus.midX, y: focus.midY)
        desktop.perform(.mouse(.down(.left, middle)), at: time)
      }
    } else if let next = KeyboardFocus.next(key, from: focus, in: phone) {
      phone.overlay.focus = next
    } else if let turn = PageTurn(key, from: focus, in: phone) {
      perform(turn)
    } else if let next = KeyboardFocus.wrapped(key, from: focus, in: phone) {
      phone.overlay.focus = next
    }
  }

  /// Turns a page with the mouse's finger. Each location is a separate packet, as when a finger
  /// moves.
  private func perform(_ turn: PageTurn) {
    for (index, point) in turn.path.enumerated() {
      let input: MouseInput = index == 0 ? .down(.left, point) : .move(point)
      desktop.perform(.mouse(input), at: clock.now.time)
      guard finishEarlierEvents() else { return }
    }
    desktop.perform(.mouse(.up(.left, nil)), at: clock.now.time)
    phone.overlay.focus = turn.focus
  }

  // MARK: - Marks and panels

  /// Turns all finger marks on or off, and shows a message because there may be no finger to mark.
  func toggleFingerMarks() {
    phone.overlay.showsFingers.toggle()
    show(
      phone.overlay.showsFingers
        ? "Fingers are marked; D hides the marks" : "Fingers are not marked")
  }

  /// Switches between dark and light style, or to the next text size, and shows a message because
  /// an app may not react. The smallest size follows the largest.
  func changeAppearance(with key: WindowShortcut) {
    let appearance: Appearance
    if key == .a {
      appearance = .style(phone.context.interface.systemStyle == .dark ? .light : .dark)
      show("The phone is \(appearance.name)")
    } else {
      let sizes = UIContentSizeCategory.sizes
      let index = sizes.firstIndex(of: phone.context.interface.contentSize) ?? 0
      appearance = .textSize(sizes[(index + 1) % sizes.count])
      show("Text size: \(appearance.name)")
    }
    desktop.perform(.phone(.appearance(appearance)), at: clock.now.time)
  }

  /// Shows the legend instead of the guide, or closes the legend.
  func toggleLegend() {
    phone.overlay.showsLegend.toggle()
    phone.overlay.guide = nil
  }

  /// Shows the app's guide instead of the legend, or closes the guide.
  func toggleGuide() {
    phone.overlay.guide = phone.overlay.guide == nil ? options.guide() : nil
    phone.overlay.showsLegend = false
  }

  /// Whether the legend or the guide is visible.
  var isPanelOpen: Bool { phone.overlay.showsLegend || phone.overlay.guide != nil }

  /// Closes the guide or the legend, and returns whether either was visible.
  func closePanel() -> Bool {
    let isOpen = isPanelOpen
    phone.overlay.showsLegend = false
    phone.overlay.guide = nil
    return isOpen
  }
}

extension PhoneEvent {
  var isTouch: Bool {
    if case .touches = self { true } else { false }
  }
}
