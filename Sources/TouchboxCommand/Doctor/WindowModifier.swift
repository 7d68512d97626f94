import Foundation

/// The modifier key that a desktop uses for moving windows. Windows never receive drags made with
/// this key held down.
enum WindowModifier {
  /// The setting that stores the key, and its default value.
  struct Source: Equatable {
    /// The desktop's name.
    let desktop: String
    /// A program that prints the key, followed by its arguments, or `nil` if there is none.
    let query: [String]?
    /// The desktop's default key.
    let standard: String
  }

  /// Returns the source of the current desktop's key, or `nil` for an unknown desktop.
  ///
  /// The keys come from the desktops' settings: `mouse-button-modifier` of GNOME, MATE and
  /// Cinnamon, xfwm4's `easy_click`, KWin's `CommandAllKey`, and Openbox's `A-Left`.
  static func source(in environment: [String: String]) -> Source? {
    func settings(_ schema: String) -> [String] {
      ["gsettings", "get", schema, "mouse-button-modifier"]
    }
    let names = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":")
    for name in names.map({ $0.uppercased() }) {
      switch name {
      case "GNOME", "UNITY", "UBUNTU", "BUDGIE", "PANTHEON":
        return Source(
          desktop: "GNOME", query: settings("org.gnome.desktop.wm.preferences"), standard: "Super")
      case "MATE":
        return Source(desktop: "MATE", query: settings("org.mate.Marco.general"), standard: "Alt")
      case "X-CINNAMON", "CINNAMON":
        return Source(
          desktop: "Cinnamon", query: settings("org.cinnamon.desktop.wm.preferences"),
          standard: "Alt")
      case "XFCE":
        return Source(
          desktop: "Xfce", query: ["xfconf-query", "-c", "xfwm4", "-p", "/general/easy_click"],
          standard: "Alt")
      case "KDE":
        return Source(
          desktop: "KDE",
          query: [
            "kreadconfig5", "--file", "kwinrc", "--group", "MouseBindings", "--key",
            "CommandAllKey",
          ], standard: "Meta")
      case "LXDE", "LXQT": return Source(desktop: name, query: nil, standard: "Alt")
      case "SWAY", "I3":
        return Source(desktop: name.lowercased(), query: nil, standard: "Super")
      default: continue
      }
    }
    return nil
  }

  /// Returns the key's name from a setting such as `'<Alt>'`, or `nil` if no key is set.
  static func key(in answer: String) -> String? {
    let letters = answer.filter(\.isLetter)
    return letters.isEmpty || letters.lowercased() == "none" ? nil : letters
  }

  /// Creates a finding about a desktop's key.
  ///
  /// - Parameter answer: The value of the setting, or `nil` if it could not be read.
  static func finding(_ source: Source?, answer: String?) -> Finding {
    let topic = "Alt+drag"
    guard let source else {
      return .note(
        topic, "the desktop is unknown; some desktops use this to move windows",
        advice: "if Alt moves the window, hold Ctrl for two fingers instead, or press M")
    }
    let stored = answer.flatMap(key)
    let key = answer == nil ? source.standard : stored
    let isAlt = key.map { ["alt", "mod"].contains($0.lowercased()) } ?? false
    let origin = answer == nil ? "by default" : "according to its settings"
    if isAlt {
      return .note(
        topic, "\(source.desktop) uses this to move windows, \(origin)",
        advice:
          "hold Ctrl for two fingers instead, or press M, or choose another key in the desktop's "
          + "settings")
    }
    return .ok(
      topic,
      "reaches windows: \(source.desktop) uses \(key ?? "no key") to move them, \(origin)")
  }
}
