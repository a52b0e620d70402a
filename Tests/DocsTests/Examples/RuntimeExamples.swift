import Foundation
import MVVMRuntime
import Testing

/// The Swift of `Docs/Runtime.md`.
@MainActor
@Suite struct RuntimeExamples {
  private let label = Label()

  @Test func box() {
    let name = Box("Ada")
    let token = name.bind { label.text = $0 }
    name.value = "Bob"
    token.cancel()
    name.value = "Eve"
    #expect(label.text == "Bob")
  }

  @Test func box2() {
    let count = Box(0)
    count.bind(label) { label, count in label.text = "\(count)" }
    count.value = 3
    #expect(label.text == "3")
  }

  @Test func readOnlyBox() {
    let viewModel = CounterViewModel()
    let title: ReadOnlyBox<String> = viewModel.title
    title.bind { label.text = $0 }
    viewModel.add()
    #expect(label.text == "1 items")
  }

  @Test func relayAndReadOnlyRelay() {
    let alert = Relay<String>()
    alert.emit("nobody hears this")
    alert.readOnly.bind { label.text = $0 }
    alert.emit("Offline")
    #expect(label.text == "Offline")
  }

  @Test func tokenAndTokenBag() {
    let title = Box("one")
    let bag = TokenBag()
    title.bind { label.text = $0 }.store(in: bag)
    bag.cancelAll()
    title.value = "two"
    #expect(label.text == "one")
  }

  @Test func swiftUISequencesCombine() async {
    let score = Box(1)
    var seen: [Int] = []
    for await value in score.values {
      seen.append(value)
      if value == 3 { break }
      score.value += 1
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func signal() {
    let name = Box("")
    let taps = Relay<Void>()
    let output = SayHelloViewModel()
      .transform(.init(name: Signal(name), validate: Signal(taps.readOnly)))
    output.greeting.bind { label.text = $0 }
    name.value = "Ficow Shen"
    taps.emit()
    #expect(label.text == "Hello Ficow Shen!")
  }

  @Test func signal2() {
    let minutes = Signal<Int> { send in
      let timer = MinuteTimer { send($0) }
      return Token { timer.stop() }
    }
    let token = minutes.connect(to: label) { label, minute in label.text = "\(minute)" }
    let timer = MinuteTimer.newest
    timer?.pass(5)
    token.cancel()
    #expect(label.text == "5" && timer?.isStopped == true)
  }

  @Test func settling() async {
    let store = MockAlbumService()
    let album = AlbumViewModel(album: store)
    store.onLoad.returns([.stub(title: "Sea")])
    album.open()
    await album.settle()
    #expect(album.titles.value == ["Sea"])
  }

  @Test func mocks() async {
    let geocoder = MockLocationGeocoder()
    let weather = MockWeatherService()
    let viewModel = WeatherViewModel(geocoder: geocoder, weather: weather)

    geocoder.onGeocode.answers { arguments in [.stub(name: arguments.address)] }
    weather.onReport.fails(with: .unavailable)
    viewModel.changeLocation(to: "Paris")
    await viewModel.settle()
    #expect(viewModel.summary.value == "The weather is not available")

    weather.onReport.holds()
    viewModel.changeLocation(to: "Rome")
    let call = await weather.onReport.nextCall()
    #expect(viewModel.locationName.value == "Rome" && viewModel.isLoading.value)
    call.reply(with: .stub(description: "Sunny", temperature: 20.4))
    await viewModel.settle()
    #expect(viewModel.summary.value == "Sunny, 20°")
    #expect(geocoder.onGeocode.calls.map(\.address) == ["Paris", "Rome"])
  }

  @Test func streams() async {
    let uploads = MockAlbumService()
    let album = AlbumViewModel(album: uploads)
    album.upload(id: 1)
    let upload = await uploads.onUpload.nextCall()
    upload.reply(with: 0.5)
    await album.settle()
    #expect(album.part.value == 0.5)
    upload.end()
    await album.settle()
    #expect(album.part.value == 0)
  }

  @Test func manualClock() async {
    let clock = ManualClock()
    let index = MockSearchIndex()
    let search = SearchViewModel(index: index, environment: .fixed(clock: clock))
    search.text.value = "swift"
    await clock.advance(by: .milliseconds(299))
    #expect(index.onFind.calls.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(index.onFind.calls.map(\.text) == ["swift"])
  }

  @Test func screenEnvironment() {
    var environment = ScreenEnvironment.fixed(locale: Locale(identifier: "de_DE"))
    environment.now = { Date(timeIntervalSince1970: 1_714_557_600) }
    let page = ProductPageViewModel(
      product: .stub(name: "Stift", price: 1234.5),
      seller: nil,
      environment: environment
    )
    #expect(page.title.value.hasPrefix("Stift: 1.234,50"))
  }

  /// Compiled only: the handler would hold for the tests beside this one too.
  func testFailure() {
    TestFailure.handler = { message, place in
      print("\(place.fileID):\(place.line): \(message)")
    }
  }

  @Test func drafts() {
    let preview = CounterViewModel(prepare: { $0.count = 41 })
    #expect(preview.title.value == "41 items")
    preview.add()
    #expect(preview.title.value == "42 items")
  }

  @Test func errorsWithAMessage() {
    let problem: any Error = WeatherError.unavailable
    #expect(problem.userMessage == "The weather is not available")
  }

  @Test func formats() {
    let exact = NumberFormat(fraction: 0, .fixed())
    #expect(exact.text(-0.4) == "0")
    #expect(exact.text(2.5) == "2")
  }

  @Test func valuesThatCantTrap() {
    #expect(Int.max.adding(1) == Int.max)
    #expect(7.divided(by: 0) == 0)
    #expect(["a", "bcd"].sum(\.count) == 4)
    #expect([1, 2, 3].element(at: 9) == nil)
    #expect([1, 2, 3].removing(at: 9) == [1, 2, 3])
  }
}
