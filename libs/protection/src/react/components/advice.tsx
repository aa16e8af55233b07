import { Card, LinkButton, usePortal } from '@housebrand/shared/react';
import { IconPhoneCall } from '@tabler/icons-react';
import { useProtectionMessages } from '../messages';
import classes from './protection-card.module.css';

/** Advice and the number of a helpline. Shown even if the settings cannot be loaded. */
export function Advice() {
  const t = useProtectionMessages();
  const { minimumAge } = usePortal();
  return (
    <Card className={classes.block}>
      <h2>{t('adviceTitle')}</h2>
      <p>{t('advice', { age: minimumAge })}</p>
      <p className={classes.hotline}>{t('hotline')}</p>
      <LinkButton variant="ghost" isFullWidth href="tel:1323" icon={<IconPhoneCall size={20} aria-hidden />}>
        {t('call')}
      </LinkButton>
    </Card>
  );
}
