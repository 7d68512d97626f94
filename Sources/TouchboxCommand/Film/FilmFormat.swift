import Foundation

/// A film's format, and its arguments for ffmpeg.
enum FilmFormat: String, CaseIterable {
  case gif, webp, apng, png, mp4

  /// The file name extensions, as messages list them.
  static let endings = ".gif, .webp, .apng, .mp4, or .png with a number such as %04d"

  /// Creates the format for a path's extension; `nil` for any other extension.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The default rate.
  var defaultRate: FrameRate { self == .gif ? 25 : 30 }

  /// Returns the format's rate within `FrameRate.limits` that is nearest to a rate; the higher one
  /// if two are equally near.
  func nearestRate(to rate: FrameRate) -> FrameRate {
    guard self == .gif else { return rate }
    // A GIF's frame durations are whole hundredths of a second, and browsers slow down frames of
    // one hundredth.
    let delay = max(2, 100 * rate.seconds / rate.frames)
    let (higher, lower) = (FrameRate(100, delay), FrameRate(100, delay + 1))
    // Whether `rate` is closer to the higher rate, or exactly halfway.
    let middle = FrameRate(100 * (2 * delay + 1), 2 * delay * (delay + 1))
    return rate >= middle ? higher : lower
  }

  /// One run of ffmpeg over all frames.
  struct Pass: Equatable {
    /// The arguments for an additional input and for the frames.
    let options: [String]
    /// Whether the run makes the film rather than the palette for the next run.
    let makesFilm: Bool
  }

  /// Returns ffmpeg's runs; none for a format that does not need ffmpeg.
  ///
  /// Everything that depends on the date, on ffmpeg's version or on the number of processors is
  /// off, so the same frames give the same bytes.
  ///
  /// - Parameter palette: The path of a GIF's palette, which the first run makes for the second.
  func passes(palette: String) -> [Pass] {
    switch self {
    case .gif:
      // The palette is written through a pipe because % is special in file names of pictures. A
      // single run would store all frames in memory until the palette is complete.
      [
        Pass(
          options: ["-vf", "palettegen=stats_mode=full", "-f", "image2pipe", "-c:v", "png"],
          makesFilm: false),
        Pass(
          // Dithering would speckle plain areas, and white would not be white.
          options: [
            "-f", "png_pipe", "-i", "file:" + palette, "-lavfi",
            "paletteuse=dither=none:diff_mode=rectangle", "-loop", "0",
            "-f", "gif",
          ],
          makesFilm: true),
      ]
    case .webp:
      [
        Pass(
          // Lossy frames leave shadows behind moving views. A higher compression level would take a
          // minute for a film that is 5 % smaller.
          options: [
            "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "2", "-quality", "30",
            "-loop", "0", "-f", "webp",
          ],
          makesFilm: true)
      ]
    case .apng:
      [
        Pass(
          options: ["-pix_fmt", "rgb24", "-pred", "mixed", "-plays", "0", "-f", "apng"],
          makesFilm: true)
      ]
    case .mp4:
      [
        Pass(
          options: [
            // Two pixels share their color, so an odd side gets one more row or column.
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv",
            "-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p",
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            "-movflags", "+faststart", "-f", "mp4",
          ],
          makesFilm: true)
      ]
    case .png: []
    }
  }
}
