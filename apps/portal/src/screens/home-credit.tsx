import { useSession } from '@housebrand/auth/react';
import { LinkButton, useOnline, usePath, usePortal } from '@housebrand/shared/react';
import { TierChip, useTierMeter } from '@housebrand/tiers/react';
import { CreditBox, CreditBoxGuest, CreditBoxSkeleton, useCredit } from '@housebrand/wallet/react';
import { IconMedal, IconPlayerPlay } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useAgent } from '../site/agent-context';
import { usePortalWords } from '../words';

/** The credit box with the tier in it; a login call for guests. */
export function HomeCredit() {
  const session = useSession();
  const { prefix, username } = usePortal();
  const path = usePath();
  const isOnline = useOnline();
  const { config } = useAgent();
  const member = session.kind === 'member' ? session.member : null;
  const owner = useMemo(() => (username ? { prefix, username } : null), [prefix, username]);
  const credit = useCredit(owner);
  const meter = useTierMeter(member?.tier);
  const watermarkUrl = `/media/agents/${prefix}/watermark.svg?v=${config.version}`;
  if (session.kind === 'loading') return <CreditBoxSkeleton />;
  if (!member) return <CreditBoxGuest loginTo={path('login')} watermarkUrl={watermarkUrl} />;
  return (
    <CreditBox
      username={member.username}
      name={member.name}
      tier={<TierChip tier={member.tier} />}
      meter={meter}
      credit={credit}
      isOnline={isOnline}
      watermarkUrl={watermarkUrl}
      actions={<CreditActions />}
    />
  );
}

/** Only what leads somewhere: deposit and withdrawal join when they exist. */
function CreditActions() {
  const words = usePortalWords();
  const path = usePath();
  return (
    <>
      <LinkButton variant="credit" to={path('game')} icon={<IconPlayerPlay size={22} aria-hidden />}>
        {words('playNow')}
      </LinkButton>
      <LinkButton
        variant="creditGhost"
        to={path('user-info/tier-detail')}
        icon={<IconMedal size={22} aria-hidden />}
      >
        {words('myTier')}
      </LinkButton>
    </>
  );
}
