"""Specs in which one kind of thing stands many times, for what a spec can have many of: `SHAPES` has
a function of the number for each. All of them are right."""


def lines(template, count, start=0):
    return "".join(template.format(i=i, next=i + 1) for i in range(start, start + count))


def words(template, count):
    return ", ".join(template.format(i=i) for i in range(count))


COUNTER = """\
screen: A
inputs: { tap: {} }
outputs: { n: Int }
bindings:
  - when: tap
    do:
      - set: { n: =n + 1 }
"""

ONE_METHOD = """\
screen: A
services: { s: { methods: { m: { takes: { x: Int }, returns: Int } } } }
"""

ONE_BINDING = """\
inputs: { tap: {} }
outputs: { n: Int, done: { emits: Void } }
bindings:
  - when: tap
    do:
"""


def cases_with_values(count):
    return ("screen: A\nmodels:\n  E:\n    cases:\n" + lines("      c{i}: {{ v: Int }}\n", count)
            + "needs: { e: E }\noutputs: { o: { from: e.c0?.v } }\n")


def models(count):
    return ("screen: A\nmodels:\n" + lines("  M{i}: {{ fields: {{ f: Int }} }}\n", count)
            + "needs:\n" + lines("  m{i}: M{i}\n", count)
            + "outputs:\n" + lines("  o{i}: {{ from: m{i}.f }}\n", count))


def inputs(count):
    return ("screen: A\ninputs:\n" + lines("  i{i}: String\n", count)
            + "outputs:\n" + lines("  o{i}: {{ from: i{i}.trimmed }}\n", count))


def chain_of_derived(count):
    return ("screen: A\ninputs: { i: Int }\noutputs:\n  o0: { from: i }\n"
            + lines("  o{next}: {{ from: o{i} + 1 }}\n", count))


def bindings(count):
    return ("screen: A\ninputs:\n" + lines("  e{i}: {{}}\n", count) + "outputs: { o: Int }\nbindings:\n"
            + lines("  - when: e{i}\n    do:\n      - set: {{ o: {i} }}\n", count))


def bindings_of_one_event(count):
    return ("screen: A\ninputs: { e: {} }\nstate:\n" + lines("  s{i}: Int\n", count)
            + "outputs: { o: { from: s0 } }\nbindings:\n"
            + lines("  - when: e\n    do:\n      - set: {{ s{i}: {i} }}\n", count))


def bindings_that_call(count):
    return ("screen: A\nerrors: { F: { lost: Lost } }\nservices:\n  s:\n    methods:\n"
            "      m: { takes: { x: Int }, returns: Int, throws: F }\ninputs:\n"
            + lines("  e{i}: {{}}\n", count) + "outputs: { o: Int, t: String }\nbindings:\n"
            + lines("  - when: e{i}\n    do:\n      - call: s.m\n        with: {{ x: {i} }}\n"
                    "        as: r\n        catch:\n          - set: {{ t: =error.message }}\n"
                    "      - set: {{ o: =r }}\n", count))


def bindings_that_send(count):
    return ("screen: A\ninputs:\n  go: {}\n" + lines("  e{i}: {{ private: true }}\n", count)
            + "outputs: { o: Int }\nbindings:\n  - when: go\n    do:\n      - send: e0\n"
            + lines("  - when: e{i}\n    do:\n      - set: {{ o: =o + 1 }}\n      - send: e{next}\n",
                    count - 1)
            + f"  - when: e{count - 1}\n    do:\n      - set: {{ o: =o + 1 }}\n")


def bindings_that_watch(count):
    return ("screen: A\ninputs: { go: {} }\nstate:\n" + lines("  s{i}: Int\n", count)
            + "outputs: { o: { from: s0 } }\nbindings:\n"
            "  - when: go\n    do:\n      - set: { s0: =s0 + 1 }\n"
            + lines("  - when: s{i}\n    do:\n      - set: {{ s{next}: =s{i} }}\n", count - 1))


def timers(count):
    return ("screen: A\noutputs: { o: Int }\nbindings:\n"
            + lines("  - every: 1s\n    do:\n      - set: {{ o: =o + {i} }}\n", count))


def loading_flags(count):
    return (ONE_METHOD + "inputs:\n" + lines("  e{i}: {{}}\n", count)
            + "outputs:\n  o: Int\n" + lines("  l{i}: Bool\n", count) + "bindings:\n"
            + lines("  - when: e{i}\n    loading: l{i}\n    do:\n      - call: s.m\n"
                    "        with: {{ x: {i} }}\n        as: r\n      - set: {{ o: =r }}\n", count))


