import {
  AppBar,
  requestKeys,
  useIdempotentMutation,
  useMutation,
  usePath,
  usePortal,
  useStepUp,
} from '@housebrand/shared/react';
import { useState } from 'react';
import type { CouponPreview, Redemption } from '../../core';
import { usePayments } from '../api/get-payments';
import { previewCoupon } from '../api/preview-coupon';
import { redeemCoupon } from '../api/redeem-coupon';
import { useChipMessages } from '../chip-messages';
import { CodeField } from '../components/coupons/code-field';
import { CouponSheet } from '../components/coupons/coupon-sheet';
import { CouponTicket } from '../components/coupons/coupon-ticket';
import { OpenCoupons } from '../components/coupons/open-coupons';
import { EntryHistory } from '../components/payments/history/entry-history';
import { FlowScreen } from '../components/shared/flow-layout';
import classes from '../components/shared/flow-layout.module.css';
import { MoneyButton, OfflineReason } from '../components/shared/money-button';
import { reasonOf } from '../reason-of';

/** `coupon`: a field for a code, its terms, the reward, coupons that can be returned, and those redeemed before. */
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
        <OpenCoupons />
        <Redeemed />
      </FlowScreen>
    </>
  );
}

/** The form for a code, then the coupon's terms, which the member accepts or declines. A refused code stays in the field. */
function Code({ onRedeemed }: { onRedeemed: (redemption: Redemption) => void }) {
  const t = useChipMessages();
  const { member } = usePortal();
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<CouponPreview | null>(null);
  const stepUp = useStepUp();
  const checking = useMutation({ mutationFn: previewCoupon, onSuccess: setOffer });
  const redeeming = useIdempotentMutation({
    keys: requestKeys(member, 'coupon'),
    mutationFn: redeemCoupon,
    stepUp,
    onSuccess: (redemption) => {
      setOffer(null);
      setCode('');
      onRedeemed(redemption);
    },
  });
  return (
    <>
      <form
        className={classes.section}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== '' && !checking.isPending) checking.mutate(code);
        }}
      >
        <CodeField
          code={code}
          onChange={(typed) => {
            setCode(typed.toUpperCase());
            checking.reset();
          }}
          error={checking.error && reasonOf(checking.error)}
        />
        <OfflineReason />
        <MoneyButton type="submit" isFullWidth isLoading={checking.isPending} disabled={code.trim() === ''}>
          {t('check')}
        </MoneyButton>
      </form>
      <CouponSheet
        coupon={offer}
        isSending={redeeming.isPending}
        error={redeeming.error && reasonOf(redeeming.error)}
        onUse={() => redeeming.mutate(code)}
        onClose={() => {
          setOffer(null);
          redeeming.reset();
        }}
      />
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
