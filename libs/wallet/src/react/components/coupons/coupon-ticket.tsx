import { formatSatang, satangFromBaht } from '@housebrand/shared';
import type { Redemption } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import { CouponIcon, useCouponState } from './coupon-outcome';
import classes from './coupons.module.css';

/** The reward of a redeemed coupon and its status, updated until it is final. */
export function CouponTicket({ redemption }: { redemption: Redemption }) {
  const t = useChipMessages();
  const { reward, transactionId, status } = redemption;
  const state = useCouponState(transactionId, status);
  const amount = reward.kind === 'CREDIT' ? formatSatang(satangFromBaht(reward.amount)) : String(reward.amount);
  const titles = {
    waiting: t('onTheWay'),
    done: t(`received.${reward.kind}`, { amount, count: reward.amount }),
    refused: t('refused'),
  };
  return (
    <section className={`${classes.head} ${classes.ticket}`} data-state={state} role="status">
      <CouponIcon state={state} />
      <b>{titles[state]}</b>
      {state === 'waiting' && <p>{t('onTheWayText')}</p>}
      {state === 'done' && reward.turnover > 0 && (
        <p>{t('turnover', { amount: formatSatang(satangFromBaht(reward.turnover)) })}</p>
      )}
    </section>
  );
}
