/// Described in kitchen.yaml as `external`; not `Hashable`, which nothing there needs.
public nonisolated struct KitchenTool: Sendable {
  public var value: Int
  public var name: String
}

/// Of which kitchen.yaml knows the name alone.
public nonisolated struct KitchenPoint: Sendable {
  public var x: Double
}
