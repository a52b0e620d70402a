import Checking
import Expressions

extension Unit {
  /// Whether a value can be read from and written as JSON.
  func isCodable(_ type: ValueType) -> Bool { screen.types.isCodable(type) }
}
