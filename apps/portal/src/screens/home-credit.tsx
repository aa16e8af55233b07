import { useSession, type Session } from '@housebrand/auth/react';
import { useOnline, usePath, usePortal } from '@housebrand/shared/react';
import { TierChip, useTierMeter } from '@housebrand/tiers/react';
import {
  CreditActions,
  CreditBox,
  CreditBoxGuest,
  CreditBoxSkeleton,
  keepCredit,
  lastCredit,
  useCredit,
  type CreditBoxProps,
} from '@housebrand/wallet/react';
import { useEffect, useState } from 'react';
import { useAgent } from '../agent/agent-context';

/** The credit box with the tier; for guests, a call to log in. */
export function HomeCredit() {
  const session = useSession();
  const { prefix, member } = usePortal();
  const path = usePath();
  const isOnline = useOnline();
  const { config } = useAgent();
  const credit = useCredit(member);
  const meter = useTierMeter(member?.tier);
  const watermarkUrl = `/media/agents/${prefix}/watermark.svg?v=${config.version}`;
  useEffect(() => {
    if (member && credit.data) keepCredit(member, credit.data);
  }, [member, credit.data]);
  if (session.kind === 'loading') return <CreditBoxSkeleton />;
  if (session.kind === 'unreachable') return <UnknownCredit session={session} {...{ isOnline, watermarkUrl }} />;
  if (!member)
    return <CreditBoxGuest loginTo={path('login')} registerTo={path('register')} watermarkUrl={watermarkUrl} />;
  return (
    <CreditBox
      username={member.username}
      name={member.name}
      tier={<TierChip tier={member.tier} />}
      meter={meter}
      // a reload during an outage finds no figure: show the last one of this visit
      credit={credit.error ? { ...credit, data: credit.data ?? lastCredit(prefix)?.credit } : credit}
      isOnline={isOnline}
      watermarkUrl={watermarkUrl}
      actions={<CreditActions />}
    />
  );
}

interface UnknownCreditProps extends Pick<CreditBoxProps, 'isOnline' | 'watermarkUrl'> {
  session: Extract<Session, { kind: 'unreachable' }>;
}

/** The credit box of a member whom the member system does not report: the last known figure, its time, and a retry. */
function UnknownCredit({ session, ...props }: UnknownCreditProps) {
  const { prefix } = usePortal();
  const [last] = useState(() => lastCredit(prefix));
  const credit: CreditBoxProps['credit'] = {
    data: last?.credit,
    error: session.error instanceof Error ? session.error : null,
    isFetching: session.isRetrying,
    isPending: false,
    refetch: session.retry,
  };
  return (
    <CreditBox {...props} username={last?.username ?? ''} meter={null} credit={credit} actions={<CreditActions />} />
  );
}
