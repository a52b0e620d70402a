import Foundation
import MVVMRuntime
import Testing

/// A service that a team wrote itself: it keeps the completion, and calls it when the test says.
private final class KeptFeed: FeedService, @unchecked Sendable {
  // Only the test touches it, on the main actor.
  var popular: [(Result<[FeedPhoto], FeedError>) -> Void] = []

  func popular(completion: @escaping @Sendable (Result<[FeedPhoto], FeedError>) -> Void) {
    popular.append(completion)
  }

  func caption(id: Int, completion: @escaping @Sendable (Result<String, Never>) -> Void) {
    completion(.success("at once"))
  }

  func seen(id: Int, completion: @escaping @Sendable (Result<Void, Never>) -> Void) {
    DispatchQueue.global().async { completion(.success(())) }
  }
}

@MainActor
@Suite struct PhotoFeedBehaviourTests {
  private let feed = KeptFeed()

  @Test func aCompletionOnTheMainThreadIsDeliveredAtOnce() {
    let viewModel = PhotoFeedViewModel(feed: feed)
    viewModel.fetch()
    #expect(viewModel.isLoading.value)
    feed.popular[0](.success([.stub(), .stub()]))
    #expect(viewModel.numberOfCells.value == 2)
    #expect(!viewModel.isLoading.value)
  }

  @Test func aFailureShowsTheMessageOfItsError() {
    let viewModel = PhotoFeedViewModel(feed: feed)
    var alerts: [String] = []
    _ = viewModel.alert.bind { alerts.append($0) }
    viewModel.fetch()
    feed.popular[0](.failure(.noNetwork))
    #expect(alerts == ["No Network"])
  }

  @Test func twoFetchesShareNoFlag() {
    let viewModel = PhotoFeedViewModel(feed: feed)
    viewModel.fetch()
    viewModel.fetch()
    feed.popular[0](.success([]))
    #expect(viewModel.isLoading.value)
    feed.popular[1](.success([.stub()]))
    feed.popular[1](.success([]))
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.numberOfCells.value == 1)
  }

  @Test func completionsMayComeAtOnceOrFromAnotherThread() async {
    let viewModel = PhotoFeedViewModel(feed: feed)
    viewModel.fetch()
    feed.popular[0](.success([.stub(forSale: true)]))
    viewModel.open(at: 0)
    // What a call returns within its making is a turn later.
    #expect(viewModel.caption.value == "")
    await viewModel.settle()
    #expect(viewModel.caption.value == "at once")
  }

  @Test func aLateCompletionReachesNobody() {
    weak var gone: PhotoFeedViewModel?
    var counts: [Int] = []
    do {
      let viewModel = PhotoFeedViewModel(feed: feed)
      gone = viewModel
      viewModel.fetch()
      _ = viewModel.numberOfCells.bind { counts.append($0) }
    }
    #expect(gone == nil)
    feed.popular[0](.success([.stub()]))
    #expect(counts == [0])
  }
}
