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

  /// The highest rate of any format, in frames per second.
  static let largestRate = 240

  /// The rate if none is asked for.
  var defaultRate: Int { nearestRate(to: 30) }

  /// Whether the format can have a rate, in frames per second.
  func allows(rate: Int) -> Bool {
    switch self {
    // A GIF's frames last whole hundredths of a second, and browsers slow down those of one.
    case .gif: rate >= 1 && rate <= 50 && 100 % rate == 0
    case .webp, .apng, .png, .mp4: rate >= 1 && rate <= Self.largestRate
    }
  }

  /// Returns the possible rate that is nearest to another; of two equally near, the higher.
  func nearestRate(to rate: Int) -> Int {
    let allowed = (1...Self.largestRate).filter(allows)
    return allowed.reversed().min { abs($0 - rate) < abs($1 - rate) } ?? Self.largestRate
  }

  /// The possible rates, as a message lists them.
  var rates: String {
    switch self {
    case .gif: "a GIF has 50, 25, 20, 10, 5, 4, 2 or 1 frames per second"
    case .webp, .apng, .png, .mp4: "expected 1 to \(Self.largestRate)"
    }
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
