/// The reason an image file could not be read or written.
package nonisolated enum ImageFileError: Error, Equatable {
  /// The file does not exist.
  case missing(path: String)
  /// The path is a folder, a device, or something else that is not a regular file.
  case notAFile(path: String)
  /// The system refused to read the file.
  case unreadable(path: String, reason: String)
  /// The file is empty.
  case empty(path: String)
  /// The bytes are not a complete image.
  case undecodable(path: String, reason: String)
  /// The image ends before its last row.
  case truncated(path: String)
  /// The image has more than `ImageFile.maximumPixels`.
  case tooLarge(path: String, width: Int, height: Int)
  /// The file could not be written; an existing file is unchanged.
  case unwritable(path: String, reason: String)
}

nonisolated extension ImageFileError: CustomStringConvertible {
  /// The message for the user: the file, the problem, and the expected input.
  package var description: String {
    switch self {
    case .missing(let path):
      "\(Self.name(path)): no such file; expected a PNG, JPEG, GIF or BMP image"
    case .notAFile(let path):
      "\(Self.name(path)): not a file; expected a PNG, JPEG, GIF or BMP image"
    case .unreadable(let path, let reason):
      "\(Self.name(path)): cannot be read (\(reason)); expected a readable image file"
    case .empty(let path):
      "\(Self.name(path)): empty; expected a PNG, JPEG, GIF or BMP image"
    case .undecodable(let path, let reason):
      "\(Self.name(path)): not a complete image (\(reason)); expected PNG, JPEG, GIF or BMP"
    case .truncated(let path):
      "\(Self.name(path)): the image is truncated; expected the whole file"
    case .tooLarge(let path, let width, let height):
      "\(Self.name(path)): \(width)x\(height) pixels are too many; expected at most "
        + "\(ImageFile.maximumPixels / 1_000_000) million"
    case .unwritable(let path, let reason):
      "\(Self.name(path)): cannot be written (\(reason)); expected a path in a writable folder"
    }
  }

  /// Returns the path, or two quotation marks for an empty path, which would be invisible in a
  /// message.
  private static func name(_ path: String) -> String { path.isEmpty ? "\"\"" : path }
}
