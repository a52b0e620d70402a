import Foundation
import MVVMRuntime
import Testing

/// A client with completion handlers, and the screen above it.
@Suite @MainActor struct GalleryTests {
  private func viewModel(_ server: LoopbackServer) -> GalleryViewModel {
    GalleryViewModel(
      photos: LivePhotosService(
        consumerKey: "k", base: server.url, time: TestTime().time))
  }

  @Test func showsThePhotos() async throws {
    let server = try LoopbackServer { _ in
      .json(
        """
        {"photos":[{"id":7,"name":"Sea","image_url":"https://a.example/7.png",\
        "created_at":"2024-05-01T12:00:00.250Z"},
        {"id":8,"name":"Sky","created_at":"2024-05-01T12:00:00Z"}]}
        """)
    }
    let viewModel = viewModel(server)
    viewModel.load(page: 2)
    for await titles in viewModel.titles.values where !titles.isEmpty { break }
    #expect(viewModel.titles.value == ["Sea", "Sky"])
    #expect(server.targets == ["GET /photos?feature=popular&page=2"])
    #expect(server.requests.now.first?.header("X-Consumer-Key") == "k")
  }

  @Test func readsOptionalFieldsAndTimes() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"photos":[{"id":7,"name":"Sea","created_at":"2024-05-01T12:00:00.250Z"}]}"#)
    }
    let client: any PhotosService = LivePhotosService(
      consumerKey: "k", base: server.url, time: TestTime().time)
    let photos = try await withCheckedThrowingContinuation { continuation in
      client.popular(page: 1) { continuation.resume(with: $0) }
    }
    #expect(photos.first?.imageURL == nil)
    #expect(photos.first?.created == Date(timeIntervalSince1970: 1_714_564_800.25))
  }

  @Test(arguments: ["{}", #"{"photos":null}"#, ""])
  func nothingAtItsPlaceIsNoPhotos(body: String) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    let client: any PhotosService = LivePhotosService(
      consumerKey: "k", base: server.url, time: TestTime().time)
    let photos = try await withCheckedThrowingContinuation { continuation in
      client.popular(page: 1) { continuation.resume(with: $0) }
    }
    #expect(photos.isEmpty)
  }

  /// The first call is cancelled by the second, and that one when the view model goes away.
  @Test func cancellationReachesTheServer() async throws {
    let server = try LoopbackServer { _ in .silence }
    var viewModel: GalleryViewModel? = viewModel(server)
    var departures = server.departures.makeAsyncIterator()
    viewModel?.load(page: 1)
    while server.requests.now.isEmpty { await Task.yield() }
    viewModel?.load(page: 2)
    await departures.next()
    while server.requests.now.count < 2 { await Task.yield() }
    #expect(viewModel?.problem.value == nil)
    viewModel = nil
    await departures.next()
  }

  @Test func showsWhatWentWrong() async throws {
    let server = try LoopbackServer { _ in .status(404) }
    let viewModel = viewModel(server)
    viewModel.load(page: 1)
    for await problem in viewModel.problem.values where problem != nil { break }
    #expect(viewModel.problem.value == "The server answered with status 404")
  }
}
