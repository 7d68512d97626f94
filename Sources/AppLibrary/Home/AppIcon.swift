/// An app's icon on the Home screen: a symbol on a colored tile.
package struct AppIcon: Hashable, Sendable {
  /// The drawing on the tile.
  package enum Symbol: Hashable, Sendable {
    /// A finger, with waves around it.
    case tap
    /// A finger with its path behind it.
    case drag
    /// Two fingers that move toward each other or apart.
    case pinchIn, pinchOut
    /// Four tiles of different colors.
    case tiles
    /// The spots of five fingers.
    case spots
    /// Squares around two fingers.
    case squares
    /// A ball with colored panels.
    case ball
    /// Lines of text.
    case lines
    /// Horizontal and vertical arrows.
    case crossedArrows
    /// Three arrows, one for each finger.
    case parallelArrows
    /// Four taps, one after the other.
    case taps
    /// A clock, for taps counted after a delay.
    case clock
    /// Nested views.
    case nestedViews
    /// A photo at a slight angle.
    case photo
    /// Nine small pictures.
    case grid
    /// A person's head and shoulders.
    case person
    /// Letters, for apps without a symbol.
    case letters(String)
  }

  /// The tile's color, lighter at the top.
  package enum Tint: CaseIterable, Hashable, Sendable {
    /// The colors by name.
    case blue, green, orange, red, purple, teal, slate, night, white
  }

  /// The drawing on the tile.
  package var symbol: Symbol
  /// The color of the tile.
  package var tint: Tint

  /// Creates an icon.
  package init(_ symbol: Symbol, _ tint: Tint) {
    (self.symbol, self.tint) = (symbol, tint)
  }

  /// Creates an icon for an app that has none: its first capital letters on a tile. The name
  /// determines the color.
  package init(named name: String) {
    let capitals = name.filter { $0.isUppercase || $0.isNumber }.prefix(2)
    symbol = .letters(capitals.isEmpty ? name.prefix(1).uppercased() : String(capitals))
    // Letters are white.
    let tints = Tint.allCases.filter { $0 != .white }
    tint = tints[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % tints.count]
  }
}