def values_set_at_once(count):
    return ("screen: A\ninputs: { e: {} }\nstate:\n" + lines("  s{i}: Int\n", count)
            + "outputs: { o: { from: s0 } }\nbindings:\n  - when: e\n    do:\n      - set:\n"
            + lines("          s{i}: {i}\n", count))


def lets(count):
    return ("screen: A\n" + ONE_BINDING + "      - let: { x0: =n }\n"
            + lines("      - let: {{ x{next}: =x{i} + 1 }}\n", count) + f"      - set: {{ n: =x{count} }}\n")


def calls(count):
    return (ONE_METHOD + ONE_BINDING + lines(
        "      - call: s.m\n        with: {{ x: {i} }}\n        as: r{i}\n      - set: {{ n: =r{i} }}\n",
        count))


def choices(count):
    return "screen: A\n" + ONE_BINDING + lines(
        "      - if: n == {i}\n        then:\n          - set: {{ n: {i} }}\n"
        "        else:\n          - emit: done\n", count)


def guards(count):
    return ("screen: A\nstate: { x: Int? }\n" + ONE_BINDING + lines(
        "      - if: x\n        as: y{i}\n        then:\n          - set: {{ n: =y{i} }}\n"
        "        else:\n          - stop: true\n", count)
            + "      - set: { x: null }\n")


def methods(count):
    return "screen: A\nservices:\n  s:\n    methods:\n" + lines(
        "      m{i}: {{ takes: {{ x: Int }}, returns: Int }}\n", count)


def requests(count):
    return "screen: A\nservices:\n  s:\n    http: { base: https://a.b }\n    methods:\n" + lines(
        '      m{i}: {{ takes: {{ x: Int }}, returns: Int, throws: true, get: "/a/${{x}}", '
        "query: {{ q: =x }} }}\n", count)


def errors(count):
    return ("screen: A\nerrors:\n" + lines("  E{i}: {{ lost: Lost }}\n", count)
            + "services:\n  s:\n    methods:\n" + lines("      m{i}: {{ throws: E{i} }}\n", count))


def formatters(count):
    return ("screen: A\nneeds: { x: Double }\nformatters:\n"
            + lines("  f{i}: {{ number: {{ fraction: 1 }} }}\n", count)
            + "outputs:\n" + lines("  o{i}: {{ from: x | f{i} }}\n", count))


def cells(count):
    return ("screen: A\nneeds: { x: Int }\ncells:\n" + lines(
        '  C{i}: {{ from: {{ x: Int }}, fields: {{ t: {{ text: "${{x}}" }} }} }}\n', count)
            + "outputs:\n" + lines("  o{i}: {{ from: C{i}(x) }}\n", count))


def constants(count):
    return ("screen: A\nconstants:\n" + lines("  k{i}: {{ type: Int, value: {i} }}\n", count)
            + "outputs:\n" + lines("  o{i}: {{ from: k{i} }}\n", count))


def scenarios(count):
    return COUNTER + "scenarios:\n" + lines(
        "  - name: Test {i}\n    steps:\n      - send: tap\n      - expect: {{ n: 1 }}\n", count)


def scenarios_that_answer(count):
    return (ONE_METHOD + ONE_BINDING
            + "      - call: s.m\n        with: { x: 1 }\n        as: r\n      - set: { n: =r }\n"
            "given:\n  s.m: { returns: 1 }\nscenarios:\n" + lines(
                "  - name: Test {i}\n    given: {{ s.m: {{ returns: {i} }} }}\n    steps:\n"
                "      - send: tap\n      - expect: {{ n: {i} }}\n", count))


def answers(count):
    return ("screen: A\nservices:\n  s:\n    methods:\n" + lines("      m{i}: {{ returns: Int }}\n", count)
            + ONE_BINDING + "      - call: s.m0\n        as: r\n      - set: { n: =r }\ngiven:\n"
            + lines("  s.m{i}: {{ returns: 1 }}\n", count)
            + "scenarios:\n  - name: Test\n    steps:\n      - send: tap\n      - expect: { n: 1 }\n")


def small_screens(count):
    return (
        "screen: A\nmodels: { M: { fields: { Id: Int } } }\nservices:\n"
        + lines("  s{i}: {{ methods: {{ m: {{ returns: M }} }} }}\n", count)
        + "inputs:\n" + lines("  e{i}: {{}}\n", count) + "outputs:\n" + lines("  o{i}: M?\n", count)
        + "bindings:\n" + lines(
            "  - {{ when: e{i}, do: [{{ call: s{i}.m, as: m{i} }}, {{ set: {{ o{i}: =m{i} }} }}] }}\n", count)
        + "scenarios:\n" + lines("  - {{ name: test {i}, steps: [{{ send: e{i} }}] }}\n", count))


