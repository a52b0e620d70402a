import MVVMRuntime

/// A service that answers without waiting for anything, and without leaving the main actor.
struct AtOnce: WorkService {
  @inline(never)
  @MainActor func number(value: Int) async -> Int { value }
}
