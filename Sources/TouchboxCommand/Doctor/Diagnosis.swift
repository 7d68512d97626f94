import AppLibrary
import Foundation
import SDLHost
import Terminal

/// The checks of `touchbox doctor`. Each returns its findings.
@MainActor
struct Diagnosis {
  /// The process's environment variables.
  let environment: [String: String]
  /// The folder that contains the demos' pictures and scripts.
  let assets: AssetFolder

  /// Returns all findings.
  ///
  /// - Parameter checksDisplay: Whether to check the display and touch devices.
  /// - Throws: `StopSignals.Stopped`.
  func findings(checksDisplay: Bool) throws -> [Finding] {
    let signals = StopSignals()
    var findings = [
      Finding.ok("Program", "touchbox \(Touchbox.configuration.version), \(SDK.ownExecutable)")
    ]
    if checksDisplay {
      let report = Result { try DisplayReport() }
      findings += displayFindings(report)
      findings += touchFindings(try? report.get(), kernel: Self.kernelDevices)
      if (try? report.get()) != nil { findings.append(try modifierFinding(signals)) }
    }
    findings.append(Self.libraryFinding { InstalledLibraries.version(of: $0) })
    findings.append(Self.fontFinding { InstalledLibraries.font(for: $0) })
    findings.append(assetFinding)
    findings.append(try compilerFinding(signals))
    findings.append(Self.objectiveCFinding { try GNUstep() })
    findings += toolFindings
    findings += Self.serverFindings(
      program: ServerProgram.path,
      hasQRCodes: InstalledLibraries.canLoad("libqrencode.so.4"))
    return findings
  }

  // MARK: - Display

  /// Returns findings about the display, based on the environment and on SDL.
  func displayFindings(_ report: Result<DisplayReport, any Error>) -> [Finding] {
    let servers = DisplayServer.named(in: environment)
    let named = servers.map(\.name).joined(separator: ", ")
    switch report {
    case .success(let report):
      return [
        .ok(
          "Display",
          "\(named.isEmpty ? "" : named + ": ")\(report.displays.joined(separator: "; "))"),
        .ok("Video", report.description),
      ]
    case .failure(let error):
      let silent = servers.filter { $0.isReachable == false }
      let advice =
        if servers.isEmpty {
          "log in to a desktop, or set DISPLAY or WAYLAND_DISPLAY; over ssh use `ssh -X`"
        } else if !silent.isEmpty {
          "nothing is listening at \(silent.map(\.name).joined(separator: " and ")): log in to that "
            + "desktop, or correct the variable"
        } else if let driver = environment["SDL_VIDEODRIVER"] {
          "SDL_VIDEODRIVER=\(driver) overrides the driver: unset it"
        } else {
          "the server is running but refuses connections: run this as the desktop's user, or see `man xauth`"
        }
      return [
        .problem(
          "Display", "\(error)",
          advice: advice + "; --headless skips this")
      ]
    }
  }

  // MARK: - Touch

  private static var kernelDevices: [KernelInputDevice] {
    let text = try? String(contentsOfFile: "/proc/bus/input/devices", encoding: .utf8)
    return KernelInputDevice.all(in: text ?? "").filter { $0.kind != nil }
  }

  /// Returns findings about the touch devices.
  ///
  /// - Parameters:
  ///   - report: SDL's report, or `nil` if there is no display.
  ///   - kernel: The kernel's touch devices.
  func touchFindings(_ report: DisplayReport?, kernel: [KernelInputDevice]) -> [Finding] {
    let topic = "Touch"
    var findings = (report?.touchDevices ?? []).map { device in
      let name = device.name.isEmpty ? "a device without a name" : device.name
      return switch device.kind {
      case .direct: Finding.ok(topic, "\(name) is a touchscreen")
      case .indirectAbsolute, .indirectRelative:
        Finding.note(
          topic, "\(name) is a touchpad, which is ignored",
          advice: "--trackpad-touch uses its surface as the screen")
      }
    }
    let screens = kernel.filter { $0.kind == .touchscreen }
    if report?.touchDevices.contains(where: { $0.kind == .direct }) != true {
      for screen in screens {
        let file = screen.file ?? "no file"
        let text = "the kernel reports the touchscreen \(screen.name) (\(file))"
        findings.append(
          report == nil
            ? .note(topic, text)
            : .problem(
              topic, text + ", but the display server does not",
              advice:
                "on X11 install xserver-xorg-input-libinput and look for it in `xinput list`; on "
                + "Wayland see `libinput list-devices`"))
      }
      if screens.isEmpty, report != nil {
        findings.append(
          .note(topic, "no touchscreen; use the mouse as a finger, and hold Ctrl for two fingers"))
      }
    }
    for file in screens.compactMap(\.file) where access(file, R_OK) != 0 {
      findings.append(
        .note(
          topic, "\(file) is not readable, which matters only for `libinput record`",
          advice: "record as root, or as a member of the group input"))
    }
    return findings
  }

