import { and, eq, lt, sql, type Placeholder } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { qualified } from '../database/columns';
import { Database, prepared, statement } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { idempotentAnswerTable as table } from './idempotency.tables';
import { Presence } from './presence';

/** Retention of a key. */
const KEEP_MS = 24 * 3_600_000;
/** When a key is freed if its process vanished unnoticed by PostgreSQL or held no lock; longer than any call. */
const LEASE_MS = 60_000;
const SWEEP_MS = 3_600_000;

/** The owner and the use of a key. */
export interface IdempotentCall {
  agent: string;
  /** `''` for a call with an agent key, `staff:` and the account for one of the back office. */
  username: string;
  /** Method and route pattern. */
  route: string;
  key: string;
  /** Hash of address and body. */
  requestHash: Buffer;
}

/** The result of a claim: the first call, one in progress, an answered one, or a key of another request. */
export type Claimed =
  | { kind: 'first'; claim: string }
  | { kind: 'inFlight' }
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'keyConflict' };

type KeyOf<Value> = Record<'agent' | 'username' | 'route' | 'key', Value>;

const callIs = ({ agent, username, route, key }: KeyOf<string | Placeholder>) =>
  and(eq(table.agent, agent), eq(table.username, username), eq(table.route, route), eq(table.key, key));

const CALL = ['agent', 'username', 'route', 'key'] as const;

const CLAIM = statement('idempotent_answer.claim', [...CALL, 'requestHash', 'claim', 'holder', 'leaseMs'], (q, p) => {
  const leaseUntil = sql`clock_timestamp() + ${p.leaseMs} * interval '1 millisecond'`;
  const { agent, username, route, key, requestHash, claim, holder } = p;
  return q
    .insert(table)
    .values({ agent, username, route, key, requestHash, claim, holder, leaseUntil })
    .onConflictDoUpdate({
      target: [table.agent, table.username, table.route, table.key],
      set: { claim: sql`excluded.claim`, holder: sql`excluded.holder`, leaseUntil: sql`excluded.lease_until` },
      // take over from a holder that has died: the lock of a live process is not granted
      setWhere: sql`${table.status} is null and ${table.requestHash} = excluded.request_hash
        and (${table.leaseUntil} < clock_timestamp() or pg_try_advisory_xact_lock_shared(${table.holder}))`,
    })
    .returning({ claim: table.claim });
});
const FIND = statement('idempotent_answer.find', CALL, (q, p) =>
  q.select({ requestHash: table.requestHash, status: table.status, body: table.body }).from(table).where(callIs(p)),
);
const KEEP_REFUSAL = statement(
  'idempotent_answer.keepRefusal',
  [...CALL, 'requestHash', 'claim', 'status', 'body'],
  (q, { agent, username, route, key, requestHash, claim, status, body }) =>
    q
      .insert(table)
      .values({
        ...{ agent, username, route, key, requestHash, claim },
        ...{ leaseUntil: sql`clock_timestamp()`, status: sql`${status}`, body: sql`${body}` },
      })
      .onConflictDoNothing()
      .returning({ claim: table.claim }),
);
const KEEP = statement('idempotent_answer.keep', [...CALL, 'claim', 'status', 'body'], (q, p) =>
  q
    .update(table)
    .set({ status: sql`${p.status}`, body: sql`${p.body}` })
    .where(and(callIs(p), eq(table.claim, p.claim))),
);

/** SQL: whether a reply to any call of a member with a key is stored. */
export const hasStoredReply = (username: Placeholder, key: Placeholder) =>
  sql<boolean>`exists (select from ${table} where ${qualified(table.username)} = ${username} and ${qualified(table.key)} = ${key})`;

/** Stores the replies to calls with an `Idempotency-Key` for all instances. */
@Injectable()
export class IdempotentAnswers {
  constructor(
    private readonly database: Database,
    private readonly presence: Presence,
    clock: Clock,
    jobs: Jobs,
  ) {
    const sweep = () => this.forget(new Date(clock.now().getTime() - KEEP_MS));
    jobs.register({ name: 'idempotency-forget', everyMs: SWEEP_MS, run: sweep });
  }

  /** Claims the key for a call, or returns the state of the earlier one. */
  async claim(call: IdempotentCall): Promise<Claimed> {
    const claim = randomUUID();
    const holder = await this.presence.lock();
    const values = { ...call, claim, holder, leaseMs: LEASE_MS };
    const taken = await this.database.write(call.agent, (q) => prepared(q, CLAIM, values));
    if (taken.length > 0) return { kind: 'first', claim };
    // deleted between the two statements, or not answered yet: the caller retries
    return (await this.find(call)) ?? { kind: 'inFlight' };
  }

  /** Returns the stored reply to a call, or that its key belongs to another request; `null` if neither is stored. */
  async find(call: IdempotentCall): Promise<Exclude<Claimed, { kind: 'first' | 'inFlight' }> | null> {
    const [earlier] = await this.database.read(call.agent, (q) => prepared(q, FIND, call));
    if (!earlier) return null;
    if (!earlier.requestHash.equals(call.requestHash)) return { kind: 'keyConflict' };
    if (earlier.status === null) return null;
    return { kind: 'answered', status: earlier.status, body: earlier.body ?? 'null' };
  }

  /** Stores a refusal of a call that claimed no key, unless another one is stored. */
  async keepRefusal(call: IdempotentCall, status: number, body: string): Promise<void> {
    const values = { ...call, claim: randomUUID(), status, body };
    await this.database.write(call.agent, (q) => prepared(q, KEEP_REFUSAL, values));
  }

  /** Stores the reply, unless another call has taken the key meanwhile. */
  async keep(call: IdempotentCall, claim: string, status: number, body: string): Promise<void> {
    await this.database.write(call.agent, (q) => prepared(q, KEEP, { ...call, claim, status, body }));
  }

  /** Frees the key of a call that had no effect. */
  async release(call: IdempotentCall, claim: string): Promise<void> {
    await this.database.write(call.agent, (q) => q.delete(table).where(and(callIs(call), eq(table.claim, claim))));
  }

  /** Deletes keys that were first used before an instant. */
  async forget(before: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.createdAt, before)));
  }
}
