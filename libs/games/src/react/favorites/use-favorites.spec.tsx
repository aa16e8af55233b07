/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { toast, useToastStore } from '@housebrand/shared/react';
import { aMember, refusal, renderPortalHook, type SentRequest } from '@housebrand/shared/testing/react';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useFavorites } from './use-favorites';

const member = aMember();

async function favorites(stored: string[]) {
  const saves: { games: string[]; answer: (answer: unknown) => void }[] = [];
  const { result } = renderPortalHook(useFavorites, {
    member,
    answers: {
      'GET /api/apps/favorite_games/MTO/MTODEMO1': stored,
      // Answers saves one by one, in their order.
      'POST /api/apps/favorite_games': ({ body }: SentRequest) =>
        new Promise((resolve) => saves.push({ games: (body as { games: string[] }).games, answer: resolve })),
    },
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { saves, ids: () => result.current.ids, toggle: (id: string) => act(() => result.current.toggle?.(id)) };
}

beforeEach(() => toast.hide());
afterEach(cleanup);

describe('favourites', () => {
  it('changes at once and saves the whole list', async () => {
    const { saves, ids, toggle } = await favorites(['a']);
    toggle('b');
    await waitFor(() => expect(ids()).toEqual(['b', 'a']));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]!.games).toEqual(['b', 'a']);
    await act(async () => saves[0]!.answer(['b', 'a']));
    expect(ids()).toEqual(['b', 'a']);
    expect(useToastStore.getState().current).toBeNull();
  });

  it('restores a change that failed to save to its position, with a message', async () => {
    const { saves, ids, toggle } = await favorites(['a', 'b', 'c']);
    toggle('b');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(ids()).toEqual(['a', 'c']);
    await act(async () => saves[0]!.answer(refusal(503, 'not now')));
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
    expect(useToastStore.getState().current).toMatchObject({ text: 'not now', kind: 'error' });
  });

  it('sends saves one after another, and keeps the next one when one fails', async () => {
    const { saves, ids, toggle } = await favorites(['a']);
    toggle('b');
    toggle('c');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(ids()).toEqual(['c', 'b', 'a']);
    await act(async () => saves[0]!.answer(refusal(503, 'not now')));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.games).toContain('c');
    await act(async () => saves[1]!.answer(saves[1]!.games));
    await waitFor(() => expect(ids()).toContain('c'));
  });

  it('sends no request for a guest', () => {
    const { result, sent } = renderPortalHook(useFavorites, { member: null });
    expect(result.current.toggle).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
