import Testing

/// How many spaces stand between what is in a line.
@Suite struct FormatSpaceTests {
  @Test func bracketsAndCommasHaveTheirSpaces() throws {
    let text = #"""
      screen: A
      constants:
        a: {type: [ Int ] ,value: [1,2 , 3]}
        b: { type: {String: "[Int]"}, value: {"x, {y": [ ], 'z ,': [ -1]} } # [ 1 ]
      inputs: {go: {  }, said: {takes: {text: String}}, ping: ,pong:   }
      outputs: { last: { from: "a[ 0 ]" }, text: { text: a ,b: c} }
      state: { long: [
        Int ],  }
      """#
    #expect(
      try formatted(text) == #"""
        screen: A
        constants:
          a: { type: [Int], value: [1, 2, 3] }
          b: { type: { String: "[Int]" }, value: { "x, {y": [], 'z ,': [-1] } }  # [ 1 ]
        inputs: { go: {}, said: { takes: { text: String } }, ping: , pong: }
        outputs: { last: { from: "a[0]" }, text: { text: a, b: c } }
        state: { long: [
          Int], }

        """#)
  }

  @Test func operatorsHaveASpaceOnBothSides() throws {
    let text = #"""
      screen: A
      outputs:
        a: { from: n+1 }
        b: { from: 'n  ==2 and not(m<=-1)' }
        c: { from: "list.map(x=>x.name | upper)" }
        d:
          from: f( a,b )*-2-1e-3 ??.none
        e: { text: "${n+1}  of $${n+1}" }
        f: { type: String, initial: '= "a+b ${ n+1 } c"+d' }
        h: { text: "${n <1" }
        j: { text: "it's\t${n+1}\u00e9 ${n- 1}" }
        l: { text: "${n+1} ${a??\"b\"}" }
        k: { text: 'it''s ${n+1}' }
        i: { text: '${"b${ n+1 }"+"}"} ${ [n,1].count}%' }
        g: { from: '"a: b"+c' }
      bindings:
        - when: start
          do:
            - if: a?.b??c
              then:
                - set: { a: ==1+1, b: 1+1, c: '=a-b', d: '=[a,b]', e: { f: =a/b } }
                - swift: a+b
            - if: a--1
            - if: a && b+c
      """#
    #expect(
      try formatted(text) == #"""
        screen: A
        outputs:
          a: { from: n + 1 }
          b: { from: 'n == 2 and not(m <= -1)' }
          c: { from: "list.map(x => x.name | upper)" }
          d:
            from: f(a, b) * -2 - 1e-3 ?? .none
          e: { text: "${n + 1}  of $${n+1}" }
          f: { type: String, initial: '="a+b ${n + 1} c" + d' }
          h: { text: "${n <1" }
          j: { text: "it's\t${n + 1}\u00e9 ${n - 1}" }
          l: { text: "${n+1} ${a??\"b\"}" }
          k: { text: 'it''s ${n + 1}' }
          i: { text: '${"b${n + 1}" + "}"} ${[n, 1].count}%' }
          g: { from: '"a: b" + c' }
        bindings:
          - when: start
            do:
              - if: a?.b ?? c
                then:
                  - set: { a: ==1+1, b: 1+1, c: '=a - b', d: '=[a, b]', e: { f: =a / b } }
                  - swift: a+b
              - if: a--1
              - if: a && b+c

        """#)
  }

  @Test func noTwoSpacesStandInALine() throws {
    let text = """
      screen:   A
      doc: "a  b"    # two  spaces,x
      imports: [B,   C]
      inputs: {  go: {},   names: {String:  Int}, list:  '[A,  B]'}
      state:
        short:      Int
        longer:     'it  is,{x}'
        text:   a  b  {c}
        block:   |
          one   two
      bindings:
        -   when:   go
            do: [{set: { name:  '=if  a then  "b  c" else d' }},
              {  stop:  true}]
      """
    #expect(
      try formatted(text) == """
        screen: A
        doc: "a  b"  # two  spaces,x
        imports: [B, C]
        inputs: { go: {}, names: { String: Int }, list: '[A,  B]' }
        state:
          short: Int
          longer: 'it  is,{x}'
          text: a  b  {c}
          block: |
            one   two
        bindings:
          - when: go
            do: [{ set: { name: '=if a then "b  c" else d' } },
              { stop: true }]

        """)
  }

  @Test func noSpaceStandsBeforeAColon() throws {
    let text = """
      screen : A
      state:
        count :  Int
        map   : { type : String , "initial"  : x, &a b  : c, *a : d }
      """
    #expect(
      try formatted(text) == """
        screen: A
        state:
          count: Int
          map: { type: String, "initial": x, &a b: c, *a : d }

        """)
  }

  @Test func spacesOfTextsStay() throws {
    let text = """
      screen: A
      imports: &x  [B]
      types: *x
      doc: a
        b   c,d
      """
    let result = try formatted(text)
    #expect(result.contains("b   c,d\n"))
    #expect(result.contains("types: *x\n"))
  }
}
