import { Card, LinkButton, usePortal } from '@housebrand/shared/react';
import { IconPhoneCall } from '@tabler/icons-react';
import { useProtectionWords } from '../words';
import classes from './protection-card.module.css';

/** Advice and somebody to talk to; there whether or not the settings could be read. */
export function Advice() {
  const words = useProtectionWords();
  const { minimumAge } = usePortal();
  return (
    <Card className={classes.block}>
      <h2>{words('adviceTitle')}</h2>
      <p>{words('advice', { age: minimumAge })}</p>
      <p className={classes.hotline}>{words('hotline')}</p>
      <LinkButton variant="ghost" isFullWidth href="tel:1323" icon={<IconPhoneCall size={20} aria-hidden />}>
        {words('call')}
      </LinkButton>
    </Card>
  );
}
