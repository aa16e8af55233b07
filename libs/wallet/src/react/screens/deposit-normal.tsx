import { usePortal } from '@housebrand/shared/react';
import { useBankAccounts } from '../api/get-bank-accounts';
import { useBankName } from '../components/bank-roundel';
import { maskedAccount } from '../components/own-account';
import { TransferScreen } from '../components/transfer-screen';
import { usePaymentWords } from '../payment-words';

/** `deposit/normal`: to transfer from a banking app. */
export default function DepositNormal() {
  const words = usePaymentWords();
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
      title={words('bankTitle')}
      accounts={accounts}
      query={banks}
      none={words('noAccount')}
      onlyFrom={own && words('onlyFrom', own)}
      copyLabel={words('copyAccount')}
      steps={[words('bankStep1'), words('bankStep2'), words('bankStep3')]}
    />
  );
}
