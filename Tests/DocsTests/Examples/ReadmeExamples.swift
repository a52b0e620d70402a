import MVVMRuntime
import Testing

/// The Swift of the README.
@MainActor
@Suite struct ReadmeExamples {
  private let label = Label()

  @Test func sayHello() {
    let viewModel = SayHelloViewModel()
    viewModel.greeting.bind { label.text = $0 }

    viewModel.name.value = "Ficow Shen"
    viewModel.validate()
    // label.text == "Hello Ficow Shen!"
    #expect(label.text == "Hello Ficow Shen!")
  }

  /// Compiled only: its loop ends with the view model.
  func useAViewModel(_ geocoder: any LocationGeocoder, _ weather: any WeatherService) async {
    let viewModel = WeatherViewModel(geocoder: geocoder, weather: weather)
    let token = viewModel.output.locationName.bind { label.text = $0 }  // at once, …
    viewModel.input.changeLocation(to: "Paris")
    for await name in viewModel.locationName.values { print(name) }
    token.cancel()
  }

  @Test func mocks() async {
    let geocoder = MockLocationGeocoder()
    let weather = MockWeatherService()
    let viewModel = WeatherViewModel(geocoder: geocoder, weather: weather)

    geocoder.onGeocode.returns([.stub(name: "Rome")])  // or …
    viewModel.changeLocation(to: "Rome")
    let call = await weather.onReport.nextCall()  // holds a call …
    call.reply(with: .stub(description: "Sunny"))  // … and answers it later
    await viewModel.settle()  // when all that can run has run
    #expect(viewModel.locationName.value == "Rome")
    #expect(geocoder.onGeocode.calls.map(\.address) == ["Rome"])
  }
}
