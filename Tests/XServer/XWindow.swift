/// A window of some program on an ``XScreen``, by its number in the server.
public struct XWindow: Hashable, Sendable {
  let id: UInt

  /// Where a window is.
  public struct Frame: Hashable, Sendable, CustomStringConvertible {
    /// The left edge in pixels, from the screen's left edge.
    public var x: Int
    /// The top edge in pixels, from the screen's top edge.
    public var y: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Makes a frame from its numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The frame in words: `320x480 at 0,0`.
    public var description: String { "\(width)x\(height) at \(x),\(y)" }
  }
}
