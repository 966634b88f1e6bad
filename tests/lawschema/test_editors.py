"""The schema in other programs: a language server for YAML underlines and completes, ajv agrees; both from npm."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pacheck.regulations.catalog import regulation
from tests.lawschema.support import documents, file_of, resolved, schema_of
from tests.support.examples import EXAMPLES
from tests.test_every_cell import errors_in

pytestmark = pytest.mark.slow
SERVER = "node_modules/yaml-language-server/bin/yaml-language-server"
AJV = """
const Ajv = require("ajv/dist/2020").default;
const {schema, documents} = JSON.parse(require("fs").readFileSync(0, "utf8"));
const valid = new Ajv({strict: false}).compile(schema);
console.log(JSON.stringify(documents.map((document) => valid(document))));
"""
HEAD = "# yaml-language-server: $schema=law.json\n"
WRONG = """\
game: Three Card Poker
wagers:
  Ante Bonus:
    paytable: B
  Pair Plus Wager:
    paytable: D
    payouts:
      Straight flush: 40 to 1
      Three-of-a-kind: 30 to 1
      Straight: 5 to 1
      Flush: 4 to 1
      Pair: 1 to 1
"""


@pytest.fixture(scope="module")
def npm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the packages of npm and the schema of Three Card Poker, as the command prints it."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("npm")
    packages = ["yaml-language-server@1", "ajv@8"]
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", *packages]
    installed = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if installed.returncode:
        pytest.skip(f"npm cannot install: {installed.stderr[:200]}")
    command = [sys.executable, "-m", "pacheck", "schema", "three-card-poker"]
    printed = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    (folder / "law.json").write_text(printed, encoding="utf-8")
    return folder


class Server:
    """A language server, spoken to over its standard input and output."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.number = folder, 0
        self.process = subprocess.Popen(
            ["node", SERVER, "--stdio"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        root = folder.as_uri()
        self.ask("initialize", {"processId": None, "rootUri": root, "capabilities": {"workspace": {}}})
        self.send({"method": "initialized", "params": {}})

    def send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def ask(self, method: str, params: dict[str, Any]) -> Any:
        self.number += 1
        number = self.number
        self.send({"id": number, "method": method, "params": params})
        return self.wait(lambda message: message.get("id") == number and "method" not in message)["result"]

    def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if "id" in message and "method" in message:
                self.send({"id": message["id"], "result": None})
            elif wanted(message):
                return message

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        assert length, "the language server has ended"
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def opened(self, name: str, text: str) -> list[tuple[int, str, str]]:
        """Open a document, and what is underlined in it: the line, the text, what is said of it."""
        document = {"uri": (self.folder / name).as_uri(), "languageId": "yaml", "version": 1, "text": HEAD + text}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        published = self.wait(
            lambda message: (
                message.get("method") == "textDocument/publishDiagnostics"
                and message["params"]["uri"] == document["uri"]
            )
        )
        lines = (HEAD + text).split("\n")
        return [
            (start["line"], lines[start["line"]][start["character"] : end["character"]], one["message"])
            for one in published["params"]["diagnostics"]
            for start, end in [(one["range"]["start"], one["range"]["end"])]
        ]

    def completed(self, name: str, text: str) -> list[str]:
        """What may be written at the end of a text."""
        self.opened(name, text)
        lines = (HEAD + text).split("\n")
        place = {"line": len(lines) - 1, "character": len(lines[-1])}
        uri = (self.folder / name).as_uri()
        found = self.ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": place})
        return [item["label"] for item in found["items"]]


@pytest.fixture(scope="module")
def server(npm: Path) -> Iterator[Server]:
    server = Server(npm)
    yield server
    server.process.kill()
    server.process.wait()


def test_a_wrong_figure_is_underlined(server: Server) -> None:
    assert server.opened("wrong.yaml", WRONG) == [(10, "5 to 1", 'Value is not accepted. Valid values: "6 to 1".')]


def test_a_compliant_submission_has_nothing_underlined(server: Server) -> None:
    assert server.opened("right.yaml", WRONG.replace("5 to 1", "6 to 1")) == []
    text = (EXAMPLES / "three-card-poker" / "compliant.yaml").read_text(encoding="utf-8")
    assert server.opened("example.yaml", text) == []


def test_paytables_and_hands_are_completed(server: Server) -> None:
    head = WRONG.partition("    paytable: D")[0]
    assert server.completed("letters.yaml", f"{head}    paytable: ") == ["A", "B", "C", "D", "E"]
    hands = server.completed("hands.yaml", f"{head}    paytable: D\n    payouts:\n      ")
    assert {"Straight flush", "Three-of-a-kind", "Straight", "Flush", "Pair"} <= {*hands}
    figures = server.completed("figures.yaml", f"{head}    paytable: D\n    payouts:\n      Straight flush: ")
    assert "40 to 1" in figures
    assert "35 to 1" not in figures


@pytest.mark.parametrize("chapter", ["649a", "689a", "617b.8", "679a", "655a"])
def test_ajv_agrees_with_check_on_every_mutation(chapter: str, npm: Path) -> None:
    file = file_of(chapter)
    named = list(documents(regulation(file)))
    judged = {"schema": schema_of(file), "documents": [resolved(document) for _, document in named]}
    command = ["node", "-e", AJV]
    ran = subprocess.run(command, cwd=npm, input=json.dumps(judged), capture_output=True, text=True, check=True)
    verdicts = zip(named, json.loads(ran.stdout), strict=True)
    assert [name for (name, document), valid in verdicts if valid != (not errors_in(document))] == []
