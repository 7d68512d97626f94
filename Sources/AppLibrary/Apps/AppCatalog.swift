package import CoreGraphics
package import Simulator
import Terminal
package import TouchScript

/// An app in a catalog.
@MainActor
package struct App {
  /// The app's name in commands and scripts.
  package let name: String
  /// The book or article that contains the app.
  package let source: String
  /// A one-line description.
  package let summary: String
  /// A suggestion of something to try first, in at most 30 characters.
  package let hint: String?
  /// Whether the app draws nothing and only logs. If so, its window shows the log.
  package let isLogOnly: Bool
  /// The app's icon on the Home screen.
  package let icon: AppIcon
  private var corrected: LaunchTarget
  private var published: LaunchTarget?

  /// Creates a catalog entry.
  ///
  /// - Parameters:
  ///   - isLogOnly: Whether the app draws nothing and only logs.
  ///   - icon: The Home screen icon. If `nil`, the icon shows the first letters of the name.
  ///   - corrected: The app to launch.
  ///   - published: The variant with the printed listing's bugs, if there is one.
  package init(
    _ name: String, _ source: String, _ summary: String, hint: String? = nil,
    isLogOnly: Bool = false, icon: AppIcon? = nil,
    _ corrected: LaunchTarget, published: LaunchTarget? = nil
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.hint = hint
    self.isLogOnly = isLogOnly
    self.icon = icon ?? AppIcon(named: name)
    self.corrected = corrected
    self.published = published
  }

  /// Returns a copy that lays out its views below the status bar, as before iOS 7 (rule E-21).
  package func belowStatusBar() -> App {
    var app = self
    app.corrected = .belowStatusBar(corrected)
    app.published = published.map { .belowStatusBar($0) }
    return app
  }

  /// Whether there is a variant with the published listing's bugs.
  package var hasPublishedVariant: Bool { published != nil }

  /// Returns the app to launch for a variant. If there is only one variant, it is used for both.
  package func launchTarget(_ variant: ScriptHeader.Variant) -> LaunchTarget {
    switch variant {
    case .corrected: corrected
    case .published: published ?? corrected
    }
  }
}

/// A program's apps: the demos or the user's own apps.
@MainActor
package struct AppCatalog {
  /// The source of the apps.
  package enum Origin {
    /// The `touchbox` demos.
    case demos
    /// A package's program.
    case package
    /// A program that `touchbox` compiled from Swift files.
    case files
  }

  /// The apps, in the order in which they are listed.
  package let apps: [App]
  /// The source of the apps.
  package let origin: Origin
  /// The folder of the apps' pictures and scripts.
  package let assets: AssetFolder

  /// Creates a catalog of apps with distinct names.
  package init(_ apps: [App], origin: Origin, assets: AssetFolder) {
    self.apps = apps
    self.origin = origin
    self.assets = assets
  }

  /// The Home screen, which opens the demos, or `nil` for other apps.
  ///
  /// The Home screen is not in `apps`. A script can check which demo it would open, but only a
  /// window opens the demo.
  package var home: App? {
    guard origin == .demos else { return nil }
    return App(
      "Home", "Touchbox", "shows the demos as icons", hint: "Tap an icon, or use arrows",
      homeScreen())
  }

  /// Returns the Home screen's launch target.
  ///
  /// - Parameters:
  ///   - first: The app whose page is shown initially, or `nil` for the first page.
  ///   - others: The names and icons of other apps, which follow the demos.
  ///   - open: Called with the selected app and its icon's rectangle, in screen points.
  package func homeScreen(
    first: String? = nil, others: [(name: String, icon: AppIcon)] = [],
    open: @escaping (_ name: String, _ icon: CGRect) -> Void = { _, _ in }
  ) -> LaunchTarget {
    let icons = apps.map { ($0.name, $0.icon) } + others
    return .belowStatusBar(
      .controller { HomeViewController(icons, first: first, open: open) })
  }

  /// The word for an app in messages.
  package var noun: String { origin == .demos ? "demo" : "app" }

  /// Returns the app with exactly this name, which may be the Home screen.
  package func app(named name: String) -> App? {
    apps.first { $0.name == name } ?? (home?.name == name ? home : nil)
  }

  /// Returns the app with a name.
  ///
  /// - Throws: `CommandFailure` with similar names if there is no such app.
  package func find(_ name: String) throws -> App {
    if let app = app(named: name) { return app }
    guard !name.hasSuffix(".touch") else {
      throw CommandFailure(
        .usage,
        "\(name) is a script, not \(origin == .demos ? "a demo" : "an app"); expected "
          + "`\(Console.programName) play \(name) --window`")
    }
    throw CommandFailure(.usage, unknown(name))
  }

  /// Checks an option's value.
  ///
  /// - Parameter name: The name of an app, or `nil` for a missing option.
  /// - Throws: The error of `find(_:)`.
  package func require(_ name: String?) throws {
    if let name { _ = try find(name) }
  }

  /// Prints the name of the running app, unless it is a demo or a package's only app.
  package func announce(_ app: App) {
    guard origin == .files || origin == .package && apps.count > 1 else { return }
    let others = apps.filter { $0.name != app.name }.map(\.name)
    Console.err(
      "running \(app.name), \(app.summary)"
        + (others.isEmpty
          ? "" : "; also: \(others.joined(separator: ", ")); choose with --app NAME"))
  }

  /// Returns the error message for a name that matches no app and, if `commands` isn't empty, no command.
  package func unknown(_ name: String, orCommand commands: [String] = []) -> String {
    let near =
      suggestions(for: name)
      + commands.filter { NameSuggestions.distance(name.lowercased(), $0) <= 2 }
    let hint =
      near.isEmpty
      ? "expected one of \((apps.map(\.name) + commands).joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    let kind = commands.isEmpty ? noun : "\(noun) or command"
    return "there is no \(kind) named \"\(name)\"; \(hint)"
  }

  /// Returns similar app names, most similar first.
  package func suggestions(for name: String) -> [String] {
    let wanted = name.lowercased()
    let distances = (apps + [home].compactMap { $0 }).map { app in
      let known = app.name.lowercased()
      let isPart = wanted.count > 2 && (known.contains(wanted) || wanted.contains(known))
      return (name: app.name, distance: isPart ? 1 : NameSuggestions.distance(wanted, known))
    }
    // Up to a third of the letters may be wrong.
    return distances.filter { $0.distance <= max(2, wanted.count / 3) }
      .sorted { $0.distance < $1.distance }
      .map(\.name)
  }
}
