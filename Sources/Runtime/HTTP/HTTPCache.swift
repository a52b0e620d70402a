import Foundation

/// The answers of the last requests, for a time: at most a hundred, and no more than 16 MB.
nonisolated final class HTTPCache: Sendable {
  private struct Entry {
    var data: Data
    var end: Date
    var order: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var bytes = 0
    var count = 0
  }

  private static let mostEntries = 100
  private static let mostBytes = 16 << 20

  private let state = Lock(State())

  func data(for key: String, at now: Date) -> Data? {
    state.locked { state in
      guard let entry = state.entries[key], now < entry.end else { return nil }
      return entry.data
    }
  }

  func keep(_ data: Data, for key: String, until end: Date) {
    guard data.count <= Self.mostBytes else { return }
    state.locked { state in
      remove(key, from: &state)
      state.count += 1
      state.entries[key] = Entry(data: data, end: end, order: state.count)
      state.bytes += data.count
      while state.entries.count > Self.mostEntries || state.bytes > Self.mostBytes {
        guard let oldest = state.entries.min(by: { $0.value.order < $1.value.order }) else { break }
        remove(oldest.key, from: &state)
      }
    }
  }

  private func remove(_ key: String, from state: inout State) {
    if let entry = state.entries.removeValue(forKey: key) { state.bytes -= entry.data.count }
  }
}
