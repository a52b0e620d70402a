import Foundation
import MVVMRuntime

/// The messages of a device that is never online.
@MainActor
final class LocalMail: MailServer {
  private var messages = [Message(id: 1, text: "Welcome")]

  func recent(count: Int) async throws(MailError) -> [Message] {
    guard !messages.isEmpty else { throw .offline }
    return Array(messages.suffix(count))
  }

  func incoming() -> AsyncStream<Message> { AsyncStream { $0.finish() } }

  func delete(id: Int) async throws {
    messages.removeAll { $0.id == id }
  }
}

struct DeviceClock: ClockService {
  func now() -> Date { Date() }
}
