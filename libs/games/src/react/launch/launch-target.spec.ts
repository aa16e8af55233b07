import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { GAME_CATEGORIES, LOBBY_CODES, lobbyAt } from '../../core';
import { launchPath, launchRequest } from './launch-target';

/** Routers treat `%` in a path as an escape, and no real ID contains one. */
const ids = fc.string({ minLength: 1 }).filter((text) => !['.', '..'].includes(text) && !text.includes('%'));

describe('launch address', () => {
  it('restores the game it was built from, whatever its IDs are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_CATEGORIES), ids, ids, (gameType, provider, gameID) => {
        const path = launchPath({ kind: 'game', gameType, provider, gameID });
        const matches = matchRoutes([{ path: '/launch/:gameType/:provider/:gameID' }], `/${path}`);
        expect(matches?.[0]?.params).toEqual({ gameType, provider, gameID });
      }),
    );
  });

  it('maps every lobby to its page and back (specification section 2)', () => {
    for (const lobby of LOBBY_CODES) {
      const [destination = '', query] = launchPath({ kind: 'lobby', lobby }).split('?');
      expect(lobbyAt(destination, new URLSearchParams(query).get('type'))).toBe(lobby);
    }
    expect(launchPath({ kind: 'lobby', lobby: 'SBO_SPORT' })).toBe('sbo-sports');
    expect(lobbyAt('game', null)).toBeNull();
  });

  it('has no lobby of an unknown lottery, and ignores a type where a page has one lobby', () => {
    expect(lobbyAt('lotto', null)).toBe('LOTTO');
    expect(['ZZZ', '', 'lotto', 'SPORT'].map((type) => lobbyAt('lotto', type))).toEqual([null, null, null, null]);
    expect(lobbyAt('sports', 'ZZZ')).toBe('SPORT');
  });

  it('sends no return address', () => {
    expect(launchRequest({ kind: 'lobby', lobby: 'POKER' }).body).toEqual({ lobby: 'POKER' });
    expect(launchRequest({ kind: 'portal', provider: 'VELV' })).toEqual({
      address: '/api/provider/launch-portal',
      body: { provider: 'VELV' },
    });
    expect(launchPath({ kind: 'portal', provider: 'VELV' })).toBe('portal/VELV');
    expect(launchRequest({ kind: 'offer', offer: 'wheel' })).toEqual({ address: '/api/provider/wheel', body: {} });
    expect(launchRequest({ kind: 'game', gameID: '1', provider: 'P', gameType: 'Slot' }).body).toEqual({
      gameID: '1',
      provider: 'P',
      gameType: 'Slot',
    });
  });
});
