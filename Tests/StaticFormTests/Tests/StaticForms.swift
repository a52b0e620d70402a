import MVVMRuntime

@testable import TutorialScreens

// The static form of each screen, under the name and with the interface of its dynamic form: what
// stands here hides what is imported, so the generated scenarios beside it run through `transform`.
// Only what `transform` returned keeps the view model alive.

/// Weather in the static form.
@MainActor
final class WeatherViewModel {
  let input = Input()
  let output: TutorialScreens.WeatherViewModel.Output
  private weak var viewModel: TutorialScreens.WeatherViewModel?

  init(
    geocoder: any LocationGeocoder, weather: any WeatherService, environment: ScreenEnvironment
  ) {
    let viewModel = TutorialScreens.WeatherViewModel(
      geocoder: geocoder, weather: weather, environment: environment)
    self.viewModel = viewModel
    output = viewModel.transform(.init(changeLocation: Signal(input.changes.readOnly)))
  }

  func settle() async { await viewModel?.settle() }

  @MainActor
  struct Input {
    let changes = Relay<String>()

    func changeLocation(to place: String) { changes.emit(place) }
  }
}

/// The gallery in the static form.
@MainActor
final class PhotoListViewModel {
  let input = Input()
  let output: TutorialScreens.PhotoListViewModel.Output
  private weak var viewModel: TutorialScreens.PhotoListViewModel?

  init(api: any APIService, environment: ScreenEnvironment) {
    let viewModel = TutorialScreens.PhotoListViewModel(api: api, environment: environment)
    self.viewModel = viewModel
    output = viewModel.transform(
      .init(fetch: Signal(input.fetches.readOnly), userPressed: Signal(input.presses.readOnly)))
  }

  func settle() async { await viewModel?.settle() }

  @MainActor
  struct Input {
    let fetches = Relay<Void>()
    let presses = Relay<Int>()

    func fetch() { fetches.emit(()) }

    func userPressed(at row: Int) { presses.emit(row) }
  }
}

/// The greeting in the static form.
@MainActor
final class SayHelloViewModel {
  let input = Input()
  let output: TutorialScreens.SayHelloViewModel.Output
  private weak var viewModel: TutorialScreens.SayHelloViewModel?

  init(environment: ScreenEnvironment) {
    let viewModel = TutorialScreens.SayHelloViewModel(environment: environment)
    self.viewModel = viewModel
    output = viewModel.transform(
      .init(name: Signal(input.name), validate: Signal(input.validations.readOnly)))
  }

  func settle() async { await viewModel?.settle() }

  @MainActor
  struct Input {
    let name = Box("")
    let validations = Relay<Void>()

    func validate() { validations.emit(()) }
  }
}
