package import AppLibrary
import Demos
import PublishedDemos

extension AppCatalog {
  /// The catalog of all demos.
  package static let demos = AppCatalog(
    allDemos.map { $0.belowStatusBar() }, origin: .demos, assets: AssetFolder())

  /// The demos in book order. A new demo requires a file in `Demos`, a folder in `Assets`, and an
  /// entry here.
  private static let allDemos: [App] = [
    App(
      "TapCounter", "Multi-touch events, 4.2.4", "counts quick taps in a row",
      hint: "Tap, and tap again quickly", isLogOnly: true,
      icon: AppIcon(.tap, .blue),
      .controller { TapCounterViewController() }),
    App(
      "DragDemo", "Multi-touch events, 4.2.5", "logs a finger's path from touch-down to lift-off",
      hint: "Drag, and watch the log", isLogOnly: true,
      icon: AppIcon(.drag, .green),
      .controller { DragDemoViewController() }),
    App(
      "PinchMe", "Multi-touch events, 4.2.7", "logs two fingers and the distance between them",
      hint: "Pinch (mouse: hold Ctrl)", isLogOnly: true,
      icon: AppIcon(.pinchIn, .purple),
      .controller { Demos.PinchMeViewController() },
      published: .controller { PublishedDemos.PinchMeViewController() }),
    App(
      "TouchDemo", "Multi-touch events, 4.2.8", "lets every finger drag its own icon",
      hint: "Drag several icons at once",
      icon: AppIcon(.tiles, .white),
      .delegate(Demos.TouchDemoAppDelegate.self),
      published: .delegate(PublishedDemos.TouchDemoAppDelegate.self)),
    App(
      "TouchSpots", "Implementing a multi-touch app", "grows a spot under every finger",
      hint: "Put many fingers down",
      icon: AppIcon(.spots, .slate),
      .controller { Demos.TouchSpotsViewController() },
      published: .controller { PublishedDemos.TouchSpotsViewController() }),
    App(
      "TestTouch", "iPhone multitouch", "draws a square around every finger",
      hint: "Move one of several fingers",
      icon: AppIcon(.squares, .teal),
      .view { Demos.TestTouch() }, published: .view { PublishedDemos.TestTouch() }),
    App(
      "BeachBall", "Multi-touch, single touch and tap handling",
      "pulses, drags, spins and resets a ball", hint: "Tap, drag or turn the ball",
      icon: AppIcon(.ball, .blue),
      .controller { Demos.BeachBallViewController() },
      published: .controller { PublishedDemos.BeachBallViewController() }),
    App(
      "TouchExample", "Gestures, 12.1", "names the last touch event, with taps and touches",
      hint: "Tap, drag, use two fingers",
      icon: AppIcon(.lines, .orange),
      .controller { TouchExampleViewController() }),
    App(
      "SwipeExample", "Gestures, 12.2", "names swipes along and across the screen",
      hint: "Swipe across, then down",
      icon: AppIcon(.crossedArrows, .red),
      .controller { Demos.SwipeExampleViewController() },
      published: .controller { PublishedDemos.SwipeExampleViewController() }),
    App(
      "MultiSwipe", "Gestures, 12.3", "distinguishes multi-finger swipes from pinches",
      hint: "Swipe with several fingers",
      icon: AppIcon(.parallelArrows, .night),
      .controller { Demos.MultiSwipeViewController() },
      published: .controller { PublishedDemos.MultiSwipeViewController() }),
    App(
      "Multitap1", "Gestures, 12.4", "writes a line for every tap in a row",
      hint: "Tap up to four times quickly",
      icon: AppIcon(.taps, .green),
      .controller { Demos.Multitap1ViewController() },
      published: .controller { PublishedDemos.Multitap1ViewController() }),
    App(
      "Multitap2", "Gestures, 12.4", "waits, then writes one line for all taps in a row",
      hint: "Tap up to four times quickly",
      icon: AppIcon(.clock, .purple),
      .controller { Demos.Multitap2ViewController() },
      published: .controller { PublishedDemos.Multitap2ViewController() }),
    App(
      "PinchExample", "Gestures, 12.5", "says when two fingers moved apart or together",
      hint: "Pinch (mouse: hold Ctrl)",
      icon: AppIcon(.pinchOut, .orange),
      .controller { Demos.PinchExampleViewController() },
      published: .controller { PublishedDemos.PinchExampleViewController() }),
    App(
      "TouchChain", "Multi-touch events, 4.2.3, 4.2.6",
      "shows an event's path along the responder chain",
      hint: "Touch the box, then beside it",
      icon: AppIcon(.nestedViews, .slate),
      .delegate(TouchChainDelegate.self, application: TouchChainApplication.self)),
    App(
      "PhotoDemo", "Gesture recognizers", "moves, scales and turns photos with recognizers",
      hint: "Pinch, turn, tap twice, hold",
      icon: AppIcon(.photo, .night),
      .controller { PhotoDemoViewController() }),
    App(
      "PhotoWall", "View controller transitions", "opens photos and closes them with a pinch",
      hint: "Tap a photo, then pinch it",
      icon: AppIcon(.grid, .white),
      .controller { PhotoWallViewController() }),
    App(
      "Contacts", "Navigation, tables, text fields", "shows, adds and deletes contacts",
      hint: "Tap a name, swipe, or tap +",
      icon: AppIcon(.person, .slate),
      .delegate(ContactsDelegate.self)),
  ]
}
