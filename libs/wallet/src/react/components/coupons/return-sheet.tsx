import { formatSatang } from '@housebrand/shared';
import { Button, requestKeys, Sheet, useIdempotentMutation, usePortal, useStepUp } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CouponReturn, CouponReturnPreview, TurnoverRequirement } from '../../../core';
import { useCouponReturnPreview } from '../../api/preview-coupon-return';
import { returnCoupon } from '../../api/return-coupon';
import { useCouponReturnMessages } from '../../coupon-return-messages';
import { reasonOf } from '../../reason-of';
import { Detail, DetailList } from '../shared/detail-list';
import { MoneyButton, OfflineReason } from '../shared/money-button';
import classes from './coupons.module.css';
import { ReturnOutcome } from './return-outcome';

export interface ReturnSheetProps {
  /** `null`: closed. */
  coupon: Pick<TurnoverRequirement, 'reference' | 'amountSatang'> | null;
  onClose: () => void;
}

/** What returning a coupon takes and ends, the choice to do so, and its outcome. */
export function ReturnSheet({ coupon, onClose }: ReturnSheetProps) {
  const t = useCouponReturnMessages();
  const { member } = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const [sent, setSent] = useState<CouponReturn | null>(null);
  const preview = useCouponReturnPreview(member, sent === null ? (coupon?.reference ?? null) : null);
  const returning = useIdempotentMutation({
    keys: requestKeys(member, 'couponReturn'),
    mutationFn: returnCoupon,
    stepUp,
    onSuccess: setSent,
    // the amounts may have changed
    onError: () => void client.invalidateQueries({ queryKey: ['wallet', 'couponReturn'] }),
  });
  const close = () => {
    if (returning.isPending) return;
    returning.reset();
    setSent(null);
    onClose();
  };
  const terms = preview.data ?? null;
  const error = returning.error ?? preview.error;
  const amount = coupon?.amountSatang ?? null;
  return (
    <>
      <Sheet
        isOpen={coupon !== null}
        onClose={close}
        title={amount === null ? t('titlePlain') : t('title', { amount: formatSatang(BigInt(amount)) })}
        footer={
          <div className={classes.actions}>
            {sent === null ? (
              <>
                <OfflineReason />
                <div role="alert">
                  {error && !returning.isPending && <p className={classes.error}>{reasonOf(error)}</p>}
                </div>
                <Choice
                  terms={terms}
                  isSending={returning.isPending}
                  onReturn={({ amountSatang }) => coupon && returning.mutate({ id: coupon.reference, amountSatang })}
                  onClose={close}
                />
              </>
            ) : (
              <Button isFullWidth onClick={close}>
                {t('finish')}
              </Button>
            )}
          </div>
        }
      >
        {sent ? <ReturnOutcome sent={sent} /> : <Terms terms={terms} isLoading={preview.isFetching} />}
      </Sheet>
      {stepUp.sheet}
    </>
  );
}

interface ChoiceProps {
  /** `null`: not known, or the coupon can't be returned. */
  terms: CouponReturnPreview | null;
  isSending: boolean;
  onReturn: (terms: CouponReturnPreview) => void;
  onClose: () => void;
}

function Choice({ terms, isSending, onReturn, onClose }: ChoiceProps) {
  const t = useCouponReturnMessages();
  const amount = formatSatang(BigInt(terms?.amountSatang ?? 0));
  return (
    <>
      {terms && (
        <MoneyButton isFullWidth isLoading={isSending} onClick={() => onReturn(terms)}>
          {terms.amountSatang > 0 ? t('confirm', { amount }) : t('confirmNothing')}
        </MoneyButton>
      )}
      <Button variant="ghost" isFullWidth disabled={isSending} onClick={onClose}>
        {terms ? t('keep') : t('close')}
      </Button>
    </>
  );
}

function Terms({ terms, isLoading }: { terms: CouponReturnPreview | null; isLoading: boolean }) {
  const t = useCouponReturnMessages();
  if (!terms)
    return isLoading ? (
      <p role="status" className={classes.wait}>
        {t('loading')}
      </p>
    ) : null;
  const { amountSatang, missingTurnoverSatang, isPlayed, creditAfterSatang } = terms;
  const { withdrawableAfterSatang, turnoverLeftSatang } = terms;
  const baht = (satang: number): string => `฿${formatSatang(BigInt(satang))}`;
  return (
    <>
      <DetailList>
        <Detail label={t('takes')}>{amountSatang > 0 ? baht(amountSatang) : t('takesNothing')}</Detail>
        <Detail label={t('ends')}>{baht(missingTurnoverSatang)}</Detail>
        <Detail label={t('creditAfter')}>{baht(creditAfterSatang)}</Detail>
        <Detail label={t('withdrawable')}>{baht(withdrawableAfterSatang)}</Detail>
        {turnoverLeftSatang > 0 && <Detail label={t('left')}>{baht(turnoverLeftSatang)}</Detail>}
      </DetailList>
      <p className={classes.text}>{t(isPlayed ? 'played' : 'unplayed')}</p>
    </>
  );
}
