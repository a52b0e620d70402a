"""Generates view models, services, mocks and tests from mvvmgen specs.

    load("//tools/mvvmgen:mvvmgen.bzl", "mvvmgen")

    mvvmgen(
        name = "weather",
        spec = "weather.yaml",
        tool = "//tools/mvvmgen",
        libraries = ["shared.yaml"],
    )
    swift_library(name = "App", srcs = [":weather"], deps = ["//third_party/mvvmgen:MVVMRuntime"])

    mvvmgen(
        name = "weather_tests",
        spec = "weather.yaml",
        tool = "//tools/mvvmgen",
        kinds = ["mocks", "tests"],
        libraries = ["shared.yaml"],
        testing = "App",
    )

The files depend on the spec, its libraries, the templates, the configuration and the tool, and on
nothing else: not on the machine, the folder, the environment or the time.
"""

_SUFFIXES = {
    "clients": "Clients",
    "mocks": "Mocks",
    "models": "Models",
    "services": "Services",
    "tests": "Tests",
    "viewmodel": "ViewModel",
}

def _base_name(file):
    """What the names of the files start with: say_hello.yaml gives SayHello."""
    stem = file.basename[:-len(file.extension) - 1]
    words = "".join([c if c.isalnum() else " " for c in stem.elems()]).split(" ")
    name = "".join([word[:1].upper() + word[1:] for word in words])
    return "Screen" + name if name[:1].isdigit() or not name else name

def _mvvmgen_impl(ctx):
    spec = ctx.file.spec
    base = _base_name(spec)
    outputs = [
        ctx.actions.declare_file("%s/%s%s.swift" % (ctx.label.name, base, _SUFFIXES[kind]))
        for kind in ctx.attr.kinds
    ]
    arguments = ctx.actions.args()
    arguments.add("build")
    arguments.add(spec)
    arguments.add("--name", base)
    arguments.add("--output", outputs[0].dirname)
    arguments.add_joined("--emit", ctx.attr.kinds, join_with = ",")
    if ctx.attr.testing:
        arguments.add("--testable", ctx.attr.testing)
    if ctx.files.templates:
        arguments.add("--templates", ctx.files.templates[0].dirname)
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    else:
        arguments.add("--no-config")
    inputs = [spec] + ctx.files.libraries + ctx.files.templates
    if ctx.file.config:
        inputs.append(ctx.file.config)
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = inputs,
        outputs = outputs,
        mnemonic = "Mvvmgen",
        progress_message = "Generating %s from %s" % (base, spec.short_path),
    )
    return [DefaultInfo(files = depset(outputs))]

mvvmgen = rule(
    implementation = _mvvmgen_impl,
    doc = "The Swift files of one spec, as the srcs of a swift_library or swift_test.",
    attrs = {
        "config": attr.label(
            doc = "A mvvmgen.yaml: its access, header, emit and templates count.",
            allow_single_file = [".yaml"],
        ),
        "kinds": attr.string_list(
            doc = "The kinds of files: viewmodel, models, services, clients, mocks, tests. Each is made, " +
                  "if there is nothing to say in it as an empty one.",
            allow_empty = False,
            default = ["viewmodel", "models", "services"],
        ),
        "libraries": attr.label_list(
            doc = "The specs that this one uses, and those that they use.",
            allow_files = [".yaml", ".yml"],
        ),
        "spec": attr.label(
            doc = "The spec of a screen or a library.",
            mandatory = True,
            allow_single_file = [".yaml", ".yml"],
        ),
        "templates": attr.label_list(
            doc = "Templates of one folder that replace the built-in ones by name.",
            allow_files = [".mustache"],
        ),
        "testing": attr.string(doc = "The module that mocks and tests import with @testable."),
        "tool": attr.label(
            doc = "The mvvmgen binary, as Scripts/release makes it.",
            mandatory = True,
            executable = True,
            cfg = "exec",
            allow_single_file = True,
        ),
    },
)
