import Foundation

/// What kind of film an ending asks for, and what the encoder is told to make it.
enum FilmFormat: String, CaseIterable {
  case gif, webp, apng, png, mp4

  /// The endings, as a sentence lists them.
  static let endings = ".gif, .webp, .apng, .mp4, or .png with a place for the number"

  /// Returns the format that a path's ending names; nil for none.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The largest rate of any format, in frames a second.
  static let largestRate = 240

  /// The rate where none is asked for.
  var usualRate: Int { nearestRate(to: 30) }

  /// Whether frames can follow each other at a rate, in frames a second.
  func allows(rate: Int) -> Bool {
    switch self {
    // A GIF waits for whole hundredths of a second, and browsers slow down those that wait for one.
    case .gif: rate >= 1 && rate <= 50 && 100 % rate == 0
    case .webp, .apng, .png, .mp4: rate >= 1 && rate <= Self.largestRate
    }
  }

  /// Returns the rate nearest to one that may not be had; of two as near, the higher.
  func nearestRate(to rate: Int) -> Int {
    let allowed = (1...Self.largestRate).filter(allows)
    return allowed.reversed().min { abs($0 - rate) < abs($1 - rate) } ?? Self.largestRate
  }

  /// The rates, as a sentence lists them.
  var rates: String {
    switch self {
    case .gif: "a GIF shows 50, 25, 20, 10, 5, 4, 2 or 1 frames a second"
    case .webp, .apng, .png, .mp4: "expected 1 to \(Self.largestRate)"
    }
  }

  /// One run of the encoder over all frames.
  struct Pass: Equatable {
    /// Which further file it reads, and how it treats the frames.
    let options: [String]
    /// Whether it makes the film, or only the colours for the next pass.
    let makesFilm: Bool
  }

  /// What the encoder is told, run by run; a format that needs no encoder has none.
  ///
  /// All that depends on the day, on the encoder's version or on the number of processors is off:
  /// the same frames give the same bytes.
  ///
  /// - Parameter palette: Where the colours of a GIF are kept between its runs.
  func passes(palette: String) -> [Pass] {
    switch self {
    case .gif:
      // The colours are a pipe's: other pictures' names are patterns, in which % is no letter.
      // Two runs, since one would have to keep all frames in memory until it knows the colours.
      [
        Pass(
          options: ["-vf", "palettegen=stats_mode=full", "-f", "image2pipe", "-c:v", "png"],
          makesFilm: false),
        Pass(
          // Without dither: it would speckle what is plain, and white would not be white.
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
          // What is not kept exactly leaves shadows where it has moved on. More effort would take
          // a minute to make a film a twentieth smaller.
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
            // Its colours are kept by twos, so an odd side gets one more row or column.
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
