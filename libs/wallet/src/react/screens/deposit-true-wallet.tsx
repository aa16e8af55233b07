import { usePortal } from '@housebrand/shared/react';
import { useReceivingWallet } from '../api/get-receiving-wallet';
import { maskedTel } from '../components/own-account';
import { TransferScreen } from '../components/transfer-screen';
import { usePaymentWords } from '../payment-words';

/** `deposit/true-wallet`: to send from the member's own wallet. */
export default function DepositTrueWallet() {
  const words = usePaymentWords();
  const { member } = usePortal();
  const wallet = useReceivingWallet(member);
  const accounts = wallet.data && [
    {
      code: 'TMN',
      bank: words('method.wallet'),
      accountName: wallet.data.accountName,
      number: wallet.data.phoneNumber,
    },
  ];
  return (
    <TransferScreen
      title={words('method.wallet')}
      accounts={accounts === null ? [] : accounts}
      query={wallet}
      none={words('noWallet')}
      onlyFrom={member && words('onlyFromWallet', { tel: maskedTel(member.tel) })}
      copyLabel={words('copyWallet')}
      steps={[words('walletStep1'), words('walletStep2'), words('bankStep3')]}
    />
  );
}
