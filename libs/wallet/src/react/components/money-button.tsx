import { Button, useOnline, type ButtonProps } from '@housebrand/shared/react';
import { usePaymentMessages } from '../payment-messages';
import classes from './flow.module.css';

/** What moves money: it rests without a network, so that nothing waits to be sent when nobody looks. */
export function MoneyButton({ disabled = false, ...rest }: ButtonProps) {
  return <Button {...rest} disabled={!useOnline() || disabled} />;
}

/** Why a {@link MoneyButton} rests; a flow's foot says it by itself. */
export function OfflineReason() {
  const t = usePaymentMessages();
  return <div role="status">{!useOnline() && <p className={classes.why}>{t('offlineMoney')}</p>}</div>;
}
