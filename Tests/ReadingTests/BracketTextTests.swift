import Testing

/// Texts between brackets that hold what YAML keeps for itself.
@Suite struct BracketTextTests {
  @Test func bracketTypeFlow() {
    expectMessages(
      #"""
      outputs:
        photos: { type: [Photo]?, doc: x }
      """#,
      #"""
      a.yaml:2:19: error: an unquoted text can't start with '[' [MVG011]
            photos: { type: [Photo]?, doc: x }
                            ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func bracketTypeFlowLast() {
    expectMessages(
      #"""
      outputs:
        photos: { type: [Photo]? }
      """#,
      #"""
      a.yaml:2:19: error: an unquoted text can't start with '[' [MVG011]
            photos: { type: [Photo]? }
                            ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func braceHoleFlow2() {
    expectMessages(
      #"""
      a: { text: Hi ${name}, x }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: Hi ${name}, x }
                     ^~~~~~~~~~~~~
          hint: put the text in quotes: 'Hi ${name}, x'
      """#)
  }

  @Test func quotesAndCommas() {
    expectMessages(
      #"""
      a: { from: s.replacing("a", "b") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: s.replacing("a", "b") }
                     ^~~~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: 's.replacing("a", "b")'
      """#)
  }

  @Test func quotedComma() {
    expectMessages(
      #"""
      a: { from: s.split(",").joined("-") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: s.split(",").joined("-") }
                     ^~~~~~~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: 's.split(",").joined("-")'
      """#)
  }

  @Test func holeAndColon() {
    expectMessages(
      #"""
      a: { text: ${s}: there }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: ${s}: there }
                     ^~~~~~~~~~~
          hint: put the text in quotes: '${s}: there'
      """#)
  }

  @Test func quotedBracket() {
    expectMessages(
      #"""
      set: { n: 1, t: =name + "}" }
      """#,
      #"""
      a.yaml:1:17: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          set: { n: 1, t: =name + "}" }
                          ^~~~~~~~~~~
          hint: put the text in quotes: '=name + "}"'
      """#)
  }

  @Test func quotedCommaOfExpression() {
    expectMessages(
      #"""
      set: { t: ="a, b", n: 1 }
      """#,
      #"""
      a.yaml:1:11: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          set: { t: ="a, b", n: 1 }
                    ^~~~~~~
          hint: put the text in quotes: '="a, b"'
      """#)
  }

  @Test func twoHoles() {
    expectMessages(
      #"""
      - set: { t: [a, { b: ${x}, ${y} }] }
      """#,
      #"""
      a.yaml:1:22: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          - set: { t: [a, { b: ${x}, ${y} }] }
                               ^~~~~~~~~~
          hint: put the text in quotes: '${x}, ${y}'
      """#)
  }

  @Test func holeWithQuotesInList() {
    expectMessages(
      #"""
      then: [set: { a: { n: ${x, y}: z, s: a } }]
      """#,
      #"""
      a.yaml:1:23: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          then: [set: { a: { n: ${x, y}: z, s: a } }]
                                ^~~~~~~~~~
          hint: put the text in quotes: '${x, y}: z'
      """#)
  }

  @Test func quotesInHole() {
    expectMessages(
      #"""
      then: [set: { a: { n: "${x["y"] ?? ""}!", s: a } }]
      """#,
      #"""
      a.yaml:1:23: error: a quote in a hole ends the whole text [MVG008]
          then: [set: { a: { n: "${x["y"] ?? ""}!", s: a } }]
                                ^~~~~~~~~~~~~~~~~~
          hint: put the text in single quotes: '${x["y"] ?? ""}!'
      """#)
  }

  @Test func listIndex() {
    expectMessages(
      #"""
      a: { from: =list[0], b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =list[0], b: 1 }
                     ^~~~~~~~
          hint: put the text in quotes: '=list[0]'
      """#)
  }

  @Test func commaCall() {
    expectMessages(
      #"""
      a: { from: =f(x, y) }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =f(x, y) }
                     ^~~~~~~~
          hint: put the text in quotes: '=f(x, y)'
      """#)
  }

  @Test func commaCallList() {
    expectMessages(
      #"""
      a: [=f(x, y), z]
      """#,
      #"""
      a.yaml:1:5: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: [=f(x, y), z]
              ^~~~~~~~
          hint: put the text in quotes: '=f(x, y)'
      """#)
  }

  @Test func commaNested() {
    expectMessages(
      #"""
      a: { from: =f(g(x, y), z), b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =f(g(x, y), z), b: 1 }
                     ^~~~~~~~~~~~~~
          hint: put the text in quotes: '=f(g(x, y), z)'
      """#)
  }

  @Test func commaString() {
    expectMessages(
      #"""
      a: { text: =join(", ") }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { text: =join(", ") }
                     ^~~~~~~~~~~
          hint: put the text in quotes: '=join(", ")'
      """#)
  }

  @Test func lambda() {
    expectMessages(
      #"""
      a: { from: =x.map((a, i) => a), b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: =x.map((a, i) => a), b: 1 }
                     ^~~~~~~~~~~~~~~~~~~
          hint: put the text in quotes: '=x.map((a, i) => a)'
      """#)
  }

  @Test func ternaryFlow() {
    expectMessages(
      #"""
      a: { from: =x ? y : z }
      """#,
      #"""
      a.yaml:1:12: error: an unquoted text can't hold a colon and a space [MVG010]
          a: { from: =x ? y : z }
                     ^~~~~~~~~~
          hint: a choice is written =if x then y else z
      """#)
  }
}
