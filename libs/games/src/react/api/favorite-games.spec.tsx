/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { toast, useToastStore } from '@housebrand/shared/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { PortalForSpecs, serve } from '../portal-for-specs';
import type { Answer } from '../portal-for-specs';
import { useFavorites } from './favorite-games';

/** Answers saves one by one, in the order they come. */
function favoritesServer(stored: string[]) {
  const saves: { games: string[]; answer: (answer: Answer) => void }[] = [];
  const calls = serve((path, body) => {
    if (!path.startsWith('/api/apps/favorite_games')) return undefined;
    if (!body) return { result: stored };
    const { games } = body as { games: string[] };
    return new Promise((resolve) => saves.push({ games, answer: resolve }));
  });
  return { calls, saves };
}

const refusal: Answer = { status: 503, code: 503, message: 'not now' };

async function favorites(stored: string[]) {
  const server = favoritesServer(stored);
  const { result } = renderHook(() => useFavorites(), {
    wrapper: ({ children }) => <PortalForSpecs at="/MTO">{children}</PortalForSpecs>,
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { ...server, ids: () => result.current.ids, toggle: (id: string) => act(() => result.current.toggle?.(id)) };
}

beforeEach(() => toast.hide());
afterEach(cleanup);

describe('favourites', () => {
  it('change at once and are saved as a whole', async () => {
    const { saves, ids, toggle } = await favorites(['a']);
    toggle('b');
    await waitFor(() => expect(ids()).toEqual(['b', 'a']));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]!.games).toEqual(['b', 'a']);
    await act(async () => saves[0]!.answer({ result: ['b', 'a'] }));
    expect(ids()).toEqual(['b', 'a']);
    expect(useToastStore.getState().current).toBeNull();
  });

  it('take a change back that could not be saved, in its place, and say so', async () => {
    const { saves, ids, toggle } = await favorites(['a', 'b', 'c']);
    toggle('b');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(ids()).toEqual(['a', 'c']);
    await act(async () => saves[0]!.answer(refusal));
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
    expect(useToastStore.getState().current).toMatchObject({ text: 'not now', kind: 'error' });
  });

  it('send one save after the other, and a failed one does not take the next with it', async () => {
    const { saves, ids, toggle } = await favorites(['a']);
    toggle('b');
    toggle('c');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(ids()).toEqual(['c', 'b', 'a']);
    await act(async () => saves[0]!.answer(refusal));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.games).toContain('c');
    await act(async () => saves[1]!.answer({ result: saves[1]!.games }));
    await waitFor(() => expect(ids()).toContain('c'));
  });

  it('are not asked for by a guest', () => {
    const { calls } = favoritesServer([]);
    const { result } = renderHook(() => useFavorites(), {
      wrapper: ({ children }) => (
        <PortalForSpecs at="/MTO" username={null}>
          {children}
        </PortalForSpecs>
      ),
    });
    expect(result.current.toggle).toBeUndefined();
    expect(calls).toEqual([]);
  });
});
