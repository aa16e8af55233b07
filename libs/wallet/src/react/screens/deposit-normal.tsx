import { usePortal } from '@housebrand/shared/react';
import { useBankAccounts } from '../api/get-bank-accounts';
import { useBankName } from '../components/shared/bank-roundel';
import { maskedAccount } from '../components/shared/own-account';
import { TransferScreen } from '../components/deposits/transfer-screen';
import { usePaymentMessages } from '../payment-messages';

/** `deposit/normal`: accounts for a transfer from a banking app. */
export default function DepositNormal() {
  const t = usePaymentMessages();
  const bankName = useBankName();
  const { member } = usePortal();
  const banks = useBankAccounts(member);
  const accounts = banks.data?.map(({ bankCode, accountName, accountNumber }) => ({
    code: bankCode,
    bank: bankName(bankCode),
    accountName,
    number: accountNumber,
  }));
  const own = member && { bank: bankName(member.bankName), account: maskedAccount(member.accountNumber) };
  return (
    <TransferScreen
      title={t('bankTitle')}
      accounts={accounts}
      query={banks}
      none={t('noAccount')}
      onlyFrom={own && t('onlyFrom', own)}
      copyLabel={t('copyAccount')}
      steps={[t('bankStep1'), t('bankStep2'), t('bankStep3')]}
    />
  );
}
