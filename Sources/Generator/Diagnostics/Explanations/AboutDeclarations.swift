extension Explanation {
  /// About the declarations of a spec.
  static let aboutDeclarations: [Explanation] = [
    Explanation(
      40, "What can't be a name",
      why: """
        A name is a Swift identifier, and none of the words of the expression language: not,
        and, or, if, then, else, as, true, false, nil.
        """,
      example: """
          library: A
        - constants: { max-size: { type: Int, value: 3 } }
        + constants: { maxSize: { type: Int, value: 3 } }
        """
    ),
    Explanation(
      41, "A name that is declared twice",
      why: """
        All names of a spec share one scope, with those of what it uses, so that a
        name means one thing wherever it stands.
        """,
      example: """
          screen: A
          inputs: { name: String }
        - outputs: { name: { text: "Hello" } }
        + outputs: { greeting: { text: "Hello ${name}" } }
        """
    ),
    Explanation(
      42, "A name of a screen without a capital",
      why: """
        The name of a screen or a library becomes a part of the names of Swift types, which
        start with a capital.
        """,
      example: """
        - screen: weather
        + screen: Weather
        """
    ),
    Explanation(
      43, "A model that contains itself",
      why: """
        A value of it would be endless. Through an array or a dictionary it is allowed, as they
        may be empty.
        """,
      example: """
          library: A
          models:
        -   Folder: { fields: { name: String, parent: Folder } }
        +   Folder: { fields: { name: String, children: "[Folder]" } }
        """
    ),
    Explanation(
      44, "A value without a first one",
      why: """
        A text starts empty, a Bool false, a number 0, an optional nil, a collection empty. Any
        other type needs to be told what it starts with.
        """,
      example: """
          screen: A
          models: { Mode: { cases: [list, grid] } }
        - inputs: { mode: Mode }
        + inputs: { mode: { type: Mode, initial: list } }
          outputs: { isGrid: { from: mode == .grid } }
        """
    ),
    Explanation(
      45, "Values that are derived from each other",
      why: """
        A derived value is computed from others, so it can't be made of itself. The message
        shows the way round.
        """,
      example: """
          screen: A
        + inputs: { height: Int }
          outputs:
            width: { from: height * 2 }
        -   height: { from: width / 2 }
        """
    ),
    Explanation(
      46, "What a service or its method can't have",
      why: """
        A method answers once, answers at once, or streams: these can't be mixed.
        """,
      example: """
          screen: A
          inputs: { go: {} }
        + outputs: { count: Int }
          services:
        -   api: { methods: { ticks: { streams: Int, returns: Int } } }
        +   api: { methods: { ticks: { streams: Int } } }
        + bindings:
        +   - when: go
        +     do:
        +       - call: api.ticks
        +         as: tick
        +         each:
        +           - set: { count: =tick }
        """
    ),
    Explanation(
      47, "What is thrown is no error",
      why: """
        `throws` names an error of the spec, or is `true` for any error.
        """,
      example: """
          library: A
        + errors: { LoadError: { offline: There is no connection } }
          services:
            api: { methods: { load: { throws: LoadError } } }
        """
    ),
    Explanation(
      48, "A formatter that can't be what it says",
      why: """
        A pattern has letters that mean nothing, or the code of a currency is none. Text in the
        pattern of a date stands between single quotes.
        """,
      example: """
          library: A
        - formatters: { cost: { currency: dollars } }
        + formatters: { cost: { currency: USD } }
        """
    ),
    Explanation(
      49, "A cell that is made from nothing, or shows nothing",
      why: """
        A cell shows an element: it needs a source, and fields made of it.
        """,
      example: """
          library: A
          cells:
        -   Row: { from: { name: String }, fields: {} }
        +   Row: { from: { name: String }, fields: { title: { from: name } } }
        """
    ),
    Explanation(
      50, "A path that can't be used",
      why: """
        `uses` takes paths relative to the spec, of files that hold a library, or a screen of the same
        module with declarations that a library could have. They may lead up, but not out of the project: the nearest folder above the spec that has a `Package.swift`, a `.git`,
        a `WORKSPACE` or a `MODULE.bazel`, or where none has, an `mvvmgen.yaml`. What `mvvmgen.yaml`
        names under `specs`, `templates` and `imports` has to be there.
        """,
      example: """
        + library: Shared
        + types: [Photo]
        + ---
          screen: A
        - uses: [missing.yaml]
        """
    ),
    Explanation(
      51, "An enum that can't be as it is",
      why: """
        An enum has cases, and none of them is called `message`, which is the text of each case.
        That text has no holes: it is the same everywhere.
        """,
      example: """
          library: A
        - models: { Mode: { cases: [] } }
        + models: { Mode: { cases: [list, grid] } }
        """
    ),
    Explanation(
      52, "What is no Swift module",
      why: """
        `imports` takes the names of modules, as they stand after Swift's own `import`.
        """,
      example: """
          library: A
        - imports: [Map-Kit]
        + imports: [MapKit]
        """
    ),
    Explanation(
      53, "What a field can't have",
      why: """
        `date` is for a Date, no two fields have one name in JSON, and the values of a case have
        types only.
        """,
      example: """
          library: A
          models:
        -   User: { fields: { name: { type: String, date: yyyy-MM-dd } } }
        +   User: { fields: { birthday: { type: Date, date: yyyy-MM-dd } } }
        """
    ),
    Explanation(
      54, "A request without a server",
      why: """
        A method has the keys of a request, and its service has no `http` that names the server.
        """,
      example: """
          library: A
          services:
            photos:
        +     http: { base: https://example.com }
              methods:
                popular: { returns: [String], throws: true, get: /photos }
        """
    ),
    Explanation(
      55, "A name that Swift keeps for itself",
      why: """
        Swift's keywords can be names: the generated code escapes them. A few others can't, as
        `self` for an output, `hashValue` for a field or `allCases` for a case: Swift gives every type
        of that kind a member of that name.
        """,
      example: """
          library: A
        - models: { Mode: { cases: [list, allCases] } }
        + models: { Mode: { cases: [list, all] } }
        """
    ),
    Explanation(
      56, "A type that two specs of one module declare",
      why: """
        The specs that are generated in one run go to one module, which has each type once: models,
        cells, protocols of services, and what is named after a screen. What two screens need is
        declared in a library, which both name under `uses`. Nor may a type have the name of one in a
        library of another module that a spec of this one uses: Swift would take it for that.
        """,
      example: """
        - screen: Cart
        + library: Shop
          models: { Item: { fields: { name: String } } }
        + ---
        + screen: Cart
          inputs: { items: "[Item]" }
          outputs: { count: { from: items.count } }
          ---
          screen: Order
        - models: { Item: { fields: { name: String } } }
          inputs: { item: Item? }
          outputs: { name: { from: item?.name } }
        """
    ),
    Explanation(
      57, "What others see is made of what they don't",
      why: """
        What is `public` can't show a type that is `internal`, in Swift as anywhere: a value, a
        parameter, a field, or a service that the view model is opened with. A library that names no
        `access` is internal.
        """,
      example: """
          library: Shop
        + access: public
          models: { Item: { fields: { name: String } } }
          ---
          screen: Cart
          access: public
          inputs: { items: "[Item]" }
          outputs: { count: { from: items.count } }
        """
    ),
    Explanation(
      58, "A type that is in the way of another spec's code",
      why: """
        The types of all specs of a module are in sight of all of its code. Where one is called like
        something of Swift's or the runtime's, that is written with its module then
        (`MVVMRuntime.Run`), but only by specs that know of the type: each is generated by itself.
        So either the type gets another name, or the others name it under `types`. Screens that use
        the type find it in a library. In the examples each part is a file of its own.
        """,
      example: """
          screen: Training
          models: { Run: { fields: { distance: Double } } }
          outputs: { runs: "[Run]" }
          inputs: { add: { takes: { run: Run } } }
          bindings: [ { when: add, do: [ { set: { runs: =runs.appending(run) } } ] } ]
          ---
          screen: Weather
        + types: Run
          inputs: { refresh: {} }
          outputs: { count: Int }
          bindings: [ { when: refresh, do: [ { wait: 1s }, { set: { count: =count + 1 } } ] } ]
        """
    ),
  ]
}
