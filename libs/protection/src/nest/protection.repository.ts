import { eq, inArray, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import { DEFAULT_REMINDER_MINUTES, type ExclusionSpan, type ReminderState } from '../core';
import { noteChange } from './changes';
import { playExclusionTable, playLimitTable, playReminderTable } from './protection.tables';

export interface StoredProtection {
  reminder: ReminderState;
  exclusions: ExclusionSpan[];
  /** The member has ever set a limit. */
  hasLimits: boolean;
}

const named = sql<string>`named.username`;
/** Yields at least one row for each username, and one for each exclusion. */
const FIND = statement('play_exclusion.find', ['usernames'], (q, p) =>
  q
    .select({
      username: named,
      reminder: playReminderTable,
      exclusion: playExclusionTable,
      hasLimits: sql<boolean>`exists (select from ${playLimitTable} where ${eq(playLimitTable.username, named)})`,
    })
    .from(sql`unnest(${p.usernames}::text[]) as named (username)`)
    .leftJoin(playReminderTable, eq(playReminderTable.username, named))
    .leftJoin(playExclusionTable, eq(playExclusionTable.username, named)),
);

@Injectable()
export class ProtectionRepository {
  constructor(private readonly database: Database) {}

  /** Returns a member's reminder and exclusions, and whether they have limits. */
  async find({ prefix, username }: MemberRef): Promise<StoredProtection> {
    const [found] = await this.findEach(prefix, [username]);
    return found!;
  }

  /** Like `find`, for members of one agent, in their order. */
  async findEach(prefix: string, usernames: readonly string[]): Promise<StoredProtection[]> {
    const all = await this.database.read(prefix, (q) => prepared(q, FIND, { usernames }));
    const byName = Map.groupBy(all, ({ username }) => username);
    return usernames.map((username) => {
      const rows = byName.get(username)!;
      return {
        reminder: toReminder(rows[0]!.reminder),
        exclusions: rows.flatMap(({ exclusion }) => (exclusion ? [toSpan(exclusion)] : [])),
        hasLimits: rows[0]!.hasLimits,
      };
    });
  }

  /** Returns all exclusions of these members. */
  async exclusionsOf(prefix: string, usernames: readonly string[]): Promise<ExclusionSpan[]> {
    const rows = await this.database.read(prefix, (q) =>
      q
        .select()
        .from(playExclusionTable)
        .where(inArray(playExclusionTable.username, [...usernames])),
    );
    return rows.map(toSpan);
  }

  /** Locks the reminder, so that concurrent changes apply one after the other, and returns it. */
  async lockReminder(tx: AgentTx, { username }: MemberRef): Promise<ReminderState> {
    const { agent } = tx;
    const [row] = await tx
      .insert(playReminderTable)
      .values({ agent, username, minutes: DEFAULT_REMINDER_MINUTES })
      // locks an earlier reminder
      .onConflictDoUpdate({
        target: [playReminderTable.agent, playReminderTable.username],
        set: { minutes: sql`${playReminderTable.minutes}` },
      })
      .returning();
    return toReminder(row);
  }

  /** Changes a locked reminder and records the change. */
  async changeReminder(
    tx: AgentTx,
    { username }: MemberRef,
    { at, before, chosen }: { at: Date; before: ReminderState; chosen: ReminderState },
  ): Promise<void> {
    const { minutes, pending } = chosen;
    await tx
      .update(playReminderTable)
      .set({
        minutes,
        pendingMinutes: pending?.minutes ?? null,
        pendingFrom: pending?.from ?? null,
      })
      .where(eq(playReminderTable.username, username));
    await noteChange(tx, { username, at, what: 'reminder', before: toAudit(before), chosen: toAudit(chosen) });
  }

  /** @returns its id */
  async addExclusion(tx: AgentTx, { username }: MemberRef, { kind, since, until }: ExclusionSpan): Promise<string> {
    const span = { since, until };
    const id = newId(since);
    await tx.insert(playExclusionTable).values({ agent: tx.agent, username, id, kind, ...span });
    await noteChange(tx, { username, at: since, what: kind, before: null, chosen: span });
    return id;
  }
}

/** Converts a reminder for the append-only table, whose rows name the instant `fromMs`. */
function toAudit({ minutes, pending }: ReminderState): object {
  return { minutes, pending: pending && { minutes: pending.minutes, fromMs: pending.from.getTime() } };
}

function toReminder(row: typeof playReminderTable.$inferSelect | null | undefined): ReminderState {
  if (!row) return { minutes: DEFAULT_REMINDER_MINUTES, pending: null };
  const { minutes, pendingMinutes, pendingFrom } = row;
  return { minutes, pending: pendingFrom ? { minutes: pendingMinutes, from: pendingFrom } : null };
}

function toSpan({ kind, since, until }: typeof playExclusionTable.$inferSelect): ExclusionSpan {
  return { kind, since, until };
}
