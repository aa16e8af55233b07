import type { MemberRef } from '@housebrand/shared';
import { Button, LinkButton, OfferCard, usePath } from '@housebrand/shared/react';
import { IconFingerprint } from '@tabler/icons-react';
import { MAX_SECOND_FACTORS } from '../../core';
import { useSecondFactors } from '../api/get-second-factors';
import { usePasskeyOfferMessages } from '../passkey-offer-messages';
import classes from './passkey-offer.module.css';

/** The offer to a member who is due for one; renders nothing for a member who has a passkey. */
export default function PasskeyOfferCard({ member, onDecline }: { member: MemberRef; onDecline: () => void }) {
  const t = usePasskeyOfferMessages();
  const path = usePath();
  const { data } = useSecondFactors(member);
  if (!data || data.factors.length >= MAX_SECOND_FACTORS) return null;
  if (data.factors.some(({ kind }) => kind === 'PASSKEY')) return null;
  return (
    <OfferCard
      className={classes.offer}
      icon={<IconFingerprint size={32} aria-hidden />}
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Button variant="plain" size="sm" onClick={onDecline}>
            {t('dismiss')}
          </Button>
          <LinkButton size="sm" to={path('user-info/second-factor')}>
            {t('setUp')}
          </LinkButton>
        </>
      }
    />
  );
}
