import { MONEY_KINDS, type MoneyKind, type MoneyRecord, type MoneyState } from '@housebrand/office';
import { MOVE_KINDS, type Unit } from '@housebrand/wallet';
import { sql, type SQL } from 'drizzle-orm';
import type { Place } from '../cursors';

/** Filters of the list. */
export interface MoneyFilter {
  record?: MoneyRecord | undefined;
  states?: readonly MoneyState[] | undefined;
  kinds?: readonly MoneyKind[] | undefined;
  unit?: Unit | undefined;
  username?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** A table of money, read as `r`: its kinds, its rows by how they ended, and the state that the office shows. */
interface Source {
  table: SQL;
  kinds: readonly MoneyKind[];
  done: SQL;
  refused: SQL;
  open: SQL;
  state: SQL;
}

const isMove = (kind: MoneyKind): boolean => (MOVE_KINDS as readonly string[]).includes(kind);

export const SOURCES: Record<MoneyRecord, Source> = {
  PAYMENT: {
    table: sql`payment`,
    kinds: MONEY_KINDS.filter((kind) => !isMove(kind)),
    done: sql`r.status = 'SUCCESS'`,
    refused: sql`r.status = 'REJECT'`,
    open: sql`r.status in ('CREATE', 'APPROVE')`,
    state: sql`case when r.status = 'SUCCESS' then 'DONE' when r.status = 'REJECT' then 'REFUSED'
      when exists (select from outbox_entry o where o.agent = r.agent and o.id = r.id and o.state = 'parked') then 'PARKED'
      when (select e.kind from payment_event e where e.payment = r.id order by e.position desc limit 1) = 'unknown' then 'UNKNOWN'
      else 'PENDING' end`,
  },
  MOVE: {
    table: sql`provider_move`,
    kinds: MONEY_KINDS.filter(isMove),
    done: sql`r.state = 'SETTLED'`,
    refused: sql`r.state = 'REFUSED'`,
    open: sql`r.state in ('SENT', 'UNKNOWN')`,
    state: sql`case r.state when 'SETTLED' then 'DONE' when 'REFUSED' then 'REFUSED' when 'UNKNOWN' then 'UNKNOWN' else 'PENDING' end`,
  },
};

/**
 * Returns the rows of a record that a page may show, newest first; `null`: the filter excludes all. One range of an index per kind, end and
 * role of the member has them in that order, so that each reads no more rows than a page has.
 */
export function rangesOf(record: MoneyRecord, filter: MoneyFilter, after: Place | null, limit: number): SQL | null {
  const source = SOURCES[record];
  const kinds = source.kinds.filter((kind) => filter.kinds?.includes(kind) ?? true);
  // moves are credit
  if (record === 'MOVE' && filter.unit === 'POINT') return null;
  const unit = record === 'PAYMENT' && filter.unit ? sql`r.unit = ${filter.unit}` : sql`true`;
  const time = sql`${timeOf(filter, after)} and ${unit}`;
  const last = sql`order by created_at desc, id desc limit ${limit}`;
  const ranges = kinds
    .flatMap((kind) => placesOf(record, kind, filter))
    .map((place) => sql`(select r.* from ${source.table} r where ${place} and ${time} ${last})`);
  return ranges.length === 0 ? null : sql`(select * from (${sql.join(ranges, sql` union all `)}) ranges ${last})`;
}

function placesOf(record: MoneyRecord, kind: MoneyKind, { states, username }: MoneyFilter): SQL[] {
  const source = SOURCES[record];
  const ends = states ? endsOf(source, states) : [sql`true`];
  const isOf = (who: SQL) => (end: SQL) => sql`r.kind = ${kind} and ${who} and ${end}`;
  if (username === undefined) return ends.map(isOf(sql`true`));
  const own = ends.map(isOf(sql`r.username = ${username}`));
  if (kind !== 'GIFT') return own;
  // two indexes have the gifts of a receiver: one has those that were refused
  const receivedEnds = states ? ends : [sql`r.status <> 'REJECT'`, source.refused];
  return [...own, ...receivedEnds.map((end) => sql`r.kind = 'GIFT' and r.receiver = ${username} and ${end}`)];
}

function endsOf({ done, refused, open, state }: Source, states: readonly MoneyState[]): SQL[] {
  const waiting = states.filter((one) => one !== 'DONE' && one !== 'REFUSED');
  return [
    ...(states.includes('DONE') ? [done] : []),
    ...(states.includes('REFUSED') ? [refused] : []),
    ...(waiting.length > 0 ? [sql`${open} and ${state} = any(${sql.param(waiting)}::text[])`] : []),
  ];
}

function timeOf({ from, until }: MoneyFilter, after: Place | null): SQL {
  const parts: SQL[] = [sql`true`];
  if (from) parts.push(sql`r.created_at >= ${from.toISOString()}::timestamptz`);
  if (until) parts.push(sql`r.created_at < ${until.toISOString()}::timestamptz`);
  if (after) {
    // a cursor has whole milliseconds, and the index the exact instants
    const at = sql`${after.at.toISOString()}::timestamptz`;
    parts.push(
      sql`r.created_at < ${at} + interval '1 millisecond' and (date_trunc('milliseconds', r.created_at), r.id) < (${at}, ${after.id}::uuid)`,
    );
  }
  return sql.join(parts, sql` and `);
}
