import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOME_GROUP_TYPES } from '../../core';
import { lobbyType } from './lobby-type';

describe('the type that the lobby is asked for', () => {
  it('is games, or the lobby of a section that has no list', () => {
    expect([null, '', 'all', 'slot', 'LIVE', 'CASINO', 'Fish', 'POKER'].map((type) => lobbyType(type).kind)).toEqual(
      Array.from({ length: 8 }, () => 'games'),
    );
    expect(lobbyType('sport')).toEqual({ kind: 'lobby', lobby: 'SPORT' });
    expect(lobbyType('ESPORT')).toEqual({ kind: 'lobby', lobby: 'SABA_SPORT' });
    expect(lobbyType('LOTTO_LAUNCH')).toEqual({ kind: 'lobby', lobby: 'LOTTO_LAUNCH' });
    expect(lobbyType('SBO_SPORT')).toEqual({ kind: 'lobby', lobby: 'SBO_SPORT' });
  });

  it('is known for every section of the home, in any spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOME_GROUP_TYPES), fc.boolean(), (group, isLower) => {
        expect(lobbyType(isLower ? group.toLowerCase() : group).kind).not.toBe('unknown');
      }),
    );
  });

  it('is unknown otherwise', () => expect(lobbyType('BINGO')).toEqual({ kind: 'unknown' }));
});
