import MVVMGenJSON
import MVVMGenSchema

/// `mvvmgen schema [configuration]`: the JSON Schema of specs, or of `mvvmgen.yaml`.
func showSchema(ofConfiguration: Bool) -> ExitStatus {
  Terminal.out((ofConfiguration ? configurationSchema() : specSchema()).pretty + "\n")
  return .done
}
