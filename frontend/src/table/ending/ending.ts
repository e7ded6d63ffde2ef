/** The ending of a match for those who look at it. */

import type { OutcomeInfo } from '../../net/wire';

export type Verdict = 'won' | 'lost' | 'over';

/**
 * Won or lost where it is the same for all seats at this screen; who only watches looks for the whole table.
 * If some have won and others have not, it is just over.
 */
export function verdictOf(outcome: OutcomeInfo, mine: readonly number[], players: number): Verdict {
  const sides = mine.length > 0 ? mine : [...Array(players).keys()];
  const won = sides.filter((seat) => outcome.winners.includes(seat)).length;
  if (won === 0) return outcome.winners.length === 0 || mine.length > 0 ? 'lost' : 'over';
  return won === sides.length ? 'won' : 'over';
}

export interface Standing {
  seat: number;
  score: number;
  wins: boolean;
}

/** The seats with their scores: winners first, then the more the earlier; empty where no scores are kept. */
export function standingsOf(outcome: OutcomeInfo): Standing[] {
  return outcome.scores
    .map((score, seat) => ({ seat, score, wins: outcome.winners.includes(seat) }))
    .sort((one, other) => Number(other.wins) - Number(one.wins) || other.score - one.score);
}
