import CheckedScreens
import MVVMGenProgram
import Testing

@testable import MVVMGenPlanning

/// The plain values of stubs, of types that are parts of many others.
@Suite struct PlainValueTests {
  private func value(of type: String, _ models: String) throws -> String? {
    let screen = try screen("screen: A\nmodels:\n" + models)
    let values = PlainValues(Unit(ScreenProgram(screen), file: "a.yaml"))
    return values.value(of: .named(type)).map { LayoutPrinter.flat($0).string }
  }

  @Test func anEnumHasTheCaseThatSaysTheLeast() throws {
    let models = """
        Mode: { cases: { busy: { progress: Double }, idle: {} } }
        Wish: { cases: { one: { mode: Mode, name: String }, two: { other: Mode } } }
      """
    #expect(try value(of: "Mode", models) == ".idle")
    #expect(try value(of: "Wish", models) == #".one(mode: .idle, name: "name")"#)
  }

  @Test func aCaseThatCannotBeMadeIsPassedOver() throws {
    let models = """
        Far: { external: true, fields: { x: Int } }
        Mode: { cases: { hard: { far: Far }, easy: { n: Int } } }
        Modes: { cases: { many: { a: Mode, far: "[Far]", next: Step }, none: { far: Far } } }
        Step: { cases: { first: { far: Far } } }
      """
    #expect(try value(of: "Mode", models) == ".easy(n: 0)")
    #expect(try value(of: "Modes", models) == nil)
  }

  @Test func whatIsMadeOfTheUnknownHasNone() throws {
    let models = """
        Place: { external: true, fields: { x: Int } }
        Trip: { fields: { from: Place } }
        Plan: { fields: { trip: Trip } }
        Plans: { fields: { all: "[Plan]" } }
      """
    #expect(try value(of: "Plan", models) == nil)
    #expect(try value(of: "Plans", models) == ".stub()")
  }

  /// Forty levels of which each has the next one three times: gone through one by one, it would
  /// take until the end of the world.
  @Test func eachTypeIsLookedAtOnce() throws {
    var models = "  M40: { fields: { n: Int } }\n  E40: { cases: { a: { m: M40 } } }\n"
    for level in 0..<40 {
      let (model, item) = ("M\(level + 1)", "E\(level + 1)")
      models += "  M\(level): { fields: { a: \(model), b: \(model), c: \(model) } }\n"
      models += "  E\(level): { cases: { a: { x: \(item), y: \(item), z: \(item) } } }\n"
    }
    #expect(try value(of: "M0", models) == ".stub()")
    // What would be as long as that is left to whoever needs it.
    #expect(try value(of: "E0", models) == nil)
    #expect(try value(of: "E40", models) == ".a(m: .stub())")
  }
}
