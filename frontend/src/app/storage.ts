/** The memory of this browser; without storage (private windows) it forgets, and nothing breaks. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`looptable.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`looptable.${name}`, value);
  } catch {
    // nothing to do: the setting lasts as long as the page
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`looptable.${name}`);
  } catch {
    // what was never remembered need not be forgotten
  }
}
