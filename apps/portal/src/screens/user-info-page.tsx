import { InviteCard } from '@housebrand/affiliate/react';
import { UserInfoScreen, useSession } from '@housebrand/auth/react';
import { CareRow } from '@housebrand/protection/react';
import { IfOffered, usePortal } from '@housebrand/shared/react';
import { TierChip } from '@housebrand/tiers/react';

/** The account: identity's screen with what other domains have to say of the member. */
export default function UserInfoPage() {
  const { contactHref } = usePortal();
  const session = useSession();
  // the guard lets members alone come here; while it leads one out there is nothing to show
  if (session.kind !== 'member') return null;
  const { member } = session;
  return (
    <UserInfoScreen
      member={member}
      tier={<TierChip tier={member.tier} />}
      contactHref={contactHref}
      cards={
        <IfOffered menu="referral">
          <InviteCard />
        </IfOffered>
      }
      careRows={<CareRow />}
    />
  );
}
