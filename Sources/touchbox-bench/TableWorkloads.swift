import CoreGraphics
import Foundation
import Simulator
import UIKit

extension TouchboxBench {
  /// `touchbox-bench table`
  static func table(_ arguments: Arguments) -> Outcome {
    let (rows, frames) = (arguments.count("rows"), arguments.count("frames"))
    let source = BenchRows(count: rows)
    let phone = Phone()
    var building = Stopwatch()
    building.time {
      phone.launch(
        .window {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let table = UITableView(frame: window.bounds, style: .plain)
          table.register(UITableViewCell.self, forCellReuseIdentifier: BenchRows.identifier)
          table.dataSource = source
          window.addSubview(table)
          table.scrollToRow(at: IndexPath(row: rows / 2, section: 0), at: .middle, animated: false)
          return window
        })
    }
    var (time, step) = (AppTime.zero, 0)
    func show(_ kind: (CGPoint) -> TouchChange.Kind) {
      // The finger moves up 300 points and down again in 100 frames.
      let distance = 300 - abs(step * 6 % 600 - 300)
      let change = TouchChange(
        FingerKey(device: 1, finger: 0), kind(CGPoint(x: 160, y: 400 - distance)))
      time.microseconds += tick
      phone.step([Timed(time, .touches([change]))], to: time)
      _ = phone.frame()
    }
    show(TouchChange.Kind.down)
    let rounds = arguments.rounds { watch in
      let before = source.cellCount
      watch.time {
        for _ in 0..<frames {
          step += 1
          show(TouchChange.Kind.move)
        }
      }
      return source.cellCount - before
    }
    return Outcome(
      rounds.rate(frames), ["build_s": building.seconds, "cells": rounds.first])
  }
}

/// The rows of a table, each with its number.
private final class BenchRows: NSObject, UITableViewDataSource {
  static let identifier = "row"
  /// The number of times that the table has asked for a cell.
  private(set) var cellCount = 0
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
