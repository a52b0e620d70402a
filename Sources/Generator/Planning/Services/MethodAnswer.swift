import Checking
import Expressions

extension CheckedService.Method {
  /// What one answer of the method is; of a stream, one element.
  var answer: ValueType {
    switch kind {
    case .answers(let type), .answersAtOnce(let type), .streams(let type): type
    }
  }
}
