import { UserInfoScreen, useSession } from '@housebrand/auth/react';
import { contactLink } from '@housebrand/theming/react';
import { TierChip } from '@housebrand/tiers/react';
import { useAgent } from '../site/agent-context';

/** The account: identity's screen with the tier in its place. */
export default function UserInfoPage() {
  const { config } = useAgent();
  const session = useSession();
  // the guard lets members alone come here; while it leads one out there is nothing to show
  if (session.kind !== 'member') return null;
  const { member } = session;
  return (
    <UserInfoScreen
      member={member}
      tier={<TierChip tier={member.tier} />}
      contactHref={contactLink(config.generals.lineID)}
    />
  );
}
