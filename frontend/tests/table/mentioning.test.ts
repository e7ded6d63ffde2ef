import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { asked, filled, offered } from '@/table/log/mentioning';
import NoteForm from '@/table/log/NoteForm.svelte';

afterEach(cleanup);

describe('mentioning', () => {
  test('begins with @ at the start of a word', () => {
    expect(asked('see @the b', 10)).toBe('the b');
    expect(asked('see @the b', 5)).toBe('');
    expect(asked('ada@home', 8)).toBeNull();
    expect(asked('nothing', 7)).toBeNull();
  });

  test('offers names that fit, whatever their case and accents', () => {
    const names = ['La grotte', 'Le pêcheur', 'Les barques'];
    expect(offered(names, 'pech')).toEqual(['Le pêcheur']);
    expect(offered(names, 'les')).toEqual(['Les barques']);
    expect(offered(names, 'le')).toEqual(['Le pêcheur', 'Les barques']);
  });

  test('writes the name where it was asked for', () => {
    expect(filled('see @th now', 7, 'The boats')).toEqual({
      text: 'see @The boats now',
      caret: 15,
    });
  });

  test('a list of names is chosen from by keys, and a note is sent as written', async () => {
    const send = vi.fn();
    render(NoteForm, { label: 'Note', action: 'Add', send, names: ['The boats', 'The board'] });
    const area = screen.getByLabelText<HTMLTextAreaElement>('Note');
    await fireEvent.input(area, { target: { value: 'See @the bo' } });
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await fireEvent.keyDown(area, { key: 'ArrowDown' });
    await fireEvent.keyDown(area, { key: 'Enter' });
    expect(area.value).toBe('See @The board ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(send).toHaveBeenCalledWith('See @The board');
  });

  test('nothing is offered where there are no names', async () => {
    render(NoteForm, { label: 'Note', action: 'Add', send: vi.fn() });
    await fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'See @the' } });
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
