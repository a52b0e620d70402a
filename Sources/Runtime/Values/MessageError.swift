import Foundation

/// An error with a text for the user.
public nonisolated protocol MessageError: Error {
  /// What the user is told.
  var message: String { get }
}

nonisolated extension Error {
  /// What the user is told of any error: its message, where it has one.
  public var userMessage: String {
    if let error = self as? any MessageError { return error.message }
    if let error = self as? any LocalizedError, let text = error.errorDescription { return text }
    return isDescribed(self) ? localizedDescription : String(describing: self)
  }
}

/// Whether Foundation has words for the error: of others it only tells the type and a number.
private nonisolated func isDescribed(_ error: any Error) -> Bool {
  // On Apple's systems every error can be seen as an `NSError`.
  type(of: error) is NSError.Type || error is any CustomNSError || error is DecodingError
    || error is EncodingError
}
