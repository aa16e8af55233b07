import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Database } from '../database/database';
import type { AgentTx } from '../database/transactions';
import type { NewOutboxEntry, ParkedEntry } from './outbox-entry';
import type { ClaimedDelivery, OutboxHandler } from './outbox-handler';
import { outboxEntryTable as table, type OutboxState } from './outbox.tables';

/** Claims the oldest waiting entry of each key. Later entries wait for it and, if `$2`, for parked ones. */
const CLAIM = `
with due as (
  select e.agent, e.id from outbox_entry e
  where e.state = 'waiting' and e.topic = $1 and e.due_at <= clock_timestamp()
    and not exists (
      select from outbox_entry earlier
      where earlier.agent = e.agent and earlier.topic = e.topic and earlier.key = e.key and earlier.position < e.position
        and (earlier.state = 'waiting' or ($2 and earlier.state = 'parked')))
  order by e.due_at limit $3 for update skip locked)
update outbox_entry e
set attempts = attempts + 1, claim = gen_random_uuid(), due_at = clock_timestamp() + $4 * interval '1 millisecond'
from due where e.agent = due.agent and e.id = due.id
returning e.agent, e.id, e.topic, e.key, e.reference, e.payload, e.attempts as attempt, e.claim`;

/** Records the outcome of a delivery, unless another one has started. `$6`: milliseconds until it is due again. */
const END = `
update outbox_entry
set state = $4, failure = $5, claim = null,
  due_at = coalesce(clock_timestamp() + $6 * interval '1 millisecond', due_at),
  ended_at = case when $4 <> 'waiting' then clock_timestamp() end
where agent = $1 and id = $2 and claim = $3`;

@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** Inserts entries in the caller's transaction. Writers of one key wait for one another, so positions follow the commits. */
  async insert(tx: AgentTx, entries: readonly NewOutboxEntry[]): Promise<string[]> {
    const rows = entries.map((entry) => ({ ...entry, id: newId() }));
    const lockOf = ({ topic, key }: NewOutboxEntry) => `${topic} ${key}`;
    // lock keys in a fixed order, so that two writers of the same keys cannot deadlock
    for (const { id, topic, key, payload, reference = id, delayMs = 0 } of rows.toSorted((a, b) =>
      lockOf(a) < lockOf(b) ? -1 : +(lockOf(a) > lockOf(b)),
    )) {
      await tx.execute(
        sql`select outbox_add(${id}, ${topic}, ${key}, ${reference}, ${JSON.stringify(payload)}, null, null)`,
      );
      const dueAt = sql`${table.dueAt} + ${delayMs} * interval '1 millisecond'`;
      if (delayMs > 0) await tx.update(table).set({ dueAt }).where(eq(table.id, id));
    }
    return rows.map(({ id }) => id);
  }

  /** Claims due entries of a topic for a lease; no other instance gets them meanwhile. */
  async claim({ topic, whenParked }: OutboxHandler, limit: number, leaseMs: number): Promise<ClaimedDelivery[]> {
    const { rows } = await this.database.operatorQuery<ClaimedDelivery & Record<string, unknown>>({
      name: 'outbox_entry.claim',
      text: CLAIM,
      values: [topic, whenParked !== 'continue', limit, leaseMs],
    });
    return rows;
  }

  /** @returns false when the lease had ended and another delivery has started */
  async markSent(entry: ClaimedDelivery): Promise<boolean> {
    return this.end(entry, 'sent', null);
  }

  async park(entry: ClaimedDelivery, failure: string): Promise<boolean> {
    return this.end(entry, 'parked', failure);
  }

  async postpone(entry: ClaimedDelivery, failure: string, waitMs: number): Promise<boolean> {
    return this.end(entry, 'waiting', failure, waitMs);
  }

  /** Returns parked entries, the longest parked first. */
  async parked(limit: number): Promise<ParkedEntry[]> {
    const { agent, id, topic, key, reference, attempts, failure, createdAt, endedAt } = table;
    return this.database.asOperator((tx) =>
      tx
        .select({ agent, id, topic, key, reference, attempts, failure, createdAt, parkedAt: endedAt })
        .from(table)
        .where(eq(table.state, 'parked'))
        .orderBy(asc(endedAt), asc(table.position))
        .limit(limit),
    );
  }

  async isParked(agent: string, id: string): Promise<boolean> {
    const found = await this.database.read(agent, (q) =>
      q
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(table.state, 'parked'))),
    );
    return found.length > 0;
  }

  /** @returns false when no parked entry has this id */
  async changeParked(agent: string, id: string, to: 'waiting' | 'sent', note: string | null): Promise<boolean> {
    const changed = { state: to, attempts: 0, claim: null, dueAt: sql`clock_timestamp()` };
    const settled = to === 'sent' && { endedAt: sql`clock_timestamp()`, failure: note };
    const { rowCount } = await this.database.asOperator((tx) =>
      tx
        .update(table)
        .set({ ...changed, endedAt: null, ...settled })
        .where(and(eq(table.agent, agent), eq(table.id, id), eq(table.state, 'parked'))),
    );
    return rowCount === 1;
  }

  async forgetSent(before: Date): Promise<void> {
    await this.database.asOperator((tx) =>
      // an entry ends after it was created, and only that instant has an index
      tx.delete(table).where(and(eq(table.state, 'sent'), lt(table.endedAt, before), lt(table.createdAt, before))),
    );
  }

  private async end(
    { agent, id, claim }: ClaimedDelivery,
    state: OutboxState,
    failure: string | null,
    waitMs: number | null = null,
  ): Promise<boolean> {
    const values = [agent, id, claim, state, failure, waitMs];
    const { rowCount } = await this.database.operatorQuery({ name: 'outbox_entry.end', text: END, values });
    return rowCount === 1;
  }
}
