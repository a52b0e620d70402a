/// The promises about runs, in the simplest words: what a screen with all policies shows when it is
/// sent to, answered, cancelled and waited for.
struct StressModel {
  enum Lane: Hashable {
    case latest, first, queued, all, paused
    case each(Int)
  }

  /// The runs that wait for their answer.
  private(set) var alive: [(id: Int, lane: Lane)] = []
  private var queue: [Int] = []
  private var pause: (id: Int, deadline: Int)?
  private var time = 0

  private(set) var sum = 0
  private(set) var last = 0
  /// What has happened since it was looked at.
  var calls: [Int] = []
  var ended: [Int] = []
  var loading: [Bool] = []
  var doubles: [Int] = []
  /// What an observer sends when it hears of an end, by the id that ended.
  var followUp: [Int: Int] = [:]

  var isLoading: Bool { !alive.isEmpty || !queue.isEmpty }

  mutating func send(_ id: Int, to lane: Lane) {
    switch lane {
    case .paused: pause = (id, time + 2)
    case .first where alive.contains { $0.lane == .first }: break
    case .queued where alive.contains { $0.lane == .queued }: queue.append(id)
    default: begin(id, in: lane)
    }
  }

  mutating func stop() {
    pause = nil
    change { model in model.alive.removeAll { $0.lane != .queued } }
  }

  mutating func stopQueue() {
    change { model in
      model.queue = []
      model.alive.removeAll { $0.lane == .queued }
    }
  }

  mutating func add(_ number: Int) {
    set(sum: sum + number)
  }

  mutating func advance() {
    time += 1
    guard let pause, pause.deadline == time else { return }
    self.pause = nil
    begin(pause.id, in: .paused)
  }

  mutating func answer(_ id: Int, with answer: Int) {
    guard let lane = alive.first(where: { $0.id == id })?.lane else { return }
    last = answer
    set(sum: sum + answer)
    ended.append(id)
    if let next = followUp[id] { send(next, to: .all) }
    change { model in
      model.alive.removeAll { $0.id == id }
      if lane == .queued, !model.queue.isEmpty {
        let next = model.queue.removeFirst()
        model.alive.append((next, .queued))
        model.calls.append(next)
      }
    }
  }

  private mutating func begin(_ id: Int, in lane: Lane) {
    change { model in
      let replaces =
        switch lane {
        case .latest, .paused, .each: true
        default: false
        }
      if replaces { model.alive.removeAll { $0.lane == lane } }
      model.alive.append((id, lane))
      model.calls.append(id)
    }
  }

  private mutating func set(sum: Int) {
    if sum != self.sum { doubles.append(sum * 2) }
    self.sum = sum
  }

  private mutating func change(_ body: (inout StressModel) -> Void) {
    let before = isLoading
    body(&self)
    if isLoading != before { loading.append(isLoading) }
  }
}
