import AppLibrary
import Foundation
import Painter
import Terminal
import TouchScript
import UIKit

/// The films of scripts that failed in `play`. Each script is played again and filmed.
@MainActor
struct FailureFilms {
  /// The folder of the films.
  let folder: String
  /// Creates the phones and their painter.
  let factory: PhoneFactory
  /// The pictures that replace the demos' own, by the demos' names.
  let overrides: [String: ImageOverrides]

  /// Makes a film of each script with a failed expectation or warning.
  ///
  /// A script whose process crashed or hung gets no film, because it would crash or hang again.
  ///
  /// - Parameter names: The names of the scripts' films, without extensions.
  /// - Throws: An error after all films, if one could not be made; `StopSignals.Stopped`.
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
