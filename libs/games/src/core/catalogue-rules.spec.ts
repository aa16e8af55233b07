import { describe, expect, it } from '@jest/globals';
import { GAME_TYPES } from '@housebrand/theming';
import fc from 'fast-check';
import { availability } from './availability';
import { DEFAULT_GAME_SETTINGS } from './game-settings';
import { homeGroups } from './home-groups';
import { LOBBY_LAUNCHES, LOBBY_REDIRECTS } from './lobby-redirects';
import { gamePictures, placeholderColor } from './pictures';
import { inProviderOrder, isOrderOfKind } from './provider-order';
import {
  categoriesOfProvider,
  categoryNamed,
  categoryOfGroup,
  groupOfCategory,
  offeredSections,
  SECTIONS,
} from './sections';
import { GAME_CATEGORIES, HOME_GROUP_TYPES, LOBBY_CODES } from './terms';

describe('sections', () => {
  it('contains every home group and every category exactly once', () => {
    expect(SECTIONS.flatMap(({ group }) => group ?? [])).toEqual([...HOME_GROUP_TYPES]);
    expect(SECTIONS.flatMap(({ category }) => category ?? []).sort()).toEqual([...GAME_CATEGORIES].sort());
  });

  it.each([
    ['LIVE', 'Casino'],
    ['CASINO', 'Casino'],
    ['Casino', 'Casino'],
    ['slot', 'Slot'],
    ['FISH', 'Fish'],
    ['TRADE', 'Trade'],
    ['ESPORT', null],
    ['SPORT', null],
    ['LOTTO', null],
    ['nonsense', null],
  ])('maps %s to the category %s', (spelling, category) => expect(categoryNamed(spelling)).toBe(category));

  it('maps a group to its category and back', () => {
    expect(categoryOfGroup('LIVE')).toBe('Casino');
    expect(categoryOfGroup('SPORT')).toBeNull();
    expect(groupOfCategory('Casino')).toBe('LIVE');
    expect(groupOfCategory('Fish')).toBeNull();
    expect(categoriesOfProvider({ type: 'SLOT' })).toEqual(['Slot', 'Fish']);
    expect(categoriesOfProvider({ type: 'TRADE' })).toEqual(['Trade']);
  });
});

describe('home groups', () => {
  it("follows the specification's order with every field", () => {
    const groups = homeGroups();
    expect(groups.map(({ type }) => type)).toEqual([...HOME_GROUP_TYPES]);
    for (const group of groups) {
      const isListed = group.groupType === 'gameList';
      expect(group.titleKey).toBe(`games.group.${group.type}`);
      expect(isListed).toBe(categoryOfGroup(group.type) !== null && group.type !== 'POKER');
      if (!isListed) expect(LOBBY_CODES).toContain(group.product);
    }
  });

  it('redirects lobbies as the specification says', () => {
    expect(LOBBY_REDIRECTS).toMatchObject({
      SPORT: 'sports',
      SBO_SPORT: 'sbo-sports',
      SABA_SPORT: 'saba-sports',
      LOTTO: 'lotto',
      POKER: 'poker',
    });
    expect(Object.keys(LOBBY_LAUNCHES).sort()).toEqual([...LOBBY_CODES].sort());
  });

  it('uses the configured poker game', () => {
    const groups = homeGroups({ ...DEFAULT_GAME_SETTINGS, pokerGameId: 'P-7' });
    expect(groups.find(({ type }) => type === 'POKER')?.refID).toBe('P-7');
  });
});

