import { formatCount, formatPlainSatang, formatSatang } from '@housebrand/shared';
import { Button, Sheet, useMoment } from '@housebrand/shared/react';
import { IconTicket } from '@tabler/icons-react';
import type { CouponPreview } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import { Detail, DetailList } from '../shared/detail-list';
import { MoneyButton, OfflineReason } from '../shared/money-button';
import classes from './coupons.module.css';

/** Props of {@link CouponSheet}. */
export interface CouponSheetProps {
  /** `null`: closed. */
  coupon: CouponPreview | null;
  isSending: boolean;
  /** Why it was not redeemed. */
  error: string | null;
  onUse: () => void;
  onClose: () => void;
}

/**
 * What a coupon gives and requires, and the choice to use it. The sheet stays open until it is redeemed, so that pressing again
 * after a failure repeats the same request.
 */
export function CouponSheet({ coupon, isSending, error, onUse, onClose }: CouponSheetProps) {
  const t = useChipMessages();
  const footer = (
    <div className={classes.actions}>
      <OfflineReason />
      <div role="alert">{error && !isSending && <p className={classes.error}>{error}</p>}</div>
      <MoneyButton isFullWidth isLoading={isSending} onClick={onUse}>
        {t('redeem')}
      </MoneyButton>
      <Button variant="ghost" isFullWidth disabled={isSending} onClick={onClose}>
        {t('notNow')}
      </Button>
    </div>
  );
  return (
    <Sheet isOpen={coupon !== null} onClose={() => !isSending && onClose()} title={t('couponTerms')} footer={footer}>
      {coupon && <Terms coupon={coupon} />}
    </Sheet>
  );
}

function Terms({ coupon }: { coupon: CouponPreview }) {
  const t = useChipMessages();
  const moment = useMoment();
  const { amountSatang, amountPoints, requiredTurnoverSatang, turnoverMultiplier, validUntil } = coupon;
  const required = formatPlainSatang(BigInt(requiredTurnoverSatang));
  const reward =
    amountSatang === null
      ? t('gives.POINT', { amount: formatCount(amountPoints ?? 0), count: amountPoints ?? 0 })
      : t('gives.CREDIT', { amount: formatSatang(BigInt(amountSatang)) });
  return (
    <>
      <div className={classes.head}>
        <span className={classes.icon}>
          <IconTicket size={30} aria-hidden />
        </span>
        <b>{reward}</b>
      </div>
      <DetailList>
        <Detail label={t('turnoverLabel')}>
          {requiredTurnoverSatang > 0 ? t('turnoverTimes', { amount: required, times: turnoverMultiplier }) : t('none')}
        </Detail>
        <Detail label={t('usableUntil')}>{validUntil === null ? t('noEnd') : moment(validUntil)}</Detail>
      </DetailList>
      {requiredTurnoverSatang > 0 && <p className={classes.condition}>{t('turnoverFirst', { amount: required })}</p>}
    </>
  );
}
