/// Where measured values go, so that nothing is optimised away.
final class Sink {
  @exclusivity(unchecked) var total = 0
  @exclusivity(unchecked) var text = ""
}
