import { usePortal } from '@housebrand/shared/react';
import { useReceivingWallet } from '../api/get-receiving-wallet';
import { WALLET } from '../components/shared/bank-roundel';
import { maskedTel } from '../components/shared/own-account';
import { TransferScreen } from '../components/deposits/transfer-screen';
import { usePaymentMessages } from '../payment-messages';

/** `deposit/true-wallet`: the wallet for a transfer from the member's own True Money wallet. */
export default function DepositTrueWallet() {
  const t = usePaymentMessages();
  const { member } = usePortal();
  const wallet = useReceivingWallet(member);
  const accounts = wallet.data && [
    {
      code: WALLET,
      bank: t('method.wallet'),
      accountName: wallet.data.accountName,
      number: wallet.data.phoneNumber,
    },
  ];
  return (
    <TransferScreen
      title={t('method.wallet')}
      accounts={accounts === null ? [] : accounts}
      query={wallet}
      none={t('noWallet')}
      onlyFrom={member && t('onlyFromWallet', { tel: maskedTel(member.tel) })}
      copyLabel={t('copyWallet')}
      steps={[t('walletStep1'), t('walletStep2'), t('bankStep3')]}
    />
  );
}
