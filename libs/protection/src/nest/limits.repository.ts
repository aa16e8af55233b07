import { and, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import { NO_LIMIT, type LimitKind, type LimitPeriod, type LimitState } from '../core';
import { noteChange } from './changes';
import { playLimitTable as table } from './protection.tables';

/** Identifies one of a member's six limits. */
export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

/** A stored limit of a member. */
export interface StoredLimit extends LimitName {
  state: LimitState;
}

const FIND = statement('play_limit.find', ['username'], (q, p) =>
  q.select().from(table).where(eq(table.username, p.username)),
);

@Injectable()
export class LimitsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the limits that a member has ever set. */
  async find({ prefix, username }: MemberRef): Promise<StoredLimit[]> {
    const rows = await this.database.read(prefix, (q) => prepared(q, FIND, { username }));
    return rows.map((row) => ({ kind: row.kind, period: row.period, state: toState(row) }));
  }

  /** Changes a limit and records the change. Locks the row, so that concurrent changes apply one after the other. */
  change(
    { prefix, username }: MemberRef,
    { kind, period }: LimitName,
    at: Date,
    change: (state: LimitState) => LimitState,
  ): Promise<void> {
    const isLimit = and(eq(table.username, username), eq(table.kind, kind), eq(table.period, period));
    return this.database.forAgent(prefix, async (tx) => {
      await tx.insert(table).values({ agent: tx.agent, username, kind, period }).onConflictDoNothing();
      const [row] = await tx.select().from(table).where(isLimit).for('update');
      const before = toState(row!);
      const after = change(before);
      await tx.update(table).set(columnsOf(after)).where(isLimit);
      await recordChange(tx, { username, at, what: `${kind} ${period}` }, before, after);
    });
  }
}

function recordChange(
  tx: AgentTx,
  about: { username: string; at: Date; what: string },
  before: LimitState,
  chosen: LimitState,
): Promise<void> {
  return noteChange(tx, { ...about, before: toAudit(before), chosen: toAudit(chosen) });
}

/** Converts a limit for the audit: amounts as text, because JSON numbers cannot hold every bigint. */
function toAudit({ satang, pending }: LimitState): object {
  return {
    satang: satang === null ? null : String(satang),
    pending: pending && { satang: pending.satang === null ? null : String(pending.satang), fromMs: pending.fromMs },
  };
}

function columnsOf({ satang, pending }: LimitState): Partial<typeof table.$inferInsert> {
  return {
    satang,
    pendingSatang: pending?.satang ?? null,
    pendingFrom: pending ? new Date(pending.fromMs) : null,
  };
}

function toState({ satang, pendingSatang, pendingFrom }: typeof table.$inferSelect): LimitState {
  if (satang === null && pendingFrom === null) return NO_LIMIT;
  return { satang, pending: pendingFrom ? { satang: pendingSatang, fromMs: pendingFrom.getTime() } : null };
}
