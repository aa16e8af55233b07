import { formatSatang, type Satang } from '@housebrand/shared';
import { usePaymentMessages } from '../payment-messages';
import type { DepositLimit } from '../api/get-deposit-limit';

/** Returns what the member's own limit leaves, and why an amount exceeds it; each `null` if it does not apply. */
export function useOwnLimitTexts(
  limit: DepositLimit | null,
  satang: Satang | null,
): Record<'left' | 'over', string | null> {
  const t = usePaymentMessages();
  if (limit === null) return { left: null, over: null };
  const { period, leftSatang } = limit;
  const left = formatSatang(leftSatang);
  return {
    left: t(`ownLeft.${period}`, { left }),
    over: satang !== null && satang > leftSatang ? t(`ownOver.${period}`, { left }) : null,
  };
}
