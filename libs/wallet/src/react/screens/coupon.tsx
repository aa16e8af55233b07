import { AppBar, requestKeys, useIdempotentMutation, usePath, usePortal, useStepUp } from '@housebrand/shared/react';
import { useState } from 'react';
import type { Redemption } from '../../core';
import { usePayments } from '../api/get-payments';
import { redeemCoupon } from '../api/redeem-coupon';
import { useChipMessages } from '../chip-messages';
import { CodeField } from '../components/coupons/code-field';
import { CouponTicket } from '../components/coupons/coupon-ticket';
import { EntryHistory } from '../components/payments/history/entry-history';
import { FlowScreen } from '../components/shared/flow-layout';
import classes from '../components/shared/flow-layout.module.css';
import { MoneyButton, OfflineReason } from '../components/shared/money-button';
import { reasonOf } from '../reason-of';

/** `coupon`: a field for a code, the reward, and the coupons redeemed before. */
export default function Coupon() {
  const t = useChipMessages();
  const path = usePath();
  const [redemption, setRedemption] = useState<Redemption | null>(null);
  return (
    <>
      <AppBar title={t('coupon')} parent={path()} />
      <FlowScreen>
        {redemption && <CouponTicket key={redemption.transactionId} redemption={redemption} />}
        <Code onRedeemed={setRedemption} />
        <Redeemed />
      </FlowScreen>
    </>
  );
}

/** The form for a code. A refused code stays in the field. */
function Code({ onRedeemed }: { onRedeemed: (redemption: Redemption) => void }) {
  const t = useChipMessages();
  const { member } = usePortal();
  const [code, setCode] = useState('');
  const stepUp = useStepUp();
  const redeeming = useIdempotentMutation({
    keys: requestKeys(member, 'coupon'),
    mutationFn: redeemCoupon,
    stepUp,
    onSuccess: (redemption) => {
      setCode('');
      onRedeemed(redemption);
    },
  });
  const change = (typed: string): void => {
    setCode(typed.toUpperCase());
    redeeming.reset();
  };
  return (
    <>
      <form
        className={classes.section}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '' && !redeeming.isPending) redeeming.mutate(code);
        }}
      >
        <CodeField code={code} onChange={change} error={redeeming.error && reasonOf(redeeming.error)} />
        <OfflineReason />
        <MoneyButton type="submit" isFullWidth isLoading={redeeming.isPending} disabled={code.trim() === ''}>
          {t('redeem')}
        </MoneyButton>
      </form>
      {stepUp.sheet}
    </>
  );
}

/** The coupons redeemed before. */
function Redeemed() {
  const t = useChipMessages();
  const { member } = usePortal();
  return (
    <section aria-label={t('mine')}>
      <EntryHistory kind="coupon" pages={usePayments('reward', member, 'COUPON')} empty={t('noCoupons')} />
    </section>
  );
}
