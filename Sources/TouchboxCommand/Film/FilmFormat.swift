import Foundation

/// A film's format, and the arguments with which ffmpeg makes it.
enum FilmFormat: String, CaseIterable {
  case gif, webp, apng, png, mp4

  /// The endings, as a message lists them.
  static let endings = ".gif, .webp, .apng, .mp4, or .png with a number such as %04d"

  /// Makes the format that a path's ending names; `nil` for any other ending.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The rate if none is asked for.
  var defaultRate: FrameRate { self == .gif ? 25 : 30 }

  /// Returns the rate of the format that is nearest to one within `FrameRate.limits`; of two equally near,
  /// the higher.
  func nearestRate(to rate: FrameRate) -> FrameRate {
    guard self == .gif else { return rate }
    // A GIF's frames last whole hundredths of a second, and browsers slow down those of one.
    let delay = max(2, 100 * rate.seconds / rate.frames)
    let (higher, lower) = (FrameRate(100, delay), FrameRate(100, delay + 1))
    // Whether `rate` is at most halfway down from the higher one.
    let middle = FrameRate(100 * (2 * delay + 1), 2 * delay * (delay + 1))
    return rate >= middle ? higher : lower
  }

  /// One run of ffmpeg over all frames.
  struct Pass: Equatable {
    /// The arguments for a further input and for the frames.
    let options: [String]
    /// Whether it makes the film, or only the palette for the next pass.
    let makesFilm: Bool
  }

  /// Returns ffmpeg's runs; a format that does not need it has none.
  ///
  /// Whatever depends on the date, on ffmpeg's version or on the number of processors is off: the
  /// same frames give the same bytes.
  ///
  /// - Parameter palette: The path of a GIF's palette, which the first run makes for the second.
  func passes(palette: String) -> [Pass] {
    switch self {
    case .gif:
      // The palette is written as a pipe's picture: in other pictures' names % is special.
      // Two runs, since one would keep all frames in memory until it knows the palette.
      [
        Pass(
          options: ["-vf", "palettegen=stats_mode=full", "-f", "image2pipe", "-c:v", "png"],
          makesFilm: false),
        Pass(
          // Without dithering, which would speckle plain areas; white would not be white.
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
          // Lossy frames leave shadows behind moving views. More effort would take a minute to
          // make a film five per cent smaller.
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
            // Two pixels share their colour, so an odd side gets one more row or column.
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
