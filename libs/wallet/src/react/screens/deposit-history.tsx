import { PaymentHistory } from '../components/payment-history';
import { usePaymentMessages } from '../payment-messages';

/** `deposit/history`: what became of the money that came in. */
export default function DepositHistory() {
  const t = usePaymentMessages();
  return <PaymentHistory kind="deposit" title={t('history')} />;
}
