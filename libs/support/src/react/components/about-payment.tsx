import { useMoment } from '@housebrand/shared/react';
import { IconReceipt } from '@tabler/icons-react';
import { useSupportMessages } from '../messages';
import classes from './about-payment.module.css';

interface AboutPaymentProps {
  title: string;
  /** `+500.37`. */
  amount: string;
  at: string;
}

/** The payment that a thread is about. */
export function AboutPayment({ title, amount, at }: AboutPaymentProps) {
  const t = useSupportMessages();
  const moment = useMoment();
  return (
    <section className={classes.payment} aria-label={t('payment')}>
      <span className={classes.icon}>
        <IconReceipt size={22} aria-hidden />
      </span>
      <span className={classes.what}>
        <b>{title}</b>
        <small>{moment(at)}</small>
      </span>
      <b className={classes.amount}>{amount}</b>
    </section>
  );
}
