import type { LimitKind } from './terms';

/** Payments and bets that change a member's credit, or may soon. */
export const MONEY_SOURCES = [
  'deposits',
  'purchases',
  'giftsReceived',
  'coupons',
  'rewards',
  'settledBets',
  'openBets',
  'giftsSent',
  'withdrawals',
] as const;
/** One of {@link MONEY_SOURCES}. */
export type MoneySource = (typeof MONEY_SOURCES)[number];

/**
 * `counts`: uses up the limit. `beside`: shown with the limit but not counted, and blocked by a limit of zero. `no`: unrelated to
 * the limit.
 */
export type Counting = 'counts' | 'beside' | 'no';

/** How each source counts towards each limit. */
export const COUNTING: Record<MoneySource, Record<LimitKind, Counting>> = {
  deposits: { DEPOSIT: 'counts', LOSS: 'no' },
  purchases: { DEPOSIT: 'counts', LOSS: 'no' },
  giftsReceived: { DEPOSIT: 'beside', LOSS: 'no' },
  coupons: { DEPOSIT: 'beside', LOSS: 'no' },
  rewards: { DEPOSIT: 'no', LOSS: 'no' },
  settledBets: { DEPOSIT: 'no', LOSS: 'counts' },
  openBets: { DEPOSIT: 'no', LOSS: 'no' },
  giftsSent: { DEPOSIT: 'no', LOSS: 'no' },
  withdrawals: { DEPOSIT: 'no', LOSS: 'no' },
};

/** Returns the sources that count towards a limit in the given way, in display order. */
export function sourcesThat(kind: LimitKind, counting: Counting): MoneySource[] {
  return MONEY_SOURCES.filter((source) => COUNTING[source][kind] === counting);
}
