import Foundation
import MVVMRuntime
import Testing

/// What is done to a screen, and what is to come of it.
struct DrivenStep: Decodable {
  var does: String
  var event: String?
  var method: String?
  var n: Int?
  var to: Int?
  var `throws`: String?
  var returns: Int?
  var returnsEach: [Int]?
  var streams: [Int]?
  var values: [String: Int]?
  var given: [DrivenStep]?
  var heard: [String]?
  var all: String?
  var calls: [String]?
}

/// A screen that is driven by the names of its inputs.
@MainActor
struct DrivenScreen {
  var send: (String, Int) -> Void
  var write: (Int) -> Void
  var settle: () async -> Void
  var all: () -> String
  var letGo: () -> Void
}

/// Holds a view model, or what its static form shows, until it is let go of.
@MainActor
final class Holder<Held> {
  var held: Held?

  init(_ held: Held) { self.held = held }
}

/// What the observers of a screen hear, in order.
@MainActor
final class Heard {
  var lines: [String] = []
}

struct AnyMiss: MessageError {
  var message: String
}

/// The services of a screen, and its clock.
@MainActor
struct CrowdWorld {
  let desk = MockDeskService()
  let wire = MockWireService()
  let clock = ManualClock()
  let heard = Heard()

  func give(_ step: DrivenStep) {
    let values = step.returnsEach ?? []
    let missed = step.throws.map(missed)
    switch step.method {
    case "desk.stamp": desk.onStamp.returns(step.returns ?? 0)
    case "desk.load":
      if let missed { desk.onLoad.fails(with: missed) } else { desk.onLoad.returnsEach(values) }
    case "desk.save": desk.onSave.returns(())
    case "desk.find": desk.onFind.returnsEach(values)
    case "wire.ask":
      if let text = step.throws {
        wire.onAsk.fails(with: AnyMiss(message: text))
      } else {
        wire.onAsk.returnsEach(values)
      }
    case "desk.feed":
      if let missed {
        desk.onFeed.streams(step.streams ?? [], thenFails: missed)
      } else {
        desk.onFeed.streams(step.streams ?? [])
      }
    default: wire.onDrip.streams(step.streams ?? [])
    }
  }

  func reply(_ step: DrivenStep) {
    let number = step.n ?? 0
    let missed = missed(step.throws ?? "")
    let miss = AnyMiss(message: step.throws ?? "")
    func fits(_ n: Int) -> Bool { step.to == nil || step.to == n }
    switch (step.method, step.does) {
    case ("desk.load", "fail"): desk.onLoad.fail(where: { fits($0.n) }, with: missed)
    case ("desk.load", _): desk.onLoad.reply(where: { fits($0.n) }, with: number)
    case ("desk.save", _): desk.onSave.reply(where: { fits($0.n) }, with: ())
    case ("desk.find", _): desk.onFind.reply(with: number)
    case ("wire.ask", "fail"): wire.onAsk.fail(where: { fits($0.n) }, with: miss)
    case ("wire.ask", _): wire.onAsk.reply(where: { fits($0.n) }, with: number)
    case ("desk.feed", "fail"): desk.onFeed.fail(where: { fits($0.n) }, with: missed)
    case ("desk.feed", "end"): desk.onFeed.end(where: { fits($0.n) })
    case ("desk.feed", _): desk.onFeed.reply(where: { fits($0.n) }, with: number)
    case (_, "end"): wire.onDrip.end()
    default: wire.onDrip.reply(with: number)
    }
  }

  /// Answers all that waits.
  func replyToAll() {
    for call in desk.onLoad.waitingCalls { call.reply(with: 1) }
    for call in desk.onSave.waitingCalls { call.reply(with: ()) }
    for call in desk.onFind.waitingCalls { call.reply(with: 1) }
    for call in wire.onAsk.waitingCalls { call.reply(with: 1) }
    for call in desk.onFeed.waitingCalls { call.reply(with: 1) }
    for call in wire.onDrip.waitingCalls { call.reply(with: 1) }
  }

  var calls: [String] {
    func line(_ name: String, _ numbers: [Int]) -> String {
      name + " " + numbers.map(String.init).joined(separator: " ")
    }
    func line(_ name: String, times: Int) -> String {
      name + " " + Array(repeating: "None", count: times).joined(separator: " ")
    }
    return [
      line("desk.load", desk.onLoad.calls.map(\.n)), line("desk.save", desk.onSave.calls.map(\.n)),
      line("desk.find", times: desk.onFind.calls.count),
      line("wire.ask", wire.onAsk.calls.map(\.n)),
      line("desk.feed", desk.onFeed.calls.map(\.n)),
      line("wire.drip", times: wire.onDrip.calls.count),
    ]
  }

  private func missed(_ name: String) -> Missed { name == "gone" ? .gone : .odd }
}

@Suite
@MainActor
struct CrowdCases {
  /// In the file beside the specs, by the names of the screens.
  @Test func allAreAsTheEvaluatorSays() async throws {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
    let file = place.appending(path: "../Specs/Crowds/cases.json")
    let cases = try JSONDecoder().decode(
      [String: [[DrivenStep]]].self, from: Data(contentsOf: file))
    for (name, steps) in cases.sorted(by: { $0.key < $1.key }) {
      guard let make = crowdScreens[name] else { continue }
      for (number, steps) in steps.enumerated() {
        // By turns in the static and in the dynamic form. One is enough to look into.
        let title = "\(name), case \(number)"
        guard await isRight(steps, title, { make($0, $1, number % 2 == 0) }) else { break }
      }
    }
  }

  private func isRight(
    _ steps: [DrivenStep], _ title: String, _ make: (CrowdWorld, [String: Int]) -> DrivenScreen
  ) async -> Bool {
    let world = CrowdWorld()
    for given in steps[0].given ?? [] { world.give(given) }
    let screen = make(world, steps[0].values ?? [:])
    world.heard.lines = []
    for (number, step) in steps.enumerated() {
      switch step.does {
      case "send": screen.send(step.event ?? "", step.n ?? 0)
      case "set": screen.write(step.n ?? 0)
      case "advance": await world.clock.advance(by: .milliseconds(step.n ?? 0))
      case "begin": break
      default: world.reply(step)
      }
      await screen.settle()
      let isAsSaid =
        world.heard.lines == step.heard && screen.all() == step.all
        && (step.calls == nil || step.calls == world.calls)
      guard isAsSaid else {
        Issue.record(
          """
          \(title), step \(number): \(step.does)
          heard: \(world.heard.lines), \(screen.all()), \(world.calls)
          not: \(step.heard ?? []), \(step.all ?? ""), \(step.calls ?? [])
          """)
        return false
      }
      world.heard.lines = []
    }
    return await isSilentAtItsEnd(screen, world, title)
  }

  /// When the view model is gone nothing is delivered any more.
  private func isSilentAtItsEnd(
    _ screen: DrivenScreen, _ world: CrowdWorld, _ title: String
  ) async -> Bool {
    let calls = world.calls
    screen.letGo()
    world.replyToAll()
    await world.clock.advance(by: .seconds(1))
    let isSilent = world.heard.lines.isEmpty && world.calls == calls
    #expect(isSilent, "\(title), when it was let go of: \(world.heard.lines), \(world.calls)")
    return isSilent
  }
}
