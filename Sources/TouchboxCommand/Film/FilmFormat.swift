import Foundation

/// A film format, and its arguments for ffmpeg.
enum FilmFormat: String, CaseIterable {
  case gif, webp, apng, png, mp4

  /// The file name extensions, as listed in messages.
  static let endings = ".gif, .webp, .apng, .mp4, or .png with a number such as %04d"

  /// Creates the format for a path's extension, or returns `nil` if the extension is unknown.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The default rate.
  var defaultRate: FrameRate { self == .gif ? 25 : 30 }

  /// Returns the supported rate within `FrameRate.limits` that is closest to a given rate, or the
  /// higher of two equally close rates.
  func nearestRate(to rate: FrameRate) -> FrameRate {
    guard self == .gif else { return rate }
    // GIF frame durations are whole hundredths of a second, and browsers slow down frames of one
    // hundredth.
    let delay = max(2, 100 * rate.seconds / rate.frames)
    let (higher, lower) = (FrameRate(100, delay), FrameRate(100, delay + 1))
    // At this rate or above, the higher rate is at least as close.
    let middle = FrameRate(100 * (2 * delay + 1), 2 * delay * (delay + 1))
    return rate >= middle ? higher : lower
  }

  /// A run of ffmpeg over all frames.
  struct Pass: Equatable {
    /// The arguments for an additional input and for the frames.
    let options: [String]
    /// Whether the run makes the film rather than the palette for the next run.
    let makesFilm: Bool
  }

  /// Returns the ffmpeg runs, or an empty array for a format that does not need ffmpeg.
  ///
  /// Everything that depends on the date, ffmpeg's version or the number of processors is disabled,
  /// so the same frames produce the same bytes.
  ///
  /// - Parameter palette: The path of a GIF's palette, which the first run creates for the second.
  func passes(palette: String) -> [Pass] {
    switch self {
    case .gif:
      // The palette is written to a pipe because % has a special meaning in picture file names. A
      // single run would keep all frames in memory until the palette is complete.
      [
        Pass(
          options: ["-vf", "palettegen=stats_mode=full", "-f", "image2pipe", "-c:v", "png"],
          makesFilm: false),
        Pass(
          // Dithering would speckle plain areas and discolor white ones.
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
          // Lossy frames leave ghosts behind moving views. A higher compression level would take a
          // minute to make a film 5% smaller.
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
            // Pairs of pixels share a color, so an odd width or height is padded by one.
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
