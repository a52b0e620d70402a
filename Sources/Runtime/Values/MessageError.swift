import Foundation

/// An error with a text for the user.
public nonisolated protocol MessageError: Error {
  /// What the user is told.
  var message: String { get }
}

/// What the user is told of any error.
public nonisolated func errorMessage(_ error: any Error) -> String {
  if let error = error as? any MessageError { return error.message }
  if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
  return isDescribed(error) ? error.localizedDescription : String(describing: error)
}

/// Whether Foundation has words for the error: of others it only tells the type and a number.
private nonisolated func isDescribed(_ error: any Error) -> Bool {
  // On Apple's systems every error can be seen as an `NSError`.
  type(of: error) is NSError.Type || error is any CustomNSError || error is DecodingError
    || error is EncodingError
}