  private func modifierFinding(_ signals: StopSignals) throws -> Finding {
    let source = WindowModifier.source(in: environment)
    guard let query = source?.query, isInstalled(query[0]) else {
      return WindowModifier.finding(source, answer: nil)
    }
    let (ending, output) = try Subprocess.read(
      query[0], Array(query.dropFirst()), signals, errors: .null)
    let answer = String(decoding: output, as: UTF8.self)
    return WindowModifier.finding(
      source, answer: ending == .exited(0) && answer.contains(where: \.isLetter) ? answer : nil)
  }

  // MARK: - Installed software

  /// Returns a finding about the libraries, with their versions.
  static func libraryFinding(
    _ version: (InstalledLibraries.Library) -> String?
  ) -> Finding {
    let found = InstalledLibraries.all.map { ($0, version($0)) }
    let missing = found.filter { $0.1 == nil }.map(\.0)
    guard missing.isEmpty else {
      return .problem(
        "Libraries", "\(missing.map(\.name).joined(separator: ", ")) cannot be loaded",
        advice: "as root: apt-get install \(missing.map(\.package).joined(separator: " "))")
    }
    return .ok("Libraries", found.map { "\($0.name) \($1 ?? "")" }.joined(separator: ", "))
  }

  /// Returns a finding about the font used to draw text.
  static func fontFinding(_ match: (String) -> InstalledLibraries.Font?) -> Finding {
    let advice = "as root: apt-get install fonts-inter"
    let families = ["Inter", "DejaVu Sans"]
    for family in families {
      guard let font = match(family) else { continue }
      guard font.family == family else { continue }
      let text = "\(font.family), \(font.file)"
      return family == families[0]
        ? .ok("Fonts", text)
        : .note(
          "Fonts", "Inter is not installed; text is drawn with \(text), which is wider",
          advice: advice)
    }
    return match("Sans").map {
      .note("Fonts", "Inter is not installed; text is drawn with \($0.family)", advice: advice)
    } ?? .problem("Fonts", "no font is installed, so text is invisible", advice: advice)
  }

  private var assetFinding: Finding {
    if let problem = assets.problem {
      return .problem("Assets", problem, advice: nil, code: .file)
    }
    return .ok("Assets", assets.path)
  }

  private func compilerFinding(_ signals: StopSignals) throws -> Finding {
    let topic = "Swift"
    do {
      let sdk = try SDK(executable: SDK.ownExecutable)
      let compiler = try SwiftCompiler(environment: environment)
      let found = try compiler.describe(signals).version
      if let version = sdk.compilerVersion, version != found {
        return .problem(
          topic,
          "\(compiler.path) is \(found), but the modules in \(sdk.folder) were built with \(version)",
          advice: "put that compiler on the PATH, or rebuild Touchbox, for `touchbox run FILE`")
      }
      return .ok(topic, "\(compiler.path), \(found)")
    } catch let failure as CommandFailure {
      return .note(topic, failure.messages.joined(separator: "; "), advice: nil)
    }
  }

  /// Returns a finding about the library that Objective-C files require.
  static func objectiveCFinding(_ find: () throws -> GNUstep) -> Finding {
    guard let gnustep = try? find() else {
      return .note(
        "Objective-C", "GNUstep's Foundation is not installed, which files in Objective-C need",
        advice: "as root: apt-get install --no-install-recommends \(GNUstep.package)")
    }
    return .ok("Objective-C", gnustep.libraries.joined(separator: ", "))
  }

  private var toolFindings: [Finding] {
    [("ffmpeg", "films other than .png"), ("curl", "pictures from the web")].compactMap {
      tool, use in
      isInstalled(tool)
        ? nil
        : .note(
          "Tools", "\(tool) is not installed, but \(use) require it",
          advice: "as root: apt-get install --no-install-recommends \(tool)")
    }
  }

  /// Returns findings about `touchbox serve`.
  ///
  /// - Parameter program: The path of `touchbox-serve`, or `nil` if it is missing.
  /// - Parameter hasQRCodes: Whether libqrencode is installed.
  static func serverFindings(program: String?, hasQRCodes: Bool) -> [Finding] {
    guard let program else {
      return [
        .note(
          "Server", "touchbox-serve is not installed, but `touchbox serve` requires it",
          advice: "`make serve` builds it, and `make install` installs it")
      ]
    }
    var findings = [Finding.ok("Server", program)]
    if !hasQRCodes {
      findings.append(
        .note(
          "Server", "libqrencode is not installed, so `touchbox serve --lan` prints no QR code",
          advice: "as root: apt-get install --no-install-recommends libqrencode4"))
    }
    return findings
  }

  private func isInstalled(_ program: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }
}
