/// The text of a number, without a sign where it rounds to nothing: `0`, never `-0`. Nor has NaN
/// one, which depends on the processor.
nonisolated func withoutEmptySign<Number: SignedNumeric & Comparable>(
  _ number: Number,
  _ format: (Number) -> String
) -> String {
  let zero: Number = 0
  let number = number == number ? number : abs(number)
  let text = format(number)
  // Anything from one on rounds to something, whatever the digits.
  guard number <= zero, -number < 1 else { return text }
  let nothing = format(zero)
  return format(-number) == nothing || number == zero ? nothing : text
}
