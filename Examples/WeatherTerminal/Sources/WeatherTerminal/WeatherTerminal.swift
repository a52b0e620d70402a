import Foundation

/// Shows the weather at a place, and at another one for each line that is typed.
@main
struct WeatherTerminal {
  static func main() async throws {
    guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data("\(Arguments.usage)\n".utf8))
      exit(64)
    }
    switch arguments {
    case .recorded:
      let server = try RecordedServer()
      await show(Services(server: server.url))
      withExtendedLifetime(server) {}
    case .server(let url): await show(Services(server: url))
    case .real(let key): await show(Services(key: key))
    case .serve:
      let server = try RecordedServer()
      print(server.url)
      // Whoever started it reads the line through a pipe.
      fflush(nil)
      for await _ in keyboardLines() {}
      withExtendedLifetime(server) {}
    }
  }

  @MainActor private static func show(_ services: Services) async {
    let viewModel = WeatherViewModel(
      home: "Richmond", geocoder: services.geocoder, weather: services.weather)
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
