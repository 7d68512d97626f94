import ArgumentParser
import CoreGraphics
import SDLHost
import Simulator
import UIKit

/// `touchbox bench w4`
struct StartBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w4",
    abstract: "How long a window takes to open.",
    discussion: """
      Opens a window of 640x960 with an icon in its middle, and ends. `value` is the seconds from \
      the program's first line to the picture in the window. Needs a display.
      """,
    aliases: ["start"])

  @OptionGroup var window: BenchWindow

  @MainActor func perform() throws {
    var line = Measurement(of: "w4", way: window.way)
    try window.run(Self.showIcon) { mail in
      line.add("driver", SDLHost.description)
      line.add((SuspendingClock().now - Touchbox.started) / .seconds(1), in: "first_frame_s")
      mail.send(.quit)
    }
    Console.out(line.text)
  }

  /// Makes a white window with an icon in its middle.
  @MainActor static func showIcon() -> UIWindow {
    let window = BenchWindow.white(UIWindow(frame: UIScreen.main.bounds))
    let icon = UIImageView(image: BenchIcon.make(scale: UIScreen.main.scale))
    icon.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(icon)
    return window
  }
}

/// `touchbox bench w5`
struct IdleBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w5",
    abstract: "How much work a window makes that nobody touches.",
    discussion: """
      Opens a window and leaves it alone. `value` is the processor time, in seconds, that the \
      program used from the first picture on. Needs a display.
      """,
    aliases: ["idle"])

  @OptionGroup var window: BenchWindow

  @Option(help: ArgumentHelp("How long it waits.", valueName: "number"))
  var seconds = 10

  func validate() throws {
    try requireSize("seconds", seconds, in: 0...86_400)
  }

  @MainActor func perform() throws {
    var start = 0.0
    var line = Measurement(of: "w5", way: window.way)
    line.add("seconds", seconds)
    try window.run(StartBench.showIcon) { mail in
      start = Stopwatch.processorTime
      _ = UIKit.Timer.scheduledTimer(withTimeInterval: Double(seconds), repeats: false) { _ in
        line.add(Stopwatch.processorTime - start, in: "cpu_s")
        mail.send(.quit)
      }
    }
    Console.out(line.text)
  }
}

/// `touchbox bench w6`
struct SquaresBench: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "w6",
    abstract: "A window in which fingers are seen, for a measurement from outside.",
    discussion: """
      Opens a white window of 640x960 in the display's upper left corner with a black square under \
      every finger, says READY, and runs until it is ended. What watches the screen measures how \
      long a touch takes to be seen. Needs a display.
      """,
    aliases: ["squares"])

  @OptionGroup var window: BenchWindow

  @MainActor func perform() throws {
    try window.run {
      BenchWindow.white(SquaresWindow(frame: UIScreen.main.bounds))
    } onShow: { _ in
      Console.out("READY")
    }
  }
}

/// Puts a black square under every finger.
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
