import { formatSatang } from '@housebrand/shared';
import { Button, Card, ListRow, useMoment, usePortal } from '@housebrand/shared/react';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import type { TurnoverRequirement } from '../../../core';
import { useWithdrawCondition } from '../../api/get-withdraw-condition';
import { useCouponReturnMessages } from '../../coupon-return-messages';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import classes from '../shared/flow-layout.module.css';
import { ReturnSheet } from './return-sheet';

/** The coupons with turnover to play, each with a way to return it; nothing if there are none. */
export function OpenCoupons() {
  const t = useCouponReturnMessages();
  const { member } = usePortal();
  const [chosen, setChosen] = useState<TurnoverRequirement | null>(null);
  const coupons = useWithdrawCondition(member).data?.demands.filter(({ kind }) => kind === 'coupon') ?? [];
  return (
    <>
      {coupons.length > 0 && (
        <section className={classes.section} aria-label={t('open')}>
          <h2>{t('open')}</h2>
          <Card isPadded={false}>
            {coupons.map((coupon) => (
              <OpenCoupon key={coupon.reference} coupon={coupon} onReturn={() => setChosen(coupon)} />
            ))}
          </Card>
        </section>
      )}
      <ReturnSheet coupon={chosen} onClose={() => setChosen(null)} />
    </>
  );
}

function OpenCoupon({ coupon, onReturn }: { coupon: TurnoverRequirement; onReturn: () => void }) {
  const t = useCouponReturnMessages();
  const common = useWithdrawalMessages();
  const moment = useMoment();
  const { amountSatang, doneSatang, requiredSatang, at } = coupon;
  const baht = (satang: number): string => formatSatang(BigInt(satang));
  return (
    <ListRow
      icon={<IconTicket size={22} aria-hidden />}
      label={common('couponOf', { amount: baht(amountSatang ?? 0) })}
      note={`${moment(at)}\n${common('doneOf', { done: baht(doneSatang), required: baht(requiredSatang) })}`}
      value={
        <Button variant="ghost" size="sm" onClick={onReturn}>
          {t('return')}
        </Button>
      }
    />
  );
}