def lists_with_pages(count):
    more = ("  - {{ when: f{i}, do: [{{ call: s.m, with: {{ n: =o{i}.count }}, as: p{i} }}, "
            "{{ set: {{ o{i}: =o{i} + p{i} }} }}] }}\n")
    return (
        "screen: A\nservices: { s: { methods: { m: { takes: { n: Int }, returns: [Int] } } } }\n"
        + "inputs:\n" + lines("  e{i}: {{}}\n  f{i}: {{}}\n", count)
        + "outputs:\n" + lines('  o{i}: "[Int]"\n', count) + "bindings:\n" + lines(
            "  - {{ when: e{i}, do: [{{ call: s.m, with: {{ n: 0 }}, as: m{i} }}, {{ cancel: f{i} }}, "
            "{{ set: {{ o{i}: =m{i} }} }}] }}\n" + more, count))


def steps_in_swift(count):
    return ("screen: A\ninputs:\n" + lines("  e{i}: {{}}\n", count)
            + "outputs:\n" + lines("  o{i}: Int\n", count) + "bindings:\n"
            + lines("  - {{ when: e{i}, do: [{{ swift: \"update {{ $0.o{i} += 1 }}\" }}] }}\n", count))


SHAPES = {
    "cases": lambda count: (
        "screen: A\nmodels:\n  E:\n    cases:\n" + lines("      c{i}: Text {i}\n", count)
        + "needs: { e: E }\noutputs: { o: { from: e.message } }\n"),
    "cases with values": cases_with_values,
    "fields": lambda count: (
        "screen: A\nmodels:\n  M:\n    fields:\n" + lines("      f{i}: Int\n", count)
        + "needs: { m: M }\noutputs: { o: { from: m.f0 } }\n"),
    "models": models,
    "types": lambda count: (
        f"screen: A\nimports: [Foundation]\ntypes: [{words('T{i}', count)}]\nneeds:\n"
        + lines("  n{i}: T{i}\n", count)),
    "constants": constants,
    "inputs": inputs,
    "derived outputs, in a chain": chain_of_derived,
    "bindings": bindings,
    "bindings of one event": bindings_of_one_event,
    "bindings that call": bindings_that_call,
    "bindings that send": bindings_that_send,
    "bindings that watch": bindings_that_watch,
    "loading flags": loading_flags,
    "timers": timers,
    "steps": lambda count: "screen: A\n" + ONE_BINDING + lines("      - set: {{ n: =n + {i} }}\n", count),
    "values set at once": values_set_at_once,
    "names in a binding": lets,
    "calls in a binding": calls,
    "choices in a binding": choices,
    "guards in a binding": guards,
    "services": lambda count: "screen: A\nservices:\n" + lines(
        "  s{i}: {{ methods: {{ m: {{ returns: Int }} }} }}\n", count),
    "methods": methods,
    "requests": requests,
    "errors": errors,
    "formatters": formatters,
    "cells": cells,
    "fields of a cell": lambda count: (
        "screen: A\nneeds: { x: Int }\ncells:\n  C:\n    from: { x: Int }\n    fields:\n"
        + lines('      t{i}: {{ text: "${{x}}" }}\n', count) + "outputs: { o: { from: C(x) } }\n"),
    "scenarios": scenarios,
    "scenarios that answer": scenarios_that_answer,
    "steps of a scenario": lambda count: COUNTER + "scenarios:\n  - name: Test\n    steps:\n" + lines(
        "      - send: tap\n      - expect: {{ n: {next} }}\n", count),
    "answers": answers,
    "elements of a list": lambda count: (
        'screen: A\nstate:\n  l:\n    type: "[Int]"\n    initial:\n' + lines("      - {i}\n", count)
        + "outputs: { o: { from: l.count } }\n"),
    "lines of documentation": lambda count: (
        "screen: A\ndoc: |\n" + lines("  words of line {i} about it\n", count) + "outputs: { o: Int }\n"),
    "documents": lambda count: lines("---\nscreen: A{i}\noutputs: {{ o: Int }}\n", count),
    "small screens in one": small_screens,
    "lists with pages": lists_with_pages,
    "steps in Swift": steps_in_swift,
}
