import type { Member } from '@housebrand/shared';
import { Button } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MoveView, ReportedWithdrawal } from '../../../core';
import { useLatestWithdrawals } from '../../api/get-latest-withdrawals';
import { usePaymentMessages } from '../../payment-messages';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import { useShownPayments } from '../payments/shown-deposit';
import { ReceiptSheet } from '../payments/receipt/receipt-sheet';

const EVERY_MS = 5_000;

export interface WithdrawReceiptProps {
  member: Member;
  /** `null`: closed. */
  move: MoveView | null;
  onClose: () => void;
}

/** The receipt of a new withdrawal. Updates once the provider has approved or rejected it. */
export function WithdrawReceipt({ member, move, onClose }: WithdrawReceiptProps) {
  const t = useWithdrawalMessages();
  const common = usePaymentMessages();
  const shown = useShownPayments();
  const latest = useLatestWithdrawals(move && member, EVERY_MS);
  const reported = move && (latest.data?.find(({ id }) => id === move.reference) ?? requested(move, member));
  useDecision(reported?.settledAt ?? null);
  if (!reported) return <ReceiptSheet payment={null} onClose={onClose} />;
  const payment = {
    ...shown.withdraw(reported, latest.data),
    ...(reported.status === 'CREATE' && { title: t('requested') }),
  };
  return (
    <ReceiptSheet
      payment={payment}
      onClose={onClose}
      footer={
        <Button isFullWidth onClick={onClose}>
          {common('done')}
        </Button>
      }
    />
  );
}

/** Refetches credit and condition once the provider has decided. */
function useDecision(settledAt: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (settledAt === null) return;
    for (const part of ['withdrawCondition', 'credit']) void client.invalidateQueries({ queryKey: ['wallet', part] });
  }, [client, settledAt]);
}

/** Builds the entry to show before the report contains the withdrawal. */
function requested(move: MoveView, { bankName }: Member): ReportedWithdrawal {
  return {
    id: move.reference ?? move.id,
    amountSatang: move.amountSatang ?? 0,
    status: 'CREATE',
    bankName,
    createdAt: move.createdAt,
    settledAt: null,
    rejectReason: null,
    returnedAt: null,
  };
}
