import { useSession } from '@housebrand/auth/react';
import { Skeleton, SkeletonScreen, useMenus, usePath } from '@housebrand/shared/react';
import {
  IconAperture,
  IconCalendarCheck,
  IconCoins,
  IconGift,
  IconLayoutGrid,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { usePortalMessages } from '../messages';
import { OPEN, searchFor } from '../services/sheets';
import { memberPart } from './member-part';
import classes from './quick-row.module.css';

const RewardWaits = memberPart('RewardWaits');

/** Menus that bring a member back every day, in this order; the row shows as many as fit on a phone. */
const SHORTCUTS = [
  { menu: 'daily-quest', Icon: IconTargetArrow },
  { menu: 'daily-check-in', Icon: IconCalendarCheck },
  { menu: 'cashback', Icon: IconCoins },
  { menu: 'wheel', Icon: IconAperture },
  { menu: 'coupon', Icon: IconTicket },
  { menu: 'promotion', Icon: IconSpeakerphone },
  { menu: 'gashapon', Icon: IconGift },
  { menu: 'referral', Icon: IconUsersGroup },
] as const;
/** With the link to all services. */
const MAX_ITEMS = 5;

/**
 * Below the credit box: menus that the member's tier opens and that have a page, and all services. Nothing for guests.
 */
export function QuickRow() {
  const t = usePortalMessages();
  const path = usePath();
  const session = useSession().kind;
  const { isOffered, pathOf } = useMenus();
  if (session === 'loading') return <QuickRowSkeleton />;
  if (session !== 'member') return null;
  const shortcuts = SHORTCUTS.flatMap(({ menu, Icon }) => {
    const route = pathOf(menu);
    // Cashback has no page: it opens in a sheet over this one.
    const to = menu === 'cashback' ? { search: searchFor('cashback') } : route && path(route);
    return to && isOffered(menu) ? [{ menu, Icon, to }] : [];
  });
  return (
    <nav aria-label={t('quickMenu')}>
      <ul className={classes.row}>
        {shortcuts.slice(0, MAX_ITEMS - 1).map(({ menu, Icon, to }) => (
          <li key={menu}>
            <Link className={classes.shortcut} to={to} state={OPEN}>
              <span className={classes.disc}>
                <Icon size={24} aria-hidden />
                {menu === 'daily-quest' && (
                  <Suspense>
                    <RewardWaits />
                  </Suspense>
                )}
              </span>
              <span>{t(`quick.${menu}`)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className={classes.shortcut} to={{ search: searchFor('services') }} state={OPEN}>
            <span className={classes.disc}>
              <IconLayoutGrid size={24} aria-hidden />
            </span>
            <span>{t('quick.all')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Reserves the row's space, so that nothing shifts when the member is known. */
function QuickRowSkeleton() {
  return (
    <SkeletonScreen className={classes.row}>
      {SHORTCUTS.slice(0, MAX_ITEMS).map(({ menu }) => (
        <span key={menu} className={classes.shortcut}>
          <Skeleton width={48} height={48} isCircle />
          <Skeleton width={44} height={12} />
        </span>
      ))}
    </SkeletonScreen>
  );
}
