import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOME_GROUP_TYPES } from '../../core';
import { lobbyType } from './lobby-type';

describe('lobbyType', () => {
  it('returns games, or the lobby of a section without a list', () => {
    expect([null, '', 'all', 'slot', 'LIVE', 'CASINO', 'Fish', 'POKER'].map((type) => lobbyType(type).kind)).toEqual(
      Array.from({ length: 8 }, () => 'games'),
    );
    expect(lobbyType('sport')).toEqual({ kind: 'lobby', lobby: 'SPORT' });
    expect(lobbyType('ESPORT')).toEqual({ kind: 'lobby', lobby: 'SABA_SPORT' });
    expect(lobbyType('LOTTO_LAUNCH')).toEqual({ kind: 'lobby', lobby: 'LOTTO_LAUNCH' });
    expect(lobbyType('SBO_SPORT')).toEqual({ kind: 'lobby', lobby: 'SBO_SPORT' });
  });

  it('recognises every home section in any spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOME_GROUP_TYPES), fc.boolean(), (group, isLower) => {
        expect(lobbyType(isLower ? group.toLowerCase() : group).kind).not.toBe('unknown');
      }),
    );
  });

  it('returns unknown for anything else', () => expect(lobbyType('BINGO')).toEqual({ kind: 'unknown' }));
});
