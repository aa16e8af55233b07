import { PaymentHistory } from '../components/payments/history/payment-history';
import { usePaymentMessages } from '../payment-messages';

/** `deposit/history`: the member's deposits with their status. */
export default function DepositHistory() {
  const t = usePaymentMessages();
  return <PaymentHistory kind="deposit" title={t('history')} />;
}
