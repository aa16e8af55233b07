import { formatSatang } from '@housebrand/shared';
import type { CouponReturn } from '../../../core';
import { useCouponReturnMessages } from '../../coupon-return-messages';
import { CouponIcon, useCouponState } from './coupon-outcome';
import classes from './coupons.module.css';

/** Whether a coupon is returned, updated until it is final. */
export function ReturnOutcome({ sent }: { sent: CouponReturn }) {
  const t = useCouponReturnMessages();
  const state = useCouponState(sent.transactionId, sent.status);
  const amount = formatSatang(BigInt(sent.amountSatang));
  const titles = { waiting: t('onTheWay'), done: t('done'), refused: t('refused') };
  const texts = {
    waiting: t('onTheWayText'),
    done: `${sent.amountSatang > 0 ? t('doneText', { amount }) : t('doneNothing')} ${t('staysUsed')}`,
    refused: t('refusedText'),
  };
  return (
    <div className={classes.head} data-state={state} role="status">
      <CouponIcon state={state} />
      <b>{titles[state]}</b>
      <p>{texts[state]}</p>
    </div>
  );
}
