import Testing

@testable import Gallery

/// The scenarios of `gallery.yaml` run beside these: the plugin makes a suite of them.
@MainActor
@Suite struct TitleTests {
  @Test(arguments: [(0, "0 photos"), (1, "1 photo"), (2, "2 photos")])
  func countsThePhotos(count: Int, title: String) async {
    let api = MockAPIService()
    api.onFetchPopularPhoto.returns(Array(repeating: .stub(), count: count))
    let viewModel = PhotoListViewModel(api: api)
    viewModel.fetch()
    await viewModel.settle()
    #expect(viewModel.title == title)
  }
}
