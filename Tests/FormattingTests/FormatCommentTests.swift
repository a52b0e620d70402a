import Testing

/// Comments stay with what they are about.
@Suite struct FormatCommentTests {
  @Test func aHeadingStaysAboveItsSection() throws {
    let text = """
      screen: A

      # --- Tests ---

      # One for each thing that a user does.

      scenarios:
        - name: a
          steps: []

      # --- What it shows ---

      # All of it.
      outputs:
        b: Int

      state:
        z: Int
      """
    #expect(
      try formatted(text) == """
        screen: A

        # --- What it shows ---

        # All of it.
        outputs:
          b: Int

        state:
          z: Int

        # --- Tests ---

        # One for each thing that a user does.

        scenarios:
          - name: a
            steps: []

        """)
  }

  /// It stays one, also where no empty line was above the place that it comes to.
  @Test func aHeadingHasAnEmptyLineAboveIt() throws {
    let text = """
      screen: A
      outputs:
        b: Int

      # --- What nobody sees ---

      state: { z: Int }
      doc: Something.
      """
    let once = try formatted(text)
    #expect(
      once == """
        screen: A
        doc: Something.

        outputs:
          b: Int

        # --- What nobody sees ---

        state: { z: Int }

        """)
    #expect(try formatted(once) == once)
  }

  /// What stands above that, or at the start of the file, is about the file.
  @Test func aCommentAboveTheFirstKeyGoesWithIt() throws {
    let text = """
      # The file

      # the bindings
      bindings: []
      # who
      screen: A
      """
    let once = try formatted(text)
    #expect(
      once == """
        # The file

        # who
        screen: A
        # the bindings
        bindings: []

        """)
    #expect(try formatted(once) == once)
    #expect(
      try formatted("# The file\nbindings: []\nscreen: A\n")
        == "# The file\nscreen: A\nbindings: []\n")
  }

  /// With an empty line between them, and none above, in any map.
  @Test func aCommentAboveAKeyGoesWithIt() throws {
    let text = """
      screen: A
      bindings:
        - when: b
          do:
            - call: s.m
              # About each

              each: []
              # What it gives,

              # or not
              as: x
      # About inputs

      inputs: { b: {} }
      """
    let once = try formatted(text)
    #expect(
      once == """
        screen: A

        # About inputs

        inputs: { b: {} }
        bindings:
          - when: b
            do:
              - call: s.m
                # What it gives,

                # or not
                as: x
                # About each

                each: []

        """)
    #expect(try formatted(once) == once)
  }

  @Test func aCommentAtTheEndStaysInItsColumn() throws {
    let text = """
      screen: A
      scenarios:
      - name: a
        steps:
        - wait: 1s
          # Of the step.
        # Of the scenario.
      # Of all.
      """
    #expect(
      try formatted(text) == """
        screen: A
        scenarios:
          - name: a
            steps:
              - wait: 1s
                # Of the step.
            # Of the scenario.
        # Of all.

        """)
  }
}
