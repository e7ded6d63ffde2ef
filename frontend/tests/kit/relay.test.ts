import { describe, expect, it } from 'vitest';

import { Relay } from '@/kit/motion/relay.svelte';

const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function shown(relay: Relay<string>): string[] {
  return [0, 1, 2].map((part) => relay.at(part));
}

describe('a relay', () => {
  it('passes a step on to one part in each task, and says when the last one has it', async () => {
    const relay = new Relay('first', 3);
    const done: string[][] = [];
    relay.pass('second', () => done.push(shown(relay)));
    expect(shown(relay)).toEqual(['first', 'first', 'first']);
    await task();
    expect(shown(relay)).toEqual(['second', 'first', 'first']);
    await task();
    expect(shown(relay)).toEqual(['second', 'second', 'first']);
    expect(done).toEqual([]);
    await task();
    expect(done).toEqual([['second', 'second', 'second']]);
  });

  it('drops a step when another one comes before its end', async () => {
    const relay = new Relay('first', 3);
    const done: string[] = [];
    relay.pass('second', () => done.push('second'));
    await task();
    relay.pass('third', () => done.push('third'));
    for (let i = 0; i < 4; i++) await task();
    expect(shown(relay)).toEqual(['third', 'third', 'third']);
    expect(done).toEqual(['third']);
  });

  it('has nothing to wait for when all parts show the step', () => {
    const relay = new Relay('first', 3);
    let isDone = false;
    relay.pass('first', () => (isDone = true));
    expect(isDone).toBe(true);
  });
});
