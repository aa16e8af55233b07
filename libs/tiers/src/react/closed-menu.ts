import type { MenuKey } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { firstTierWith, type MemberTier, type TierConfig } from '../core';
import { useClosedMenuMessages } from './closed-menu-messages';
import { useMeterOf, type TierMeter } from './member-progress';
import { useTierMessages } from './messages';
import { progressOf } from './progress-of';
import { useTierName } from './tier-name';

/** What a member reads about a menu that the tier does not open. */
export interface ClosedMenu {
  /** Names the menu and the tier that opens it. */
  message: string;
  /** Progress towards that tier; `null` when no tier opens the menu. */
  meter: TierMeter | null;
}

/** Returns a function that describes closed menus. @param ladder the agent's tiers */
export function useClosedMenu(ladder: readonly TierConfig[]): (menu: MenuKey) => ClosedMenu {
  const t = useTierMessages();
  const closed = useClosedMenuMessages();
  const nameOf = useTierName();
  const meterOf = useMeterOf();
  const { member } = usePortal();
  return (menu) => {
    const from = firstTierWith(menu, ladder);
    const name = t(`menu.${menu}`);
    if (!from) return { message: closed('menuNowhere', { menu: name }), meter: null };
    return {
      message: closed('menuClosed', { menu: name, tier: nameOf(from.tierName) }),
      meter: meterOf(progressOf(towards(from, ladder, member?.tier), member?.tier)),
    };
  };
}

/** The ladder without the tiers between the member's and a later one, so that the later one is the next. */
function towards(
  { tierLevel }: TierConfig,
  ladder: readonly TierConfig[],
  tier: MemberTier | undefined,
): readonly TierConfig[] {
  return ladder.filter((step) => step.tierLevel <= (tier?.tierLevel ?? 0) || step.tierLevel === tierLevel);
}
