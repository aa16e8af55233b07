import { initClient } from '@housebrand/theming/react';
import { Suspense, useEffect, useState } from 'react';
import { useAgent } from '../agent/agent-context';
import { lazyPart } from '../chunks/lazy-screen';

const InviteBanner = lazyPart(() => import('./invite-banner'));

/** For a guest who came by a referral link: the inviter, and the way to the registration. */
export function GuestInvitation() {
  const { prefix } = useAgent().config.agent;
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(initClient('', prefix).userRefCode), [prefix]);
  if (code === null) return null;
  return (
    <Suspense>
      <InviteBanner code={code} />
    </Suspense>
  );
}
