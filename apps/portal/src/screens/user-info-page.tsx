import { InviteCard } from '@housebrand/affiliate/react';
import { UserInfoScreen, useSession } from '@housebrand/auth/react';
import { HelpRows } from '@housebrand/content/react';
import { CareRow } from '@housebrand/protection/react';
import { IfOffered, Skeleton, usePortal } from '@housebrand/shared/react';
import { TierChip } from '@housebrand/tiers/react';
import { BonusSwitch, HistoryRows } from '@housebrand/wallet/react';
import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazy-screen';

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
        <IfOffered menu="referral">
          <InviteCard />
        </IfOffered>
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
