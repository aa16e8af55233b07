import { formatSatang } from '@housebrand/shared';
import type { ThreadPayment } from '../core';
import { useSupportMessages } from './messages';

/** Returns functions that name the payment of a thread. */
export function usePaymentTexts(): {
  /** `Deposit`. */
  title: (payment: ThreadPayment) => string;
  /** `+500.37`, `−100 reward points`. */
  amount: (payment: ThreadPayment) => string;
} {
  const t = useSupportMessages();
  const signed = (amount: number, text: string): string => `${amount < 0 ? '−' : '+'}${text}`;
  return {
    title: ({ group }) => t(`group.${group}`),
    amount: ({ amountSatang, amountPoints }) => {
      if (amountSatang !== null) return signed(amountSatang, formatSatang(BigInt(Math.abs(amountSatang))));
      const points = amountPoints ?? 0;
      return signed(points, t('points', { count: Math.abs(points), amount: Math.abs(points).toLocaleString('en-US') }));
    },
  };
}
