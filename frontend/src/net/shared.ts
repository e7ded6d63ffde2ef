/**
 * Each step brings the whole table anew, and most of it is as before. What is equal is kept as the very same object, so
 * that whatever draws it sees at a glance that there is nothing to do.
 */

type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The counterpart of a member of a list: the one of the same id, or else of the same place. */
function partners(before: unknown[], after: unknown[]): unknown[] {
  const byId = new Map<unknown, unknown>();
  for (const one of before) if (isThing(one) && 'id' in one) byId.set(one['id'], one);
  return after.map((one, i) => (isThing(one) && 'id' in one ? byId.get(one['id']) : before[i]));
}

function sharedList(before: unknown[], after: unknown[]): unknown[] {
  const old = partners(before, after);
  const made = after.map((one, i) => shared(old[i], one));
  const isSame = before.length === made.length && made.every((one, i) => one === before[i]);
  return isSame ? before : made;
}

function sharedThing(before: Thing, after: Thing): Thing {
  const names = Object.keys(after);
  const made: Thing = {};
  for (const name of names) made[name] = shared(before[name], after[name]);
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && made[name] === before[name]);
  return isSame ? before : made;
}

/** A value equal to `after`, made of as many parts of `before` as can be. */
export function shared<T>(before: unknown, after: T): T {
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  if (isThing(before) && isThing(after)) return sharedThing(before, after) as T;
  return after;
}
