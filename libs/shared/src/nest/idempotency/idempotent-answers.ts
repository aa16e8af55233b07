import { and, eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { idempotentAnswerTable as table } from './idempotency.tables';

/** A key is remembered for so long (decisions, Money). */
const KEEP_MS = 24 * 3_600_000;
/** An instance that died frees its key after this; no call takes so long. */
const LEASE_MS = 60_000;
const SWEEP_MS = 3_600_000;

/** Whose key it is, and for what. */
export interface IdempotentCall {
  agent: string;
  /** `''` for a call of the agent's key. */
  username: string;
  /** Method and pattern. */
  route: string;
  key: string;
  /** Of address and body. */
  requestHash: Buffer;
}

/** What becomes of a call: it is the first, somebody answers it at the moment, it was answered, or the key is another request's. */
export type Claimed =
  | { kind: 'first'; claim: string }
  | { kind: 'inFlight' }
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'otherRequest' };

/** The answers to calls with an `Idempotency-Key`, the same from every instance. */
@Injectable()
export class IdempotentAnswers {
  constructor(
    private readonly database: Database,
    clock: Clock,
    jobs: Jobs,
  ) {
    const sweep = () => this.forget(new Date(clock.now().getTime() - KEEP_MS));
    jobs.register({ name: 'idempotency-forget', everyMs: SWEEP_MS, run: sweep });
  }

  /** Takes the key for this call, or tells what became of it before. */
  claim(call: IdempotentCall): Promise<Claimed> {
    const { agent, username, route, key, requestHash } = call;
    const claim = randomUUID();
    const leaseUntil = sql`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;
    return this.database.forAgent(agent, async (tx) => {
      const taken = await tx
        .insert(table)
        .values({ agent, username, route, key, requestHash, claim, leaseUntil })
        .onConflictDoUpdate({
          target: [table.agent, table.username, table.route, table.key],
          set: { claim, leaseUntil },
          // whoever held it died on the way
          setWhere: sql`${table.status} is null and ${table.leaseUntil} < clock_timestamp() and ${table.requestHash} = ${requestHash}`,
        })
        .returning({ claim: table.claim });
      if (taken.length > 0) return { kind: 'first', claim };
      const [known] = await tx.select().from(table).where(callIs(call));
      // forgotten between the two statements: the caller asks again
      if (!known) return { kind: 'inFlight' };
      if (!known.requestHash.equals(requestHash)) return { kind: 'otherRequest' };
      if (known.status === null) return { kind: 'inFlight' };
      return { kind: 'answered', status: known.status, body: known.body ?? 'null' };
    });
  }

  /** Keeps the answer, unless the lease was over and another call has taken the key. */
  async keep(call: IdempotentCall, claim: string, status: number, body: string): Promise<void> {
    await this.database.forAgent(call.agent, (tx) =>
      tx
        .update(table)
        .set({ status, body })
        .where(and(callIs(call), eq(table.claim, claim))),
    );
  }

  /** Frees the key of a call that had no effect. */
  async release(call: IdempotentCall, claim: string): Promise<void> {
    await this.database.forAgent(call.agent, (tx) => tx.delete(table).where(and(callIs(call), eq(table.claim, claim))));
  }

  /** Forgets keys that were first used before an instant. */
  async forget(before: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.createdAt, before)));
  }
}

function callIs({ agent, username, route, key }: IdempotentCall) {
  return and(eq(table.agent, agent), eq(table.username, username), eq(table.route, route), eq(table.key, key));
}
