import type { MemberRef } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { declinePasskeyOffer, isPasskeyOfferDue } from '../session/passkey-offer';

const PasskeyOfferCard = lazy(() => import('./passkey-offer-card'));

/**
 * Offers a passkey to a member without one, from the second login by password on a device that can create it. Renders nothing
 * otherwise, and after the member has declined on this device.
 */
export function PasskeyOffer() {
  const { member } = usePortal();
  const { isDue, decline } = useOffer(member);
  if (!isDue || !member) return null;
  return (
    <Suspense>
      <PasskeyOfferCard member={member} onDecline={decline} />
    </Suspense>
  );
}

function useOffer(member: MemberRef | null) {
  const [isDue, setDue] = useState(false);
  const prefix = member?.prefix;
  const username = member?.username;
  useEffect(() => {
    setDue(false);
    if (prefix === undefined || username === undefined) return undefined;
    let isCurrent = true;
    // without an answer of the browser there is no offer
    const look = isPasskeyOfferDue({ prefix, username }).catch(() => false);
    void look.then((due) => isCurrent && setDue(due));
    return () => {
      isCurrent = false;
    };
  }, [prefix, username]);
  const decline = () => {
    setDue(false);
    if (member) void declinePasskeyOffer(member);
  };
  return { isDue, decline };
}
