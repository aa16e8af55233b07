import { formatSatang, type Member, type Satang } from '@housebrand/shared';
import { Button, Sheet } from '@housebrand/shared/react';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import { useBankName } from '../shared/bank-roundel';
import { Detail, DetailList } from '../shared/detail-list';
import { MoneyButton, OfflineReason } from '../shared/money-button';
import { maskedAccount } from '../shared/own-account';
import classes from './withdraw-confirm.module.css';

export interface WithdrawConfirmProps {
  member: Member;
  /** `null`: closed. */
  amountSatang: Satang | null;
  creditSatang: Satang;
  /** Sent, waiting for the reply. The sheet stays open. */
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms receiving account, amount and remaining credit before a withdrawal. */
export function WithdrawConfirm(props: WithdrawConfirmProps) {
  const { member, amountSatang, creditSatang, isSending, onConfirm, onClose } = props;
  const t = useWithdrawalMessages();
  const bankName = useBankName();
  const to = `${bankName(member.bankName)} · ${maskedAccount(member.accountNumber)}`;
  const amount = formatSatang(amountSatang ?? 0n);
  return (
    <Sheet
      isOpen={amountSatang !== null}
      onClose={() => !isSending && onClose()}
      title={t('confirmTitle')}
      footer={
        <div className={classes.buttons}>
          <OfflineReason />
          <MoneyButton isFullWidth isLoading={isSending} onClick={onConfirm}>
            {isSending ? t('sending') : t('confirm', { amount })}
          </MoneyButton>
          <Button isFullWidth variant="ghost" disabled={isSending} onClick={onClose}>
            {t('edit')}
          </Button>
        </div>
      }
    >
      <p className={classes.amount}>{t('confirmAmount', { amount })}</p>
      <DetailList>
        <Detail label={t('to')}>{to}</Detail>
        <Detail label={t('accountName')}>{member.name}</Detail>
        <Detail label={t('creditAfter')}>{formatSatang(creditSatang - (amountSatang ?? 0n))}</Detail>
      </DetailList>
    </Sheet>
  );
}
