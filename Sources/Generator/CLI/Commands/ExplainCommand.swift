import MVVMGenDiagnostics

/// `mvvmgen explain [ID]`: what a kind of message means, or the list of all kinds.
func explain(_ id: String?) -> ExitStatus {
  guard let id else {
    Terminal.out(Explanation.list)
    return .done
  }
  // `42` and `mvg42` are MVG042.
  let digits = String(id.uppercased().hasPrefix("MVG") ? id.dropFirst(3) : id[...])
  if let explanation = DiagnosticID(text: "MVG" + digits.padded(to: 3)).flatMap({
    Explanation.of($0)
  }) {
    Terminal.out(explanation.text)
    return .done
  }
  // A complete number is no slip of another.
  let name = id.uppercased()
  let isWhole = name.hasPrefix("MVG") && name.utf8.count == 6
  let known = isWhole ? [] : Explanation.all.map { $0.id.description }
  let hint = suggestion(for: name, among: known) ?? "'mvvmgen explain' lists them"
  Terminal.error("mvvmgen: there is no message '\(id)': \(hint)\n")
  return .usage
}
