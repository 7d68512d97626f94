/// Why a picture could not be read or written.
///
/// Descriptions start with the file, say what was wrong in the library's words, and what would
/// have worked.
package nonisolated enum ImageFileError: Error, Equatable {
  /// There is no such file.
  case missing(path: String)
  /// It is a folder, a device or another thing that holds no picture.
  case notAFile(path: String)
  /// The system would not give the bytes.
  case unreadable(path: String, reason: String)
  /// The file has no bytes.
  case empty(path: String)
  /// The bytes are no picture, or not a whole one.
  case undecodable(path: String, reason: String)
  /// The picture ends before its last row.
  case truncated(path: String)
  /// The picture has more pixels than are worth the memory.
  case tooLarge(path: String, width: Int, height: Int)
  /// The picture could not be written; what was there before still is.
  case unwritable(path: String, reason: String)
}

nonisolated extension ImageFileError: CustomStringConvertible {
  /// What a user reads.
  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such file; expected a PNG, JPEG, GIF or BMP picture"
    case .notAFile(let path):
      "\(path): not a file; expected a PNG, JPEG, GIF or BMP picture"
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)); expected a readable picture file"
    case .empty(let path):
      "\(path): empty; expected a PNG, JPEG, GIF or BMP picture"
    case .undecodable(let path, let reason):
      "\(path): not a whole picture (IMG_Load: \(reason)); expected PNG, JPEG, GIF or BMP"
    case .truncated(let path):
      "\(path): the picture breaks off before its end; expected the whole file"
    case .tooLarge(let path, let width, let height):
      "\(path): \(width)x\(height) pixels are too many; expected at most "
        + "\(ImageFile.maximumPixels / 1_000_000) million"
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)); expected a path in a folder that can be written to"
    }
  }
}
