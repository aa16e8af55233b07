import { useCallback } from 'react';
import type { MemberTier } from '../core/contracts';
import { mayOpenMenu } from '../core/menu-access';

/**
 * Whether the member may open a menu (specification section 6).
 *
 * @param tier the tier of the authenticated member, `null` for a guest: guests are not restricted
 */
export function useMenuAccess(tier: Pick<MemberTier, 'access'> | null): (menu: string) => boolean {
  return useCallback((menu) => mayOpenMenu(menu, tier ? { tier } : null), [tier]);
}
