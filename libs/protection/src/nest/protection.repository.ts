import { eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId } from '@housebrand/shared';
import { Database, type Transaction } from '@housebrand/shared/nest';
import { DEFAULT_REMINDER_MINUTES, type ExclusionSpan, type ReminderState } from '../core';
import { playExclusionTable, playReminderTable } from './protection.tables';

export interface StoredProtection {
  reminder: ReminderState;
  exclusions: ExclusionSpan[];
}

@Injectable()
export class ProtectionRepository {
  constructor(private readonly database: Database) {}

  find(prefix: string, username: string): Promise<StoredProtection> {
    return this.database.forAgent(prefix, async (tx) => ({
      reminder: await readReminder(tx, username),
      exclusions: await readExclusions(tx, username),
    }));
  }

  /** Reads, changes and writes the reminder in one transaction, so that two changes at once both count. */
  changeReminder(prefix: string, username: string, change: (state: ReminderState) => ReminderState): Promise<void> {
    return this.database.forAgent(prefix, async (tx) => {
      await tx
        .insert(playReminderTable)
        .values({ agent: prefix, username, minutes: DEFAULT_REMINDER_MINUTES })
        .onConflictDoNothing();
      const { minutes, pending } = change(await readReminder(tx, username, true));
      await tx
        .update(playReminderTable)
        .set({
          minutes,
          pendingMinutes: pending?.minutes ?? null,
          pendingFrom: pending ? new Date(pending.fromMs) : null,
        })
        .where(eq(playReminderTable.username, username));
    });
  }

  addExclusion(prefix: string, username: string, { kind, sinceMs, untilMs }: ExclusionSpan): Promise<void> {
    return this.database.forAgent(prefix, async (tx) => {
      await tx.insert(playExclusionTable).values({
        agent: prefix,
        username,
        id: newId(),
        kind,
        since: new Date(sinceMs),
        until: untilMs === null ? null : new Date(untilMs),
      });
    });
  }
}

async function readReminder(tx: Transaction, username: string, lock = false): Promise<ReminderState> {
  const query = tx.select().from(playReminderTable).where(eq(playReminderTable.username, username));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return { minutes: DEFAULT_REMINDER_MINUTES, pending: null };
  const { minutes, pendingMinutes, pendingFrom } = row;
  return { minutes, pending: pendingFrom ? { minutes: pendingMinutes, fromMs: pendingFrom.getTime() } : null };
}

async function readExclusions(tx: Transaction, username: string): Promise<ExclusionSpan[]> {
  const rows = await tx.select().from(playExclusionTable).where(eq(playExclusionTable.username, username));
  return rows.map(({ kind, since, until }) => ({ kind, sinceMs: since.getTime(), untilMs: until?.getTime() ?? null }));
}
