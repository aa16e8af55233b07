import { useSession } from '@housebrand/auth/react';
import type { Member } from '@housebrand/shared';
import { useOnline, usePortal } from '@housebrand/shared/react';
import { TierChip, useTierMeter } from '@housebrand/tiers/react';
import { CreditActions, CreditBox, useCredit } from '@housebrand/wallet/react';
import { GuestLogin } from './guest-login';

/** The member, the credit and the link to the cashier; the login for a guest. */
export function Credit({ isFirst }: { isFirst: boolean }) {
  const session = useSession();
  const { member } = usePortal();
  if (member) return <MemberCredit member={member} />;
  return session.kind === 'guest' && isFirst ? <GuestLogin /> : null;
}

function MemberCredit({ member }: { member: Member }) {
  const credit = useCredit(member);
  const meter = useTierMeter(member.tier);
  return (
    <CreditBox
      username={member.username}
      name={member.name}
      tier={<TierChip tier={member.tier} />}
      meter={meter}
      credit={credit}
      isOnline={useOnline()}
      actions={<CreditActions />}
    />
  );
}
