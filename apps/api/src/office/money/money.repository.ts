import { Injectable } from '@nestjs/common';
import type { MoneyKind, MoneyRecord, MoneyState } from '@housebrand/office';
import type { MemberRef } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import type { Place } from '../cursors';

/** A payment or a move as stored. */
export interface MoneyRow extends Record<string, unknown> {
  record: MoneyRecord;
  id: string;
  kind: MoneyKind;
  state: MoneyState;
  username: string;
  counterparty: string | null;
  unit: 'CREDIT' | 'POINT';
  /** Satang or points; `null` while only the provider knows it. */
  amount: string | null;
  reference: string | null;
  failure: string | null;
  /** The state as the record itself calls it. */
  own_state: string;
  reverses: string | null;
  is_reversed: boolean;
  waits_for: string | null;
  created_at: Date;
  changed_at: Date;
}

/** Filters of the list. */
export interface MoneyFilter {
  record?: MoneyRecord | undefined;
  states?: readonly MoneyState[] | undefined;
  kinds?: readonly MoneyKind[] | undefined;
  username?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** A posting of a payment. */
export interface PostingRow extends Record<string, unknown> {
  source: string;
  destination: string;
  unit: 'CREDIT' | 'POINT';
  amount: string;
  at: Date;
}

/** A step in the life of a payment. */
export interface EventRow extends Record<string, unknown> {
  kind: 'created' | 'held' | 'sent' | 'unknown' | 'confirmed' | 'refused' | 'returned';
  at: Date;
}

const PAYMENTS = sql`
  select 'PAYMENT' as record, p.id, p.kind, p.username, nullif(p.receiver, p.username) as counterparty, p.unit,
    p.amount, null::text as reference, coalesce(o.failure, p.reject_words) as failure, p.status as own_state, p.reverses,
    exists (select from payment r where r.reverses = p.id and r.status <> 'REJECT') as is_reversed,
    null::text as waits_for, p.created_at, p.changed_at,
    case when p.status = 'SUCCESS' then 'DONE' when p.status = 'REJECT' then 'REFUSED' when o.state = 'parked' then 'PARKED'
      when (select e.kind from payment_event e where e.payment = p.id order by e.position desc limit 1) = 'unknown' then 'UNKNOWN'
      else 'PENDING' end as state
  from payment p left join outbox_entry o on o.agent = p.agent and o.id = p.id`;

const MOVES = sql`
  select 'MOVE' as record, m.id, m.kind, m.username, null::text as counterparty, 'CREDIT' as unit,
    m.amount_satang as amount, m.reference, m.refusal_words as failure, m.state as own_state, null::uuid as reverses,
    false as is_reversed, m.waits_for, m.created_at, coalesce(m.settled_at, m.requested_at, m.created_at) as changed_at,
    case m.state when 'SETTLED' then 'DONE' when 'REFUSED' then 'REFUSED' when 'UNKNOWN' then 'UNKNOWN' else 'PENDING' end as state
  from provider_move m`;

const OF = { PAYMENT: PAYMENTS, MOVE: MOVES } as const;

/** Reads the payments and moves of an agent as one list. */
@Injectable()
export class MoneyRepository {
  /** Returns a page, newest first, and one more if another page follows. */
  async page(tx: AgentTx, filter: MoneyFilter, after: Place | null, limit: number): Promise<MoneyRow[]> {
    const records = filter.record ? [OF[filter.record]] : [PAYMENTS, MOVES];
    const pages = records.map(
      (record) =>
        sql`(select * from (${record}) one where ${conditions(filter, after)} order by created_at desc, id desc limit ${limit})`,
    );
    const { rows } = await tx.execute<MoneyRow>(
      sql`select * from (${sql.join(pages, sql` union all `)}) money order by created_at desc, id desc limit ${limit}`,
    );
    return rows.map(withDates);
  }

  async find(tx: AgentTx, record: MoneyRecord, id: string): Promise<MoneyRow | null> {
    const { rows } = await tx.execute<MoneyRow>(sql`select * from (${OF[record]}) one where id = ${id}::uuid`);
    return rows[0] ? withDates(rows[0]) : null;
  }

  async postings(tx: AgentTx, payment: string): Promise<PostingRow[]> {
    const { rows } = await tx.execute<PostingRow>(
      sql`select source, destination, unit, amount, at from ledger_posting where payment = ${payment}::uuid order by at`,
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  async events(tx: AgentTx, payment: string): Promise<EventRow[]> {
    const { rows } = await tx.execute<EventRow>(
      sql`select kind, at from payment_event where payment = ${payment}::uuid order by position`,
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  /** Counts what waits for staff about a member. */
  async waitingOf(tx: AgentTx, { username }: MemberRef): Promise<{ openMoney: number; openQuestions: number }> {
    const { rows } = await tx.execute<{ money: number; questions: number }>(sql`
      select ((select count(*) from payment where username = ${username} and status in ('CREATE', 'APPROVE'))
        + (select count(*) from provider_move where username = ${username} and state in ('SENT', 'UNKNOWN')))::int as money,
        (select count(*)::int from support_thread where username = ${username} and state = 'OPEN') as questions`);
    return { openMoney: rows[0]!.money, openQuestions: rows[0]!.questions };
  }

  /** Returns the latest question about a record. */
  async thread(tx: AgentTx, record: MoneyRecord, id: string): Promise<string | null> {
    const keys = record === 'PAYMENT' ? [`PAYMENT:${id}`] : [`DEPOSIT:${id}`, `WITHDRAWAL:${id}`];
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from support_thread where payment_key = any(${sql.param(keys)}::text[]) order by last_at desc limit 1`,
    );
    return rows[0]?.id ?? null;
  }
}

function conditions({ states, kinds, username, from, until }: MoneyFilter, after: Place | null): SQL {
  const parts: SQL[] = [sql`true`];
  if (states) parts.push(sql`state = any(${sql.param([...states])}::text[])`);
  if (kinds) parts.push(sql`kind = any(${sql.param([...kinds])}::text[])`);
  if (username) parts.push(sql`(username = ${username} or counterparty = ${username})`);
  if (from) parts.push(sql`created_at >= ${from.toISOString()}::timestamptz`);
  if (until) parts.push(sql`created_at < ${until.toISOString()}::timestamptz`);
  // a cursor has whole milliseconds
  if (after)
    parts.push(
      sql`(date_trunc('milliseconds', created_at), id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    );
  return sql.join(parts, sql` and `);
}

function withDates(row: MoneyRow): MoneyRow {
  return { ...row, created_at: new Date(row.created_at), changed_at: new Date(row.changed_at) };
}
