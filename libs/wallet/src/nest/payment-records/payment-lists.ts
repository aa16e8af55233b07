import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { InstantRange, MemberRef } from '@housebrand/shared';
import type { PaymentKind, RewardSource, ViewMode } from '../../core';

/** The lists of payments that we originate; purchases have a repository of their own. */
export type OwnViewMode = Exclude<ViewMode, 'deposit' | 'withdraw' | 'purchase' | 'chips'> | 'gifts' | 'affiliate';

/** A member's own payments of a kind, or the gifts that have arrived. Each is one range of an index, newest first. */
export type PaymentList = PaymentKind | 'RECEIVED';

/** A list whose length is counted by day; `CHIPS`: purchases. */
export type CountedList = PaymentList | 'CHIPS';

const DAY_MS = 86_400_000;
const REWARDS: readonly PaymentList[] = ['COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE'];

/**
 * Returns the lists that a view shows. A gift appears in its receiver's lists once it has arrived. The bonus of a purchase is in none:
 * `PurchasesRepository` lists the whole purchase.
 */
export function listsOf(mode: OwnViewMode, source: RewardSource | undefined): readonly PaymentList[] {
  switch (mode) {
    case 'gift_sent':
      return ['GIFT'];
    case 'gift_received':
      return ['RECEIVED'];
    case 'gifts':
      return ['GIFT', 'RECEIVED'];
    case 'reward':
      return source ? [source] : REWARDS;
    case 'affiliate':
      return ['AFFILIATE'];
    case 'all':
      return ['GIFT', ...REWARDS, 'RECEIVED', 'CORRECTION', 'DEDUCTION'];
  }
}

/** The values of a statement that counts a list, see {@link countingValues}. */
export const COUNTING_VALUES = ['username', 'from', 'until', 'headUntil', 'tailFrom', 'firstDay', 'endDay'] as const;
/** The values of a statement that reads a page of a list and counts the list. */
export const PAGE_VALUES = [...COUNTING_VALUES, 'limit', 'offset', 'lastRow'] as const;

type Given<Name extends string> = Readonly<Record<Name, Placeholder>>;
type CountingValues = Given<(typeof COUNTING_VALUES)[number]>;

/** Splits a range into whole days of UTC and the parts of a day before and after them. */
export function countingValues(
  { username }: MemberRef,
  { from, until }: InstantRange,
): Record<(typeof COUNTING_VALUES)[number], unknown> {
  const first = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const end = new Date(Math.max(first.getTime(), Math.floor(until.getTime() / DAY_MS) * DAY_MS));
  const headUntil = first < until ? first : until;
  return { username, from, until, headUntil, tailFrom: end, firstDay: dayOf(first), endDay: dayOf(end) };
}

/** Selects the ids of a page. Each list contributes at most the rows up to the last of the page. */
export function pageOf(
  lists: readonly PaymentList[],
  { username, from, until, limit, offset, lastRow }: Given<(typeof PAGE_VALUES)[number]>,
): SQL {
  const newest = lists.map(
    (
      list,
    ) => sql`(select id, created_at from payment where ${isIn(list, username)} and created_at >= ${from} and created_at < ${until}
      order by created_at desc, id desc limit ${lastRow})`,
  );
  return sql`select id from (${sql.join(newest, sql` union all `)}) listed order by created_at desc, id desc limit ${limit} offset ${offset}`;
}

/** Returns a relation with one row and the column `total`, the number of payments in lists. */
export function totalOf(lists: readonly PaymentList[], values: CountingValues): SQL {
  return lengthOf(lists, values, (from, until) =>
    lists.map(
      (list) => sql`select count(*) from payment
        where ${isIn(list, values.username)} and created_at >= ${from} and created_at < ${until}`,
    ),
  );
}

/**
 * Returns a relation with one row and the column `total`: whole days are counted already, the rest are rows of less than two days.
 * @param countOf queries that count the rows of a part of a day
 */
export function lengthOf(
  lists: readonly CountedList[],
  { username, from, until, headUntil, tailFrom, firstDay, endDay }: CountingValues,
  countOf: (from: Placeholder, until: Placeholder) => readonly SQL[],
): SQL {
  const counted = sql`select sum(payments) as payments from payment_count where username = ${username}
    and list = any(${sql.raw(`'{${lists.join(',')}}'`)}::text[]) and day >= ${firstDay}::date and day < ${endDay}::date`;
  const parts = sql.join([counted, ...countOf(from, headUntil), ...countOf(tailFrom, until)], sql` union all `);
  return sql`(select coalesce(sum(payments), 0) as total from (${parts}) parts) counted`;
}

function isIn(list: PaymentList, username: Placeholder): SQL {
  return list === 'RECEIVED'
    ? sql`receiver = ${username} and kind = 'GIFT' and status = 'SUCCESS'`
    : sql`username = ${username} and kind = ${sql.raw(`'${list}'`)}`;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
