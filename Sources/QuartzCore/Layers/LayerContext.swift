package import CoreGraphics
package import DisplayList
package import PhoneFoundation

/// What the layers of one running app share: the clock, the animations, and what has to be drawn.
///
/// The context of the app owns one and makes it current together with itself, since a layer that is in no view
/// knows no app. What layers need from above arrives through the closures; a view reaches its own layer as a
/// `LayerHost`.
package final class LayerContext {
  /// The context of the app that runs.
  ///
  /// Not isolated, like the functions that Apple does not isolate (`CACurrentMediaTime`).
  package nonisolated(unsafe) static var current = MainActor.assumeIsolated {
    LayerContext(run: .current)
  }

  /// The clock, and the names of timers for the trace.
  package nonisolated(unsafe) let run: AppRun
  /// Time and scheduled work: the run's.
  package nonisolated(unsafe) let queue: TimerQueue
  /// Running animations and open animation blocks.
  package private(set) lazy var animations = AnimationEngine(context: self)
  /// Whether an animation block is open, so that setters of layers ask `animations`.
  package nonisolated(unsafe) internal(set) var isInAnimationBlock = false

  /// Stack of drawing contexts; the last one is current.
  package nonisolated(unsafe) var graphics: [CGContext] = []
  /// The out-of-date part of the layer that is drawing, in its coordinates; nil for all of it.
  package internal(set) var regionToDraw: CGRect?
  /// The layer that is being laid out: sublayers that it adds do not ask for it again.
  var layerInLayout: ObjectIdentifier?

  /// The display's refreshes per second, for display links; 60 without a window.
  package nonisolated(unsafe) var refreshesPerSecond = 60
  /// Pixels per point of the screen.
  package nonisolated(unsafe) var pixelsPerPoint: CGFloat = 1
  /// Set when something on screen may have changed since the last frame was composed.
  package nonisolated(unsafe) var needsFrame = true {
    didSet { if needsFrame { needsDisplay = true } }
  }
  /// Set when any layer may have to draw before the next frame; without it no turn looks at all.
  package nonisolated(unsafe) var needsDisplay = true
  /// Set when the layout of any layer may be out of date.
  package nonisolated(unsafe) var needsLayout = true

  /// Runs a completion once the current packet, timer or other entry into the app has finished.
  package var deferCompletion: (@escaping () -> Void) -> Void = { $0() }
  /// Receives the name of a layer and its property whose animation stopped, and whether it had ended; nil
  /// without a trace.
  package var animationDidStop: ((_ name: String, _ finished: Bool) -> Void)?
  /// Returns the description of a font object or a font's name in a size in points; nil for the system's.
  package nonisolated(unsafe) var describeFont:
    (_ font: AnyObject?, _ size: CGFloat) -> FontDescription = { _, size in
      FontDescription(family: "Inter", size: size)
    }

  /// Paints a display list; nil where no painter is.
  package var paint: (_ list: DisplayList) -> CGImage? = { _ in nil }

  /// Makes the context of an app that has not started.
  package init(run: AppRun) {
    self.run = run
    queue = run.queue
  }
}
