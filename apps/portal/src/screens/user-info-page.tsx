import { UserInfoScreen, useSession } from '@housebrand/auth/react';
import { HelpRows } from '@housebrand/content/react';
import { CareRow } from '@housebrand/protection/react';
import { Card, IfOffered, ListRow, Skeleton, usePortal, useShownInAddress } from '@housebrand/shared/react';
import { TierChip } from '@housebrand/tiers/react';
import { BonusSwitch, HistoryRows } from '@housebrand/wallet/react';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazy-screen';
import { usePortalMessages } from '../messages';
import { OPEN, type SheetName } from '../services/sheets';

/** It shows nothing until its data is loaded: the account need not wait for its code either. */
const InviteCard = lazyPart(() => import('./invite-card'));
const SupportRow = lazyPart(() => import('./support-row'));

/** The account: auth's screen with content from other domains. */
export default function UserInfoPage() {
  const { contactHref } = usePortal();
  const session = useSession();
  // The guard only admits members; while it redirects there is nothing to show.
  if (session.kind !== 'member') return null;
  const { member } = session;
  return (
    <UserInfoScreen
      member={member}
      tier={<TierChip tier={member.tier} />}
      contactHref={contactHref}
      bonus={<BonusSwitch bonus={member.bonus} />}
      moneyRows={<HistoryRows />}
      cards={
        <>
          <AllServices />
          <IfOffered menu="referral">
            <Suspense>
              <InviteCard />
            </Suspense>
          </IfOffered>
        </>
      }
      careRows={<CareRow />}
      helpRows={
        <>
          <Suspense fallback={<Skeleton height={62} />}>
            <SupportRow />
          </Suspense>
          <HelpRows />
        </>
      }
    />
  );
}

/** Opens the sheet with all services. */
function AllServices() {
  const t = usePortalMessages();
  const { open } = useShownInAddress(OPEN);
  const sheet: SheetName = 'services';
  return (
    <Card isPadded={false}>
      <ListRow icon={<IconLayoutGrid size={22} aria-hidden />} label={t('quick.all')} onClick={() => open(sheet)} />
    </Card>
  );
}
