import { formatSatang } from '@housebrand/shared';
import { usePortal } from '@housebrand/shared/react';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CouponReturn } from '../../../core';
import { EVERY_CREDIT } from '../../api/get-credit';
import { PAYMENTS_KEY, usePayment } from '../../api/get-payments';
import { useCouponReturnMessages } from '../../coupon-return-messages';
import classes from './return-sheet.module.css';

const ICONS = { waiting: IconClock, done: IconCheck, refused: IconX };

/** Whether a coupon is returned, updated until it is final. */
export function ReturnOutcome({ sent }: { sent: CouponReturn }) {
  const t = useCouponReturnMessages();
  const { member, refreshMember } = usePortal();
  const client = useQueryClient();
  const status = usePayment('reward', member, sent.transactionId).data?.status ?? sent.status;
  const state = status === 'SUCCESS' ? 'done' : status === 'REJECT' ? 'refused' : 'waiting';
  useEffect(() => {
    if (state === 'waiting') return;
    refreshMember();
    for (const queryKey of [EVERY_CREDIT, ['wallet', 'withdrawCondition']]) void client.invalidateQueries({ queryKey });
    // `exact` refetches the lists but not the settled payment.
    const rewards = [...PAYMENTS_KEY, 'reward', member?.prefix, member?.username];
    for (const queryKey of [rewards, [...rewards, 'COUPON']]) void client.invalidateQueries({ queryKey, exact: true });
  }, [client, state, member?.prefix, member?.username, refreshMember]);
  const amount = formatSatang(BigInt(sent.amountSatang));
  const titles = { waiting: t('onTheWay'), done: t('done'), refused: t('refused') };
  const texts = {
    waiting: t('onTheWayText'),
    done: sent.amountSatang > 0 ? t('doneText', { amount }) : t('doneNothing'),
    refused: t('refusedText'),
  };
  const Icon = ICONS[state];
  return (
    <div className={classes.outcome} data-state={state} role="status">
      <span className={classes.icon}>
        <Icon size={30} aria-hidden />
      </span>
      <b>{titles[state]}</b>
      <p>{texts[state]}</p>
    </div>
  );
}
