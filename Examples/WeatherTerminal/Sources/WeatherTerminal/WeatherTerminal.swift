import Foundation

/// Shows the weather at a place, and at another one for each line that is typed.
@main
struct WeatherTerminal {
  static func main() async throws {
    let almanac = try Almanac()
    let viewModel = WeatherViewModel(home: "Richmond", geocoder: almanac, weather: almanac)
    let token = viewModel.output.line.bind { print($0) }
    defer { token.cancel() }
    for await line in keyboardLines() { viewModel.input.changePlace(to: line) }
    // What was typed last is still on its way.
    for await isLoading in viewModel.output.isLoading.values where !isLoading { break }
  }

  /// The lines as they are typed, until the end of the input.
  private static func keyboardLines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() {
          let place = line.trimmingCharacters(in: .whitespaces)
          if !place.isEmpty { continuation.yield(place) }
        }
        continuation.finish()
      }
    }
  }
}
