import { PaymentHistory } from '../components/payment-history';
import { useWithdrawalWords } from '../withdrawal-words';

/** `withdraw/history`: what happened to the money that was taken out. */
export default function WithdrawHistory() {
  return <PaymentHistory kind="withdraw" title={useWithdrawalWords()('history')} />;
}
