"""Crowds, and all that is done to them."""

import json
import pathlib

from crowd import Crowd
from crowd_desk import LIBRARY

# A case costs next to nothing, a scenario has to be compiled.
CASES = 400
SCENARIOS = 2


def write_crowds(folder, count, seed):
    (folder / "desk.yaml").write_text(LIBRARY)
    cases = {}
    screens = []
    number = seed * 1000
    while len(screens) < count:
        number += 1
        crowd = Crowd(f"Crowd{len(screens)}", number)
        found = crowd.cases(CASES, 12)
        # One that only goes round in circles of calls says little.
        if len(found) < CASES:
            continue
        screens.append(crowd)
        spec = folder / f"crowd{len(screens)}.yaml"
        spec.write_text(crowd.text(found[:SCENARIOS]))
        cases[crowd.name] = [case["driven"] for case in found]
    (folder / "cases.json").write_text(json.dumps(cases))
    driver = pathlib.Path(__file__).parent / "CrowdDriver.swift"
    (folder / driver.name).write_text(driver.read_text())
    (folder / "CrowdScreens.swift").write_text(swift(screens))


def swift(screens):
    """What knows the inputs and outputs of each screen by their names."""
    lines = ["import MVVMRuntime", "", "@MainActor",
        "let crowdScreens: [String: @MainActor (CrowdWorld, [String: Int], Bool) -> DrivenScreen] = ["]
    lines += [f'  "{s.name}": make{s.name},' for s in screens] + ["]"]
    for screen in screens:
        lines += ["", *maker(screen)]
    return "\n".join(lines) + "\n"


def maker(screen):
    services = "".join(f"{s}: world.{s}, " for s in screen.services())
    lines = ["@MainActor",
        f"func make{screen.name}(_ world: CrowdWorld, _ values: [String: Int], isStatic: Bool)"
        " -> DrivenScreen {",
        f"  let screen = {screen.name}ViewModel("
        f"{services}environment: .fixed(clock: world.clock), prepare: {{ draft in"]
    lines += [f'    if let value = values["{n}"] {{ draft.{n} = value }}' for n in screen.ints]
    lines += ["  })", "  let heard = world.heard"]
    # The order in which they are bound makes no difference.
    for name in reversed(["x", *screen.shown, "told"]):
        shown = '($0.isNaN ? "nan" : "\\($0)")' if name in ("r", "dr") else "($0)"
        lines.append(f'  screen.{name}.bind {{ heard.lines.append("{name} \\{shown}") }}')
    kinds = {n: "Int" if takes else "Void" for n, takes in screen.events.items()}
    lines += ["  if isStatic {"]
    lines += [f"    let {n} = Relay<{kind}>()" for n, kind in [("x", "Int"), *kinds.items()]]
    signals = ", ".join(f"{n}: Signal({n})" for n in ["x", *kinds])
    lines += [f"    let holder = Holder(screen.transform(.init({signals})))", "    return DrivenScreen("]
    lines += driven({n: f"{n}.emit({'n' if kinds[n] == 'Int' else ''})" for n in kinds}, "x.emit($0)",
        "[weak screen] in await screen?.settle()")
    lines += ["  }", "  let holder = Holder(screen)", "  return DrivenScreen("]
    return lines + driven({n: f"holder.held?.{n}({'n: n' if kinds[n] == 'Int' else ''})" for n in kinds},
        "holder.held?.x.value = $0", "await holder.held?.settle()") + ["}"]


def driven(sends, write, settle):
    """The ways into a screen, by what each event, a value and the end of all turns are in Swift."""
    return ["    send: { name, n in", "      switch name {",
        *[f'      case "{n}": {send}' for n, send in sends.items()], "      default: break", "      }",
        "    },", f"    write: {{ {write} }},", f"    settle: {{ {settle} }},",
        '    all: { holder.held?.all.value ?? "" },', "    letGo: { holder.held = nil })"]
