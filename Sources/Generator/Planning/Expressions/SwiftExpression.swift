/// An expression in Swift, with how tightly its outermost operator binds.
struct SwiftExpression {
  var layout: Layout
  var level: Level
  /// An operator and its sides, or a sum and its calls, where they have a line of their own: below
  /// each other.
  var column: Layout?
  /// The parts of a `? :`.
  private(set) var choice: (condition: Layout, branches: Layout)?

  init(_ layout: Layout, _ level: Level = .postfix) {
    self.layout = layout
    self.level = level
  }

  init(asking condition: Layout, _ branches: Layout) {
    self.init(.group([condition, branches]), .ternary)
    choice = (condition, branches)
  }

  /// Swift's own order, loosest first.
  enum Level: Int, Comparable {
    case ternary, or, and, comparison, coalescing, casting, addition, multiplication, prefix
    /// An optional chain: a member behind it would belong to it.
    case chain
    case postfix

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The next one that binds tighter.
    var tighter: Level { Level(rawValue: rawValue + 1) ?? .postfix }
  }

  /// The layout, in parentheses where it binds looser than its place needs.
  func layout(atLeast level: Level) -> Layout {
    self.level < level ? .group("(\(layout))") : layout
  }

  /// The same as a condition, or a side of `&&` and `||`: few know by heart that `??` binds
  /// tighter.
  func condition(atLeast level: Level) -> Layout {
    layout(atLeast: self.level == .coalescing ? .addition : level)
  }

  /// The same as the right side of an operator.
  func operand(atLeast level: Level) -> Layout {
    if self.level < level { return layout(atLeast: level) }
    let layout = column ?? layout
    return self.level > .prefix ? layout.besideParenthesis : layout
  }
}
