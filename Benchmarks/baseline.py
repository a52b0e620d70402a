"""What most teams write for themselves: Jinja2 templates over PyYAML with libyaml. Checks nothing.

python3 baseline.py OUTPUT SPEC…
"""

import pathlib
import sys

import jinja2
import yaml

TEMPLATES = {
    "Models": """\
{% for name, model in (models or {}).items() %}
struct {{ name }}: Hashable, Codable, Sendable {
{% for field, type in (model.fields or {}).items() %}
  var {{ field }}: {{ type.type if type is mapping else type }}
{% endfor %}
}

{% endfor %}
{% for name, cases in (errors or {}).items() %}
enum {{ name }}: Error, Hashable, Sendable {
{% for case, text in cases.items() %}
  case {{ case }} // {{ text }}
{% endfor %}
}

{% endfor %}
""",
    "Services": """\
{% for name, service in (services or {}).items() %}
protocol {{ name | capitalize }}Service: Sendable {
{% for method, form in service.methods.items() %}
  func {{ method }}({% for label, type in (form.takes or {}).items() %}{{ label }}: {{ type }}{% if not loop.last %}, {% endif %}{% endfor %}) async throws{% if form.returns %} -> {{ form.returns }}{% endif %}

{% endfor %}
}

{% endfor %}
""",
    "Mocks": """\
{% for name, service in (services or {}).items() %}
final class Mock{{ name | capitalize }}Service: {{ name | capitalize }}Service {
{% for method, form in service.methods.items() %}
  var {{ method }}Calls: Int = 0
{% if form.returns %}
  var {{ method }}Answer: {{ form.returns }}?
{% endif %}
{% endfor %}
}

{% endfor %}
""",
    "ViewModel": """\
@MainActor
final class {{ screen }}ViewModel {
{% for name, type in (outputs or {}).items() %}
  let {{ name }}: Box<{{ (type.type or type["from"] or type.text) if type is mapping else type }}>
{% endfor %}
{% for name, form in (inputs or {}).items() %}
  func {{ name }}() {
{% for binding in bindings or [] if binding.when == name or name in binding.when %}
{% for step in binding.do %}
{% for verb, what in step.items() %}
    perform("{{ verb }}", {{ what }})
{% endfor %}
{% endfor %}
{% endfor %}
  }

{% endfor %}
}
""",
    "Tests": """\
final class {{ screen }}Tests: XCTestCase {
{% for scenario in scenarios or [] %}
  func test{{ loop.index }}() {
    // {{ scenario.name }}
{% for step in scenario.steps %}
{% for verb, what in step.items() %}
    check("{{ verb }}", {{ what }})
{% endfor %}
{% endfor %}
  }

{% endfor %}
}
""",
}


def main(output, specs):
    environment = jinja2.Environment(trim_blocks=True, lstrip_blocks=True)
    templates = {name: environment.from_string(text) for name, text in TEMPLATES.items()}
    output.mkdir(parents=True, exist_ok=True)
    for path in specs:
        with open(path, "rb") as file:
            spec = yaml.load(file, Loader=yaml.CSafeLoader)
        base = pathlib.Path(path).stem
        for name, template in templates.items():
            text = template.render(spec)
            if text.strip():
                (output / f"{base}{name}.swift").write_text(text)


main(pathlib.Path(sys.argv[1]), sys.argv[2:])
