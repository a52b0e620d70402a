import MVVMRuntime
import Testing

/// The diary of whoever is signed in: a token that has run out is renewed, and the call made again.
@MainActor
final class SignedInDiary: DiaryService {
  private let access: any DiaryAccessService
  private let client: @MainActor (_ token: String) -> any DiaryService
  private var session: DiarySession
  private var diary: any DiaryService
  private var renewal: Task<Result<Void, DiaryError>, Never>?

  init(
    session: DiarySession, access: any DiaryAccessService,
    client: @escaping @MainActor (String) -> any DiaryService = { LiveDiaryService(token: $0) }
  ) {
    (self.session, self.access, self.client) = (session, access, client)
    diary = client(session.token)
  }

  func entries() async throws(DiaryError) -> [DiaryEntry] {
    try await answer { diary throws(DiaryError) in try await diary.entries() }
  }

  func write(text: String) async throws(DiaryError) -> DiaryEntry {
    try await answer { diary throws(DiaryError) in try await diary.write(text: text) }
  }

  private func answer<Answer>(
    _ call: (any DiaryService) async throws(DiaryError) -> Answer
  ) async throws(DiaryError) -> Answer {
    let used = session
    do throws(DiaryError) {
      return try await call(diary)
    } catch {
      guard error == .signedOut else { throw error }
    }
    if session == used { try await renew() }
    return try await call(diary)
  }

  /// Calls that are refused at the same time share one renewal.
  private func renew() async throws(DiaryError) {
    let task = renewal ?? Task { await renewed() }
    renewal = task
    try await task.value.get()
  }

  private func renewed() async -> Result<Void, DiaryError> {
    defer { renewal = nil }
    do throws(DiaryError) {
      session = try await access.renew(renewal: session.renewal)
      diary = client(session.token)
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}

/// Calls that are refused are made again with a new token, which they share.
@MainActor
@Suite struct SignedInDiaryTests {
  private let access = MockDiaryAccessService()
  private let old = MockDiaryService()
  private let new = MockDiaryService()

  private func makeDiary() -> SignedInDiary {
    let (old, new) = (old, new)
    return SignedInDiary(session: .stub(token: "old", renewal: "more"), access: access) {
      $0 == "old" ? old : new
    }
  }

  @Test func aTokenThatHasRunOutIsRenewedOnce() async throws {
    new.onEntries.returns([.stub(text: "Rain")])
    new.onWrite.returns(.stub(text: "Sun"))
    let diary = makeDiary()

    async let entries = diary.entries()
    async let entry = diary.write(text: "Sun")
    let (first, second) = (await old.onEntries.nextCall(), await old.onWrite.nextCall())
    first.fail(with: .signedOut)
    let renewal = await access.onRenew.nextCall()
    #expect(renewal.arguments.renewal == "more")
    access.onRenew.returns(.stub(token: "another"))
    second.fail(with: .signedOut)
    renewal.reply(with: .stub(token: "new"))

    #expect(try await entries.map(\.text) == ["Rain"])
    #expect(try await entry.text == "Sun")
    #expect(access.onRenew.calls.count == 1)
  }

  @Test func whatCanNotBeRenewedIsTold() async {
    old.onEntries.fails(with: .signedOut)
    access.onRenew.fails(with: .signedOut)
    let diary = makeDiary()
    await #expect(throws: DiaryError.signedOut) { try await diary.entries() }
    #expect(new.onEntries.calls.isEmpty)
  }
}
