/// Gives each thing a name of its own.
struct UniqueNames {
  /// The names that are taken, and the number of the last one that was made of each.
  private var taken: [String: Int] = [:]

  mutating func name(_ wanted: String) -> String {
    guard var number = taken[wanted] else {
      taken[wanted] = 1
      return wanted
    }
    var name: String
    repeat {
      number += 1
      name = wanted + String(number)
    } while taken[name] != nil
    taken[wanted] = number
    taken[name] = 1
    return name
  }
}
