import type { MenuKey } from '@housebrand/shared';
import { useMenus, usePath } from '@housebrand/shared/react';
import {
  IconAperture,
  IconCalendarCheck,
  IconCoins,
  IconGift,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { To } from 'react-router';
import { searchFor } from '../services/sheets';

/** Menus that bring a member back every day, in the order in which they are offered. */
export const SHORTCUTS = [
  { menu: 'daily-quest', Icon: IconTargetArrow },
  { menu: 'daily-check-in', Icon: IconCalendarCheck },
  { menu: 'cashback', Icon: IconCoins },
  { menu: 'wheel', Icon: IconAperture },
  { menu: 'coupon', Icon: IconTicket },
  { menu: 'promotion', Icon: IconSpeakerphone },
  { menu: 'gashapon', Icon: IconGift },
  { menu: 'referral', Icon: IconUsersGroup },
] as const;

/** Returns those of the shortcuts that the member's tier opens and that have a page, with their targets. */
export function useShortcuts<Shortcut extends { menu: MenuKey }>(
  shortcuts: readonly Shortcut[],
): (Shortcut & { to: To })[] {
  const path = usePath();
  const { isOffered, pathOf } = useMenus();
  return shortcuts.flatMap((shortcut) => {
    const route = pathOf(shortcut.menu);
    // Cashback has no page: it opens in a sheet over the home page.
    const to =
      shortcut.menu === 'cashback'
        ? { pathname: path(), search: searchFor('cashback') }
        : route === null
          ? null
          : path(route);
    return to !== null && isOffered(shortcut.menu) ? [{ ...shortcut, to }] : [];
  });
}
