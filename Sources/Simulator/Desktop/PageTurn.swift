package import CoreGraphics
import UIKit

/// The path of a finger that turns a scroll view's page in response to a key, for example on the
/// Home screen.
package struct PageTurn: Hashable {
  /// The points at which the finger lands, scrolling begins, and the finger lifts, in screen
  /// points.
  package let path: [CGPoint]
  /// The frame of the focused control on the new page, in screen points, or `nil` if there is none.
  package let focus: CGRect?

  /// The distance between the path's ends and the page's edges, and the distance between the path's
  /// first two points, in points. The second distance is longer than a pan needs to begin.
  private static let (margin, start): (CGFloat, CGFloat) = (4, 16)

  /// Creates the path to the page that a key selects: Page Up, Page Down, or an arrow key with no
  /// more controls in its direction on this page. Returns `nil` if there is no page in that
  /// direction.
  ///
  /// Uses the paging scroll view that contains the focus or, without a focus, the one at the center
  /// of the screen. The focus, if there is one, moves to the nearest control on the new page.
  package init?(_ key: FocusKey, from focus: CGRect?, in phone: Phone) {
    guard let isNext = Self.isNext(key) else { return nil }
    let area = focus ?? phone.context.interface.screen.bounds
    let point = CGPoint(x: area.midX, y: area.midY)
    var found: Self?
    phone.perform {
      found = Self.pages(at: point, in: phone).flatMap {
        Self(in: $0, isNext: isNext, at: point, from: focus)
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init?(in pages: UIScrollView, isNext: Bool, at point: CGPoint, from focus: CGRect?) {
    let width = pages.bounds.width
    let offset = pages.contentOffset.x + (isNext ? width : -width)
    // Ignore less than half a page, because offsets may be inexact.
    guard width > 0, offset > -width / 2, offset + width / 2 < pages.contentSize.width else {
      return nil
    }
    let visible = Self.screenFrame(of: pages)
    let (first, last) = (visible.minX + Self.margin, visible.maxX - Self.margin)
    path =
      isNext
      ? [last, last - Self.start, first].map { CGPoint(x: $0, y: point.y) }
      : [first, first + Self.start, last].map { CGPoint(x: $0, y: point.y) }
    let edge = isNext ? visible.minX : visible.maxX
    self.focus = focus.flatMap { focus in
      Self.controls(in: pages)
        .map { $0.offsetBy(dx: isNext ? -width : width, dy: 0) }
        .filter { visible.contains(CGPoint(x: $0.midX, y: $0.midY)) }
        .min {
          abs($0.midX - edge) + 2 * abs($0.midY - focus.midY)
            < abs($1.midX - edge) + 2 * abs($1.midY - focus.midY)
        }
    }
  }

  private static func isNext(_ key: FocusKey) -> Bool? {
    switch key {
    case .right, .pageDown: true
    case .left, .pageUp: false
    case .up, .down, .enter: nil
    }
  }

  private static func pages(at point: CGPoint, in phone: Phone) -> UIScrollView? {
    guard let hit = phone.context.hitTest(point, with: nil)?.view else { return nil }
    return sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isPagingEnabled && $0.isScrollEnabled }
  }

  private static func controls(in view: UIView) -> [CGRect] {
    view.subviews.filter { !$0.isHidden && $0.isUserInteractionEnabled }.flatMap { view in
      if let control = view as? UIControl, control.isEnabled { return [screenFrame(of: control)] }
      return controls(in: view)
    }
  }

  private static func screenFrame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
  }
}
