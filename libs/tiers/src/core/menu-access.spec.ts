import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowedMenus, mayOpenMenu, PROMOTION_MENU } from './menu-access';

const member = (menu?: string[]) => ({ tier: menu ? { access: { menu } } : {} });

describe('menu access (specification section 6)', () => {
  it('gives every member promotions and what the tier lists', () => {
    expect(mayOpenMenu('promotion', member())).toBe(true);
    expect(mayOpenMenu('promotion', { tier: null })).toBe(true);
    expect(mayOpenMenu('tournament', member(['tournament']))).toBe(true);
    expect(mayOpenMenu('ranking', member(['tournament']))).toBe(false);
  });

  it('restricts authenticated members only', () => {
    fc.assert(fc.property(fc.string(), (menu) => expect(mayOpenMenu(menu, null)).toBe(true)));
  });

  it('names each allowed menu once, promotions always among them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('promotion', 'ranking', 'coupon', 'chips')), (menu) => {
        const allowed = allowedMenus({ access: { menu } });
        expect(new Set(allowed)).toEqual(new Set([...menu, PROMOTION_MENU]));
        expect(allowed).toHaveLength(new Set(allowed).size);
      }),
    );
  });
});
