"""Reasons: why a card, a place, an agent, a thing or an action cannot be chosen now.

They say what lies open to the seat that is asked: signs and seals on backs, locks, votes, what its own agent has.
"""

from collections.abc import Iterator, Sequence

from looptable.content.text.texts import Arg, Text
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View, target_ids
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import is_locked, open_tests
from looptable.games.time_stories.rules.declaring import has_destination, most_served, undeclared
from looptable.games.time_stories.rules.permissions import is_allowed
from looptable.games.time_stories.rules.possessions import holder_back
from looptable.games.time_stories.rules.rolls import dice_of
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    agent_count,
    can_pay,
    card_at,
    card_of,
    full_name,
    is_alive,
    members,
    own,
)

__all__ = ["reasons_of"]


def reasons_of(
    state: StoryState, seat: int, options: Sequence[Option], view: View
) -> dict[str, Text]:
    """A sentence for everything in the view that the seat might reach for and cannot have."""
    if state.pc >= 0 or seat not in state.pending():
        return {}
    chosen = target_ids(view, [target for option in options for target in option.targets])
    seen = set(view.ids())
    keys = [option.key for option in options]
    return {
        id_: text
        for id_, text in _Reasons(state, seat, keys, chosen).all()
        if (id_ in seen and id_ not in chosen) or id_.startswith("option-")
    }


