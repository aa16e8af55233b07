import { useSession } from '@housebrand/auth/react';
import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { usePortalMessages } from '../messages';
import { OPEN, searchFor } from '../services/sheets';
import { memberPart } from './member-part';
import classes from './quick-row.module.css';
import { SHORTCUTS, useShortcuts } from './shortcuts';

const RewardWaits = memberPart('RewardWaits');

/** As many as fit on a phone, with the link to all services. */
const MAX_ITEMS = 5;

/**
 * Below the credit box: menus that the member's tier opens and that have a page, and all services. Nothing for guests.
 */
export function QuickRow() {
  const t = usePortalMessages();
  const session = useSession().kind;
  const shortcuts = useShortcuts(SHORTCUTS);
  if (session === 'loading') return <QuickRowSkeleton />;
  if (session !== 'member') return null;
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
