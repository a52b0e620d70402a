import Schema

/// `mvvmgen schema`: the JSON Schema of specs.
func showSchema() -> ExitStatus {
  Terminal.out(specSchema().pretty + "\n")
  return .done
}
