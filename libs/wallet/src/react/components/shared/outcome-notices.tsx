import { usePaymentMessages } from '../../payment-messages';
import classes from './outcome-notices.module.css';

/** Notice that the outcome is unknown. It shows neither an error nor a retry button. */
export function CheckingNotice() {
  const t = usePaymentMessages();
  return (
    <div className={classes.checking} role="status">
      <b>{t('checking')}</b>
      <p>{t('checkingText')}</p>
    </div>
  );
}

/** Explains why a move was refused; no money moved. */
export function FailedNotice({ error }: { error: string | null }) {
  return error ? (
    <p className={classes.failed} role="alert">
      {error}
    </p>
  ) : null;
}
