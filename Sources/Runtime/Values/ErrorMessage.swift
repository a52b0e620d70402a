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
  return String(describing: error)
}
