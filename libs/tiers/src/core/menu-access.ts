import { MENU_KEYS, type MenuKey } from '@housebrand/shared';
import type { TierConfig } from './contracts';

/** The menus that a tier lists, if it is known. */
export type MenuTier = { access?: { menu?: readonly string[] } | undefined } | null | undefined;

/** A member's access to a menu. */
export type MenuAccess =
  /** shown in tabs, strips, home and menus; opens */
  | 'offered'
  /** not shown, but opens at its address */
  | 'open'
  /** not shown, does not open */
  | 'closed';

/**
 * Access to a menu (specification section 6): members have the promotions and the menus that their tier lists. The
 * withdrawal always opens, so that members can reach their money. Guests are not restricted here: the route guard sends
 * them to the login where one is needed.
 *
 * @param member the authenticated member, `null` for a guest
 */
export function menuAccess(menu: MenuKey, member: { tier?: MenuTier } | null): MenuAccess {
  if (member === null || menu === 'promotion' || member.tier?.access?.menu?.includes(menu)) return 'offered';
  return menu === 'withdraw' ? 'open' : 'closed';
}

/** The menus offered to a member of a tier, in the order of `MENU_KEYS`. */
export function offeredMenus(tier: MenuTier): MenuKey[] {
  return MENU_KEYS.filter((menu) => menuAccess(menu, { tier }) === 'offered');
}

/** The lowest tier of a ladder that opens a menu; `null` when none does. */
export function firstTierWith(menu: MenuKey, ladder: readonly TierConfig[]): TierConfig | null {
  const steps = ladder.toSorted((a, b) => a.tierLevel - b.tierLevel);
  return steps.find((step) => menuAccess(menu, { tier: step }) === 'offered') ?? null;
}
