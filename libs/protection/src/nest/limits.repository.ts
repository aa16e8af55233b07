import { and, eq, sql, type SQL } from 'drizzle-orm';
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

  /** Locks a limit, so that concurrent changes apply one after the other, and returns it. */
  async lockForUpdate(tx: AgentTx, { username }: MemberRef, { kind, period }: LimitName): Promise<LimitState> {
    const { agent } = tx;
    const [row] = await tx
      .insert(table)
      .values({ agent, username, kind, period })
      // locks the row of an earlier limit
      .onConflictDoUpdate({
        target: [table.agent, table.username, table.kind, table.period],
        set: { satang: sql`${table.satang}` },
      })
      .returning();
    return toState(row!);
  }

  /** Changes a locked limit and records the change. */
  async change(
    tx: AgentTx,
    { username }: MemberRef,
    limit: LimitName,
    { at, before, chosen }: { at: Date; before: LimitState; chosen: LimitState },
  ): Promise<void> {
    await tx.update(table).set(columnsOf(chosen)).where(isLimit(username, limit));
    const what = `${limit.kind} ${limit.period}`;
    await noteChange(tx, { username, at, what, before: toAudit(before), chosen: toAudit(chosen) });
  }
}

function isLimit(username: string, { kind, period }: LimitName): SQL | undefined {
  return and(eq(table.username, username), eq(table.kind, kind), eq(table.period, period));
}

/** Converts a limit for the audit: amounts as text, because JSON numbers cannot hold every bigint. */
function toAudit({ satang, pending }: LimitState): object {
  return {
    satang: satang === null ? null : String(satang),
    pending: pending && {
      satang: pending.satang === null ? null : String(pending.satang),
      fromMs: pending.from.getTime(),
    },
  };
}

function columnsOf({ satang, pending }: LimitState): Partial<typeof table.$inferInsert> {
  return {
    satang,
    pendingSatang: pending?.satang ?? null,
    pendingFrom: pending?.from ?? null,
  };
}

function toState({ satang, pendingSatang, pendingFrom }: typeof table.$inferSelect): LimitState {
  if (satang === null && pendingFrom === null) return NO_LIMIT;
  return { satang, pending: pendingFrom ? { satang: pendingSatang, from: pendingFrom } : null };
}
