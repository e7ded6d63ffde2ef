"""Whole tables as they are drawn for a seat, a neighbour and a spectator, and options to the letter."""

import pytest

from looptable.games.time_stories.tests.exact import options, table_of
from looptable.games.time_stories.tests.ground import BLANK, HIT, SKULL, table
from looptable.games.time_stories.tests.lab import AGENTS, offer
from looptable.testing import Table

pytestmark = pytest.mark.both_builds


def busy() -> Table:
    """The middle of a run in the hall: things held, read, laid, removed and dead."""
    return table(
        time=22,
        captain="1",
        run_number=2,
        visited={"hall": True, "cellar": True},
        gone={"hall-h": True, "cellar-d": True},
        space={"blue": "hall-c", "green": "hall-b"},
        returns_at={"pink": 13},
        life={"blue": 2, "green": 5},
        store={"green": 2},
        yellow={"blue": 1},
        green={"green": 7, "pink": 3},
        holder={"element-1": "blue", "element-2": "green", "element-3": "pink"},
        tokens={"blue-1": True, "grey-1": True},
        test={"hall-c": "laid", "hall-d": "passed"},
        pile_1={"hall-c": 1},
        pile_2={"hall-c": 3},
        did={"blue": "hall-c", "green": "roll", "pink": "nothing"},
        intent={"green": "hall-c"},
        notebook={
            "0": ["hall-a", "hall-b", "hall-b-1", "cellar-a", "cellar-e", "next-run", "hall-a", "hall-b", "hall-c", "element-1"],
            "1": ["hall-a", "cellar-a", "cellar-e", "next-run", "hall-a", "hall-b", "element-2"],
            "2": ["hall-a", "cellar-a", "next-run", "hall-a"],
        },
    )  # fmt: skip


def test_tracks_and_piles_count_what_is_left() -> None:
    shown = ("time", "run", "captain", "deck", "elements", "tokens")
    assert table_of(busy(), 0, *shown) == [
        "track time 22/22: zone.time",
        "track run 2: zone.run",
        "row captain 1: zone.captain(seat=seat.1)",
        "  die captain-die: piece.captain-die",
        "pile deck 19: zone.deck",
        "pile elements 1: zone.elements",
        "area tokens 2: zone.tokens",
        "  token token-blue-1: token.ground.blue-1",
        "  token token-grey-1: token.ground.grey-1",
    ]
    assert table_of(table(time=5), None, *shown) == [
        "track time 5/20: zone.time",
        "track run 1: zone.run",
        "row captain 1: zone.captain(seat=seat.0)",
        "  die captain-die: piece.captain-die",
        "pile deck 20: zone.deck",
        "pile elements 4: zone.elements",
        "area tokens 0: zone.tokens",
    ]


def test_base_and_plan_remember_for_the_seat() -> None:
    assert table_of(busy(), 0, "base", "plan") == [
        "row base 3: zone.base",
        "  card mission-ground: mission.ground | mission.ground.text",
        "  card base-a: base.ground.a | base.ground.a.text",
        "  card base-b: base.ground.b | base.ground.b.text",
        "board plan 0: zone.plan",
        "  area place-hall 0: place.ground.hall",
        "    marker group: piece.group",
        "    card a-0 [known]: piece.card-a | face.cards(letters=A+B+C+D+E+F+G+H)",
        "  area place-cellar 0: place.ground.cellar",
        "    card a-1 [red visited]: piece.card-a",
        "    note memory-ground.cellar-b: card.ground.cellar-b | back.ground.cellar-b",
        "    note memory-ground.cellar-c: card.ground.cellar-c | back.ground.cellar-c",
        "    note memory-ground.cellar-d [gone]: card.ground.cellar-d | back.ground.cellar-d",
        "    note memory-ground.cellar-e [seen]: card.ground.cellar-e | back.ground.cellar-e / face.seen-by(seats=seat.0+seat.1)",
        "  area place-roof 0: place.ground.roof",
    ]
    assert table_of(busy(), None, "plan") == [
        "board plan 0: zone.plan",
        "  area place-hall 0: place.ground.hall",
        "    marker group: piece.group",
        "    card a-0: piece.card-a | place.ground.hall.text / face.cards(letters=A+B+C+D+E+F+G+H)",
        "  area place-cellar 0: place.ground.cellar",
        "    card a-1 [red visited]: piece.card-a",
        "    note memory-ground.cellar-b: card.ground.cellar-b | back.ground.cellar-b",
        "    note memory-ground.cellar-c: card.ground.cellar-c | back.ground.cellar-c",
        "    note memory-ground.cellar-d [gone]: card.ground.cellar-d | back.ground.cellar-d",
        "    note memory-ground.cellar-e: card.ground.cellar-e | back.ground.cellar-e / face.seen-by(seats=seat.0+seat.1)",
        "  area place-roof 0: place.ground.roof",
    ]


