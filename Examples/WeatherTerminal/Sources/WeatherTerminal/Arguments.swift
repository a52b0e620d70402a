import Foundation

/// What the program is asked to do.
enum Arguments: Equatable {
  /// Go by recorded answers, of a server of its own.
  case recorded
  /// Go by the answers of a server that is there already.
  case server(URL)
  /// Ask the real services.
  case real(key: String)
  /// Only serve the recorded answers, until the input ends.
  case serve

  static let usage = """
    usage: WeatherTerminal                 recorded answers, from a server of its own
           WeatherTerminal --server URL    the answers of another server
           WeatherTerminal --key KEY       the real services, with your key for api.weatherbit.io
           WeatherTerminal --serve         serves the recorded answers until the input ends
    """

  /// Nil where the words make no sense.
  init?(_ words: [String]) {
    switch (words.first, words.dropFirst().first, words.count) {
    case (nil, _, _): self = .recorded
    case ("--serve", _, 1): self = .serve
    case ("--key", let key?, 2) where !key.isEmpty: self = .real(key: key)
    case ("--server", let text?, 2):
      guard let url = URL(string: text), url.scheme == "http" || url.scheme == "https",
        url.host != nil
      else { return nil }
      self = .server(url)
    default: return nil
    }
  }
}
