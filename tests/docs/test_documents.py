"""Documents that cannot lie: what they show is run, or stands where they say it stands."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import load_pack
from looptable.engine.registry import find_game
from looptable.games._template.library import NOTATION

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md")])
# Pages beside what they are about; ledgers and catalogues have tests of their own.
NEAR = [ROOT / "frontend/README.md", *sorted(ROOT.glob("src/looptable/games/*/[Rb]*.md"))]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_program_of_the_readme_runs() -> None:
    (program,) = blocks("README.md", "python")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1].startswith("Outcome(")


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    commands = [line for block in blocks("README.md", "console") for line in block.splitlines()]
    ours = [shlex.split(line)[1:] for line in commands if line.startswith("looptable ")]
    assert len(ours) > 4
    for arguments in ours:
        run = [sys.executable, "-m", "looptable.cli", *arguments]
        done = subprocess.run(run, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert done.returncode == 0, f"{arguments}: {done.stderr}"


def test_code_of_the_tutorial_stands_in_the_files_it_names() -> None:
    text = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"^`(src/\S+)`\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(shown) > 8
    for name, code in shown:
        assert code in (ROOT / name).read_text(encoding="utf-8"), f"{name} does not hold:\n{code}"


def test_every_form_of_the_notation_page_is_notation() -> None:
    text = (ROOT / "docs/write-cards.md").read_text(encoding="utf-8")
    forms = re.findall(r"^\| `(.*?)` \|", text, re.MULTILINE)
    assert len(forms) == 8
    for form in forms:
        NOTATION.parse(form.replace("\\|", "|"))


@pytest.mark.parametrize(
    "page", [*PAGES, *NEAR], ids=lambda page: f"{page.parent.name}/{page.name}"
)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_makefile_explains_each_command_that_the_pages_name() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8")):
            assert re.search(rf"^{target}:.*## ", makefile, re.MULTILINE), f"{page.name}: {target}"


def test_the_card_of_the_loop_in_the_page_on_cards_is_one(tmp_path: Path) -> None:
    (row,) = [block for block in blocks("docs/write-cards.md", "toml") if "v-girl" in block]
    manifest = 'format = 1\nid = "box"\ngame = "the-loop"\nversion = "1"\nlicence = "private"\n'
    (tmp_path / "pack.toml").write_text(
        manifest + 'title = { en = "Box", fr = "Boîte" }\n', "utf-8"
    )
    (tmp_path / "cards.toml").write_text(row, "utf-8")
    pack = load_pack(tmp_path, Diagnostics())
    assert pack is not None
    cards = {card.id: card for card in find_game("the-loop").with_packs([pack]).cards()}
    assert cards["kettle"].notation == "add 2 energy here"
    assert not cards["kettle"].ours
