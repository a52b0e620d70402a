"""The language server, as an editor sees it."""

import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

SPEC = """\
screen: Héllo
uses: shared.yaml
doc: Says 😀 hello.
inputs:
  name: { type: String, doc: Who is there. }
  greet: { takes: { loud: Bool } }
outputs:
  greeting: String
  count: { from: name.count }
bindings:
  - when: greet
    policy: latest
    do:
      - set: { greeting: "😀 ${name}!" }
      - if: name == limit and loud
        then:
          - set: { greeting: =name }
"""

SHARED = """\
library: Shared
constants:
  limit: { type: String, value: x, doc: The end. }
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["MVVMGEN"], "lsp"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities())
    )
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "shared.yaml").write_text(SHARED)
    (tmp_path / "my app.yaml").write_text(SPEC)
    return tmp_path


def opened(client, folder, text=SPEC, name="my app.yaml"):
    uri = (folder / name).as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=uri, language_id="yaml", version=1, text=text
            )
        )
    )
    return uri


async def diagnostics(client, uri):
    """What has been told of a file once the server has gone through all that it was sent."""
    await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    return client.diagnostics[uri]


def place(text, part, before=0):
    """The position of a part of the text, as the protocol counts: in UTF-16."""
    index = text.index(part) + before
    line = text[:index].split("\n")
    return types.Position(
        line=len(line) - 1, character=len(line[-1].encode("utf-16-le")) // 2
    )


def shown(text, found):
    lines = text.split("\n")
    start = lines[found.start.line].encode("utf-16-le")[2 * found.start.character :]
    length = 2 * (found.end.character - found.start.character)
    return start[:length].decode("utf-16-le")


def position(uri, text, part, before=0):
    return {
        "text_document": types.TextDocumentIdentifier(uri=uri),
        "position": place(text, part, before),
    }


@pytest.mark.asyncio
async def test_a_right_spec_has_no_diagnostics(client, folder):
    uri = opened(client, folder)
    assert list(await diagnostics(client, uri)) == []


@pytest.mark.asyncio
async def test_diagnostics_come_as_one_types(client, folder):
    uri = opened(client, folder)
    await diagnostics(client, uri)
    wrong = SPEC.replace("${name}", "${nmae}").replace("policy: latest", "policy: last")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text=wrong)],
        )
    )
    found = list(await diagnostics(client, uri))
    assert [d.code for d in found] == ["MVG035", "MVG062"]
    assert [shown(wrong, d.range) for d in found] == ["last", "nmae"]
    assert found[0].severity == types.DiagnosticSeverity.Error
    assert "did you mean 'name'?" in found[1].message


@pytest.mark.asyncio
async def test_a_library_that_is_open_counts_as_it_is_written(client, folder):
    uri = opened(client, folder)
    await diagnostics(client, uri)
    opened(client, folder, SHARED.replace("limit", "most"), "shared.yaml")
    found = list(await diagnostics(client, uri))
    assert [(d.code, shown(SPEC, d.range)) for d in found] == [("MVG062", "limit")]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "part, before, labels, others",
    [
        # Keys that the map has elsewhere are not offered again.
        ("policy: latest", 2, {"policy", "debounce", "loading"}, {"when", "do"}),
        ("latest", 0, {"latest", "first", "queue", "all"}, set()),
        ("String, doc", 0, {"String", "Int", "Date"}, set()),
        ("type: String", 0, {"type", "initial"}, {"doc"}),
        ("name.count", 0, {"name", "greeting", "limit"}, set()),
        ("set: {", 1, {"set", "call", "if", "emit"}, set()),
        ("name.count", 5, {"count", "isEmpty", "trimmed"}, set()),
        ("doc: Says", 1, {"doc", "scenarios", "models"}, {"screen", "outputs"}),
    ],
)
async def test_completes(client, folder, part, before, labels, others):
    uri = opened(client, folder)
    result = await client.text_document_completion_async(
        types.CompletionParams(**position(uri, SPEC, part, before))
    )
    found = {item.label for item in result}
    assert labels <= found
    assert not others & found


@pytest.mark.asyncio
async def test_completes_in_a_file_that_is_being_written(client, folder):
    text = SPEC + "  - when: gr\n    po"
    uri = opened(client, folder, text)
    names = await client.text_document_completion_async(
        types.CompletionParams(**position(uri, text, "gr\n    po", 2))
    )
    assert {"greet", "name"} <= {item.label for item in names}
    keys = await client.text_document_completion_async(
        types.CompletionParams(**position(uri, text, "gr\n    po", 9))
    )
    assert {"policy", "per", "do"} <= {item.label for item in keys}
    assert "greet" not in {item.label for item in keys}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "part, text",
    [
        ("name}!", "input name: String"),
        ("name.count", "Who is there."),
        ("limit", "The end."),
        ("greet\n", "event greet(loud: Bool)"),
        ("policy", "What happens when it starts while it runs."),
    ],
)
async def test_hover_says_what_it_is(client, folder, part, text):
    uri = opened(client, folder)
    result = await client.text_document_hover_async(
        types.HoverParams(**position(uri, SPEC, part, 1))
    )
    assert text in result.contents.value


@pytest.mark.asyncio
async def test_goes_to_definitions_also_in_a_library(client, folder):
    uri = opened(client, folder)
    result = await client.text_document_definition_async(
        types.DefinitionParams(**position(uri, SPEC, "name}!"))
    )
    assert (result.uri, shown(SPEC, result.range)) == (uri, "name")
    assert result.range.start.line == 4
    result = await client.text_document_definition_async(
        types.DefinitionParams(**position(uri, SPEC, "limit"))
    )
    assert result.uri == (folder / "shared.yaml").as_uri()
    assert shown(SHARED, result.range) == "limit"


@pytest.mark.asyncio
async def test_finds_references(client, folder):
    uri = opened(client, folder)
    result = await client.text_document_references_async(
        types.ReferenceParams(
            **position(uri, SPEC, "name:"),
            context=types.ReferenceContext(include_declaration=True),
        )
    )
    assert [found.range.start.line for found in result] == [4, 8, 13, 14, 16]
    assert {shown(SPEC, found.range) for found in result} == {"name"}


@pytest.mark.asyncio
async def test_renames_also_in_a_library(client, folder):
    uri = opened(client, folder)
    result = await client.text_document_rename_async(
        types.RenameParams(**position(uri, SPEC, "limit"), new_name="most")
    )
    assert set(result.changes) == {uri, (folder / "shared.yaml").as_uri()}
    assert all(edit.new_text == "most" for edits in result.changes.values() for edit in edits)


@pytest.mark.asyncio
async def test_refuses_a_name_that_is_taken(client, folder):
    uri = opened(client, folder)
    with pytest.raises(Exception, match="declared twice"):
        await client.text_document_rename_async(
            types.RenameParams(**position(uri, SPEC, "name:"), new_name="greeting")
        )


@pytest.mark.asyncio
async def test_lists_symbols(client, folder):
    uri = opened(client, folder)
    result = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    assert [symbol.name for symbol in result] == ["name", "greet", "greeting", "count"]


@pytest.mark.asyncio
async def test_formats(client, folder):
    uri = opened(client, folder, "screen: A\n\n\ndoc: B  \n")
    result = await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            options=types.FormattingOptions(tab_size=2, insert_spaces=True),
        )
    )
    assert result[0].new_text == "screen: A\n\ndoc: B\n"
