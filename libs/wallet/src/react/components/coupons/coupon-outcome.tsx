import { usePortal } from '@housebrand/shared/react';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaymentStatus } from '../../../core';
import { EVERY_CREDIT } from '../../api/get-credit';
import { PAYMENTS_KEY, usePayment } from '../../api/get-payments';
import classes from './coupons.module.css';

/** How far a coupon's payment is. */
export type CouponState = 'waiting' | 'done' | 'refused';

const ICONS = { waiting: IconClock, done: IconCheck, refused: IconX };

/** Returns the state of a coupon's payment, updated until it is final; then credit, withdrawals and lists are read again. */
export function useCouponState(transactionId: string | null, initial: PaymentStatus): CouponState {
  const { member, refreshMember } = usePortal();
  const client = useQueryClient();
  const status = usePayment('reward', member, transactionId).data?.status ?? initial;
  const state = status === 'SUCCESS' ? 'done' : status === 'REJECT' ? 'refused' : 'waiting';
  const isOver = state !== 'waiting';
  useEffect(() => {
    if (!isOver) return;
    refreshMember();
    for (const queryKey of [EVERY_CREDIT, ['wallet', 'withdrawCondition']]) void client.invalidateQueries({ queryKey });
    // `exact` refetches the lists but not the settled payment.
    const rewards = [...PAYMENTS_KEY, 'reward', member?.prefix, member?.username];
    for (const queryKey of [rewards, [...rewards, 'COUPON']]) void client.invalidateQueries({ queryKey, exact: true });
  }, [client, isOver, member?.prefix, member?.username, refreshMember]);
  return state;
}

/** The mark of a state, inside the element that carries it as `data-state`. */
export function CouponIcon({ state }: { state: CouponState }) {
  const Icon = ICONS[state];
  return (
    <span className={classes.icon}>
      <Icon size={30} aria-hidden />
    </span>
  );
}
