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
        "let crowdScreens: [String: @MainActor (CrowdWorld, [String: Int]) -> DrivenScreen] = ["]
    lines += [f'  "{s.name}": make{s.name},' for s in screens] + ["]"]
    for screen in screens:
        lines += ["", *maker(screen)]
    return "\n".join(lines) + "\n"


def maker(screen):
    services = "".join(f"{s}: world.{s}, " for s in screen.services())
    lines = ["@MainActor",
        f"func make{screen.name}(_ world: CrowdWorld, _ values: [String: Int]) -> DrivenScreen {{",
        f"  let holder = Holder({screen.name}ViewModel("
        f"{services}environment: .fixed(clock: world.clock), prepare: {{ draft in"]
    lines += [f'    if let value = values["{n}"] {{ draft.{n} = value }}' for n in screen.ints]
    lines += ["  }))", "  let heard = world.heard", "  if let screen = holder.held {"]
    # The order in which they are bound makes no difference.
    for name in reversed(["x", *screen.shown, "told"]):
        shown = '($0.isNaN ? "nan" : "\\($0)")' if name in ("r", "dr") else "($0)"
        lines.append(f'    screen.{name}.bind {{ heard.lines.append("{name} \\{shown}") }}')
    lines += ["  }", "  return DrivenScreen(", "    send: { name, n in", "      switch name {"]
    for name, takes in screen.events.items():
        lines.append(f'      case "{name}": holder.held?.{name}({"n: n" if takes else ""})')
    return lines + ["      default: break", "      }", "    },",
        "    write: { holder.held?.x.value = $0 },", "    settle: { await holder.held?.settle() },",
        '    all: { holder.held?.all.value ?? "" },', "    letGo: { holder.held = nil })", "}"]