def test_a_panorama_shows_faces_to_those_there_only() -> None:
    assert table_of(busy(), 0, "panorama") == [
        "board panorama 0: place.ground.hall",
        "  area space-hall-b 0: zone.space(letter=B)",
        "    card card-ground.hall-b: card.ground.hall-b | back.ground.hall-b / face.seen-by(seats=seat.0+seat.1)",
        "    pawn pawn-green: agent.green",
        "  area space-hall-c 0: zone.space(letter=C)",
        "    card card-ground.hall-c [read]: card.ground.hall-c | card.ground.hall-c.text / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)+face.pile(n=3, kind=shield.skull))",
        "    shield shield-hall-c-0: shield.normal",
        "    shield shield-hall-c-1 x3: shield.skull",
        "    pawn pawn-blue: agent.blue",
        "  area space-hall-d 0: zone.space(letter=D)",
        "    card card-ground.hall-d: card.ground.hall-d | back.ground.hall-d / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)+face.pile(n=2, kind=shield.skull)+face.pile(n=1, kind=shield.heart))",
        "  area space-hall-e 0: zone.space(letter=E)",
        "    card card-ground.hall-e: card.ground.hall-e | back.ground.hall-e",
        "  area space-hall-f 0: zone.space(letter=F)",
        "    card card-ground.hall-f: card.ground.hall-f | back.ground.hall-f",
        "  area space-hall-g 0: zone.space(letter=G)",
        "    card card-ground.hall-g: card.ground.hall-g | back.ground.hall-g",
        "  area space-hall-h 0: zone.space(letter=H)",
    ]
    assert table_of(busy(), None, "panorama") == [
        "board panorama 0: place.ground.hall",
        "  area space-hall-b 0: zone.space(letter=B)",
        "    card card-ground.hall-b: card.ground.hall-b | back.ground.hall-b / face.seen-by(seats=seat.0+seat.1)",
        "    pawn pawn-green: agent.green",
        "  area space-hall-c 0: zone.space(letter=C)",
        "    card card-ground.hall-c: card.ground.hall-c | back.ground.hall-c / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)+face.pile(n=3, kind=shield.skull)) / face.seen-by(seats=seat.0)",
        "    shield shield-hall-c-0: shield.normal",
        "    shield shield-hall-c-1 x3: shield.skull",
        "    pawn pawn-blue: agent.blue",
        "  area space-hall-d 0: zone.space(letter=D)",
        "    card card-ground.hall-d: card.ground.hall-d | back.ground.hall-d / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)+face.pile(n=2, kind=shield.skull)+face.pile(n=1, kind=shield.heart))",
        "  area space-hall-e 0: zone.space(letter=E)",
        "    card card-ground.hall-e: card.ground.hall-e | back.ground.hall-e",
        "  area space-hall-f 0: zone.space(letter=F)",
        "    card card-ground.hall-f: card.ground.hall-f | back.ground.hall-f",
        "  area space-hall-g 0: zone.space(letter=G)",
        "    card card-ground.hall-g: card.ground.hall-g | back.ground.hall-g",
        "  area space-hall-h 0: zone.space(letter=H)",
    ]


