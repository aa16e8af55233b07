import { sql, type SQL } from 'drizzle-orm';
import type { InstantRange, PageRequest } from '@housebrand/shared';
import type { PaymentKind, RewardSource, ViewMode } from '../../core';

/** The lists of payments that we originate; purchases have a repository of their own. */
export type OwnViewMode = Exclude<ViewMode, 'deposit' | 'withdraw' | 'purchase' | 'chips'> | 'gifts' | 'affiliate';

/** A member's own payments of a kind, or the gifts that have arrived. Each is one range of an index, newest first. */
export type PaymentList = PaymentKind | 'RECEIVED';

/** A list whose length is counted by day; `CHIPS`: purchases. */
export type CountedList = PaymentList | 'CHIPS';

const DAY_MS = 86_400_000;
const REWARDS: readonly PaymentList[] = ['COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE'];

/** Returns the lists that a view shows. A gift appears in its receiver's lists once it has arrived. */
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
      return ['GIFT', 'PURCHASE', ...REWARDS, 'RECEIVED'];
  }
}

/** Selects the ids of a page. Each list contributes at most the rows up to the end of the page. */
export function pageOf(
  lists: readonly PaymentList[],
  username: string,
  { limit, offset }: PageRequest,
  { from, until }: InstantRange,
): SQL {
  const newest = lists.map(
    (
      list,
    ) => sql`(select id, created_at from payment where ${isIn(list, username)} and created_at >= ${from} and created_at < ${until}
      order by created_at desc, id desc limit ${limit + offset})`,
  );
  return sql`select id from (${sql.join(newest, sql` union all `)}) listed order by created_at desc, id desc limit ${limit} offset ${offset}`;
}

/** Returns a relation with one row and the column `total`, the number of payments in lists. */
export function totalOf(lists: readonly PaymentList[], username: string, range: InstantRange): SQL {
  return lengthOf(lists, username, range, ({ from, until }) =>
    lists.map(
      (list) => sql`select count(*) from payment
        where ${isIn(list, username)} and created_at >= ${from} and created_at < ${until}`,
    ),
  );
}

/**
 * Returns a relation with one row and the column `total`: whole days are counted already, the rest are rows of less than two days.
 * @param countOf queries that count the rows of a part of a day
 */
export function lengthOf(
  lists: readonly CountedList[],
  username: string,
  { from, until }: InstantRange,
  countOf: (range: InstantRange) => readonly SQL[],
): SQL {
  const first = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const end = new Date(Math.max(first.getTime(), Math.floor(until.getTime() / DAY_MS) * DAY_MS));
  const beside = [
    { from, until: first < until ? first : until },
    { from: end, until },
  ].filter((range) => range.from < range.until);
  const counted = sql`select sum(payments) as payments from payment_count where username = ${username}
    and list = any(${sql.param([...lists])}::text[]) and day >= ${dayOf(first)} and day < ${dayOf(end)}`;
  const parts = sql.join([counted, ...beside.flatMap(countOf)], sql` union all `);
  return sql`(select coalesce(sum(payments), 0) as total from (${parts}) parts) counted`;
}

function isIn(list: PaymentList, username: string): SQL {
  return list === 'RECEIVED'
    ? sql`receiver = ${username} and kind = 'GIFT' and status = 'SUCCESS'`
    : sql`username = ${username} and kind = ${list}`;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
