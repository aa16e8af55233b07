import { useMenus, usePath } from '@housebrand/shared/react';
import {
  IconAperture,
  IconCalendarCheck,
  IconCoins,
  IconGift,
  IconSend,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { To } from 'react-router';
import { CLAIMS } from './home-claims';

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

/** Menus with space only beside the column of a wide screen. */
const MORE_SHORTCUTS = [
  { menu: 'tournament', Icon: IconTrophy },
  { menu: 'chips', Icon: IconSend },
] as const;

type ListedShortcut = (typeof SHORTCUTS | typeof MORE_SHORTCUTS)[number];

/** A shortcut that the member's tier opens, and its target. */
export type Shortcut = ListedShortcut & { to: To };

/** Returns the shortcuts that the member's tier opens and that have a page; `isWhole` includes those of wide screens. */
export function useShortcuts({ isWhole = false } = {}): Shortcut[] {
  const path = usePath();
  const { isOffered, pathOf } = useMenus();
  const listed: readonly ListedShortcut[] = isWhole ? [...SHORTCUTS, ...MORE_SHORTCUTS] : SHORTCUTS;
  return listed.flatMap((shortcut) => {
    const route = pathOf(shortcut.menu);
    // Cashback has no page: it opens in a sheet over the home page.
    const to =
      shortcut.menu === 'cashback' ? { pathname: path(), search: CLAIMS.search } : route === null ? null : path(route);
    return to !== null && isOffered(shortcut.menu) ? [{ ...shortcut, to }] : [];
  });
}
