import { Injectable } from '@nestjs/common';
import { MONEY_RECORDS, type MoneyKind, type MoneyRecord, type MoneyState } from '@housebrand/office';
import type { MemberRef } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import type { Place } from '../cursors';
import { rangesOf, SOURCES, type MoneyFilter } from './money-ranges';

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

/** The columns of the office's list, from rows of a record as `r`. */
const LISTED: Record<MoneyRecord, (rows: SQL) => SQL> = {
  PAYMENT: (rows) => sql`
    select 'PAYMENT' as record, r.id, r.kind, r.username, nullif(r.receiver, r.username) as counterparty, r.unit,
      r.amount, null::text as reference, coalesce(o.failure, r.reject_words) as failure, r.status as own_state, r.reverses,
      exists (select from payment b where b.reverses = r.id and b.status <> 'REJECT') as is_reversed,
      null::text as waits_for, r.created_at, r.changed_at, ${SOURCES.PAYMENT.state} as state
    from ${rows} r left join outbox_entry o on o.agent = r.agent and o.id = r.id`,
  MOVE: (rows) => sql`
    select 'MOVE' as record, r.id, r.kind, r.username, null::text as counterparty, 'CREDIT' as unit,
      r.amount_satang as amount, r.reference, r.refusal_words as failure, r.state as own_state, null::uuid as reverses,
      false as is_reversed, r.waits_for, r.created_at, coalesce(r.settled_at, r.requested_at, r.created_at) as changed_at,
      ${SOURCES.MOVE.state} as state
    from ${rows} r`,
};

/** Reads the payments and moves of an agent as one list. */
@Injectable()
export class MoneyRepository {
  /** Returns a page, newest first, and one more if another page follows. */
  async page(tx: AgentTx, filter: MoneyFilter, after: Place | null, limit: number): Promise<MoneyRow[]> {
    const records = filter.record ? [filter.record] : MONEY_RECORDS;
    const lists = records.flatMap((record) => {
      const rows = rangesOf(record, filter, after, limit);
      return rows ? [LISTED[record](rows)] : [];
    });
    if (lists.length === 0) return [];
    const { rows } = await tx.execute<MoneyRow>(
      sql`select * from (${sql.join(lists, sql` union all `)}) money order by created_at desc, id desc limit ${limit}`,
    );
    return rows.map(withDates);
  }

  async find(tx: AgentTx, record: MoneyRecord, id: string): Promise<MoneyRow | null> {
    const { rows } = await tx.execute<MoneyRow>(sql`${LISTED[record](SOURCES[record].table)} where r.id = ${id}::uuid`);
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

function withDates(row: MoneyRow): MoneyRow {
  return { ...row, created_at: new Date(row.created_at), changed_at: new Date(row.changed_at) };
}
