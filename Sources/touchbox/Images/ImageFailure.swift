import Painter

/// Why a picture that the user brought is not there; a sentence that starts with the place.
enum ImageFailure: Error {
  /// The file is missing or no picture.
  case file(ImageFileError)
  /// The file has too many bytes.
  case tooLarge(path: String, limits: ImageLimits)
  /// The folder has no picture of this name, or none at all.
  case notInFolder(String, name: String)
  /// The web did not give it.
  case web(address: String, reason: String, limits: ImageLimits)
}

extension ImageFailure: CustomStringConvertible {
  /// What a user reads.
  var description: String {
    switch self {
    case .file(let error):
      error.description
    case .tooLarge(let path, let limits):
      "\(path): larger than \(limits.size); expected a smaller picture"
    case .notInFolder(let folder, let name):
      "\(folder): there is no picture named \"\(name)\"; expected a file such as \(name).png"
    case .web(let address, let reason, let limits):
      "\(address): cannot be fetched (\(reason)); expected a picture of at most \(limits.size) "
        + "within \(limits.time)"
    }
  }
}
