import type { MemberRef } from '@housebrand/shared';
import { Button, Card, LinkButton, usePath, usePortal } from '@housebrand/shared/react';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { MAX_SECOND_FACTORS } from '../../core';
import { useSecondFactors } from '../api/get-second-factors';
import { usePasskeyOfferMessages } from '../passkey-offer-messages';
import { declinePasskeyOffer, isPasskeyOfferDue } from '../session/passkey-offer';
import classes from './passkey-offer.module.css';

/**
 * Offers a passkey to a member without one, from the second login by password on a device that can create it. Renders nothing
 * otherwise, and after the member has declined on this device.
 */
export function PasskeyOffer() {
  const t = usePasskeyOfferMessages();
  const { member } = usePortal();
  const path = usePath();
  const { isDue, decline } = useOffer(member);
  const { data } = useSecondFactors(isDue ? member : null);
  if (!isDue || !data || data.factors.length >= MAX_SECOND_FACTORS) return null;
  if (data.factors.some(({ kind }) => kind === 'PASSKEY')) return null;
  return (
    <section aria-labelledby="passkey-offer">
      <Card className={classes.card}>
        <IconFingerprint size={32} aria-hidden />
        <div className={classes.text}>
          <h2 id="passkey-offer" className={classes.title}>
            {t('title')}
          </h2>
          <p className={classes.note}>{t('text')}</p>
        </div>
        <div className={classes.actions}>
          <Button variant="plain" size="sm" onClick={decline}>
            {t('dismiss')}
          </Button>
          <LinkButton size="sm" to={path('user-info/second-factor')}>
            {t('setUp')}
          </LinkButton>
        </div>
      </Card>
    </section>
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