def test_agents_with_all_they_have() -> None:
    agents = tuple(f"agent-{name}" for name in AGENTS)
    assert table_of(busy(), 0, *agents) == [
        "area agent-blue of 0 0: zone.agent(agent=agent.blue)",
        "  card receptacle-ground.marie: receptacle.ground.marie | receptacle.ground.marie.text / face.body(dice=face.dice(n=1, characteristic=characteristic.ground.combat)+face.dice(n=3, characteristic=characteristic.ground.dexterity), resistance=2, life=2) / face.power(when=when.after-roll, rules=rules.ground.receptacle-marie.1)",
        "  marker did-blue: piece.did(action=doing.move(card=card.ground.hall-c))",
        "  token life-blue x2: piece.life",
        "  token yellow-blue: resource.ground.yellow",
        "  element element-ground.element-1: face.element(name=face.ground.element-1, element=element.ground.element-1) | face.ground.element-1.text",
        "area agent-green of 1 0: zone.agent(agent=agent.green)",
        "  card receptacle-ground.elizia [decided]: receptacle.ground.elizia | receptacle.ground.elizia.text / face.body(dice=face.dice(n=3, characteristic=characteristic.ground.combat)+face.dice(n=2, characteristic=characteristic.ground.dexterity), resistance=3, life=6) / face.power(when=when.after-roll, rules=rules.ground.receptacle-elizia.1) / face.power(when=when.leaving, rules=rules.ground.receptacle-elizia.2)",
        "  marker did-green: piece.did(action=doing.roll)",
        "  token life-green x5: piece.life",
        "  token store-green x2: piece.stored(resource=resource.ground.yellow)",
        "  token green-green x7: resource.ground.green",
        "  element element-ground.element-2 [hidden]: element.ground.element-2",
        "area agent-pink of 2 0: zone.agent(agent=agent.pink)",
        "  card receptacle-ground.guard: receptacle.ground.guard | receptacle.ground.guard.text / face.body(dice=face.dice(n=4, characteristic=characteristic.ground.combat), resistance=4, life=5)",
        "  marker did-pink: piece.did(action=doing.nothing)",
        "  pawn small-pink: piece.vortex(n=13)",
        "  token green-pink x3: resource.ground.green",
        "  element element-ground.element-3 [hidden]: element.ground.element-3",
    ]
    assert table_of(busy(), 1, *agents) == [
        "area agent-blue of 0 0: zone.agent(agent=agent.blue)",
        "  card receptacle-ground.marie: receptacle.ground.marie | receptacle.ground.marie.text / face.body(dice=face.dice(n=1, characteristic=characteristic.ground.combat)+face.dice(n=3, characteristic=characteristic.ground.dexterity), resistance=2, life=2) / face.power(when=when.after-roll, rules=rules.ground.receptacle-marie.1)",
        "  marker did-blue: piece.did(action=doing.move(card=card.ground.hall-c))",
        "  token life-blue x2: piece.life",
        "  token yellow-blue: resource.ground.yellow",
        "  element element-ground.element-1 [hidden]: element.ground.element-1",
        "area agent-green of 1 0: zone.agent(agent=agent.green)",
        "  card receptacle-ground.elizia [decided]: receptacle.ground.elizia | receptacle.ground.elizia.text / face.body(dice=face.dice(n=3, characteristic=characteristic.ground.combat)+face.dice(n=2, characteristic=characteristic.ground.dexterity), resistance=3, life=6) / face.power(when=when.after-roll, rules=rules.ground.receptacle-elizia.1) / face.power(when=when.leaving, rules=rules.ground.receptacle-elizia.2)",
        "  marker intends-green: piece.intends(action=doing.move(card=card.ground.hall-c))",
        "  token life-green x5: piece.life",
        "  token store-green x2: piece.stored(resource=resource.ground.yellow)",
        "  token green-green x7: resource.ground.green",
        "  element element-ground.element-2: face.element(name=face.ground.element-2, element=element.ground.element-2) | face.ground.element-2.text / face.logo",
        "area agent-pink of 2 0: zone.agent(agent=agent.pink)",
        "  card receptacle-ground.guard: receptacle.ground.guard | receptacle.ground.guard.text / face.body(dice=face.dice(n=4, characteristic=characteristic.ground.combat), resistance=4, life=5)",
        "  marker did-pink: piece.did(action=doing.nothing)",
        "  pawn small-pink: piece.vortex(n=13)",
        "  token green-pink x3: resource.ground.green",
        "  element element-ground.element-3 [hidden]: element.ground.element-3",
    ]


