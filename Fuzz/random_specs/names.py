"""Names and texts that somebody might choose, and those that nobody should have to avoid."""

import re

KEYWORDS = """
associatedtype class deinit enum extension fileprivate func import init inout internal let open
operator private precedencegroup protocol public rethrows static struct subscript typealias var
break case catch continue default defer do fallthrough for guard in repeat return throw switch where
while Any any await async actor is super throws try some each get set willSet didSet lazy weak unowned
mutating nonisolated isolated sending consuming borrowing copy consume discard macro package left
right none optional required convenience dynamic final indirect infix prefix postfix unsafe
""".split()

# What generated code, the runtime and Swift call something.
USED = """
input output logic environment update run runs value values bind settle transform signals stub mock
calls call reply fail returns fails answers arguments nextCall token cancel cancellable emit send
message error description debugDescription hash hashValue allCases rawValue encode decode from to
code session base clock now locale timeZone calendar lifetime state outputs inputs bindings start
stop wait every loading policy debounce throttle screen viewModel service services given steps expect
result answer element index next first last key map filter count isEmpty self_ box relay draft
prepare id name type text title print assert precondition fatalError abs2 zip Int_ x y i e _a __ a1
deinit_ init_ result2 whenStart onLoad LoadArguments objectWillChange projectedValue wrappedValue
null yes no on off y n main line file function column dsohandle
""".split()

UNICODE = ["été", "größe", "日本", "имя", "ναι", "a\u200db", "ñ", "ﬁ", "x\u0301", "𝒳", "µ", "ª", "ł",
    "long" * 60]

TYPES = """
Box Task Run Result Optional Array Dictionary Item View Screen Token Signal Mock Logic Never Element
Iterator ReadOnlyBox ReadOnlyRelay Relay DerivedBox ScreenEnvironment Lifetime Locale Calendar
TimeZone Duration Clock Character Sequence Collection Equatable Hashable Sendable Codable
Identifiable Comparable Error Float UInt8 Range Substring MainActor ScreenDraft Turn Source Watch Values
Listener RunEnded HeldCall MockMethod ManualClock Test Suite XCTestCase Combine Observation Observable
class func été 日本 Größe lower A B T U V W
""".split()

# What names are made of that say all that they are, and leave little room on a line.
WORDS = """
account address available cached chosen current customer delivery download editing enabled estimated
favourite filtered history invoice item loading local message network payment pending photo profile
progress recent refresh remote result search selected session shipping sorted status title total upload
visible
""".split()

ODD_TEXTS = [
    "*/ let x = 1 /*", "/** doc", "// @generated", '"""', '"#', "\\(self)", "\\u{41}", "\\", "end\\",
    '\\"', "a\rb", "a\r\nb", "\t", "\0", "nul\0nul", "\u2028", "a\u2029b", "\u0085", "\ufeff", "\u200b",
    "\u202e", "👩‍👩‍👧", "🇩🇪", "日本語", "ß", "İ", "\x07\x1b[31m", "\x7f", "#if false", "#endif", "${x}", "$${",
    "$", "$$", "$$$", "`", "{{name}}", "{{{x}}}", "{{=<% %>=}}", "<b>&amp;</b>", "%@ %d", "null", "~",
    "true", "- a", "? b", ": c", "# d", "a: b", "a #b", "!tag", "&a", "*a", "@x", "|", ">", "---", "...",
    "0x1F", "1e3", "12:30", "x" * 300, "'", "''", "==", "=", "= 1", "\U0010ffff", "\ue000", "\n", "\n\n a\n",
    " - Parameter x: y", "- Returns:", "```", "#sourceLocation()", "\u061c", "\ud7ff", "\ufffd",
]

NAME = re.compile("‹(\\w+)›")
RESERVED = set("not and or if then else as true false nil".split())


# What is declared inside of something has a scope of its own.
SCOPES = [s.split() for s in [
    "id name tag done price due key link blob", "title isDone place worth", "low high off", "idle busy named", "percent", "text loud",
    "gone broken odd", "amount", "load names fire quick feed stamp keep watch find",
    "ask push pull shut drip", "list post drop", "of with", "token",
    "thing index",
]]

# Inside of something: what Swift keeps for itself, and what a client of HTTP is made with.
# Outside: what means something in a binding already.
REFUSED = [["message", "allCases", "rawValue", "hashValue", "base", "session"], ["error", "start"]]

# What is written by hand asks the view model for a service by its name, where `settle` is its own.
PLAIN = ["api"]


class Names:
    """What the names of a batch, or of one spec in it, are called."""

    def __init__(self, rng, shared=None, are_odd=True):
        self.rng = rng
        self.shared = shared
        self.are_odd = are_odd
        self.are_long = are_odd and rng.random() < 0.4
        self.chosen = {}
        self.taken = set(shared.taken) if shared else set(RESERVED)

    def of(self, name):
        if self.shared and name in self.shared.chosen:
            return self.shared.chosen[name]
        if name not in self.chosen:
            self.chosen[name] = self.choose(name)
        return self.chosen[name]

    def choose(self, name):
        scope = next((s for s in SCOPES if name in s), None)
        taken = self.taken if not scope else RESERVED | {self.chosen.get(n) for n in scope}
        if name in PLAIN:
            return name
        pool = TYPES if name[0].isupper() else KEYWORDS + USED + UNICODE
        if self.are_odd and self.rng.random() < 0.7:
            for _ in range(20):
                found = self.long_name(name) if self.are_long else self.rng.choice(pool)
                if found not in taken and found not in REFUSED[scope is None]:
                    taken.add(found)
                    return found
        found = name
        while found in taken or found in pool:
            found += "0"
        taken.add(found)
        return found

    def long_name(self, name):
        first, *rest = self.rng.sample(WORDS, self.rng.randrange(2, 5))
        return (first.title() if name[0].isupper() else first) + "".join(w.title() for w in rest)

    def write(self, text):
        return NAME.sub(lambda found: self.of(found.group(1)), text)
