/** Reading in step: who turns the pages for all. */

import type { SeatInfo } from '@/net/wire';

const isPerson = (seat: SeatInfo): boolean => seat.kind === 'guest' || seat.kind === 'hot';

/** The Time Captain, if that is somebody who is here; else the first person who is. */
export function leaderOf(
  captain: number | null,
  seats: readonly SeatInfo[],
  presence: Record<string, boolean>,
): number | null {
  const here = seats.filter((seat) => isPerson(seat) && (seat.me || presence[seat.seat] === true));
  const lead = here.find((seat) => seat.seat === captain) ?? here[0];
  return lead?.seat ?? null;
}

/** Whether anybody else is here to read along. */
export function hasCompany(seats: readonly SeatInfo[], presence: Record<string, boolean>): boolean {
  return seats.some((seat) => isPerson(seat) && !seat.me && presence[seat.seat] === true);
}
