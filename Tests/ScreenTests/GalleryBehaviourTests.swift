import Foundation
import MVVMRuntime
import Testing

/// What the tutorial's own tests ask of the gallery, and what the tutorial itself gets wrong.
@MainActor
@Suite struct GalleryBehaviourTests {
  private let api = MockAPIService()
  private let viewModel: PhotoListViewModel

  init() {
    viewModel = PhotoListViewModel(api: api, environment: .fixed())
  }

  private func fetch(_ photos: [Photo]) async {
    api.onFetchPopularPhoto.returns(photos)
    viewModel.fetch()
    await viewModel.settle()
  }

  @Test func fetchingAsksTheService() {
    viewModel.fetch()
    #expect(api.onFetchPopularPhoto.calls.count == 1)
  }

  @Test(arguments: APIError.allCases)
  func aFailureShowsTheMessageOfItsError(error: APIError) async {
    var alerts: [String] = []
    viewModel.alert.bind { alerts.append($0) }
    api.onFetchPopularPhoto.fails(with: error)
    viewModel.fetch()
    await viewModel.settle()
    #expect(alerts == [error.message])
  }

  @Test func thereAreAsManyRowsAsPhotosAndTheViewIsTold() async {
    var told: [Int] = []
    viewModel.numberOfCells.bind { told.append($0) }
    var rows: [Int] = []
    viewModel.cells.bind { rows.append($0.count) }
    await fetch([.stub(), .stub(), .stub()])
    #expect(told == [0, 3])
    #expect(rows == [0, 3])
  }

  @Test func loadingLastsWhileFetchingAndTheDataIsThereBeforeItEnds() async {
    var told: [String] = []
    viewModel.isLoading.bind { [viewModel] isLoading in
      told.append("\(isLoading) with \(viewModel.numberOfCells.value)")
    }
    viewModel.fetch()
    #expect(viewModel.isLoading.value)
    api.onFetchPopularPhoto.reply(with: [.stub()])
    await viewModel.settle()
    #expect(told == ["false with 0", "true with 0", "false with 1"])
  }

  @Test func theFirstLoadingStateIsSeenByWhoeverBindsLater() {
    viewModel.fetch()
    var told: [Bool] = []
    viewModel.isLoading.bind { told.append($0) }
    #expect(told == [true])
  }

  @Test func twoFetchesAtOnceShareNoFlag() async {
    var told: [Bool] = []
    viewModel.isLoading.bind { told.append($0) }
    viewModel.fetch()
    viewModel.fetch()
    let first = await api.onFetchPopularPhoto.nextCall()
    let second = await api.onFetchPopularPhoto.nextCall()
    first.reply(with: [.stub(), .stub()])
    await viewModel.settle()
    #expect(viewModel.isLoading.value)
    #expect(viewModel.numberOfCells.value == 0)
    second.reply(with: [.stub()])
    await viewModel.settle()
    #expect(told == [false, true, false])
    #expect(viewModel.numberOfCells.value == 1)
  }

  @Test func aPhotoForSaleCanBeOpenedAndIsSelected() async {
    await fetch([.stub(), .stub(id: 7, forSale: true)])
    viewModel.userPressed(at: 1)
    #expect(viewModel.isAllowSegue.value)
    #expect(viewModel.selectedPhoto.value?.id == 7)
  }

  @Test func oneThatIsNotForSaleSaysSoAndSelectsNothing() async {
    await fetch([.stub(forSale: true), .stub(forSale: false)])
    var alerts: [String] = []
    viewModel.alert.bind { alerts.append($0) }
    viewModel.userPressed(at: 0)
    viewModel.userPressed(at: 1)
    #expect(!viewModel.isAllowSegue.value)
    #expect(viewModel.selectedPhoto.value == nil)
    #expect(alerts == ["This item is not for sale"])
  }

  @Test func twoAlertsQuicklyAfterOneAnotherAreBothShown() async {
    await fetch([.stub(forSale: false)])
    var alerts: [String] = []
    viewModel.alert.bind { alerts.append($0) }
    api.onFetchPopularPhoto.fails(with: .noNetwork)
    viewModel.userPressed(at: 0)
    viewModel.fetch()
    await viewModel.settle()
    #expect(alerts == ["This item is not for sale", "No Network"])
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func aRowOutOfRangeDoesNothing(row: Int) async {
    await fetch([.stub(forSale: true)])
    viewModel.userPressed(at: row)
    #expect(viewModel.selectedPhoto.value == nil)
  }

  @Test func aRowShowsWhatThePhotoHolds() async {
    await fetch([
      .stub(
        name: "Aurora", description: "lights",
        createdAt: Date(timeIntervalSince1970: 1_506_989_000),
        imageURL: "u", camera: "Leica")
    ])
    let row = PhotoListCell.stub(
      titleText: "Aurora", descText: "Leica - lights", imageURL: "u", dateText: "2017-10-03")
    #expect(viewModel.cells.value == [row])
  }

  @Test(arguments: [
    ("camera", "text", "camera - text"), ("camera", nil, "camera"), (nil, "text", "text"),
    (nil, nil, ""),
  ])
  func descriptionAndCameraAreJoined(camera: String?, text: String?, joined: String) async {
    await fetch([.stub(description: text, camera: camera)])
    #expect(viewModel.cells.value.map(\.descText) == [joined])
  }
}
