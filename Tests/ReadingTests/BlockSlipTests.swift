import Testing

/// Slips of whole lines that libyaml notices only further on.
@Suite struct BlockSlipTests {
  @Test func listOfNoKey() {
    expectMessages(
      #"""
      bindings:
        - when: go
            - set: { n: 1 }
      """#,
      #"""
      a.yaml:3:7: error: this list belongs to no key [MVG007]
                - set: { n: 1 }
                ^~~~~~~~~~~~~~~
      a.yaml:2:5: note: 'when' has a value already
            - when: go
              ^~~~
          hint: is 'do:' missing above it?
      """#)
  }

  @Test func listBehindStop() {
    expectMessages(
      #"""
      steps:
        - if: a > 1
            - stop
            - set: { n: 1 }
      """#,
      #"""
      a.yaml:4:7: error: this list belongs to no key [MVG007]
                - set: { n: 1 }
                ^~~~~~~~~~~~~~~
      a.yaml:2:5: note: 'if' has a value already
            - if: a > 1
              ^~
          hint: is 'then:' missing above it?
      """#)
  }

  @Test func listBelowValue() {
    expectMessages(
      #"""
      a:
        b: { c: 1 }
          - d: 1
      """#,
      #"""
      a.yaml:3:5: error: this list belongs to no key [MVG007]
              - d: 1
              ^~~~~~
      a.yaml:2:3: note: 'b' has a value already
            b: { c: 1 }
            ^
          hint: a key that ends with a colon stands in a line of its own above a list; a text that holds a colon and a space goes in quotes
      """#)
  }

  @Test func listBelowText() {
    expectMessages(
      #"""
      b: some text
        - d: 1
      """#,
      #"""
      a.yaml:2:3: error: this list belongs to no key [MVG007]
            - d: 1
            ^~~~~~
      a.yaml:1:1: note: 'b' has a value already
          b: some text
          ^
          hint: a key that ends with a colon stands in a line of its own above a list; a text that holds a colon and a space goes in quotes
      """#)
  }

  @Test func elseIf() {
    expectMessages(
      #"""
      - if: a
        else: if: b
      """#,
      #"""
      a.yaml:2:9: error: 'else' holds a list of steps, and an 'if' is one of them [MVG010]
            else: if: b
                  ^~~~~
          hint: write 'else:', and below it '- if: b'
      """#)
  }

  @Test func missingColonInTheMiddle() {
    expectMessages(
      #"""
      a:
        b String
        c Int
        d: {}
      """#,
      #"""
      a.yaml:2:3: error: a key is expected here, and there is no colon after it [MVG019]
            b String
            ^~~~~~~~
          hint: write 'b: String'; the lines of a longer text are indented deeper than its key

      a.yaml:3:3: error: a key is expected here, and there is no colon after it [MVG019]
            c Int
            ^~~~~
          hint: write 'c: Int'; the lines of a longer text are indented deeper than its key
      """#)
  }

  @Test func missingSpaceInTheMiddle() {
    expectMessages(
      #"""
      a:
        b:String
        d: {}
      """#,
      #"""
      a.yaml:2:3: error: the colon after a key needs a space after it [MVG019]
            b:String
            ^~~~~~~~
          hint: write 'b: String'
      """#)
  }

  @Test func otherSpaceAfterColon() {
    expectMessages(
      #"""
      a:
        b:\#u{A0}String
        d: {}
      """#,
      #"""
      a.yaml:2:3: error: the colon after a key needs a space after it [MVG019]
            b:\#u{A0}String
            ^~~~~~~~~
          hint: what stands there is a space of an unusual kind: type it again
      """#)
  }

  @Test func missingColonInAnElement() {
    expectMessages(
      #"""
      - every 30s
        while: x
      """#,
      #"""
      a.yaml:1:3: error: a key is expected here, and there is no colon after it [MVG019]
          - every 30s
            ^~~~~~~~~
          hint: write 'every: 30s'
      """#)
  }

  @Test func textThatGoesOn() {
    expectMessages(
      #"""
      a: some text
        that
        goes on: 1
      """#,
      #"""
      a.yaml:3:3: error: 'goes on' can't be a key here [MVG007]
            goes on: 1
            ^~~~~~~
      a.yaml:2:3: note: it goes on with the text of this line
            that
            ^~~~
          hint: a text of several lines that holds a colon and a space goes in quotes
      """#)
  }

  @Test func textBelowItsKey() {
    expectMessages(
      #"""
      a:
        this is a text
        that goes on: 1
      """#,
      #"""
      a.yaml:3:3: error: 'that goes on' can't be a key here [MVG007]
            that goes on: 1
            ^~~~~~~~~~~~
      a.yaml:2:3: note: it goes on with the text of this line
            this is a text
            ^~~~~~~~~~~~~~
          hint: a text of several lines that holds a colon and a space goes in quotes
      """#)
  }

  @Test func commaInQuotesThenQuotes() {
    expectMessages(
      #"""
      a: { from: xs.joined(",") }
      b: { type: String, initial: "a" }
      """#,
      #"""
      a.yaml:1:12: error: between brackets an unquoted text can't hold any of , [ ] { } [MVG020]
          a: { from: xs.joined(",") }
                     ^~~~~~~~~~~~~~
          hint: put the text in quotes: 'xs.joined(",")'
      """#)
  }

  @Test func quoteLeftOpenInAList() {
    expectMessages(
      #"""
      a: [x, "y]
      b: { type: String, initial: "a" }
      """#,
      #"""
      a.yaml:1:8: error: the quote that opens here is not closed in this line [MVG008]
          a: [x, "y]
                 ^~~
      a.yaml:2:29: note: this quote closes it
          b: { type: String, initial: "a" }
                                      ^
          hint: close it with " at the end of the text
      """#)
  }

  @Test func quoteLeftOpenInAMap() {
    expectMessages(
      #"""
      a: { from: "x }
      b: { type: String, initial: "a" }
      """#,
      #"""
      a.yaml:1:12: error: the quote that opens here is not closed in this line [MVG008]
          a: { from: "x }
                     ^~~~
      a.yaml:2:29: note: this quote closes it
          b: { type: String, initial: "a" }
                                      ^
          hint: close it with " at the end of the text
      """#)
  }

  @Test func starAtTheStart() {
    expectMessages(
      #"""
      a: *user is locked
      b: 1
      """#,
      #"""
      a.yaml:1:4: error: an unquoted text can't start with '*' [MVG013]
          a: *user is locked
             ^~~~~~~~~~~~~~~
          hint: put the text in quotes: '*user is locked'
      """#)
  }

  @Test func sectionMissing() {
    expectMessages(
      #"""
      screen: A

        Order:
          fields: {}
      """#,
      #"""
      a.yaml:3:3: error: 'Order' is indented as if it belonged to 'screen', which has a value [MVG007]
            Order:
            ^~~~~
      a.yaml:1:1: note: 'screen' is here
          screen: A
          ^~~~~~
          hint: is the line of its section missing above it, such as 'models:'?
      """#)
  }

  @Test func bindingsMissing() {
    expectMessages(
      #"""
      outputs:
        a: Int

        - when: start
          do: []
      """#,
      #"""
      a.yaml:4:3: error: '- when: start' is an element of a list, and stands among keys [MVG007]
            - when: start
            ^~~~~~~~~~~~~
      a.yaml:2:3: note: 'a' is beside it
            a: Int
            ^
          hint: is 'bindings:' missing above it?
      """#)
  }

  @Test func commentOfAnotherLanguage() {
    expectMessages(
      #"""
      a: 1
      // more
      b: 2
      """#,
      #"""
      a.yaml:2:1: error: a comment starts with '#' [MVG019]
          // more
          ^~~~~~~
          hint: write '# more'
      """#)
  }
}
