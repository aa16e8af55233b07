import { PaymentHistory } from '../components/payment-history';
import { useWithdrawalMessages } from '../withdrawal-messages';

/** `withdraw/history`: what happened to the money that was taken out. */
export default function WithdrawHistory() {
  return <PaymentHistory kind="withdraw" title={useWithdrawalMessages()('history')} />;
}
