import AppLibrary
import Foundation
import Painter
import Terminal
import TouchScript
import UIKit

/// Films of the scripts that failed in `play`. Each script is played again and filmed.
@MainActor
struct FailureFilms {
  /// The folder for the films.
  let folder: String
  /// The factory that creates the phones and their painter.
  let factory: PhoneFactory
  /// The pictures that replace the demos' own, by demo name.
  let overrides: [String: ImageOverrides]

  /// Makes a film of each script that has a failed expectation or warning.
  ///
  /// A script whose process crashed or hung is not filmed, because it would crash or hang again.
  ///
  /// - Parameter names: The file names for the films, without extensions.
  /// - Throws: After trying all films, an error if one could not be made; `StopSignals.Stopped`.
  func make(of files: [LoadedScript], _ reports: [ScriptReport], _ names: [String]) throws {
    let signals = StopSignals()
    var failures = FailureList()
    for (index, report) in reports.enumerated()
    where report.exitCode == .failure && report.processFailure == nil {
      let (file, name) = (files[index], "\(folder)/\(names[index])")
      _ = try failures.collect {
        let path = FFmpegFilmWriter.isInstalled ? name + ".webp" : name + "/%04d.png"
        try AtomicFile.require(path, below: folder)
        let times = FrameTimes(rate: 30, from: .zero, to: nil)
        let film: any FilmWriter =
          FFmpegFilmWriter.isInstalled
          ? try FFmpegFilmWriter(.webp, rate: times.rate, to: path, signals: signals)
          : try PNGSequenceWriter(pattern: path, signals: signals)
        let recorder = FilmRecorder(
          file: file, factory: factory, scale: 1, marksFingers: true, times: times,
          overrides: overrides[file.app.name])
        _ = try recorder.record(to: film)
        Console.wrote(path)
      }
    }
    try failures.rethrow()
  }
}
