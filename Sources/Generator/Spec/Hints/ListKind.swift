/// What is written as a list of maps, as messages call it.
enum ListKind: String {
  case bindings, scenarios, steps
  case stepsOfCatch = "the steps of 'catch'"
}
