import { formatCount, formatNumber } from '@housebrand/shared';
import { useCallback } from 'react';
import type { Calculation, PrizeKind } from '../core';
import { useTournamentMessages } from './messages';

/** Formats a score in its unit: baht, rounds, or `×12.50`. */
export function scoreText(calculation: Calculation, score: number): string {
  if (calculation === 'ROUNDS') return formatCount(score);
  return calculation === 'MULTIPLIER' ? `×${formatNumber(score)}` : formatNumber(score);
}

/** Formats a prize: `฿5,000`, `5,000 แต้มรางวัล`; satang only where there are any. */
export function usePrizeText(): (kind: PrizeKind, amount: number) => string {
  const t = useTournamentMessages();
  return useCallback(
    (kind, amount) =>
      kind === 'POINT'
        ? t('points', { count: amount, amount: formatCount(amount) })
        : t('baht', { amount: Number.isInteger(amount) ? formatCount(amount) : formatNumber(amount) }),
    [t],
  );
}
