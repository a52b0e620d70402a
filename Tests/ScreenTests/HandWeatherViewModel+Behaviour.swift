import MVVMRuntime

/// The whole behaviour of hand_weather.yaml, as a team writes it that keeps it in Swift.
extension HandWeatherViewModel {
  func whenChangeLocation(to: String) async {
    update {
      $0.locationName = "Loading..."
      $0.date = " "
      $0.icon = nil
      $0.summary = " "
      $0.forecastSummary = " "
    }
    guard let place = await geocoder.geocode(addressString: to).first else {
      update { $0.locationName = "Not found" }
      return show(HandWeatherTexts())
    }
    update { $0.locationName = place.name }
    do {
      let report = try await weather.weatherData(
        latitude: place.latitude, longitude: place.longitude)
      let formatters = logic.formatters
      show(
        HandWeatherTexts(
          date: formatters.day(report.date),
          icon: report.iconName,
          summary: "\(report.description) - \(formatters.temp(report.currentTemp))℉",
          forecastSummary: "\nSummary: \(report.description)"))
    } catch {
      show(HandWeatherTexts(summary: error.message))
    }
  }

  private func show(_ texts: HandWeatherTexts) {
    update {
      $0.date = texts.date
      $0.icon = texts.icon
      $0.summary = texts.summary
      $0.forecastSummary = texts.forecastSummary
    }
  }
}

private struct HandWeatherTexts {
  var date = ""
  var icon: String?
  var summary = ""
  var forecastSummary = ""
}
