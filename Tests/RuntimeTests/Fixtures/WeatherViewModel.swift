// In the shape of generated code.

import Foundation
import MVVMRuntime

/// Shows the current weather at a place, found by its name.
@MainActor
final class WeatherViewModel {
  /// What happens behind the screen.
  let logic: WeatherLogic
  private let lifetime: Lifetime

  init(
    geocoder: any LocationGeocoder,
    weather: any WeatherService,
    environment: ScreenEnvironment = ScreenEnvironment()
  ) {
    logic = WeatherLogic(geocoder: geocoder, weather: weather, environment: environment)
    lifetime = Lifetime(of: logic.screen, keeping: logic)
    logic.start()
  }

  /// What the view can do.
  var input: Input { Input(viewModel: self) }

  /// What the view shows.
  var output: Output { Output(viewModel: self) }

  /// The user named another place.
  func changeLocation(to: String) {
    logic.changeLocation(to: to)
  }

  var locationName: ReadOnlyBox<String> { logic.locationName.readOnly }

  var date: ReadOnlyBox<String> { logic.date.readOnly }

  /// The name of the picture for the current weather.
  var icon: ReadOnlyBox<String?> { logic.icon.readOnly }

  var summary: ReadOnlyBox<String> { logic.summary.readOnly }

  var forecastSummary: ReadOnlyBox<String> { logic.forecastSummary.readOnly }

  /// Returns when all that can run has run.
  func settle() async {
    await logic.screen.settle()
  }
}

extension WeatherViewModel {
  /// What the view can do.
  @MainActor
  struct Input {
    fileprivate let viewModel: WeatherViewModel

    /// The user named another place.
    func changeLocation(to: String) {
      viewModel.changeLocation(to: to)
    }
  }

  /// What the view shows. It keeps the view model alive.
  @MainActor
  struct Output {
    fileprivate let viewModel: WeatherViewModel

    var locationName: ReadOnlyBox<String> { viewModel.locationName }
    var summary: ReadOnlyBox<String> { viewModel.summary }
  }
}

/// What happens behind the screen. Calls under way keep this alive, never the view model.
@MainActor
final class WeatherLogic {
  let screen: Screen

  let locationName: ScreenBox<String>
  let date: ScreenBox<String>
  let icon: ScreenBox<String?>
  let summary: ScreenBox<String>
  let forecastSummary: ScreenBox<String>

  private let geocoder: any LocationGeocoder
  private let weather: any WeatherService
  private let formatters: WeatherFormatters
  private let changeLocationRuns: Runs

  init(
    geocoder: any LocationGeocoder,
    weather: any WeatherService,
    environment: ScreenEnvironment
  ) {
    self.geocoder = geocoder
    self.weather = weather
    formatters = WeatherFormatters(environment: environment)
    screen = Screen(environment: environment)
    locationName = ScreenBox("Loading...", in: screen)
    date = ScreenBox(" ", in: screen)
    icon = ScreenBox(nil, in: screen)
    summary = ScreenBox(" ", in: screen)
    forecastSummary = ScreenBox(" ", in: screen)
    changeLocationRuns = Runs(.latest, in: screen)
  }

  func start() {
    changeLocation(to: defaultAddress)
  }

  /// The user named another place.
  func changeLocation(to: String) {
    changeLocationRuns.start { [self] run async throws(RunEnded) in
      try await changeLocation(to: to, in: run)
    }
  }

  private func changeLocation(to: String, in run: Run) async throws(RunEnded) {
    try run.set {
      locationName.value = "Loading..."
      date.value = " "
      icon.value = nil
      summary.value = " "
      forecastSummary.value = " "
    }
    let places: [Location] = await geocoder.geocode(addressString: to)
    try await run.resume()
    if let place = places.first {
      try run.set {
        locationName.value = place.name
      }
      let report: WeatherbitData
      do throws(WeatherError) {
        report = try await weather.weatherData(
          latitude: place.latitude,
          longitude: place.longitude
        )
      } catch {
        try await run.resume()
        try run.set {
          date.value = ""
          icon.value = nil
          summary.value = error.message
          forecastSummary.value = ""
        }
        return
      }
      try await run.resume()
      try run.set {
        date.value = formatters.day(report.date)
        icon.value = report.iconName
        summary.value = "\(report.description) - \(formatters.temp(report.currentTemp))℉"
        forecastSummary.value = "\nSummary: \(report.description)"
      }
    } else {
      try run.set {
        locationName.value = "Not found"
        date.value = ""
        icon.value = nil
        summary.value = ""
        forecastSummary.value = ""
      }
    }
  }
}

/// How values are shown as text.
nonisolated struct WeatherFormatters {
  private let dayFormat: DateFormat
  private let tempFormat: NumberFormat

  init(environment: ScreenEnvironment) {
    dayFormat = DateFormat("EEEE, MMM d", environment)
    tempFormat = NumberFormat(fraction: 0, environment)
  }

  func day(_ value: Date) -> String { dayFormat.text(value) }
  func temp(_ value: Double) -> String { tempFormat.text(value) }
}
