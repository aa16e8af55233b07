import { describe, expect, it } from '@jest/globals';
import { MENU_KEYS } from '@housebrand/shared';
import fc from 'fast-check';
import { aTier } from '../testing';
import { firstTierWith, menuAccess, offeredMenus } from './menu-access';

const keys = fc.constantFrom(...MENU_KEYS);
const lists = fc.array(fc.oneof(keys, fc.string()));
const member = (menu?: string[]) => ({ tier: menu ? { access: { menu } } : {} });

describe('menu access (specification section 6)', () => {
  it('offers members the promotions and the menus of their tier, and never closes the withdrawal', () => {
    fc.assert(
      fc.property(keys, lists, (menu, list) => {
        const isListed = menu === 'promotion' || list.includes(menu);
        const expected = isListed ? 'offered' : menu === 'withdraw' ? 'open' : 'closed';
        expect(menuAccess(menu, member(list))).toBe(expected);
      }),
    );
    expect(menuAccess('promotion', { tier: null })).toBe('offered');
    expect(menuAccess('ranking', member(['tournament']))).toBe('closed');
    expect(menuAccess('deposit', member())).toBe('closed');
  });

  it('restricts authenticated members only', () => {
    fc.assert(fc.property(keys, (menu) => expect(menuAccess(menu, null)).toBe('offered')));
  });

  it('lists each offered menu once and drops unknown keys', () => {
    expect(offeredMenus({ access: { menu: ['coupon', 'made-up', 'coupon', 'game'] } })).toEqual([
      'promotion',
      'game',
      'coupon',
    ]);
  });

  it('finds the lowest tier that opens a menu', () => {
    const step = (tierLevel: number, ...menu: string[]) => aTier(tierLevel, 0, 0, menu);
    const ladder = [step(3, 'tournament', 'chips'), step(1), step(2, 'chips')];
    expect(firstTierWith('chips', ladder)?.tierLevel).toBe(2);
    expect(firstTierWith('tournament', ladder)?.tierLevel).toBe(3);
    expect(firstTierWith('promotion', ladder)?.tierLevel).toBe(1);
    expect(firstTierWith('wheel', ladder)).toBeNull();
  });
});
