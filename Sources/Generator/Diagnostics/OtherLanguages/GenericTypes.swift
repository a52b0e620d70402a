/// A generic type as other languages write it, in the signs of this one: `[Int]` of `List` with
/// `Int`; nil for what is no type of a value here.
public func typeInSigns(_ name: some StringProtocol, of parts: [String]) -> String? {
  switch (name.lowercased(), parts.count) {
  case ("optional", 1), ("maybe", 1), ("nullable", 1): "\(parts[0])?"
  case ("set", 1), ("mutableset", 1), ("hashset", 1): "Set<\(parts[0])>"
  case ("array", 1), ("list", 1), ("arraylist", 1), ("mutablelist", 1), ("vec", 1), ("vector", 1),
    ("collection", 1), ("iterable", 1), ("sequence", 1):
    "[\(parts[0])]"
  case ("dictionary", 2), ("dict", 2), ("map", 2), ("hashmap", 2), ("mutablemap", 2), ("record", 2),
    ("array", 2):
    "[\(parts[0]): \(parts[1])]"
  default: nil
  }
}

/// Whether other libraries put that around a value, or the answer of a method.
public func holdsAnswer(_ name: String) -> Bool {
  holders.contains(name) || streamsOfOthers.contains(name)
}

private let holders: Set<String> = [
  "BehaviorRelay", "BehaviorSubject", "Binding", "Box", "CurrentValueSubject", "Driver", "Future",
  "LiveData", "Promise", "Published", "Relay", "Result", "Signal", "Single", "State", "StateFlow",
  "Task",
]

/// What holds many values, one after another.
public let streamsOfOthers: Set<String> = [
  "AnyPublisher", "Flow", "Observable", "PassthroughSubject", "PublishRelay", "PublishSubject",
  "SharedFlow",
]
