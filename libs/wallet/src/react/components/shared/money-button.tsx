import { Button, useOnline, type ButtonProps } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './flow-layout.module.css';

/** A button that moves money. It is disabled offline, so that no request is sent later without the member watching. */
export function MoneyButton({ disabled = false, ...rest }: ButtonProps) {
  return <Button {...rest} disabled={!useOnline() || disabled} />;
}

/** Explains why a {@link MoneyButton} is disabled offline. Not needed in a flow, whose footer shows the reason. */
export function OfflineReason() {
  const t = usePaymentMessages();
  return <div role="status">{!useOnline() && <p className={classes.why}>{t('offlineMoney')}</p>}</div>;
}
