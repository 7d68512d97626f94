package import CoreGraphics
package import DisplayList
package import PhoneFoundation

/// The state that a running app's layers share: the clock, animations, and pending updates.
///
/// The app's context owns a layer context and makes it current along with itself because a layer
/// without a view can't find its app. The closures provide services from higher-level modules. A
/// layer accesses its view through `LayerHost`.
package final class LayerContext {
  /// The context of the running app.
  ///
  /// Not isolated because the Apple functions that use it, such as `CACurrentMediaTime`, aren't
  /// isolated either.
  package nonisolated(unsafe) static var current = MainActor.assumeIsolated {
    LayerContext(run: .current)
  }

  /// The clock and the names of timers in the trace.
  package nonisolated(unsafe) let run: AppRun
  /// The run's current time and scheduled work.
  package nonisolated var queue: TimerQueue { run.queue }
  /// The active animations and the open animation blocks.
  package private(set) lazy var animations = AnimationEngine(context: self)
  /// Whether an animation block is open. If so, layer setters call `animations`.
  package nonisolated(unsafe) internal(set) var isInAnimationBlock = false

  /// The stack of drawing contexts. The last element is the current context.
  package nonisolated(unsafe) var graphics: [CGContext] = []
  /// The out-of-date part of the layer being drawn, in the layer's coordinates; nil for the whole
  /// layer.
  package internal(set) var regionToDraw: CGRect?
  /// The layer being laid out. Sublayers that it adds don't request another layout.
  var layerInLayout: ObjectIdentifier?

  /// The display's refreshes per second, for display links; 60 if there is no window.
  package nonisolated(unsafe) var refreshesPerSecond = 60
  /// The screen's pixels per point.
  package nonisolated(unsafe) var pixelsPerPoint: CGFloat = 1
  /// Whether anything on screen may have changed since the last frame was composed.
  package nonisolated(unsafe) var needsFrame = true {
    didSet { if needsFrame { needsDisplay = true } }
  }
  /// Whether any layer may need to draw before the next frame. If false, turns skip the search for
  /// such layers.
  package nonisolated(unsafe) var needsDisplay = true
  /// Whether the layout of any layer may be out of date.
  package nonisolated(unsafe) var needsLayout = true

  /// Calls a completion after the current packet, timer, or other call into the app.
  package var deferCompletion: (@escaping () -> Void) -> Void = { $0() }
  /// Called with the names of a layer and its property when an animation ends or is stopped. Nil if
  /// there is no trace.
  package var animationDidStop: ((_ name: String, _ finished: Bool) -> Void)?
  /// Describes a font object or a named font at a size in points. Returns nil for the system font.
  package nonisolated(unsafe) var describeFont:
    (_ font: AnyObject?, _ size: CGFloat) -> FontDescription = { _, size in
      FontDescription(family: "Inter", size: size)
    }

  /// Paints a display list. Returns nil if there is no painter.
  package var paint: (_ list: DisplayList) -> CGImage? = { _ in nil }

  /// Creates the context for an app that hasn't started yet.
  package init(run: AppRun) {
    self.run = run
  }
}
