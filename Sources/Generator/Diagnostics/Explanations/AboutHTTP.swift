extension Explanation {
  /// About clients of servers.
  static let aboutHTTP: [Explanation] = [
    Explanation(
      190, "A base that is no URL of a server",
      why: """
        All paths are put behind the base: it has `http://` or `https://`, a host and a path, and neither a
        query nor a fragment.
        """,
      example: """
          library: A
          services:
            photos:
        -     http: { base: example.com }
        +     http: { base: https://example.com }
              methods:
                popular: { returns: [String], throws: true, get: /photos }
        """
    ),
    Explanation(
      191, "A method that is no one request",
      why: """
        In a service with `http` each method is one request, and the client has to be able to make it: it
        neither streams nor answers at once, and a GET request has no body.
        """,
      example: """
          library: A
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       popular: { returns: [String], throws: true, get: /photos, body: { page: 1 } }
        +       popular: { returns: [String], throws: true, get: /photos, query: { page: 1 } }
        """
    ),
    Explanation(
      192, "A path that can't be one",
      why: """
        A path is a text that starts with `/`. Values stand in holes, and what follows a `?` belongs in `query`.
        """,
      example: """
          library: A
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       popular: { returns: [String], throws: true, get: /photos?page=1 }
        +       popular: { returns: [String], throws: true, get: /photos, query: { page: 1 } }
        """
    ),
    Explanation(
      193, "What can't be sent",
      why: """
        In a URL or a header there is room for values that have a text: texts, numbers, Bools, dates, UUIDs,
        URLs, enums without values, and optionals and arrays of those.
        """,
      example: """
          library: A
          models:
            Place: { fields: { name: String } }
          services:
            photos:
              http: { base: https://example.com }
              methods:
                popular:
                  takes: { place: Place }
                  throws: true
                  get: /photos
        -         query: { place: =place }
        +         query: { place: =place.name }
        """
    ),
    Explanation(
      194, "A place that can't be one",
      why: """
        `at` leads to the value in the answer: keys with points between them, indices in brackets. With `?` at
        the end nil or empty stands for what is missing, so the type has to be able to be that.
        """,
      example: """
          library: A
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       first: { returns: Int, throws: true, get: /photos, at: "ids[0]?" }
        +       first: { returns: Int?, throws: true, get: /photos, at: "ids[0]?" }
        """
    ),
    Explanation(
      195, "What is no JSON",
      why: """
        Answers and bodies are JSON. A model can be that where all its fields can, an enum where no case has
        values.
        """,
      example: """
          library: A
          models:
        -   Mode: { cases: { on: { level: Int }, off: {} } }
        +   Mode: { cases: [bright, dark, off] }
          services:
            lamp:
              http: { base: https://example.com }
              methods:
                mode: { returns: Mode, throws: true, get: /mode }
        """
    ),
    Explanation(
      196, "A failure without its case",
      why: """
        A request can always fail. A method that throws an error of the spec says which case that is, `status` for
        some statuses and `otherwise` for the rest; one that throws nothing has to be able to answer nil or empty.
        """,
      example: """
          library: A
          errors:
            PhotoError: { gone: It is gone, failed: It failed }
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       first: { returns: Int, throws: PhotoError, get: /first, status: { 404: gone } }
        +       first:
        +         returns: Int
        +         throws: PhotoError
        +         get: /first
        +         status: { 404: gone }
        +         otherwise: failed
        """
    ),
    Explanation(
      197, "A policy that can't be what it says",
      why: """
        `retry` says how often a request is tried again, after which statuses, and how long the first pause is.
        `cache` keeps what GET requests answer. `dates` is a form of a Date.
        """,
      example: """
          library: A
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       popular: { returns: [String], throws: true, get: /photos, retry: { on: [503] } }
        +       popular: { returns: [String], throws: true, get: /photos, retry: { times: 3, on: [503] } }
        """
    ),
    Explanation(
      198, "A parameter that is not sent",
      why: """
        A method is one request, and what it takes is there to be sent: in the path, `query`, `headers` or `body`.
        """,
      example: """
          library: A
          services:
            photos:
              http: { base: https://example.com }
              methods:
        -       remove: { takes: { id: Int }, throws: true, delete: /photos }
        +       remove: { takes: { id: Int }, throws: true, delete: "/photos/${id}" }
        """
    ),
  ]
}
