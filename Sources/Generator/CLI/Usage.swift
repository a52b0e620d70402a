/// The version of the tool.
let version = "0.1.0"

/// What `--help` prints.
let usage = """
  mvvmgen writes view models, services, mocks and tests from a spec of the screen.

  usage: mvvmgen SPEC-OR-FOLDER... [options]
         mvvmgen templates DIR     writes the built-in templates to DIR, to start from
         mvvmgen context SPEC      prints the data that the templates get, as JSON
         mvvmgen explain [ID]      says what a message means: mvvmgen explain MVG062
         mvvmgen format SPEC-OR-FOLDER... [--check]
                                   puts specs into their usual form
         mvvmgen lsp               serves an editor over standard input and output
         mvvmgen schema            prints the JSON Schema of specs, for editors

  options:
    -o, --output DIR     where the files go (default: Generated/<Screen> beside Package.swift)
        --emit KINDS     only these: viewmodel,models,services,clients,mocks,tests
        --tests LIBRARY  what runs the scenarios: swift-testing (default) or xctest
        --testable NAME  the module that mocks and tests are for, where they go to another one
        --templates DIR  templates that replace the built-in ones by name
        --reporter HOW   how messages are shown: text, line, json, github or sarif
        --strict         warnings are errors
        --no-swift       refuse specs with Swift in them
        --force          overwrite files that mvvmgen did not write
    -q, --quiet          print nothing but what is wrong
    -h, --help           print this
        --version        print the version

  exit status: 0 done, 1 something is wrong with a spec or a file, 64 wrong usage
  """
