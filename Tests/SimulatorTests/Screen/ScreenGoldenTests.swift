import CoreGraphics
import DisplayList
import Foundation
import Simulator
import Testing
import UIKit

/// Compares every number in the overlay that a phone draws over its app with the approved drawing.
///
/// `make goldens` updates the golden files. Review the changes before you commit them.
struct ScreenGoldenTests {
  /// The frames in each file, by title.
  private static let frames: [String: [(title: String, frame: () -> DisplayList)]] = [
    "status-bar": statusBars, "fingers": fingers, "strips": strips, "legend": legends,
    "guide": guides, "inspector": inspectors, "zoom": zooms, "turned": turned,
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens", directoryHint: .isDirectory)

  @Test(
    "The overlay matches the golden files",
    arguments: [
      "status-bar", "fingers", "strips", "legend", "guide", "inspector", "zoom", "turned",
    ])
  func goldens(name: String) throws {
    var text = ""
    for (title, frame) in try #require(Self.frames[name]) {
      text += "# \(title)\n" + DisplayText(frame()).lines.joined(separator: "\n") + "\n"
    }
    let golden = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: golden)
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    let pairs = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let change = pairs.first { $0 != $1 }.map { "first: \($0), expected \($1)" } ?? ""
    #expect(text == expected, "if the new frames are right, run make goldens; \(change)")
  }

  // MARK: - Phones

  /// Each character is 0.5 em wide, and lines are 1.2 em high.
  private static let services = HostServices(measure: { text, width in
    let (size, all) = (text.font.size, CGFloat(text.string.count) * text.font.size / 2)
    guard let width else { return CGSize(width: all, height: 1.2 * size) }
    return CGSize(width: min(width, all), height: (all / width).rounded(.up) * 1.2 * size)
  })

  private static func makePhone(
    _ device: Device = .iPhone, _ overlay: (inout Overlay) -> Void = { _ in }
  ) -> Phone {
    let phone = Phone(device: device, services: services)
    phone.launch(.view { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) })
    overlay(&phone.overlay)
    return phone
  }

  /// Returns a frame from a new phone.
  private static func frame(
    _ device: Device = .iPhone, _ overlay: @escaping (inout Overlay) -> Void
  ) -> () -> DisplayList {
    { makePhone(device, overlay).frame() }
  }

  private static func touch(
    _ phone: Phone, _ finger: Int64, _ kind: TouchChange.Kind, at seconds: Double
  ) {
    let key = FingerKey(device: FingerKey.scriptDevice, finger: finger)
    let time = AppTime(seconds: seconds)
    phone.step([Timed(time, .touches([TouchChange(key, kind)]))], to: time)
  }

  // MARK: - Frames

  private final class StyledController: UIViewController {
    var style = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private static let statusBars: [(title: String, frame: () -> DisplayList)] = [
    ("opaque", frame { _ in }),
    ("light", { bar(.lightContent) }), ("dark", { bar(.darkContent) }),
    ("default", { bar(.default) }), ("default of a dark phone", { bar(.default, isDark: true) }),
    ("beside a notch", { bar(.lightContent, .iPhoneX) }),
    ("recording", frame { $0.showsRecordingMark = true }),
  ]

  private static func bar(
    _ style: UIStatusBarStyle, _ device: Device = .iPhone, isDark: Bool = false
  ) -> DisplayList {
    let phone = Phone(device: device, services: services)
    if isDark { phone.show(.style(.dark)) }
    phone.launch(
      .controller {
        let controller = StyledController()
        controller.style = style
        return controller
      })
    return phone.frame()
  }

  /// Two mouse fingers, the first of which is held down by the button, and a sticky finger.
  private static let dots: [MouseTouchEmulator.Dot] = {
    let size = CGSize(width: 320, height: 480)
    var input = DesktopInput(viewport: ScreenViewport(windowSize: size, screen: size))
    input.perform(.mouse(.down(.right, CGPoint(x: 100, y: 150))), at: .zero)
    input.perform(.mouse(.up(.right, nil)), at: .zero)
    input.perform(.key(.emulator(.ctrl), isDown: true), at: .zero)
    input.perform(.mouse(.move(CGPoint(x: 40, y: 60))), at: .zero)
    return input.mouseDots
  }()

  private static let fingers: [(title: String, frame: () -> DisplayList)] = [
    ("the mouse's", frame { $0.mouseDots = dots }),
    ("the mouse's, not shown", frame { ($0.mouseDots, $0.showsMouseDots) = (dots, false) }),
    (
      "all, including a finger of the mouse",
      {
        let phone = makePhone {
          $0.mouseDots = dots
          $0.showsFingers = true
        }
        touch(phone, 1, .down(CGPoint(x: 40, y: 60)), at: 0.1)
        touch(phone, 2, .down(CGPoint(x: 200, y: 250)), at: 0.2)
        return phone.frame()
      }
    ),
    (
      "in pictures",
      {
        let phone = makePhone {
          $0.mouseDots = dots
          $0.toast = "no"
          $0 = $0.forPictures(marksFingers: true)
        }
        return phone.frame()
      }
    ),
    ("off", frame { $0 = .off }),
    (
      "after a restart",
      frame {
        $0.showsHint = true
        $0.hint = "Try"
        $0.showsLog = true
        $0.hasHome = true
        $0.showsFingers = true
        $0.showsLegend = true
        $0.progress = 0.5
        $0 = $0.forRestart
      }
    ),
    ("chosen", frame { $0.focus = CGRect(x: 20, y: 100, width: 60, height: 40) }),
    ("chosen and narrow", frame { $0.focus = CGRect(x: 20, y: 100, width: 8, height: 30) }),
    ("chosen and flat", frame { $0.focus = CGRect(x: 20, y: 100, width: 30, height: 8) }),
  ]

  private static let strips: [(title: String, frame: () -> DisplayList)] = [
    ("empty log", frame { $0.showsLog = true }),
    (
      "log of ten lines, and a hint",
      {
        let phone = makePhone {
          $0.showsLog = true
          $0.hint = "Tap quickly"
        }
        phone.perform { for line in 1...10 { print("line \(line)") } }
        return phone.frame()
      }
    ),
    ("hint without Home", frame { $0.hint = "Tap quickly" }),
    (
      "hint with Home",
      frame {
        $0.hint = "Tap"
        $0.hasHome = true
      }
    ),
    (
      "long hint",
      frame { $0.hint = "A hint that is longer than the space between the lower corners" }
    ),
    (
      "toast and half of a script",
      frame {
        $0.toast = "Saved a picture"
        $0.progress = 0.5
      }
    ),
    ("long toast", frame { $0.toast = String(repeating: "A long message. ", count: 6) }),
  ]

  private static let legends: [(title: String, frame: () -> DisplayList)] = [
    ("without a hint", frame { $0.showsLegend = true }),
    (
      "with a hint",
      frame {
        $0.showsLegend = true
        $0.hint = "Tap quickly"
      }
    ),
    (
      "with Home",
      frame {
        $0.showsLegend = true
        $0.hasHome = true
      }
    ),
    (
      "of a script",
      frame {
        $0.showsLegend = true
        $0.progress = 0.25
      }
    ),
    (
      "on a wide screen",
      frame(.iPad) {
        $0.showsLegend = true
      }
    ),
    (
      "on a low screen",
      {
        let phone = makePhone {
          $0.showsLegend = true
          $0.hint = "Tap quickly"
        }
        phone.step([Timed(.zero, .rotate(.left))], to: .zero)
        return phone.frame()
      }
    ),
  ]

  private static let guides: [(title: String, frame: () -> DisplayList)] = [3, 150, 900].map {
    words in
    (
      "\(words) words",
      frame {
        let text = Array(repeating: "finger", count: words).joined(separator: " ")
        $0.guide = Guide(
          title: "App", sections: [Guide.Section("To try", text), Guide.Section("More", "Words")])
      }
    )
  }

  private static let inspectors: [(title: String, frame: () -> DisplayList)] = [
    ("before a touch", frame { $0.showsInspector = true }),
    ("two fingers, up", { inspected(at: CGPoint(x: 60, y: 80)) }),
    ("two fingers, down", { inspected(at: CGPoint(x: 60, y: 400)) }),
    ("at the lower right corner", { inspected(at: CGPoint(x: 318, y: 478)) }),
    (
      "above a log and a hint",
      {
        inspected(at: CGPoint(x: 60, y: 80)) {
          $0.showsLog = true
          $0.hint = "Tap"
        }
      }
    ),
  ]

  /// Nested views with recognizers, one of them rotated, and two fingers close to each other.
  private static func inspected(
    at point: CGPoint, _ overlay: (inout Overlay) -> Void = { _ in }
  ) -> DisplayList {
    let phone = Phone(services: services)
    phone.launch(
      .view {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        root.isMultipleTouchEnabled = true
        for number in 0..<3 {
          let view = UIView(frame: CGRect(x: 20 + 90 * number, y: 40, width: 80, height: 120))
          view.clipsToBounds = number == 1
          view.isUserInteractionEnabled = number != 2
          view.isMultipleTouchEnabled = true
          let inner = UIImageView(frame: CGRect(x: 10, y: 60, width: 120, height: 30))
          inner.isUserInteractionEnabled = number == 0
          view.addSubview(inner)
          root.addSubview(view)
        }
        let turned = UIView(frame: CGRect(x: 100, y: 250, width: 60, height: 60))
        turned.transform = CGAffineTransform(rotationAngle: 0.5)
        root.addSubview(turned)
        root.addSubview(UIView(frame: CGRect(x: 300, y: 440, width: 15, height: 15)))
        root.addGestureRecognizer(UIPanGestureRecognizer())
        root.addGestureRecognizer(UILongPressGestureRecognizer())
        for taps in 1...5 {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = taps
          root.addGestureRecognizer(tap)
        }
        return root
      })
    phone.overlay.showsInspector = true
    overlay(&phone.overlay)
    touch(phone, 1, .down(point), at: 0.1)
    touch(phone, 1, .move(CGPoint(x: point.x, y: point.y + 30)), at: 0.2)
    touch(phone, 2, .down(CGPoint(x: point.x - 4, y: point.y + 25)), at: 0.3)
    touch(phone, 1, .up(nil), at: 0.4)
    // Add more fingers than there are colors.
    for finger in 3...6 {
      let point = CGPoint(x: 50 * Double(finger), y: 330)
      touch(phone, Int64(finger), .down(point), at: 0.4)
    }
    return phone.frame()
  }

  private static let zooms: [(title: String, frame: () -> DisplayList)] =
    [true, false].flatMap { isOpening in
      [-0.1, 0, 0.05, 0.125, 0.25, 1].map { seconds in
        (
          "\(isOpening ? "opening" : "closing") at \(seconds) s",
          {
            let last = makePhone().frame()
            let phone = makePhone { $0.toast = "New" }
            let icon = CGRect(x: 17, y: 34, width: 57, height: 57)
            return AppZoom(icon: icon, isOpening: isOpening, from: last, on: .iPhone)
              .frame(phone.frame(), at: AppTime(seconds: seconds))
          }
        )
      }
    }

  private static let turned: [(title: String, frame: () -> DisplayList)] =
    [
      (
        "to the left",
        {
          let phone = makePhone { $0.toast = "Turned" }
          phone.step([Timed(.zero, .rotate(.left))], to: .zero)
          return phone.frame()
        }
      ),
      (
        "centered in a higher frame",
        { makePhone().frame(centeredIn: CGSize(width: 480, height: 600)) }
      ),
      (
        "centered in a smaller frame",
        { makePhone().frame(centeredIn: CGSize(width: 480, height: 320)) }
      ),
      (
        "centered in its own size",
        { makePhone().frame(centeredIn: CGSize(width: 320, height: 480)) }
      ),
    ]
}
