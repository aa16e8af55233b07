import { InviteCard } from '@housebrand/affiliate/react';
import { UserInfoScreen, useSession } from '@housebrand/auth/react';
import { feature as protection } from '@housebrand/protection/react';
import { ListRow, usePath } from '@housebrand/shared/react';
import type { FeatureNavigation } from '@housebrand/shared/react';
import { contactLink } from '@housebrand/theming/react';
import { TierChip } from '@housebrand/tiers/react';
import { useAgent } from '../site/agent-context';

/** The account: identity's screen with what other domains have to say of the member. */
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
      cards={<InviteCard />}
      careRows={protection.navigation.map((entry) => (
        <NavigationRow key={entry.path} entry={entry} />
      ))}
    />
  );
}

function NavigationRow({ entry }: { entry: FeatureNavigation }) {
  const path = usePath();
  const { icon: Icon } = entry;
  return <ListRow icon={<Icon size={22} aria-hidden />} label={entry.useLabel()} to={path(entry.path)} />;
}