def test_a_notebook_by_run_and_place() -> None:
    assert table_of(busy(), 0, "notebook-0") == [
        "hand notebook-0 of 0 9: zone.notebook",
        "  pile notes-0-2-hall 3: zone.page(run=2, what=place.ground.hall)",
        "    note note-2-hall-a [known]: piece.card-a",
        "    note note-2-hall-b [known]: card.ground.hall-b",
        "    note note-2-hall-c: card.ground.hall-c | card.ground.hall-c.text / face.test(characteristic=characteristic.ground.combat, piles=face.pile(n=2, kind=shield.normal)+face.pile(n=3, kind=shield.skull))",
        "  pile notes-0-2 1: zone.page(run=2, what=zone.elements)",
        "    note note-2-element-1: face.element(name=face.ground.element-1, element=element.ground.element-1) | face.ground.element-1.text",
        "  pile notes-0-1-hall 3: zone.page(run=1, what=place.ground.hall)",
        "    note note-1-hall-a: piece.card-a | place.ground.hall.text",
        "    note note-1-hall-b: card.ground.hall-b | card.ground.hall-b.text / face.offer(offer=offer.ground.hall-b-1, rules=rules.ground.hall-b.1) / face.offer(offer=offer.ground.hall-b-2, rules=rules.ground.hall-b.2)",
        "    note note-1-hall-b-1: offer.ground.hall-b-1 | offer.ground.hall-b-1.text",
        "  pile notes-0-1-cellar 2: zone.page(run=1, what=place.ground.cellar)",
        "    note note-1-cellar-a: piece.card-a | place.ground.cellar.text",
        "    note note-1-cellar-e: card.ground.cellar-e | card.ground.cellar-e.text / face.offer(offer=offer.ground.cellar-e-1, rules=rules.ground.cellar-e.1) / face.offer(offer=offer.ground.cellar-e-2, rules=rules.ground.cellar-e.2) / face.offer(offer=offer.ground.cellar-e-3, rules=rules.ground.cellar-e.3) / face.offer(offer=offer.ground.cellar-e-4, rules=rules.ground.cellar-e.4)",
    ]
    assert table_of(busy(), 1, "notebook-1") == [
        "hand notebook-1 of 1 6: zone.notebook",
        "  pile notes-1-2-hall 2: zone.page(run=2, what=place.ground.hall)",
        "    note note-2-hall-a [known]: piece.card-a",
        "    note note-2-hall-b: card.ground.hall-b | card.ground.hall-b.text / face.offer(offer=offer.ground.hall-b-1, rules=rules.ground.hall-b.1) / face.offer(offer=offer.ground.hall-b-2, rules=rules.ground.hall-b.2)",
        "  pile notes-1-2 1: zone.page(run=2, what=zone.elements)",
        "    note note-2-element-2: face.element(name=face.ground.element-2, element=element.ground.element-2) | face.ground.element-2.text / face.logo",
        "  pile notes-1-1-hall 1: zone.page(run=1, what=place.ground.hall)",
        "    note note-1-hall-a: piece.card-a | place.ground.hall.text",
        "  pile notes-1-1-cellar 2: zone.page(run=1, what=place.ground.cellar)",
        "    note note-1-cellar-a: piece.card-a | place.ground.cellar.text",
        "    note note-1-cellar-e: card.ground.cellar-e | card.ground.cellar-e.text / face.offer(offer=offer.ground.cellar-e-1, rules=rules.ground.cellar-e.1) / face.offer(offer=offer.ground.cellar-e-2, rules=rules.ground.cellar-e.2) / face.offer(offer=offer.ground.cellar-e-3, rules=rules.ground.cellar-e.3) / face.offer(offer=offer.ground.cellar-e-4, rules=rules.ground.cellar-e.4)",
    ]
    assert table_of(busy(), None, "notebook-0") == []


def test_the_backs_of_sealed_cards_say_what_opens_them() -> None:
    scene = table(here="roof", space=dict.fromkeys(AGENTS, "roof-g"))
    assert table_of(scene, None, "panorama") == [
        "board panorama 0: place.ground.roof",
        "  area space-roof-b 0: zone.space(letter=B)",
        "    card card-ground.roof-b [sealed]: card.ground.roof-b | back.ground.roof-b / seal.token(token=token.ground.blue-1)",
        "  area space-roof-c 0: zone.space(letter=C)",
        "    card card-ground.roof-c [sealed]: card.ground.roof-c | back.ground.roof-c / seal.token(token=token.ground.blue-1) / seal.token(token=token.ground.green-1) / seal.token(token=token.ground.grey-1)",
        "  area space-roof-d 0: zone.space(letter=D)",
        "    card card-ground.roof-d [sealed]: card.ground.roof-d | back.ground.roof-d / seal.group",
        "  area space-roof-e 0: zone.space(letter=E)",
        "    card card-ground.roof-e [sealed]: card.ground.roof-e | back.ground.roof-e / seal.receptacles(receptacles=receptacle.ground.marie+receptacle.ground.madeleine)",
        "  area space-roof-f 0: zone.space(letter=F)",
        "    card card-ground.roof-f [sealed]: card.ground.roof-f | back.ground.roof-f / seal.receptacles(receptacles=receptacle.ground.marie+receptacle.ground.madeleine) / seal.key(element=element.ground.element-1)",
        "  area space-roof-g 0: zone.space(letter=G)",
        "    card card-ground.roof-g: card.ground.roof-g | back.ground.roof-g",
        "    pawn pawn-blue: agent.blue",
        "    pawn pawn-green: agent.green",
        "    pawn pawn-pink: agent.pink",
        "  area space-roof-h 0: zone.space(letter=H)",
        "    card card-ground.roof-h: card.ground.roof-h | back.ground.roof-h",
    ]


