import CoreGraphics

/// Coverage of rounded rectangles and texts, made once and filled with any colour.
final class MaskStore {
  private var shapes = LRUCache<RoundedRectMask, Surface?>(limit: 16 << 20)
  private var texts = LRUCache<TextMask.Key, TextMask?>(limit: 32 << 20)

  /// Returns the coverage of a rounded rectangle; nil when memory is short.
  func mask(of shape: RoundedRectMask) -> Surface? {
    shapes.value(for: shape, cost: { ($0?.byteCount ?? 0) + 128 }, make: shape.makeMask)
  }

  /// Returns the coverage of a text; nil when it is too large for a mask.
  func mask(for key: TextMask.Key) -> TextMask? {
    texts.value(for: key, cost: { ($0?.surface.byteCount ?? 0) + 512 }) { TextMask(key) }
  }
}
