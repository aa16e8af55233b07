import { usePortal } from '@housebrand/shared/react';
import { statusLabel, type ReportedDeposit, type ReportedWithdrawal } from '../../core';
import { useLatestDeposits } from '../api/get-latest-deposits';
import { useLatestWithdrawals } from '../api/get-latest-withdrawals';
import { isDismissed } from './deposit-intent';

/** Returns the open deposits that await the member's transfer. */
export function useOpenDeposits(): readonly ReportedDeposit[] {
  const { member } = usePortal();
  const { data = [] } = useLatestDeposits(member);
  if (!member) return [];
  return data.filter(({ id, status, order }) => status === 'CREATE' && order && !isDismissed(member, id));
}

/** Returns the withdrawals that are not paid yet. */
export function useOpenWithdrawals(): readonly ReportedWithdrawal[] {
  const { data = [] } = useLatestWithdrawals(usePortal().member, false);
  return data.filter(({ status }) => statusLabel(status) === 'pending');
}
