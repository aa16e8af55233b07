import { formatSatang } from '@housebrand/shared';
import { Card, usePortal } from '@housebrand/shared/react';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './transfer-guide.module.css';
import { useArrivals } from './use-arrivals';

/** Announces deposits that arrive while the page is open. */
export function Arrivals() {
  const t = usePaymentMessages();
  const { member } = usePortal();
  const arrived = useArrivals(member);
  return (
    <div role="status" className={classes.arrivals}>
      {arrived.map(({ id, amountSatang }) => (
        <p key={id} className={classes.arrived}>
          <IconCircleCheckFilled size={22} aria-hidden />
          <span>{t('arrived', { amount: formatSatang(BigInt(amountSatang)) })}</span>
        </p>
      ))}
    </div>
  );
}

/** Numbered instructions for a transfer. */
export function TransferSteps({ steps }: { steps: readonly string[] }) {
  const t = usePaymentMessages();
  return (
    <Card className={classes.card}>
      <h2>{t('steps')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t('watching')}</p>
    </Card>
  );
}
