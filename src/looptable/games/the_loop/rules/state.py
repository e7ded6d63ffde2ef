"""One match of The LOOP: the flow of a turn, and the words of its options. Compiled."""

from mypy_extensions import i64

from looptable.engine.contract.outcome import Outcome
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.machina import Machina

__all__ = ["LoopState"]


class LoopState(Machina):
    """All rules together; the layers below hold one topic each."""

    __slots__ = ()

    def clone(self) -> "LoopState":
        """An independent state, equal to this one."""
        return LoopState(self, self.book, self.names)

    def settle(self) -> None:
        """Works out what is derived, what is being asked last."""
        self.count_crowd()
        self.count_shown()
        self.count_deeds()
        self.find_tainted()
        super().settle()

    def seat_of(self, actor: i64) -> i64:
        """Each agent has a seat of its own, except in solo play."""
        if self.solo:
            return 0
        return actor

    def outcome(self) -> Outcome | None:
        """The team wins or loses together."""
        if self.phase != c.OVER_PHASE:
            return None
        seats = 1 if self.solo else len(self.at)
        winners = tuple(range(seats)) if self.ending == c.WON else ()
        return Outcome(self.names.names["ending"].name(self.ending), winners)

    def proceed(self) -> None:
        """Moves the turn on."""
        phase = self.phase
        if self.doomed:
            self.destroy_doomed()
        elif phase == c.ACTIONS_PHASE:
            self.between_actions()
        elif phase == c.CLONES_PHASE:
            self.appear()
        elif phase == c.VISIT_PHASE:
            self.visit()
        elif phase == c.DROP_PHASE:
            self.drop()
        elif phase == c.PLACE_PHASE:
            self.place_rifts()
        elif phase == c.ACQUIRE_PHASE:
            self.ask_acquire()
        elif phase == c.COMPLETE_PHASE:
            self.ask_complete()
        elif phase == c.REWARD_PHASE:
            self.ask_reward(c.REFRESH_PHASE)
        elif phase == c.GIFT_PHASE:
            self.give()
        elif phase == c.REFRESH_PHASE:
            self.refresh()
        else:
            self.deal()

    def give(self) -> None:
        """The reward that Ultramachina starts with; the first hands are drawn after it."""
        self.ask_reward(c.CLONES_PHASE)
        if self.phase == c.CLONES_PHASE:
            self.start_hands()

    def start_hands(self) -> None:
        """First hands; in solo play they are dealt."""
        if self.solo:
            self.phase = c.DEAL_PHASE
            return
        for agent in range(len(self.at)):
            self.draw_up(agent)
        self.begin(self.active)

    def chosen(self, prompt: i64, option: i64) -> None:
        """Carries out an answer."""
        if prompt == c.ASK_ACTION:
            self.act(option)
        elif prompt == c.ASK_CANCEL:
            self.cancel(option)
        elif prompt == c.ASK_DOOMED:
            self.doomed.drop(option)
            self.destroy_card(option)
        elif prompt == c.ASK_MARK:
            if option == c.NOTHING:
                self.ending_actions = 2
            else:
                self.mark(option - c.MARK)
        elif prompt == c.ASK_ACQUIRE:
            self.acquire(option)
        elif prompt == c.ASK_COMPLETE:
            self.answer_complete(option)
        elif prompt == c.ASK_REWARD:
            self.take_reward(option)
        elif prompt == c.ASK_TILE:
            self.deal_to(option)
        elif prompt == c.ASK_AGENT:
            self.begin(option)
        elif prompt == c.ASK_ULTRA:
            self.apply_machina(option)
        elif prompt == c.ASK_SLOT:
            self.answer_bonus(option)
        else:
            self.damage_machina(option)

    # Words: the key of each option.

    def option_name(self, prompt: i64, option: i64) -> str:
        """The key of an option."""
        if prompt == c.ASK_ACTION or (prompt == c.ASK_MARK and option != c.NOTHING):
            return self.action_name(option)
        if prompt == c.ASK_CHOOSE:
            return self.book.offer_name(self.pc, option)
        if prompt in (c.ASK_MAY, c.ASK_COMPLETE):
            return "yes" if option else "no"
        if prompt == c.ASK_UNLOAD:
            return "drop" if option else "keep"
        if option == c.NOTHING:
            return "stop" if prompt == c.ASK_STEP else "none"
        return self.names.names[c.PROMPT_OF[prompt]].name(option)

    def action_name(self, action: i64) -> str:
        """The key of an action of Phase II."""
        if action >= c.USE:
            return f"use {self.card_name(action - c.USE)}"
        if action >= c.MARK:
            return f"mark {self.mission_name(self.mission[action - c.MARK])}"
        if action == c.ABILITY:
            return "ability"
        if action >= c.LOOP:
            return f"loop {self.names.names['dimension'].name(action - c.LOOP)}"
        if action >= c.FREE_MOVE:
            return f"free-move {self.era_name(action - c.FREE_MOVE)}"
        if action >= c.MOVE:
            return f"move {self.era_name(action - c.MOVE)}"
        return "end"
