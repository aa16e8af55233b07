import { formatSatang, satangFromBaht } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Redemption } from '../../../core';
import { EVERY_CREDIT } from '../../api/get-credit';
import { PAYMENTS_KEY, usePayment } from '../../api/get-payments';
import { useChipMessages } from '../../chip-messages';
import classes from './coupon-ticket.module.css';

const ICONS = { waiting: IconClock, done: IconCheck, refused: IconX };

/** The reward of a redeemed coupon and its status, updated until it is final. */
export function CouponTicket({ redemption }: { redemption: Redemption }) {
  const t = useChipMessages();
  const { member, refreshMember } = usePortal();
  const client = useQueryClient();
  const { reward, transactionId } = redemption;
  const status = usePayment('reward', member, transactionId).data?.status ?? redemption.status;
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
  const amount = reward.kind === 'CREDIT' ? formatSatang(satangFromBaht(reward.amount)) : String(reward.amount);
  const titles = {
    waiting: t('onTheWay'),
    done: t(`received.${reward.kind}`, { amount, count: reward.amount }),
    refused: t('refused'),
  };
  const Icon = ICONS[state];
  return (
    <section className={classes.ticket} data-state={state} role="status">
      <span className={classes.icon}>
        <Icon size={30} aria-hidden />
      </span>
      <b>{titles[state]}</b>
      {state === 'waiting' && <p>{t('onTheWayText')}</p>}
      {state === 'done' && reward.turnover > 0 && (
        <p>{t('turnover', { amount: formatSatang(satangFromBaht(reward.turnover)) })}</p>
      )}
    </section>
  );
}
