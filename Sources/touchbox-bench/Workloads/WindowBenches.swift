import ArgumentParser
import CoreGraphics
import SDLHost
import Simulator
import TouchboxCore
import UIKit

/// `touchbox-bench start`
struct StartBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Seconds until a window shows its first frame.",
    discussion: """
      Opens a window of 640x960 with an icon in its centre, and exits. `value` is the seconds from \
      the program's first line to the first frame in the window. Needs a display.
      """,
    aliases: ["w4"])

  @OptionGroup var window: BenchWindow

  @MainActor func perform() throws {
    var line = Measurement(of: "w4", variant: window.variantName)
    try window.run(Self.showIcon) { inbox in
      line.add("driver", SDLHost.description)
      line.add((SuspendingClock().now - TouchboxBench.started) / .seconds(1), in: "first_frame_s")
      inbox.send(.quit)
    }
    Console.out(line.text)
  }

  /// Makes a white window with an icon in its centre.
  @MainActor static func showIcon() -> UIWindow {
    let window = BenchWindow.white(UIWindow(frame: UIScreen.main.bounds))
    let icon = UIImageView(image: BenchIcon.make(scale: UIScreen.main.scale))
    icon.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(icon)
    return window
  }
}

/// `touchbox-bench idle`
struct IdleBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "idle",
    abstract: "Processor time of a window without input.",
    discussion: """
      Opens a window and waits. `value` is the processor time, in seconds, that the program uses \
      after the first frame. Needs a display.
      """,
    aliases: ["w5"])

  @OptionGroup var window: BenchWindow

  @Option(help: ArgumentHelp("How long it waits.", valueName: "number"))
  var seconds = 10

  func validate() throws {
    try requireRange("--seconds", seconds, 0...86_400)
  }

  @MainActor func perform() throws {
    var start = 0.0
    var line = Measurement(of: "w5", variant: window.variantName)
    line.add("seconds", seconds)
    try window.run(StartBench.showIcon) { inbox in
      start = Stopwatch.processorTime
      _ = UIKit.Timer.scheduledTimer(withTimeInterval: Double(seconds), repeats: false) { _ in
        line.add(Stopwatch.processorTime - start, in: "cpu_s")
        inbox.send(.quit)
      }
    }
    Console.out(line.text)
  }
}

/// `touchbox-bench touch-latency`
struct TouchLatencyBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "touch-latency",
    abstract: "A window that shows fingers, to measure touch latency from outside.",
    discussion: """
      Opens a white window of 640x960 in the display's upper left corner with a black square under \
      every finger, prints READY, and runs until it is stopped. Another program that watches the \
      screen measures how long a touch takes to become visible. Needs a display.
      """,
    aliases: ["w6"])

  @OptionGroup var window: BenchWindow

  @MainActor func perform() throws {
    try window.run {
      BenchWindow.white(SquaresWindow(frame: UIScreen.main.bounds))
    } onShow: { _ in
      Console.out("READY")
    }
  }
}

/// Shows a black square under every finger.
private final class SquaresWindow: UIWindow {
  /// The side of a square, in points: 44 pixels.
  private static let side: CGFloat = 22

  private var squares: [ObjectIdentifier: UIView] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      square.backgroundColor = .black
      square.isUserInteractionEnabled = false
      square.center = touch.location(in: self)
      squares[ObjectIdentifier(touch)] = square
      addSubview(square)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      squares[ObjectIdentifier(touch)]?.center = touch.location(in: self)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      squares.removeValue(forKey: ObjectIdentifier(touch))?.removeFromSuperview()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
