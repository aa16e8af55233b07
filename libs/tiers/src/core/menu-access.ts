import { MENU_KEYS, type MenuKey } from '@housebrand/shared';
import type { TierConfig } from './contracts';

/** What a tier lists, as far as anybody says. */
export type MenuTier = { access?: { menu?: readonly string[] } | undefined } | null | undefined;

/** What a menu is to a member of a tier. */
export type MenuAccess =
  /** shown in tabs, strips, home and menus, and opens */
  | 'offered'
  /** not shown, but opens by its address */
  | 'open'
  /** neither */
  | 'closed';

/**
 * What a menu is to somebody (specification section 6): every member has the promotions and what the tier lists. A
 * member's own money is never locked in, so the withdrawal always opens. Guests are not restricted here: where a login is
 * needed the route guard asks for it.
 *
 * @param member the authenticated member, `null` for a guest
 */
export function menuAccess(menu: MenuKey, member: { tier?: MenuTier } | null): MenuAccess {
  if (member === null || menu === 'promotion' || member.tier?.access?.menu?.includes(menu)) return 'offered';
  return menu === 'withdraw' ? 'open' : 'closed';
}

/** The menus that are offered to a member of a tier, in the order of the list. */
export function offeredMenus(tier: MenuTier): MenuKey[] {
  return MENU_KEYS.filter((menu) => menuAccess(menu, { tier }) === 'offered');
}

/** The lowest step of a ladder that lists a menu; `null` when none does. */
export function firstTierWith(menu: MenuKey, ladder: readonly TierConfig[]): TierConfig | null {
  const steps = ladder.toSorted((a, b) => a.tierLevel - b.tierLevel);
  return steps.find((step) => menuAccess(menu, { tier: step }) === 'offered') ?? null;
}
