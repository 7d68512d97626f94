import AppLibrary
import CoreGraphics
import Foundation
import SDLHost
import Simulator
import Testing
import UIKit
import XServer

@testable import TouchboxCommand

/// Tests `touchbox doctor` without a display, and its individual checks.
struct DoctorTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test(
    "K-20 without a display, `doctor` exits with code 4 and says what is missing and how to fix it")
  func withoutDisplay() throws {
    let command = try Command(["doctor"], in: folder)
    #expect(command.status == .exited(4))
    #expect(command.errors.isEmpty)
    let index = try #require(command.output.firstIndex { $0.hasPrefix("problem  Display: ") })
    #expect(command.output[index + 1].contains("-> log in to a desktop, or set DISPLAY"))
    // The requirements for scripts and pictures are met.
    for topic in ["Program", "Libraries", "Fonts", "Assets"] {
      #expect(command.output.contains { $0.hasPrefix("ok       \(topic): ") }, "\(topic)")
    }
    #expect(command.output.contains { $0.contains("Libraries: SDL2 2.") })
    #expect(command.output.last == "1 problem.")
  }

  @Test("A display that does not respond is reported by name")
  func silentDisplay() throws {
    let command = try Command(["doctor"], in: folder, environment: ["DISPLAY": ":987"])
    #expect(command.status == .exited(4))
    #expect(command.output.contains { $0.contains("nothing is listening at DISPLAY=:987") })
  }

  @Test("--headless skips the checks for windows and exits with code 0")
  func headless() throws {
    let command = try Command(["doctor", "--headless"], in: folder)
    #expect(command.status == .exited(0))
    #expect(!command.output.contains { $0.contains("Display") })
    #expect(command.output.last == "No problems.")
  }

  @Test("K-20 if pictures and scripts are missing, `doctor` exits with code 5")
  func withoutAssets() throws {
    let command = try Command(
      ["doctor", "--headless"], in: folder, environment: ["TOUCHBOX_ASSETS": "/nowhere"])
    #expect(command.status == .exited(5))
    #expect(
      command.output.contains { $0.hasPrefix("problem  Assets: TOUCHBOX_ASSETS is /nowhere") })
  }

  @Test("A missing compiler or ffmpeg is only a note, because few commands need them")
  func withoutTools() throws {
    let command = try Command(
      ["doctor", "--headless"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(command.status == .exited(0))
    #expect(command.output.contains { $0.hasPrefix("note     Swift: found no Swift compiler") })
    #expect(command.output.contains { $0.hasPrefix("note     Tools: ffmpeg is not installed") })
  }

  @MainActor
  @Test("A missing server or QR code library is a note with the command that installs it")
  func servers() {
    let missing = Diagnosis.serverFindings(program: nil, hasQRCodes: true)
    #expect(missing.map(\.verdict) == [.note])
    #expect(missing.first?.advice?.contains("make serve") == true)
    let withoutCodes = Diagnosis.serverFindings(
      program: "/usr/bin/touchbox-serve", hasQRCodes: false)
    #expect(withoutCodes.map(\.verdict) == [.ok, .note])
    #expect(withoutCodes.last?.advice?.contains("libqrencode4") == true)
    #expect(
      Diagnosis.serverFindings(program: "/usr/bin/touchbox-serve", hasQRCodes: true)
        == [.ok("Server", "/usr/bin/touchbox-serve")])
  }

  @Test(
    "K-20 --touch exits with code 4 without a display, and with code 2 if options are invalid",
    arguments: [
      (["--touch"], 4), (["--scale", "2"], 2), (["--fullscreen"], 2),
      (["--touch", "--headless"], 2), (["--touch", "--scale", "0"], 2),
    ] as [([String], Int32)])
  func page(options: [String], code: Int32) throws {
    #expect(try Command(["doctor"] + options, in: folder).status == .exited(code))
  }

  // MARK: - The kernel's input devices

  /// A file in the format of /proc/bus/input/devices. Bits in PROP: 0 pointer, 1 direct. Bits in
  /// ABS: 0 x, 1 y, 0x2F slot, 0x35 and 0x36 positions, 0x39 tracking ID.
  static let devices = """
    I: Bus=0019 Vendor=0000 Product=0001 Version=0000
    N: Name="Power Button"
    H: Handlers=kbd event0
    B: PROP=0
    B: EV=3

    I: Bus=0018 Vendor=04f3 Product=2494 Version=0100
    N: Name="ELAN2494:00 04F3:2494"
    H: Handlers=mouse1 event5
    B: PROP=2
    B: EV=1b
    B: ABS=260800000000003

    I: Bus=0018 Vendor=06cb Product=7f28 Version=0100
    N: Name="Synaptics TouchPad"
    H: Handlers=mouse2 event6
    B: PROP=5
    B: EV=b
    B: ABS=260800000000003

    I: Bus=0003 Vendor=056a Product=0357 Version=0110
    N: Name="Pen Tablet"
    H: Handlers=event7
    B: PROP=1
    B: EV=1b
    B: ABS=1000d000003

    I: Bus=0003 Vendor=0eef Product=0001 Version=0100
    N: Name="Old single touchscreen"
    H: Handlers=
    B: PROP=2
    B: ABS=3

    """

  @Test(
    "Touchscreens and touchpads in the kernel's device list are recognized by properties and axes")
  func kernelDevices() {
    let devices = KernelInputDevice.all(in: Self.devices)
    #expect(devices.map(\.kind) == [nil, .touchscreen, .touchpad, nil, .touchscreen])
    #expect(devices[1].name == "ELAN2494:00 04F3:2494")
    #expect(devices[1].file == "/dev/input/event5")
    #expect(devices[4].file == nil)
  }

  @Test(
    "Any contents of the kernel's device list can be read",
    arguments: [
      "", "\n\n\n", "N: Name=\n", "B: ABS=zz\nB: PROP=2", "B: ABS=ffffffffffffffffffffff 1",
      "H: Handlers=event", "B: PROP=2\nB: ABS=1",
    ])
  func oddDevices(text: String) {
    for device in KernelInputDevice.all(in: text) { #expect(device.kind != .touchpad) }
  }

  @Test(
    "A touchscreen that the display server does not report is a problem; a missing one is a note"
  )
  @MainActor func touchFindings() throws {
    let diagnosis = Diagnosis(environment: [:], assets: AssetFolder(environment: [:]))
    let screens = KernelInputDevice.all(in: Self.devices).filter { $0.kind == .touchscreen }
    // If there is no display, the touchscreen is only mentioned.
    #expect(diagnosis.touchFindings(nil, kernel: screens).allSatisfy { $0.verdict == .note })
    #expect(diagnosis.touchFindings(nil, kernel: []).isEmpty)
  }

  // MARK: - Displays

  @Test(
    "The environment determines the display servers and their sockets",
    arguments: [
      ([:], []),
      (["DISPLAY": "", "WAYLAND_DISPLAY": ""], []),
      (["DISPLAY": ":1.0"], ["@/tmp/.X11-unix/X1", "/tmp/.X11-unix/X1"]),
      (["DISPLAY": "unix:2"], ["@/tmp/.X11-unix/X2", "/tmp/.X11-unix/X2"]),
      (["DISPLAY": "other:0"], []),
      (
        ["WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": "/run/user/7"],
        ["/run/user/7/wayland-1"]
      ),
      (["WAYLAND_DISPLAY": "/tmp/w"], ["/tmp/w"]),
    ] as [([String: String], [String])])
  func displayServers(environment: [String: String], sockets: [String]) {
    #expect(DisplayServer.named(in: environment).flatMap(\.sockets) == sockets)
  }

  @Test("A socket without a server does not respond, and a remote display is not checked")
  func reachability() {
    #expect(DisplayServer(name: "", sockets: [folder.path + "/none"]).isReachable == false)
    let long = "/" + String(repeating: "x", count: 200)
    #expect(DisplayServer(name: "", sockets: [long]).isReachable == false)
    #expect(DisplayServer(name: "", sockets: []).isReachable == nil)
  }

  // MARK: - The window manager's modifier key

  @Test(
    "The desktop and its settings determine whether Alt+drag moves windows",
    arguments: [
      ("GNOME", nil, .ok), ("ubuntu:GNOME", "'<Alt>'\n", .note), ("GNOME", "'<Super>'", .ok),
      ("XFCE", nil, .note), ("XFCE", "Super\n", .ok), ("XFCE", "none\n", .ok),
      ("KDE", nil, .ok), ("KDE", "Alt\n", .note), ("MATE", nil, .note), ("LXQt", nil, .note),
      ("sway", nil, .ok), ("", nil, .note), ("Enlightenment", nil, .note),
    ] as [(String, String?, Finding.Verdict)])
  func modifier(desktop: String, answer: String?, verdict: Finding.Verdict) {
    let source = WindowModifier.source(in: ["XDG_CURRENT_DESKTOP": desktop])
    let finding = WindowModifier.finding(source, answer: answer)
    #expect(finding.verdict == verdict, "\(finding.text)")
    #expect((finding.advice != nil) == (verdict == .note))
  }

  // MARK: - The window for touch devices

  @Test(
    "Fingers are numbered as they land, lifted fingers stay until the next gesture, and paths are limited"
  )
  @MainActor func fingerBoard() {
    var board = FingerBoard()
    let viewport = ScreenViewport(
      windowSize: CGSize(width: 640, height: 960), screen: CGSize(width: 320, height: 480))
    func report(_ action: WindowEvent.Finger.Action, _ finger: Int64, _ x: CGFloat, _ y: CGFloat) {
      let key = FingerKey(device: 40, finger: finger)
      _ = board.report(
        WindowEvent.Finger(action, key, at: CGPoint(x: x, y: y), pressure: 0.5),
        at: AppTime(seconds: 1), in: viewport)
    }
    // A finger that was already down when the window opened has no number.
    report(.motion, 9, 0.5, 0.5)
    #expect(board.fingers.isEmpty)
    report(.down, 7, 0.25, 0.5)
    report(.down, 8, 0.5, 0.5)
    #expect(board.fingers.map(\.number) == [1, 2])
    // A quarter of 320 points, and half of 480.
    #expect(board.fingers[0].trail == [CGPoint(x: 80, y: 240)])
    for step in 0..<(2 * FingerBoard.trailLimit) { report(.motion, 7, CGFloat(step) / 2048, 0) }
    #expect(board.fingers[0].trail.count == FingerBoard.trailLimit)
    #expect(board.fingers[0].trail.last?.y == 0)
    report(.up, 7, 0, 0)
    #expect(board.fingers.map(\.isDown) == [false, true])
    // The device reuses the lifted finger's ID for a new finger.
    report(.down, 7, 0.1, 0.1)
    #expect(board.fingers.map(\.number) == [1, 2, 3])
    report(.up, 8, 0, 0)
    report(.up, 7, 0, 0)
    report(.up, 7, 0, 0)
    #expect(board.fingers.count == 3 && board.fingers.allSatisfy { !$0.isDown })
    report(.down, 1, 0.1, 0.1)
    #expect(board.fingers.map(\.number) == [1])
  }

  // MARK: - Fonts and libraries

  @Test("Inter is the expected font; any other font is a note, and having no font is a problem")
  @MainActor func fonts() {
    typealias Font = InstalledLibraries.Font
    let inter = Font(family: "Inter", file: "/i.otf")
    let dejaVu = Font(family: "DejaVu Sans", file: "/d.ttf")
    #expect(Diagnosis.fontFinding { $0 == "Inter" ? inter : dejaVu }.verdict == .ok)
    let other = Diagnosis.fontFinding { _ in dejaVu }
    #expect(other.verdict == .note && other.text.contains("DejaVu Sans, /d.ttf"))
    #expect(other.advice?.contains("fonts-inter") == true)
    #expect(
      Diagnosis.fontFinding { _ in Font(family: "Unifont", file: "/u") }.text.contains("Unifont"))
    #expect(Diagnosis.fontFinding { _ in nil }.verdict == .problem)
  }

  @Test("Libraries that cannot be loaded are listed with their packages")
  @MainActor func libraries() {
    let finding = Diagnosis.libraryFinding { $0.name == "Pango" ? nil : "1" }
    #expect(finding.verdict == .problem)
    #expect(finding.text == "Pango cannot be loaded")
    #expect(finding.advice?.hasSuffix("libpangocairo-1.0-0") == true)
  }
}
