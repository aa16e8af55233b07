import type { LimitKind } from './limits';

/** What changes a member's credit, or is about to. */
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
 * `counts`: it uses the limit up. `beside`: it is shown beside the limit, and a limit of zero refuses it. `no`: the limit does not
 * look at it.
 */
export type Counting = 'counts' | 'beside' | 'no';

/** What counts towards which limit. */
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

/** The sources that a limit treats so, in the order in which they are shown. */
export function sourcesThat(kind: LimitKind, counting: Counting): MoneySource[] {
  return MONEY_SOURCES.filter((source) => COUNTING[source][kind] === counting);
}
