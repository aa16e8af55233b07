import { useSession } from '@housebrand/auth/react';
import { IfOffered, LinkButton, useOnline, usePath, usePortal } from '@housebrand/shared/react';
import { TierChip, useTierMeter } from '@housebrand/tiers/react';
import { CreditBox, CreditBoxGuest, CreditBoxSkeleton, useCredit } from '@housebrand/wallet/react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useAgent } from '../agent/agent-context';
import { usePortalMessages } from '../messages';

/** The credit box with the tier; for guests, a call to log in. */
export function HomeCredit() {
  const isLoading = useSession().kind === 'loading';
  const { prefix, member } = usePortal();
  const path = usePath();
  const isOnline = useOnline();
  const { config } = useAgent();
  const credit = useCredit(member);
  const meter = useTierMeter(member?.tier);
  const watermarkUrl = `/media/agents/${prefix}/watermark.svg?v=${config.version}`;
  if (isLoading) return <CreditBoxSkeleton />;
  if (!member)
    return <CreditBoxGuest loginTo={path('login')} registerTo={path('register')} watermarkUrl={watermarkUrl} />;
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

/** Deposit and withdrawal. No menu restricts a member's own money. */
function CreditActions() {
  const t = usePortalMessages();
  const path = usePath();
  return (
    <>
      <IfOffered menu="deposit">
        <LinkButton variant="credit" to={path('deposit')} icon={<IconArrowDown size={22} aria-hidden />}>
          {t('deposit')}
        </LinkButton>
      </IfOffered>
      <LinkButton variant="creditGhost" to={path('withdraw')} icon={<IconArrowUp size={22} aria-hidden />}>
        {t('withdraw')}
      </LinkButton>
    </>
  );
}