describe('providers', () => {
  it("accepts exactly the specification's order numbers", () => {
    expect([1, 29].every((order) => isOrderOfKind('SLOT', order))).toBe(true);
    expect([30, 42].every((order) => isOrderOfKind('LIVE', order))).toBe(true);
    expect([44, 51, 53].every((order) => isOrderOfKind('CARD', order))).toBe(true);
    expect(isOrderOfKind('KENO', 43) && isOrderOfKind('POKER', 45) && isOrderOfKind('LOTTO', 56)).toBe(true);
    expect(isOrderOfKind('CARD', 52) || isOrderOfKind('SLOT', 30)).toBe(false);
  });

  it('sorts providers without losing any or changing the given list', () => {
    const provider = fc.record({
      provider: fc.string({ minLength: 1, maxLength: 4 }),
      order: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(provider), (providers) => {
        const before = structuredClone(providers);
        const sorted = inProviderOrder(providers);
        expect(providers).toEqual(before);
        expect(sorted).toHaveLength(providers.length);
        sorted.slice(1).forEach((entry, index) => expect(entry.order).toBeGreaterThanOrEqual(sorted[index]!.order));
      }),
    );
  });
});

describe('availability', () => {
  it('excludes POPG, RECG, the disabled game and what the configuration disables', () => {
    const offers = availability({ disabledProviders: ['kite'], disabledGames: ['G-2'] });
    expect(['POPG', 'recg', 'KITE'].some((code) => offers.offersProvider({ provider: code, type: 'SLOT' }))).toBe(
      false,
    );
    expect(offers.offersGame({ id: 'G-1', provider: 'NAGX', gameType: 'Slot' })).toBe(true);
    expect(offers.offersGame({ id: 'G-2', provider: 'NAGX', gameType: 'Slot' })).toBe(false);
    expect(offers.offersGame({ id: 'G-1', provider: 'POPG', gameType: 'Slot' })).toBe(false);
    expect(offers.offersGame({ id: DEFAULT_GAME_SETTINGS.disabledGameId, provider: 'NAGX', gameType: 'Slot' })).toBe(
      false,
    );
  });
});

describe('agent with one section', () => {
  const only = (gameType?: string) => {
    const { offersCategory, offersGroup, offersLobby } = offeredSections(gameType);
    return [
      HOME_GROUP_TYPES.filter(offersGroup),
      GAME_CATEGORIES.filter(offersCategory),
      LOBBY_CODES.filter(offersLobby),
    ];
  };

  it("offers the section's group, lists and lobbies; slots include fish", () => {
    expect(only('slot')).toEqual([['SLOT'], ['Slot', 'Fish'], []]);
    expect(only('SPORT')).toEqual([['SPORT'], [], ['SPORT', 'SBO_SPORT']]);
    expect(only('poker')).toEqual([['POKER'], ['Poker'], ['POKER']]);
    expect(only('LOTTO_LAUNCH')).toEqual([['LOTTO_LAUNCH'], [], ['LOTTO_LAUNCH']]);
  });

  it.each(['all', undefined, 'nothing'])('offers all sections for %p', (gameType) => {
    expect(only(gameType)).toEqual([[...HOME_GROUP_TYPES], [...GAME_CATEGORIES], [...LOBBY_CODES]]);
  });

  it('accepts any home group as the section', () => {
    expect(GAME_TYPES).toEqual(['all', ...HOME_GROUP_TYPES]);
  });

  it("offers the section's providers and games only", () => {
    const { offersGame, offersProvider } = availability({ disabledProviders: [], disabledGames: [], gameType: 'KENO' });
    expect(offersProvider({ provider: 'KNOX', type: 'KENO' })).toBe(true);
    expect(offersProvider({ provider: 'NAGX', type: 'SLOT' })).toBe(false);
    expect(offersGame({ id: 'K-1', provider: 'KNOX', gameType: 'Keno' })).toBe(true);
    expect(offersGame({ id: 'N-1', provider: 'NAGX', gameType: 'Slot' })).toBe(false);
  });
});

describe('pictures', () => {
  it('builds same-origin addresses and a valid colour for any ID', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (id, source) => {
        fc.pre(id.isWellFormed());
        const { imgUrl, imgUrlH } = gamePictures(id, source);
        expect(imgUrl).toMatch(/^\/media\/games\/[^/?#]+\/v\.webp\?v=[0-9a-z]+$/);
        expect(imgUrlH).toMatch(/^\/media\/games\/[^/?#]+\/h\.webp\?v=[0-9a-z]+$/);
        expect(placeholderColor(id)).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
