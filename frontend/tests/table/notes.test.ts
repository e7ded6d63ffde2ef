import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { artAddress } from '@/net/address';
import { chapters } from '@/table/log/notes';
import { plain, runs } from '@/parts/prose';
import NoteForm from '@/table/log/NoteForm.svelte';
import { isAlbum } from '@/table/pieces/pictureUrls.svelte';
import type { LogLine } from '@/net/wire';
import { line, piece, zone } from '@tests/fixtures';

afterEach(cleanup);

function note(version: number, text: string, ...chapter: string[]): LogLine {
  return line(version, { kind: 'note', sentences: text ? [text] : [], chapter });
}

describe('the notebook', () => {
  test('has notes by chapter, also when a place is come back to', () => {
    const log = [
      note(1, 'a key', 'Run 1', 'Quay'),
      line(2),
      note(3, 'a cave', 'Run 1', 'Cave'),
      note(4, 'a rope', 'Run 1', 'Quay'),
      note(5, 'again', 'Run 2', 'Quay'),
    ];
    const found = chapters(log).map((one) => [one.name, one.notes.map((each) => each.version)]);
    expect(found).toEqual([
      ['Run 1 · Quay', [1, 4]],
      ['Run 1 · Cave', [3]],
      ['Run 2 · Quay', [5]],
    ]);
  });

  test('leaves out what was taken away, and chat', () => {
    expect(chapters([note(1, '', 'Run 1'), line(2, { kind: 'chat' })])).toEqual([]);
  });

  test('is not written into without words', async () => {
    const send = vi.fn();
    render(NoteForm, { label: 'Note', action: 'Write', send });
    await fireEvent.input(screen.getByLabelText('Note'), { target: { value: '  \n ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(send).not.toHaveBeenCalled();
    await fireEvent.input(screen.getByLabelText('Note'), { target: { value: ' two\nlines ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(send).toHaveBeenCalledWith('two\nlines');
    expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('');
  });
});

describe('an album', () => {
  const card = piece('card-b', { art: 'low-tide.quay-b' });

  test('is a board with pictures, its own or those of its places', () => {
    expect(isAlbum(zone('plan', { kind: 'board', pieces: [card] }))).toBe(true);
    const places = [zone('a'), zone('b', { pieces: [card] })];
    expect(isAlbum(zone('panorama', { kind: 'board', zones: places }))).toBe(true);
  });

  test('is no other board, and no other zone', () => {
    expect(isAlbum(zone('board', { kind: 'board', zones: [zone('a')] }))).toBe(false);
    expect(isAlbum(zone('hand', { kind: 'hand', pieces: [card] }))).toBe(false);
  });

  test('asks for its pictures in the language and the light of the reader', () => {
    expect(artAddress('abc', 'low-tide.quay-b', 'dark', 'fr', null)).toBe(
      '/api/tables/abc/art/low-tide.quay-b?look=dark&lang=fr',
    );
    expect(artAddress('a/b', 'x', 'light', 'en', 's&t')).toBe(
      '/api/tables/a%2Fb/art/x?look=light&lang=en&invite=s%26t',
    );
  });
});

describe('prose', () => {
  test('has bold and slanted words', () => {
    expect(runs('The **old mast**, *still* there.')).toEqual([
      { as: 'plain', text: 'The ' },
      { as: 'strong', text: 'old mast' },
      { as: 'plain', text: ', ' },
      { as: 'em', text: 'still' },
      { as: 'plain', text: ' there.' },
    ]);
  });

  test('leaves stars alone that mark nothing', () => {
    for (const text of ['2 * 3 * 4', 'a * b', '**', '*** ***', 'one **two', '<b>x</b>']) {
      expect(runs(text)).toEqual([{ as: 'plain', text }]);
    }
  });

  test('is read aloud without its stars', () => {
    expect(plain('*Stop*, **stop**: 2 * 3')).toBe('Stop, stop: 2 * 3');
  });
});
