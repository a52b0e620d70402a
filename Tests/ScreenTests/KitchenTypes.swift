/// Described in kitchen.yaml as `external`.
public nonisolated struct KitchenTool: Hashable, Sendable {
  public var value: Int
  public var name: String
}

/// Of which kitchen.yaml knows the name alone.
public nonisolated struct KitchenPoint: Hashable, Sendable {
  public var x: Double
}
