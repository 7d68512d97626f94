import AppLibrary
import CoreGraphics
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// The apps that take turns in a window: a single app, or the Home screen and the apps opened from
/// it.
///
/// Each app has its own pictures, recordings and overlay. If `next` is set, the window's loop ends
/// the current app and creates a phone, which switches to the next app.
@MainActor
final class WindowApps {
  /// The state of one app.
  private final class Entry {
    let app: App
    let overrides: ImageOverrides
    let recorder: SessionRecorder
    var overlay: Overlay

    init(_ app: App, _ overrides: ImageOverrides, _ recorder: SessionRecorder, _ overlay: Overlay) {
      (self.app, self.overrides, self.recorder) = (app, overrides, recorder)
      self.overlay = overlay
    }
  }

  private let catalog: AppCatalog
  private let options: WindowOptions
  private let device: Device
  private let warn: @Sendable (String) -> Void
  /// The user's own app, which the Home screen opens; nil without a Home screen.
  let ownApp: OwnApp?
  private var entries: [String: Entry] = [:]
  private var current: Entry
  /// The next app and its icon; nil while the current one stays.
  private var next: (app: App, icon: CGRect)?
  /// The app that was last opened from the Home screen, and its icon.
  private var opened: (app: App, icon: CGRect)?

  /// Creates the apps of a window that begins with one of them.
  ///
  /// - Parameters:
  ///   - show: Shows a message in the window; may be called on any thread.
  ///   - warn: Receives messages about pictures, on any thread.
  /// - Throws: `CommandFailure` for pictures and files that cannot be used.
  init(
    _ first: App, in catalog: AppCatalog, options: WindowOptions, device: Device,
    recording: SessionRecorder.Plan, show: @escaping @Sendable (String) -> Void,
    warn: @escaping @Sendable (String) -> Void
  ) throws {
    ownApp = catalog.origin == .demos ? OwnApp(on: device, show: show) : nil
    self.catalog = catalog
    self.options = options
    self.device = device
    self.warn = warn
    appearances = options.appearances
    current = try Self.makeEntry(
      first, try options.images.pictures(for: first, in: catalog, warn: warn), options, device,
      recording, hasHome: false)
    entries[first.name] = current
  }

  private static func makeEntry(
    _ app: App, _ overrides: ImageOverrides, _ options: WindowOptions, _ device: Device,
    _ recording: SessionRecorder.Plan, hasHome: Bool
  ) throws -> Entry {
    var overlay = Overlay()
    overlay.hint = app.hint
    overlay.showsHint = options.hint
    overlay.showsFingers = options.dots
    overlay.showsInspector = options.inspect
    overlay.showsLog = options.log ?? app.isLogOnly
    overlay.hasHome = hasHome
    overlay.showsNotch = true
    let recorder = try SessionRecorder(
      app, options.variant ?? .corrected, device, recording)
    return Entry(app, overrides, recorder, overlay)
  }

  /// The phones' appearances, first from the options, later from the user's choice.
  private(set) var appearances: [Appearance] = []

  // MARK: - The current app

  /// The current app.
  var app: App { current.app }
  /// Its pictures.
  var overrides: ImageOverrides { current.overrides }
  /// Its recordings.
  var recorder: SessionRecorder { current.recorder }
  /// The initial overlay of its phone.
  var overlay: Overlay { current.overlay }

  /// The launch target.
  var launchTarget: LaunchTarget {
    guard app.name == catalog.home?.name else {
      return app.launchTarget(options.variant ?? .corrected)
    }
    let own = ownApp?.icon
    return catalog.homeScreen(first: opened?.app.name, own: own) { [weak self] name, icon in
      guard let self else { return }
      if name == own?.name {
        ownApp?.open()
      } else if let app = catalog.app(named: name) {
        next = (app, icon)
      }
    }
  }

  /// Stores the user's choices for the app's next phone; the choice of finger marks applies to all
  /// apps.
  func phoneWillEnd(_ phone: Phone) {
    current.recorder.stop()
    current.overlay = phone.overlay.forRestart
    appearances = phone.appearances
    for entry in entries.values { entry.overlay.showsFingers = phone.overlay.showsFingers }
  }

  /// Cancels the downloads of all apps, and closes the user's own app.
  func cancel() {
    ownApp?.close()
    for entry in entries.values { entry.overrides.cancel() }
  }

  // MARK: - Changes

  /// The loop's functions for changing apps; nil if the window belongs to one app.
  var switching: AppSwitching? {
    guard let home = catalog.home, app.name == home.name else { return nil }
    return AppSwitching(
      requestHome: { [self] in
        guard app.name != home.name, let opened else { return false }
        next = (home, opened.icon)
        return true
      },
      change: { [self] in
        next.map { .init(icon: $0.icon, isOpening: $0.app.name != home.name) }
      },
      title: { [self] in HostOptions.title(of: app, options.variant) })
  }

  /// Makes the next app current, if there is one, before its phone is created.
  func advance() {
    guard let (app, icon) = next else { return }
    next = nil
    let isHome = app.name == catalog.home?.name
    if !isHome { opened = (app, icon) }
    let showsFingers = current.overlay.showsFingers
    do {
      let entry = try entries[app.name] ?? makeEntry(app, hasHome: !isHome)
      entry.overlay.showsFingers = showsFingers
      entries[app.name] = entry
      current = entry
    } catch {
      // Only options can fail, and there are none here.
      Console.warn(error)
    }
  }

  /// Creates the entry of an app that is opened later. The pictures of `--images` are only for the
  /// first app.
  private func makeEntry(_ app: App, hasHome: Bool) throws -> Entry {
    let overrides = try ImageOverrides(
      [], for: app.name, names: catalog.assets.pictureNames(of: app.name), warn: warn)
    return try Self.makeEntry(app, overrides, options, device, .init(), hasHome: hasHome)
  }
}
