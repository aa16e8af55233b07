import { dayBefore, InvalidInput, type DayRange, type PaymentReference } from '@housebrand/shared';

/** What a line of the statement shows. `POINTS`: play points converted to credit; `REWARD`: bought for reward points. */
export const STATEMENT_KINDS = [
  'DEPOSIT',
  'BONUS',
  'PURCHASE',
  'WITHDRAWAL',
  'REFUND',
  'GIFT_SENT',
  'GIFT_RECEIVED',
  'GIFT_RETURNED',
  'COUPON',
  'COUPON_RETURNED',
  'QUEST',
  'TOURNAMENT',
  'AFFILIATE',
  'CASHBACK',
  'POINTS',
  'CHECK_IN',
  'WHEEL',
  'GASHAPON',
  'REWARD',
  'CORRECTION',
] as const;
/** One of {@link STATEMENT_KINDS}. */
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The filters of the statement. */
export const STATEMENT_GROUPS = ['deposits', 'withdrawals', 'gifts', 'rewards', 'corrections'] as const;
/** One of {@link STATEMENT_GROUPS}. */
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

const GROUP_OF: Readonly<Record<StatementKind, StatementGroup>> = {
  DEPOSIT: 'deposits',
  BONUS: 'deposits',
  PURCHASE: 'deposits',
  WITHDRAWAL: 'withdrawals',
  REFUND: 'withdrawals',
  GIFT_SENT: 'gifts',
  GIFT_RECEIVED: 'gifts',
  GIFT_RETURNED: 'gifts',
  COUPON: 'rewards',
  COUPON_RETURNED: 'rewards',
  QUEST: 'rewards',
  TOURNAMENT: 'rewards',
  AFFILIATE: 'rewards',
  CASHBACK: 'rewards',
  POINTS: 'rewards',
  CHECK_IN: 'rewards',
  WHEEL: 'rewards',
  GASHAPON: 'rewards',
  REWARD: 'rewards',
  CORRECTION: 'corrections',
};

/** Returns the filter that shows a kind. */
export function groupOf(kind: StatementKind): StatementGroup {
  return GROUP_OF[kind];
}

/** Default and largest number of lines of a page. */
export const STATEMENT_LIMITS = { standard: 20, largest: 100 } as const;
/** The longest time that a statement covers, in months. */
export const STATEMENT_MONTHS = 24;

/** Query of the statement: days in the agent's time zone, by default the current year. */
export interface StatementQuery {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  group?: StatementGroup | undefined;
  limit?: number;
  /** The cursor of the page before. */
  cursor?: string | undefined;
}

const POSITION = /^[\w.:-]{1,64}$/;

/**
 * The paging of the statement: a page continues after the last line of the page before, which the cursor names. Lines that are added
 * meanwhile are newer, so a page neither skips nor repeats one.
 * @throws InvalidInput for a text that is no cursor
 */
export function positionOf(cursor: string): string {
  if (!POSITION.test(cursor))
    throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
  return cursor;
}

/** Returns the months of a range of days, newest first, each with the part of it that lies in the range. */
export function monthsOf({ from, to }: DayRange): { month: string; days: DayRange }[] {
  const months: { month: string; days: DayRange }[] = [];
  for (let last = to; last >= from; last = dayBefore(months.at(-1)!.days.from)) {
    const first = `${last.slice(0, 8)}01`;
    const start = first < from ? from : first;
    months.push({ month: last.slice(0, 7), days: { from: start, to: last } });
    if (start === from) break;
  }
  return months;
}

/**
 * Returns the change of credit by play between two neighbouring lines: what the balance before the newer one has more than the balance
 * after the older one; `null` where a balance is not known.
 */
export function playedBetween(
  newer: { balanceBeforeSatang: number | null },
  older: { balanceAfterSatang: number | null },
): number | null {
  if (newer.balanceBeforeSatang === null || older.balanceAfterSatang === null) return null;
  return newer.balanceBeforeSatang - older.balanceAfterSatang;
}

/** Kinds that come from our own payments: the line names the payment. */
const OWN_KINDS: ReadonlySet<StatementKind> = new Set([
  'PURCHASE',
  'GIFT_SENT',
  'GIFT_RECEIVED',
  'GIFT_RETURNED',
  'COUPON',
  'COUPON_RETURNED',
  'QUEST',
  'TOURNAMENT',
  'AFFILIATE',
]);

/** Returns the name of the payment that a line belongs to, the same as in its other lists; otherwise the line's own. */
export function referenceOfLine(line: {
  id: string;
  kind: StatementKind;
  reference: string;
  at: string;
  related: { kind: 'deposit' | 'withdraw'; id: string } | null;
}): PaymentReference {
  const { id, kind, reference, at, related } = line;
  if (related) return { record: related.kind === 'deposit' ? 'DEPOSIT' : 'WITHDRAWAL', id: related.id, at };
  return OWN_KINDS.has(kind) ? { record: 'PAYMENT', id: reference, at } : { record: 'STATEMENT', id, at };
}
