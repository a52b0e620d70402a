import MVVMRuntime
import Observation

let sink = Sink()
print("nanoseconds, and allocations, each")

let closure = StoredClosure<Int>()
closure.action = { sink.total &+= $0 }
measure("a closure stored in a class, called") { for value in 0..<$0 { closure.call(value) } }

let observed = ObservedNumber()
measure("an @Observable property, set") { for value in 0..<$0 { observed.value = value } }

for observers in [0, 1, 10] {
  let free = observed(by: observers)
  let inScreen = observed(by: observers, in: Screen())
  measure("a box, set, \(observers) observers") { for value in 0..<$0 { free.value = value } }
  measure("a box of a screen, set, \(observers) observers") {
    for value in 0..<$0 { inScreen.value = value }
  }
}

@MainActor
func observed(by count: Int, in screen: Screen? = nil) -> Box<Int> {
  let box = Box(0, in: screen)
  let sink = sink
  for _ in 0..<count { box.bind { sink.total &+= $0 } }
  return box
}

let relay = Relay<Int>()
relay.bind { sink.total &+= $0 }
measure("an event, delivered to one") { for value in 0..<$0 { relay.emit(value) } }

let steps = StepsViewModel(work: AtOnce())
for box in [steps.a, steps.b, steps.c, steps.sum, steps.double] { box.bind { sink.total &+= $0 } }
measure("a step: three outputs, two derived, five told") {
  for value in 0..<$0 { steps.step(number: value) }
}

// A run that goes on after the call, one after the other and many at once.
let calls: [(String, @MainActor (Int) -> Void)] = [
  ("latest", { steps.latest(number: $0) }), ("first", { steps.first(number: $0) }),
  ("queue", { steps.queue(number: $0) }), ("all", { steps.all(number: $0) }),
]
for (name, send) in calls {
  await measure("a call, policy \(name)", times: 2_000) {
    for value in 0..<$0 {
      send(value)
      await steps.settle()
    }
  }
}
let service = AtOnce()
await measure("a thousand tasks by hand, for each", times: 1_000) {
  var tasks: [Task<Void, Never>] = []
  for value in 0..<$0 { tasks.append(Task { sink.total = await service.number(value: value) }) }
  for task in tasks { await task.value }
}
await measure("a thousand calls at once, policy all, for each", times: 1_000) {
  for value in 0..<$0 { steps.all(number: value) }
  await steps.settle()
}

let direct = DirectHello()
direct.show = { sink.text = $0 }
measure("say-hello with closures, name and tap") {
  for _ in 0..<$0 {
    direct.setName("Ficow Shen")
    direct.validate()
  }
}
let hello = SayHelloViewModel()
hello.greeting.bind { sink.text = $0 }
measure("say-hello as generated, name and tap") {
  for _ in 0..<$0 {
    hello.name.value = "Ficow Shen"
    hello.validate()
  }
}
