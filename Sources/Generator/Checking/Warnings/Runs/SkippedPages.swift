import MVVMGenDiagnostics
import MVVMGenReading
import MVVMGenSpec

/// A page that is counted before it is asked for: where that fails, or a newer run ends it, the
/// next run asks for the one behind it.
///
/// It is told only where what the call brings is added to a list, and its `catch` leaves the page
/// as it is.
func skippedPages(in examined: ExaminedScreen) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for binding in examined.spec.bindings {
    guard case .when(let triggers) = binding.trigger else { continue }
    let skipped = binding.steps.changesBeforeCalls {
      call, changed -> (call: CallSpec, page: NamedValue)? in
      guard let catching = call.onError,
        let page = changed.first(where: { page in
          call.with.contains { $0.value.isExpression(with: page.name.text) }
            && !catching.contains { $0.maySet(page.name.text, bySending: true) }
        }),
        AnswersOfBinding(binding, when: triggers, of: examined.awaited).adds(call)
      else { return nil }
      return (call, page)
    }
    guard let (call, page) = skipped, let counted = page.value.scalar?.text.dropFirst() else {
      continue
    }
    let name = page.name.text
    found.append(
      .warning(
        .skippedPage, "'\(name)' stays counted where the call fails: a page is left out then",
        at: page.name.span,
        hint: "give the call '\(counted)' in place of '\(name)', and set it behind the call",
        related: [.init(call.method.span, "the page is asked for here")]))
  }
  return found
}

extension AnswersOfBinding {
  /// Whether what the call brings is added to a list.
  fileprivate func adds(_ call: CallSpec) -> Bool {
    values.contains { $0.isAdded && $0.call.method.span == call.method.span }
  }
}
