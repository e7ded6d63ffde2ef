/** REST: one function for each thing that the server can be asked. */

import { language } from '../app/language.svelte';
import type * as wire from './wire';

/** The server said no, or could not be reached (`network/unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const body = (await answer.json()) as Partial<wire.Refused>;
    return new Refusal(body.code ?? '', body.text ?? answer.statusText, answer.status);
  } catch {
    return new Refusal('', `${answer.status} ${answer.statusText}`, answer.status);
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const url = new URL(`/api/${path}`, location.origin);
  url.searchParams.set('lang', language.current);
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch {
    throw new Refusal('network/unreachable', '', 0);
  }
  if (!answer.ok) throw await refusal(answer);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

const part = encodeURIComponent;
/** The invitation, for those who only have the link. */
const also = (invite: string | null): string => (invite ? `&invite=${part(invite)}` : '');

export const api = {
  games: () => ask<wire.GameInfo[]>('GET', 'games'),
  cards: (game: string) => ask<wire.CardInfo[]>('GET', `games/${part(game)}/cards`),
  glossary: (game: string) => ask<wire.TermInfo[]>('GET', `games/${part(game)}/glossary`),
  rules: (game: string, query = '') =>
    ask<wire.RuleInfo[]>('GET', `games/${part(game)}/rules?q=${part(query)}`),
  rulebook: (game: string) => ask<wire.Book>('GET', `games/${part(game)}/rulebook`),

  me: () => ask<wire.Me>('GET', 'me'),
  rename: (name: string) => ask<wire.Me>('PUT', 'me', { name }),
  register: (login: string, password: string) =>
    ask<wire.Me>('POST', 'me/account', { login, password }),
  signIn: (login: string, password: string) => ask<wire.Me>('POST', 'session', { login, password }),
  signOut: () => ask<unknown>('DELETE', 'session'),

  tables: () => ask<wire.TableList>('GET', 'tables'),
  table: (id: string, invite: string | null = null) =>
    ask<wire.TableInfo>('GET', `tables/${part(id)}${invite ? `?invite=${part(invite)}` : ''}`),
  newTable: (table: wire.NewTable) => ask<wire.TableInfo>('POST', 'tables', table),
  join: (id: string, body: wire.JoinBody) =>
    ask<wire.TableInfo>('POST', `tables/${part(id)}/join`, body),
  leave: (id: string) => ask<unknown>('POST', `tables/${part(id)}/leave`, {}),
  start: (id: string) => ask<unknown>('POST', `tables/${part(id)}/start`, {}),
  setSeat: (id: string, seat: number, body: wire.SeatBody) =>
    ask<unknown>('POST', `tables/${part(id)}/seats/${seat}`, body),
  /** Lets a bot lead a seat for a while; null takes it back. */
  lead: (id: string, seat: number, bot: string | null) =>
    ask<unknown>('POST', `tables/${part(id)}/seats/${seat}/lead`, { bot }),
  /** Tells a bot what to do with the piece that `about` names. */
  wish: (id: string, seat: number, wish: wire.WishBody) =>
    ask<unknown>('POST', `tables/${part(id)}/seats/${seat}/wish`, wish),
  rematch: (id: string) =>
    ask<wire.TableInfo>('POST', `tables/${part(id)}/rematch`, { nonce: nonce() }),
  log: (id: string, before: number, invite: string | null = null) =>
    ask<wire.LogPage>('GET', `tables/${part(id)}/log?before=${before}${also(invite)}`),
  notes: (id: string, invite: string | null = null) =>
    ask<wire.LogLine[]>('GET', `tables/${part(id)}/notes?${also(invite)}`),
  remove: (id: string) => ask<unknown>('DELETE', `tables/${part(id)}`),
  hint: (id: string, seat: number) =>
    ask<wire.HintInfo[]>('GET', `tables/${part(id)}/hint?seat=${seat}`),
  /** `after` are choices behind which the question is; without them it is the one of now. */
  foresight: (id: string, seat: number, after: string[] = []) =>
    ask<wire.ForesightInfo[]>(
      'GET',
      `tables/${part(id)}/foresight?seat=${seat}${after.map((key) => `&after=${part(key)}`).join('')}`,
    ),
  reasons: (id: string, seat: number) =>
    ask<wire.ReasonInfo[]>('GET', `tables/${part(id)}/reasons?seat=${seat}`),
  tutorial: (game: string) => ask<wire.TutorialInfo>('GET', `games/${part(game)}/tutorial`),
  summary: (id: string, invite: string | null = null) =>
    ask<wire.SummaryInfo>(
      'GET',
      `tables/${part(id)}/summary${invite ? `?invite=${part(invite)}` : ''}`,
    ),
};

/** A word of this browser's own that goes into the draws, so that nobody alone decides them. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
