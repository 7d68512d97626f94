import SDLHost
import Testing

@testable import TouchboxCommand

/// Tests the appearance of the area around the phone.
struct FrameStyleTests {
  @Test(
    "The area around the phone is dark unless the environment requests light",
    arguments: [
      ([:], false), (["GTK_THEME": "Adwaita:dark"], false), (["GTK_THEME": "Yaru-Dark"], false),
      (["GTK_THEME": "Adwaita"], true), (["GTK_THEME": "Adwaita:light"], true),
      (["COLORFGBG": "15;0"], false), (["COLORFGBG": "0;15"], true),
      (["COLORFGBG": "0;default;7"], true), (["COLORFGBG": "7;8"], false),
      (["COLORFGBG": "default;default"], false), (["COLORFGBG": "0;99"], false),
      (["GTK_THEME": "", "COLORFGBG": "0;15"], true),
      (["GTK_THEME": "Adwaita:dark", "COLORFGBG": "0;15"], false),
    ] as [([String: String], Bool)])
  @MainActor func frame(environment: [String: String], isLight: Bool) {
    let light = FrameStyle.light.color(environment: environment)
    let dark = FrameStyle.dark.color(environment: environment)
    #expect(dark == HostOptions().letterbox && light != dark)
    #expect(FrameStyle.auto.color(environment: environment) == (isLight ? light : dark))
  }
}
