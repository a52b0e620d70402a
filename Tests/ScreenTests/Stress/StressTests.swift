import Foundation
import MVVMRuntime
import SeededNumbers
import Testing

/// A screen that is sent to, answered late or never, cancelled, bound, unbound and let go of at
/// random, step by step beside a simple model of what it promises.
@MainActor
@Suite struct StressTests {
  @Test func behavesAsTheModelOfThePromises() async {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MVVMGEN_SEED"].flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000)
    let steps = environment["MVVMGEN_STEPS"].flatMap { Int($0) } ?? 100_000
    print("StressTests: MVVMGEN_SEED=\(seed) MVVMGEN_STEPS=\(steps)")

    let service = MockStressService()
    var random = SeededGenerator(seed: seed)
    var left: [StressRemains] = []
    var done = 0
    while done < steps {
      let session = StressSession(service, random, firstID: done)
      let length = Int.random(in: 1...2_000, using: &random)
      for _ in 0..<min(length, steps - done) {
        await session.step()
        if let difference = await session.difference() {
          Issue.record("seed \(seed), step \(done): \(difference)")
          return
        }
        done += 1
      }
      if let remains = session.letGo() { left.append(remains) }
    }
    for remains in left { await remains.expectNothing(seed: seed) }
  }
}
