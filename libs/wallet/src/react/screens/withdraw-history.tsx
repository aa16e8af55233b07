import { PaymentHistory } from '../components/payments/history/payment-history';
import { useWithdrawalMessages } from '../withdrawal-messages';

/** `withdraw/history`: the member's withdrawals with their status. */
export default function WithdrawHistory() {
  return <PaymentHistory kind="withdraw" title={useWithdrawalMessages()('history')} />;
}