def test_signs_lie_open_until_they_are_lifted() -> None:
    space = dict.fromkeys(AGENTS, "cellar-e")
    scene = table(here="cellar", space=space, permitted={"cellar-c": True})
    assert table_of(scene, 1, "panorama", "plan") == [
        "board plan 0: zone.plan",
        "  area place-hall 0: place.ground.hall",
        "  area place-cellar 0: place.ground.cellar",
        "    marker group: piece.group",
        "    card a-1 [red]: piece.card-a | place.ground.cellar.text / face.cards(letters=A+B+C+D+E)",
        "  area place-roof 0: place.ground.roof",
        "board panorama 0: place.ground.cellar",
        "  area space-cellar-b 0: zone.space(letter=B)",
        "    card card-ground.cellar-b: card.ground.cellar-b | back.ground.cellar-b / sign.required",
        "  area space-cellar-c 0: zone.space(letter=C)",
        "    card card-ground.cellar-c: card.ground.cellar-c | back.ground.cellar-c",
        "  area space-cellar-d 0: zone.space(letter=D)",
        "    card card-ground.cellar-d: card.ground.cellar-d | back.ground.cellar-d / sign.fleeting",
        "  area space-cellar-e 0: zone.space(letter=E)",
        "    card card-ground.cellar-e [read]: card.ground.cellar-e | card.ground.cellar-e.text / face.offer(offer=offer.ground.cellar-e-1, rules=rules.ground.cellar-e.1) / face.offer(offer=offer.ground.cellar-e-2, rules=rules.ground.cellar-e.2) / face.offer(offer=offer.ground.cellar-e-3, rules=rules.ground.cellar-e.3) / face.offer(offer=offer.ground.cellar-e-4, rules=rules.ground.cellar-e.4)",
        "    pawn pawn-blue: agent.blue",
        "    pawn pawn-green: agent.green",
        "    pawn pawn-pink: agent.pink",
    ]


def test_dice_lie_with_their_roller() -> None:
    scene = table(
        space={"blue": "hall-b", "green": "hall-c", "pink": "hall-c"},
        test={"hall-c": "laid"},
        pile_1={"hall-c": 1},
        dice=[HIT, BLANK, SKULL],
    )
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "green")
    assert table_of(scene, 2, "dice") == [
        "row dice 3: zone.dice(agent=agent.green)",
        "  die die-1 (hit): face.hit",
        "  die die-2: face.blank",
        "  die die-3 (skull): face.skull",
    ]
    assert options(scene, 1) == [
        "receptacle-elizia.1 yes: option.yes(what=choice.ground.0)",
        "receptacle-elizia.1 no: option.no",
    ]
    scene.do(1, "receptacle-elizia.1 yes")
    assert options(scene, 1) == [
        "receptacle-elizia.1+1 1: option.die(n=1, face=face.hit) <die 1>",
        "receptacle-elizia.1+1 2: option.die(n=2, face=face.blank) <die 2>",
        "receptacle-elizia.1+1 3: option.die(n=3, face=face.skull) <die 3>",
    ]
    scene = offer("dice", dice=[SKULL, HIT])
    assert table_of(scene, None, "dice") == [
        "row dice 2: zone.dice(agent=agent.blue)",
        "  die die-1 (skull): face.skull",
        "  die die-2 (hit): face.hit",
    ]
    assert options(scene, 0) == [
        "receptacle-marie.4 yes: option.yes(what=choice.ground.0)",
        "receptacle-marie.4 no: option.no",
    ]


def test_the_end_is_shown_with_its_card() -> None:
    end = {"phase": "judging", "ending": "failed", "failure": "caught"}
    assert table_of(table(**end), None, "end", "deck") == [
        "pile deck 19: zone.deck",
        "row end 1: zone.end",
        "  card end: end.ground.caught | end.ground.caught.text",
    ]
    assert table_of(table(phase="over", ending="success"), 1, "end", "deck") == [
        "pile deck 19: zone.deck",
        "row end 1: zone.end",
        "  card end: end.ground.success | end.ground.success.text",
    ]