class _Reasons:
    """The reasons of one seat; each is asked only of what no option is about."""

    def __init__(self, state: StoryState, seat: int, keys: list[str], chosen: set[str]) -> None:
        self._state = state
        self._seat = seat
        self._keys = keys
        self._chosen = chosen
        self._name = state.names.name
        waiting = members(undeclared(state, seat))
        self._agent = waiting[0] if waiting else -1

    def all(self) -> Iterator[tuple[str, Text]]:
        """Ids with their reasons, by the question that is asked."""
        prompt = self._state.prompt
        if prompt in (codes.ASK_ENTRY, codes.ASK_ACTION):
            yield from self._spaces()
            yield from self._places("place-vote")
            yield from self._pawns()
            yield from self._things()
            yield from self._deeds()
        elif prompt == codes.ASK_PLACE:
            yield from self._places("place-left")
        elif prompt == codes.ASK_RETURN:
            for space in self._cards():
                yield from self._at(space, self._say("return"))
        elif prompt == codes.ASK_ORDER:
            yield from self._acted()
        elif prompt == codes.ASK_RECEPTACLE:
            yield from self._bodies()
        elif prompt == codes.ASK_FREE:
            yield from self._offers()

    # Cards.

    def _cards(self) -> Sequence[int]:
        return self._state.story.place_cards(self._state.here) if self._state.here >= 0 else ()

    def _at(self, space: int, text: Text) -> Iterator[tuple[str, Text]]:
        """The same for a space and the card on it."""
        zone = f"space-{self._name('card', space)}"
        if zone in self._chosen:
            return
        yield zone, text
        card = card_at(self._state, space)
        if card >= 0:
            yield f"card-{full_name(self._state, 'card', card)}", text

    def _spaces(self) -> Iterator[tuple[str, Text]]:
        for space in self._cards():
            if self._name("card", space) not in self._keys:
                yield from self._at(space, self._space(space))

    def _space(self, space: int) -> Text:
        """Why the agent that is decided on cannot go to a space."""
        state, agent = self._state, self._agent
        if agent < 0:
            dead = members(own(state, self._seat))
            return self._say("vortex", agent=self._who(dead[0]))
        if card_at(state, space) < 0:
            return self._say("gap")
        if state.prompt == codes.ASK_ACTION:
            if state.space[agent] == space:
                return self._say("here", agent=self._who(agent))
            if state.skips[agent]:
                return self._say("lost", agent=self._who(agent))
            if is_locked(state, agent):
                return self._lock("locked", agent)
            if not is_allowed(state, agent, codes.MAY_MOVE):
                return self._say("no-move", agent=self._who(agent))
        return self._shut(space, agent)

    def _shut(self, space: int, agent: int) -> Text:
        """The sign or the seal on a back, which everybody sees (TIME-SEA-11), or a text."""
        state = self._state
        printed = state.story.cards[space]
        seal = printed.seal if state.over_card[space] < 0 else None
        if (
            printed.sign == "forbidden"
            and not state.permitted[space]
            and state.over_card[space] < 0
        ):
            return self._say("forbidden")
        if seal is not None:
            missing = [token for token in seal.tokens if not state.tokens[token]]
            if missing:
                return self._say("tokens", tokens=self._texts("token", missing))
            bodies = self._texts("receptacle", seal.receptacles)
            if bodies and state.receptacle[agent] not in seal.receptacles:
                return self._say("bodies", receptacles=bodies)
            if seal.key >= 0 and not self._is_held(seal.key, seal.receptacles):
                key = Text(f"element.{full_name(state, 'element', seal.key)}")
                return self._say("key-of" if bodies else "key", element=key)
        return self._say("no-visit", agent=self._who(agent))

    def _is_held(self, key: int, bodies: Sequence[int]) -> bool:
        """Whether somebody for whom a card is sealed holds its key (TIME-SEA-8)."""
        holder = self._state.holder[key]
        if holder < 0 or not is_alive(self._state, holder):
            return False
        return not bodies or self._state.receptacle[holder] in bodies

    # Places.

    def _places(self, other: str) -> Iterator[tuple[str, Text]]:
        state = self._state
        for place in range(len(state.plan)):
            is_here = place == state.here
            is_left = other == "place-left"
            name = ("place-left" if is_left else "place-here") if is_here else other
            if is_here or not is_left:
                yield f"place-{self._name('place', place)}", self._say(name)

    # Agents and what they hold.

    def _pawns(self) -> Iterator[tuple[str, Text]]:
        state, agent = self._state, self._agent
        for one in range(agent_count(state)):
            name = self._name("agent", one)
            if not is_alive(state, one):
                yield f"small-{name}", self._say("vortex", agent=self._who(one))
            elif one != agent and agent >= 0:
                yield f"pawn-{name}", self._say("pawn-other", agent=self._who(agent))
            elif any(self._name("card", space) in self._keys for space in self._cards()):
                yield f"pawn-{name}", self._say("pawn-own", agent=self._who(one))

    def _things(self) -> Iterator[tuple[str, Text]]:
        """Elements: one's own are for something free, those of others with their holder."""
        state = self._state
        for element in range(len(state.holder)):
            holder = state.holder[element]
            if holder < 0:
                continue
            if holder != self._agent and f"first-{self._name('agent', holder)}" in self._keys:
                text = self._say("thing-first", agent=self._who(holder))
            elif holder != self._agent:
                text = self._say("thing-other", agent=self._who(holder))
            else:
                name = "thing-first" if "first" in self._keys else "thing-idle"
                text = self._say(name, agent=self._who(holder))
            yield f"element-{full_name(state, 'element', element)}", text

    def _acted(self) -> Iterator[tuple[str, Text]]:
        for agent in range(agent_count(self._state)):
            name = self._name("agent", agent)
            if name not in self._keys:
                is_there = is_alive(self._state, agent)
                text = self._say("acted" if is_there else "vortex", agent=self._who(agent))
                yield f"agent-{name}", text
                yield f"pawn-{name}", text

    def _bodies(self) -> Iterator[tuple[str, Text]]:
        state = self._state
        for agent in range(agent_count(state)):
            if state.receptacle[agent] >= 0:
                body = full_name(state, "receptacle", state.receptacle[agent])
                yield f"receptacle-{body}", self._say("body-taken", agent=self._who(agent))

    # Actions for which no piece stands.

    def _deeds(self) -> Iterator[tuple[str, Text]]:
        state, agent = self._state, self._agent
        if state.prompt == codes.ASK_ENTRY:
            if "stay-out" not in self._keys and agent >= 0:
                yield "option-stay-out", self._inside()
            return
        if "leave" not in self._keys:
            yield "option-leave", self._leave()
        if agent >= 0 and not any(key.startswith("roll") for key in self._keys):
            yield "option-roll", self._roll(agent)

    def _inside(self) -> Text:
        """Why the team cannot stay out of a place."""
        if most_served(self._state):
            return self._say("enter-required")
        return self._say("enter-settled" if self._state.settled else "leave-nowhere")

    def _leave(self) -> Text:
        """Why nobody can vote to leave."""
        state = self._state
        for agent in range(agent_count(state)):
            if is_alive(state, agent) and is_locked(state, agent):
                return self._lock("leave-held", agent)
        for agent in range(agent_count(state)):
            if is_alive(state, agent) and not is_allowed(state, agent, codes.MAY_LEAVE):
                return self._say("leave-forbidden", agent=self._who(agent))
        return self._say("leave-settled" if has_destination(state) else "leave-nowhere")

    def _roll(self, agent: int) -> Text:
        """Why an agent cannot roll where it stands."""
        state = self._state
        if state.skips[agent]:
            return self._say("lost", agent=self._who(agent))
        tests = open_tests(state, card_of(state, agent))
        if not tests:
            return self._say("no-test", agent=self._who(agent))
        if any(dice_of(state, agent, trial) > 0 for trial in tests):
            return self._say("no-roll", agent=self._who(agent))
        what = state.story.tests[tests[0]].characteristic
        skill = Text(f"characteristic.{full_name(state, 'characteristic', what)}")
        return self._say("no-dice", agent=self._who(agent), characteristic=skill)

    def _offers(self) -> Iterator[tuple[str, Text]]:
        """Offers of the card where the agent stands, which its player reads."""
        state, agent = self._state, self._state.freely
        card = card_of(state, agent)
        for offer in state.story.cards[card].offers if card >= 0 else ():
            key = f"offer {self._name('offer', offer)}"
            if key not in self._keys and state.phase == codes.EXPLORING:
                yield f"option-{key}", self._offer(agent, offer)

    def _offer(self, agent: int, offer: int) -> Text:
        """Taken, settled, too dear, or held back by a colleague."""
        state = self._state
        printed = state.story.offers[offer]
        if state.taken[offer]:
            return self._say("offer-taken")
        if printed.until >= 0 and state.tokens[printed.until]:
            (token,) = self._texts("token", [printed.until])
            return self._say("offer-settled", token=token)
        if not can_pay(state, agent, *printed.price):
            return self._say("offer-price", agent=self._who(agent))
        return self._lock("leave-held", holder_back(state, agent))

    # Words.

    def _say(self, name: str, **args: Arg) -> Text:
        return Text.of(f"reason.{name}", **args)

    def _who(self, agent: int) -> Text:
        return Text(f"agent.{self._name('agent', agent)}")

    def _lock(self, name: str, agent: int) -> Text:
        """A reason about an agent behind a lock."""
        card = full_name(self._state, "card", card_of(self._state, agent))
        return self._say(name, agent=self._who(agent), card=Text(f"card.{card}"))

    def _texts(self, kind: str, numbers: Sequence[int]) -> tuple[Text, ...]:
        return tuple(Text(f"{kind}.{full_name(self._state, kind, one)}") for one in numbers)
