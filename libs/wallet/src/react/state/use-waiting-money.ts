import { businessDay } from '@housebrand/shared';
import { serverNow, useMenus, usePortal } from '@housebrand/shared/react';
import { useCashBack } from '../api/get-cash-back';
import { usePayments } from '../api/get-payments';
import { useOpenDeposits, useOpenWithdrawals } from './open-payments';

/** What waits for the member in the cashier; zero while it is unknown. */
export interface WaitingMoney {
  /** Deposits that await the member's transfer. */
  openDeposits: number;
  /** Withdrawals that are not paid yet. */
  openWithdrawals: number;
  /** Cashback to claim. */
  cashbackSatang: number;
  /** Gifts received since the start of the agent's business day. */
  giftsToday: number;
}

/** Reads what waits in the menus of the cashier that the member's tier opens. */
export function useWaitingMoney(): WaitingMoney {
  const { member, timeZone } = usePortal();
  const { isOffered } = useMenus();
  const cashBack = useCashBack(isOffered('cashback') ? member : null);
  const gifts = usePayments('gift_received', isOffered('chips') ? member : null);
  const dayOf = (at: Date): string => businessDay(at, timeZone);
  const today = dayOf(new Date(serverNow()));
  return {
    openDeposits: useOpenDeposits().length,
    openWithdrawals: useOpenWithdrawals().length,
    cashbackSatang: cashBack.data?.amountSatang ?? 0,
    giftsToday: gifts.entries.filter(({ createdAt }) => dayOf(new Date(createdAt)) === today).length,
  };
}
