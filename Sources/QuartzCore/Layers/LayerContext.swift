package import CoreGraphics
package import DisplayList
package import PhoneFoundation

/// The state that the layers of a running app share: the clock, the animations, and pending
/// updates.
///
/// The app's context owns one and makes it current together with itself, because a layer without a
/// view cannot find its app. The closures provide what layers need from higher modules. A layer
/// reaches its view through `LayerHost`.
package final class LayerContext {
  /// The context of the running app.
  ///
  /// Not isolated, because Apple's functions that use it (`CACurrentMediaTime`) are not isolated
  /// either.
  package nonisolated(unsafe) static var current = MainActor.assumeIsolated {
    LayerContext(run: .current)
  }

  /// The clock, and the names of timers in the trace.
  package nonisolated(unsafe) let run: AppRun
  /// The time and the scheduled work of the run.
  package nonisolated var queue: TimerQueue { run.queue }
  /// The active animations and the open animation blocks.
  package private(set) lazy var animations = AnimationEngine(context: self)
  /// Whether an animation block is open. If so, setters of layers call `animations`.
  package nonisolated(unsafe) internal(set) var isInAnimationBlock = false

  /// The stack of drawing contexts. The last one is current.
  package nonisolated(unsafe) var graphics: [CGContext] = []
  /// The out-of-date part of the layer that is being drawn, in the layer's coordinates; nil for the
  /// whole layer.
  package internal(set) var regionToDraw: CGRect?
  /// The layer that is being laid out. Sublayers that it adds do not request another layout.
  var layerInLayout: ObjectIdentifier?

  /// The display's refreshes per second, for display links; 60 without a window.
  package nonisolated(unsafe) var refreshesPerSecond = 60
  /// The screen's pixels per point.
  package nonisolated(unsafe) var pixelsPerPoint: CGFloat = 1
  /// Whether anything on screen may have changed since the last frame was composed.
  package nonisolated(unsafe) var needsFrame = true {
    didSet { if needsFrame { needsDisplay = true } }
  }
  /// Whether any layer may have to draw before the next frame. If false, turns skip the search for
  /// such layers.
  package nonisolated(unsafe) var needsDisplay = true
  /// Whether the layout of any layer may be out of date.
  package nonisolated(unsafe) var needsLayout = true

  /// Calls a completion after the current packet, timer or other call into the app.
  package var deferCompletion: (@escaping () -> Void) -> Void = { $0() }
  /// Receives the name of a layer and of its property when an animation ends or is stopped. Nil
  /// without a trace.
  package var animationDidStop: ((_ name: String, _ finished: Bool) -> Void)?
  /// Describes a font object or the font with a name, in a size in points. Returns nil for the
  /// system font.
  package nonisolated(unsafe) var describeFont:
    (_ font: AnyObject?, _ size: CGFloat) -> FontDescription = { _, size in
      FontDescription(family: "Inter", size: size)
    }

  /// Paints a display list. Returns nil if there is no painter.
  package var paint: (_ list: DisplayList) -> CGImage? = { _ in nil }

  /// Makes the context of an app that has not started.
  package init(run: AppRun) {
    self.run = run
  }
}
