/** The names of the people at a table. */

import { say } from '../../app/language.svelte';
import { session } from '../../app/session.svelte';
import type { LogLine, SeatInfo } from '../../net/wire';

/** Seats are A, B, C… as in the sentences of the log. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Whom a table waits for. */
export function waitingFor(pending: number[], seats: SeatInfo[]): string {
  const names = pending.map((seat) => {
    const found = seats.find((one) => one.seat === seat);
    if (found?.kind === 'open') return say('seat.wanted', { letter: seatLetter(seat) });
    return found ? seatName(found) : seatLetter(seat);
  });
  return names.length > 0 ? say('table.waiting', { names: names.join(', ') }) : '';
}

/** The speaker of a line: guests need not have a name. */
export function speaker(line: LogLine): string {
  if (line.name) return line.name;
  return line.seat === null ? '' : say('seat.nameless', { letter: seatLetter(line.seat) });
}

/** The name of a bot, from its games; its id until they are known. */
function botName(bot: string): string {
  return session.games.find((game) => bot in game.words)?.words[bot] ?? bot;
}

/** Who sits there, or once did, without the letter of the seat. */
export function personName(seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(seat.bot ?? seat.name);
  const name = seat.removed === null ? seat.name : botName(seat.removed);
  return name || say('seat.nameless', { letter: seatLetter(seat.seat) });
}

export function seatName(seat: SeatInfo): string {
  const letter = seatLetter(seat.seat);
  if (seat.kept) return say('seat.kept', { letter, name: personName(seat) });
  if (seat.kind === 'open') return say('seat.open', { letter });
  if (seat.kind === 'bot') return say('seat.bot', { letter, name: botName(seat.bot ?? seat.name) });
  if (seat.kind === 'hot') return say('seat.hot', { letter });
  return seat.name
    ? say('seat.guest', { letter, name: seat.name })
    : say('seat.nameless', { letter });
}
