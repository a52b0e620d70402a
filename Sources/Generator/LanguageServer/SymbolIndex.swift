import MVVMGenDiagnostics
import MVVMGenForms
import MVVMGenReading
import MVVMGenSpec

/// The names of a file: where each is declared, and where it is mentioned.
struct SymbolIndex {
  struct Mention {
    var name: String
    var span: SourceSpan
  }

  /// A key of the language, and where it stands.
  struct Key {
    var form: KeyForm
    var span: SourceSpan
  }

  private(set) var symbols: [Symbol]
  /// The names that users of the file don't see, where this is what they see.
  private var kept: [String] = []
  let mentions: [Mention]
  let keys: [Key]
  /// The files that are used.
  let uses: [Located<String>]
  /// The events that set off the same binding.
  private let together: [[String]]
  private let methods: [Symbol]

  init(of file: SourceFile) {
    let id = FileID.main
    let reading = readYAML(file, id: id)
    let specs = decodeSpecs(reading.documents, of: id).specs
    let declared = DeclaredSymbols(of: specs, in: file)
    var search = MentionSearch(in: file, declared.symbols)
    for document in reading.documents { search.look(at: document.root) }
    (symbols, methods, together) = (declared.symbols, declared.methods, declared.together)
    mentions = methods.map { Mention(name: $0.name, span: $0.span) } + search.mentions
    keys = search.keys
    uses = specs.flatMap { $0.uses }
  }

  /// What those see who use the file.
  var shared: SymbolIndex {
    var shared = self
    shared.kept = symbols.filter { !$0.kind.isShared }.map { $0.name }
    shared.symbols.removeAll { !$0.kind.isShared }
    return shared
  }

  /// Whether a name is declared here, for others to see or not.
  func declares(_ name: String) -> Bool { symbol(name) != nil || kept.contains(name) }

  /// The name that stands at a place.
  func mention(at offset: Int) -> Mention? {
    mentions.first { $0.span.touches(offset) }
  }

  func symbol(_ name: String) -> Symbol? {
    symbols.first { $0.name == name } ?? methods.last { $0.name == name }
  }

  /// What is declared under another name, with that: `Photo`, `Mode.busy`, `open`, `api.load`.
  var members: [(holder: String, member: Member)] {
    symbols.flatMap { symbol -> [(holder: String, member: Member)] in
      let fields = symbol.kind == .service ? [] : symbol.members
      return fields.map { (holder: symbol.name, member: $0) }
        + symbol.sources.map { ("\(symbol.name).from", $0) }
        + symbol.members.flatMap { owner in
          owner.parameters.map { ("\(symbol.name).\(owner.name)", $0) }
        }
    }
  }

  /// All events that set off the same bindings as one of them and have the parameter, which is one
  /// name in the steps, and all that have it by an alias; of anything else, that alone.
  func sharing(_ parameter: String, of holder: String) -> [String] {
    let named = members.filter { $0.member.name == parameter }
    var holders = [holder]
    var next = 0
    while next < holders.count {
      let places = named.filter { $0.holder == holders[next] }.map { $0.member.span }
      let events = together.filter { $0.contains(holders[next]) }.joined()
      holders += named.filter {
        (events.contains($0.holder) || places.contains($0.member.span))
          && !holders.contains($0.holder)
      }.map { $0.holder }
      next += 1
    }
    return holders
  }

  /// The file whose path stands at a place.
  func use(at offset: Int) -> Located<String>? {
    uses.first { $0.span.touches(offset) }
  }

  /// The key of the language that stands at a place.
  func key(at offset: Int) -> Key? {
    keys.first { $0.span.touches(offset) }
  }
}
