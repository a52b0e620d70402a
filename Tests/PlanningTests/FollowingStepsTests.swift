import MVVMGenChecking
import MVVMGenExpressions
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// What is left of a list of steps, while steps are taken from it and put in front.
@Suite struct FollowingStepsTests {
  private static func give(_ names: String...) -> [Step] {
    names.map { .letValue(name: $0, TypedExpression(.null, .optional(.int))) }
  }

  private static func names(_ following: FollowingSteps) -> [String] {
    following.steps.compactMap { $0.givenName }
  }

  private static func given(
    _ names: [String], by following: inout FollowingSteps
  ) -> [String] {
    names.filter { following.give(anyOf: [$0]) }
  }

  @Test func putsStepsInFront() {
    var following = FollowingSteps(Self.give("a", "b", "c")[1...])
    for (put, names) in [
      (["d", "e", "f"], ["d", "e", "f", "c"]), (["g"], ["g", "e", "f", "c"]),
      (["h", "i", "j"], ["h", "i", "j", "e", "f", "c"]), ([], ["i", "j", "e", "f", "c"]),
    ] {
      #expect(following.popFirst() != nil)
      following.putInFront(put.flatMap { Self.give($0) })
      #expect(Self.names(following) == names)
    }
    while following.popFirst() != nil {}
    #expect(following.isEmpty && following.first == nil)
    following.putInFront(Self.give("k"))
    #expect(Self.names(following) == ["k"])
  }

  @Test func knowsWhichNamesAreGiven() {
    var following = FollowingSteps(Self.give("a", "b", "a", "c")[...])
    #expect(Self.given(["a", "b", "c", "x"], by: &following) == ["a", "b", "c"])
    _ = following.removeFirst()
    #expect(Self.given(["a", "b"], by: &following) == ["a", "b"])
    _ = following.removeFirst()
    #expect(Self.given(["a", "b"], by: &following) == ["a"])
    following.putInFront(Self.give("b", "d"))
    #expect(Self.given(["b", "d"], by: &following) == ["b", "d"])
    _ = following.removeFirst()
    #expect(Self.given(["b", "d"], by: &following) == ["d"])
  }
}
