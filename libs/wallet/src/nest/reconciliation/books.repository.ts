import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import type { BookedTransfer, Difference } from '../../core';

/** A row of a comparison as PostgreSQL returns it: amounts as text, since they may exceed a number. */
interface DifferenceRow extends Record<string, unknown> {
  agent: string;
  kind: Difference['kind'];
  subject: string;
  username: string | null;
  unit: Difference['unit'];
  amount: string | null;
  expected: string;
  found: string;
  at: string;
}

/** Comparisons within our own records. Each is one statement, so it sees one snapshot. */
@Injectable()
export class BooksRepository {
  constructor(private readonly database: Database) {}

  /** Returns payments and moves of all agents that were created before a moment and are still open. */
  unsettled(before: Date): Promise<Difference[]> {
    return this.compare(sql`
      select agent, 'PAYMENT_UNSETTLED' as kind, id::text as subject, username, unit, amount::text, 'an end' as expected,
        concat_ws(' ', status, step, (select e.kind from payment_event e where e.agent = p.agent and e.payment = p.id
          order by e.position desc limit 1)) as found, created_at as at
      from payment p where status in ('CREATE', 'APPROVE') and created_at < ${before}
      union all
      select agent, 'MOVE_UNSETTLED', id::text, username, 'CREDIT', amount_satang::text, 'an end',
        concat_ws(' ', kind, state, 'waits for ' || waits_for), created_at
      from provider_move where state in ('SENT', 'UNKNOWN') and created_at < ${before}`);
  }

  /** Returns payments since a moment, and those of open cases, whose postings don't match their state. */
  wrongEntries(since: Date): Promise<Difference[]> {
    return this.compare(sql`
      with looked_at as (
        select agent, id from payment where created_at >= ${since}
        union select agent, of_payment from ledger_posting where at >= ${since} and of_payment is not null
        union select agent, subject::uuid from reconciliation_case where kind = 'LEDGER_ENTRIES' and state = 'OPEN'
      ), booked as (
        select p.*, is_taken_back(p) as is_back, coalesce((
          select string_agg(l.move || case when (l.unit, l.amount) = (p.unit, p.amount) and (l.source, l.destination) = (
              case l.move when 'hold' then payment_source(p) when 'debit' then 'member:' || p.username else 'in-transit' end,
              case l.move when 'credit' then 'member:' || p.receiver
                when 'debit' then case when is_taken_back(p) then payment_source(p) else 'in-transit' end
                when 'return' then case p.kind when 'GIFT' then 'member:' || p.username else payment_source(p) end
                else 'in-transit' end)
            then '' else '(' || concat_ws(' ', l.source, l.destination, l.amount, l.unit) || ')' end, ' ' order by l.move collate "C")
          from ledger_posting l where l.agent = p.agent and l.of_payment = p.id), 'nothing') as moves
        from looked_at join payment p using (agent, id)
      )
      select agent, 'LEDGER_ENTRIES' as kind, id::text as subject, username, unit, amount::text,
        due as expected, moves as found, created_at as at
      from booked, lateral (select case
        when is_back then case status when 'SUCCESS' then 'debit' else 'nothing' end
        when kind = 'GIFT' and status = 'SUCCESS' then 'credit debit'
        when kind = 'GIFT' and status = 'REJECT' and moves <> 'nothing' then 'debit return'
        when kind = 'GIFT' and step in ('credit', 'return') then 'debit'
        when kind = 'GIFT' then 'nothing'
        when status = 'SUCCESS' then 'credit hold'
        when status = 'REJECT' then 'hold return'
        else 'hold' end as due) of_state
      where moves <> due`);
  }

  /** Returns accounts with postings since a moment, and those of open cases, whose balance is not the sum of their postings. */
  wrongBalances(since: Date): Promise<Difference[]> {
    return this.compare(sql`
      with looked_at as (
        select agent, source as id, unit from ledger_posting where at >= ${since} and source like '%:%'
        union select agent, destination, unit from ledger_posting where at >= ${since} and destination like '%:%'
        union select agent, subject, unit from reconciliation_case where kind = 'LEDGER_BALANCE' and state = 'OPEN'
      )
      select agent, 'LEDGER_BALANCE' as kind, id as subject, split_part(id, ':', 2) as username, unit, balance::text as amount,
        posted::text as expected, balance::text as found, ${since}::timestamptz as at
      from (
        select agent, id, unit, coalesce(a.balance, 0) as balance,
          coalesce((select sum(amount) from ledger_posting l where l.agent = k.agent and l.destination = k.id and l.unit = k.unit), 0)
          - coalesce((select sum(amount) from ledger_posting l where l.agent = k.agent and l.source = k.id and l.unit = k.unit), 0) as posted
        from looked_at k left join ledger_account a using (agent, id, unit)
      ) summed
      where balance <> posted`);
  }

  /** Returns the agents that ever had a payment: only their statements are read. */
  async agents(): Promise<string[]> {
    const rows = await this.rows<{ agent: string }>(sql`
      with recursive known as (
        (select agent from payment order by agent limit 1)
        union all
        select (select p.agent from payment p where p.agent > known.agent order by p.agent limit 1) from known
        where known.agent is not null
      ) select agent from known where agent is not null`);
    return rows.map(({ agent }) => agent);
  }

  /** Returns the transfers of an agent in our ledger: those within a range, and those of `payments` at any time. */
  async booked(agent: string, { from, until }: InstantRange, payments: readonly string[]): Promise<BookedTransfer[]> {
    const rows = await this.rows<Omit<BookedTransfer, 'amount' | 'at'> & { amount: string; at: string }>(sql`
      select p.id || ':' || case l.move when 'return' then 'comp' else l.move end as reference,
        case l.move when 'credit' then p.receiver else p.username end as username, l.unit,
        (case l.move when 'debit' then -l.amount else l.amount end)::text as amount, l.at
      from ledger_posting l join payment p on p.agent = l.agent and p.id = l.of_payment
      where l.agent = ${agent} and (l.move in ('debit', 'credit') or l.move = 'return' and p.kind = 'GIFT')
        and (l.at >= ${from} and l.at < ${until} or l.of_payment = any(${idsOf(payments)}::uuid[]))`);
    return rows.map(({ amount, at, ...transfer }) => ({ ...transfer, amount: BigInt(amount), at: new Date(at) }));
  }

  /** Returns the references of pending steps of `payments`: the provider may have done them already. */
  async underWay(agent: string, payments: readonly string[]): Promise<Set<string>> {
    const rows = await this.rows<{ reference: string }>(sql`
      select id || ':' || case step when 'return' then 'comp' else step end as reference
      from payment where agent = ${agent} and step is not null and id = any(${idsOf(payments)}::uuid[])`);
    return new Set(rows.map(({ reference }) => reference));
  }

  private async compare(query: SQL): Promise<Difference[]> {
    const rows = await this.rows<DifferenceRow>(query);
    return rows.map(({ amount, at, ...row }) => ({
      ...row,
      amount: amount === null ? null : BigInt(amount),
      at: new Date(at),
    }));
  }

  private async rows<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
    const { rows } = await this.database.asOperator((tx) => tx.execute<Row>(query));
    return rows as Row[];
  }
}

/** Formats ids as a PostgreSQL array. */
function idsOf(payments: readonly string[]): string {
  return `{${payments.join(',')}}`;
}
