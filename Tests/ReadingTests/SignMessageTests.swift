import Testing

/// Unquoted texts that start with a sign of YAML's.
@Suite struct SignMessageTests {
  @Test func at() {
    expectMessages(
      #"""
      text: @home
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '@' [MVG011]
          text: @home
                ^~~~~
          hint: put the text in quotes: '@home'
      """#)
  }

  @Test func atFlow() {
    expectMessages(
      #"""
      a: { text: @home, b: 1 }
      """#,
      #"""
      a.yaml:1:12: error: an unquoted text can't start with '@' [MVG011]
          a: { text: @home, b: 1 }
                     ^~~~~
          hint: put the text in quotes: '@home'
      """#)
  }

  @Test func percent() {
    expectMessages(
      #"""
      text: %d items
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '%' [MVG011]
          text: %d items
                ^~~~~~~~
          hint: put the text in quotes: '%d items'
      """#)
  }

  @Test func backtick() {
    expectMessages(
      #"""
      text: `code`
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '`' [MVG011]
          text: `code`
                ^~~~~~
          hint: put the text in quotes: '`code`'
      """#)
  }

  @Test func star() {
    expectMessages(
      #"""
      text: *bold* text
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '*' [MVG013]
          text: *bold* text
                ^~~~~~~~~~~
          hint: put the text in quotes: '*bold* text'
      """#)
  }

  @Test func starSpace() {
    expectMessages(
      #"""
      text: * item
      """#,
      #"""
      a.yaml:1:7: error: an unquoted text can't start with '*' [MVG013]
          text: * item
                ^~~~~~
          hint: put the text in quotes: '* item'
      """#)
  }

  @Test func amp() {
    expectMessages(
      #"""
      text: &copy of it
      """#,
      #"""
      a.yaml:1:7: warning: '&copy' is an anchor that no alias uses [MVG014]
          text: &copy of it
                ^~~~~
          hint: remove it; a text that starts with & goes in quotes: '&copy of it'
      """#)
  }

  @Test func ampAmp() {
    expectMessages(
      #"""
      if: && b
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '&' [MVG014]
          if: && b
              ^~~~
          hint: put the text in quotes: '&& b'
      """#)
  }

  @Test func bang() {
    expectMessages(
      #"""
      do:
        - if: !isLoading
          then: []
      """#,
      #"""
      a.yaml:2:9: error: an unquoted text can't start with '!' [MVG012]
            - if: !isLoading
                  ^~~~~~~~~~
          hint: write 'not isLoading'
      """#)
  }

  @Test func bangFlow() {
    expectMessages(
      #"""
      do: { if: !isLoading, then: 1 }
      """#,
      #"""
      a.yaml:1:11: error: an unquoted text can't start with '!' [MVG012]
          do: { if: !isLoading, then: 1 }
                    ^~~~~~~~~~
          hint: write 'not isLoading'
      """#)
  }

  @Test func bangParen() {
    expectMessages(
      #"""
      if: !(a and b)
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '!' [MVG012]
          if: !(a and b)
              ^~~~~~~~~~
          hint: write 'not (a and b)'
      """#)
  }

  @Test func bangSpace() {
    expectMessages(
      #"""
      if: ! isLoading
      """#,
      #"""
      a.yaml:1:5: error: an unquoted text can't start with '!' [MVG012]
          if: ! isLoading
              ^~~~~~~~~~~
          hint: write 'not isLoading'
      """#)
  }

  @Test func gt() {
    expectMessages(
      #"""
      if: > 5
      """#,
      #"""
      a.yaml:1:5: error: after '>' the text starts on the next line [MVG017]
          if: > 5
              ^~~
          hint: a text that starts with > goes in quotes: '> 5'
      """#)
  }

  @Test func pipe() {
    expectMessages(
      #"""
      text: | price
      """#,
      #"""
      a.yaml:1:7: error: after '|' the text starts on the next line [MVG017]
          text: | price
                ^~~~~~~
          hint: a text that starts with | goes in quotes: '| price'
      """#)
  }

  @Test func exprGt() {
    expectMessages(
      #"""
      if: >5
      """#,
      #"""
      a.yaml:1:5: error: after '>' a text starts on the next line, and there is none [MVG017]
          if: >5
              ^~
          hint: a text that starts with > goes in quotes: '>5'
      """#)
  }

  @Test func blockWhoseTextIsNotIndented() {
    expectMessages(
      #"""
      - swift: |
        let x = 3
      """#,
      #"""
      a.yaml:1:10: error: after '|' a text starts on the next line, and there is none [MVG017]
          - swift: |
                   ^
          hint: indent the text deeper than the key that it belongs to
      """#)
  }

  @Test func qmark() {
    expectMessages(
      #"""
      a: ? b
      """#,
      #"""
      a.yaml:1:4: error: an unquoted text can't start with '?' [MVG011]
          a: ? b
             ^~~
          hint: put the text in quotes: '? b'
      """#)
  }

  @Test func bracketType() {
    expectMessages(
      #"""
      outputs:
        photos: [Photo]?
      """#,
      #"""
      a.yaml:2:11: error: an unquoted text can't start with '[' [MVG011]
            photos: [Photo]?
                    ^~~~~~~~
          hint: put the text in quotes: '[Photo]?'
      """#)
  }

  @Test func braceText() {
    expectMessages(
      #"""
      a:
        b: {name} is here
      """#,
      #"""
      a.yaml:2:6: error: an unquoted text can't start with '{' [MVG011]
            b: {name} is here
               ^~~~~~~~~~~~~~
          hint: put the text in quotes: '{name} is here'
      """#)
  }

  @Test func braceKey() {
    expectMessages(
      #"""
      {a}: b
      """#,
      #"""
      a.yaml:1:1: error: a list or a map can't be a key [MVG015]
          {a}: b
          ^~~
          hint: a key that starts with a bracket goes in quotes: '{a}'
      """#)
  }
}
