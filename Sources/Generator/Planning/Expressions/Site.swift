/// Where an expression stands: what is in reach there, and by what name.
enum Site {
  /// A method of the logic: values are boxes.
  case logic
  /// The initialiser of the logic, where needs are parameters and no value has been made.
  case initialValue
  /// Beside the constants, which see each other.
  case constants
  /// A function of its parameters.
  case pure
  /// The same inside a type of the spec, whose members are in reach.
  case member
  /// A method of the formatters.
  case formatters
  /// A test, with the view model in reach.
  case test
}
