/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, renderPortalHook } from '@housebrand/shared/testing/react';
import { act, cleanup } from '@testing-library/react';
import { aGame } from '../../testing';
import { playedGame, recentGames, recordPlayed, useRecentGames } from './recent-games';

const ME = { prefix: 'MTO', username: 'MTODEMO1' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('recently played (specification section 4)', () => {
  it('stores at most three games under its key, newest first, without duplicates', () => {
    for (const number of [1, 2, 3, 2, 4])
      recordPlayed(ME, playedGame(aGame({ id: `NAGX-${number}`, name: `Game ${number}` })));
    expect(recentGames(ME).map(({ name }) => name)).toEqual(['Game 4', 'Game 2', 'Game 3']);
    expect(JSON.parse(localStorage.getItem('recentlyGames') ?? '{}')).toMatchObject({
      member: ME,
      games: [{}, {}, {}],
    });
    expect(recentGames({ ...ME, username: 'MTODEMO2' })).toEqual([]);
    expect(recentGames(null)).toEqual([]);
  });

  it('stores a lobby by its game type', () => {
    const lobby = { gameType: 'SPORT', provider: '', name: 'Sports', imgUrl: '/media/x.webp', color: '#000000' };
    recordPlayed(ME, lobby);
    recordPlayed(ME, playedGame(aGame({ id: 'NAGX-0001', name: 'Game 1' })));
    recordPlayed(ME, { ...lobby, name: 'Sports again' });
    expect(recentGames(ME).map(({ name }) => name)).toEqual(['Sports again', 'Game 1']);
  });

  it('shows a game that was just recorded', () => {
    const { result } = renderPortalHook(() => useRecentGames(), { member: aMember() });
    expect(result.current).toEqual([]);
    act(() => recordPlayed(ME, playedGame(aGame({ id: 'NAGX-0007', name: 'Game 7' }))));
    expect(result.current.map(({ name }) => name)).toEqual(['Game 7']);
  });

  it('ignores invalid data under its key', () => {
    for (const text of [
      '{',
      'null',
      '{"a":1}',
      '[1,null,{"gameType":"Slot"}]',
      '{"member":{"prefix":"MTO","username":"MTODEMO1"},"games":[1,null]}',
    ]) {
      localStorage.setItem('recentlyGames', text);
      expect(recentGames(ME)).toEqual([]);
    }
  });
});
