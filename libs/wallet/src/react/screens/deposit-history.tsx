import { PaymentHistory } from '../components/payment-history';
import { usePaymentWords } from '../payment-words';

/** `deposit/history`: what became of the money that came in. */
export default function DepositHistory() {
  const words = usePaymentWords();
  return <PaymentHistory kind="deposit" title={words('history')} />;
}
