import Foundation

/// Why a request came to nothing. It holds neither the URL nor anything that was sent or answered,
/// so that no key or token gets into a log with it.
public nonisolated struct HTTPFailure: MessageError, Equatable {
  /// The protocol of the service.
  public var service: String
  /// The method that was called.
  public var method: String
  /// What went wrong.
  public var cause: Cause

  /// What went wrong.
  public enum Cause: Error, Equatable {
    /// The server answered with another status than 200 to 299.
    case status(Int)
    /// The server could not be reached, or went away.
    case network(URLError.Code)
    /// There was no whole answer in time.
    case timedOut
    /// The task around the call was cancelled.
    case cancelled
    /// The answer is longer than the client takes.
    case tooLong
    /// The answer is not what it should be: where, and why.
    case unreadable(String)
    /// The request can't be made of the values it was given.
    case unsendable(String)
  }

  /// The status that the server answered with; 0 where it did not answer.
  public var status: Int {
    if case .status(let status) = cause { status } else { 0 }
  }

  /// Whether the server could not be reached, or did not answer in time.
  public var isOfNetwork: Bool {
    switch cause {
    case .network, .timedOut: true
    default: false
    }
  }

  /// What the user is told.
  public var message: String {
    switch cause {
    case .status(let status): "The server answered with status \(status)"
    case .network: "The server can't be reached"
    case .timedOut: "The server did not answer in time"
    case .cancelled: "The request was cancelled"
    case .tooLong: "The answer of the server is too long"
    case .unreadable: "The answer of the server can't be read"
    case .unsendable: "The request can't be sent"
    }
  }
}

nonisolated extension HTTPFailure: CustomStringConvertible {
  /// All that is known, for a log.
  public var description: String {
    let detail =
      switch cause {
      case .status, .timedOut, .cancelled, .tooLong: ""
      case .network(let code): " (URLError \(code.rawValue))"
      case .unreadable(let reason), .unsendable(let reason): ": \(reason)"
      }
    return "\(service).\(method): \(message)\(detail)"
  }
}
