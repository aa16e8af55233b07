import { and, eq } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
import type { MemberActivity } from '../core';
import { dailyQuestTable, questBaselineTable } from './quest.tables';

export type QuestDefinition = Omit<typeof dailyQuestTable.$inferSelect, 'agent'>;

@Injectable()
export class QuestsRepository {
  constructor(private readonly database: Database) {}

  definitions(prefix: string): Promise<QuestDefinition[]> {
    return this.database.forAgent(prefix, (tx) => tx.select().from(dailyQuestTable).orderBy(dailyQuestTable.id));
  }

  /** What the member had accumulated at the day's first look; this look, when it is the first. */
  baseline(prefix: string, username: string, businessDay: string, now: MemberActivity): Promise<MemberActivity> {
    return this.database.forAgent(prefix, async (tx) => {
      await insertBaseline(tx, prefix, username, businessDay, now);
      const [row] = await tx
        .select()
        .from(questBaselineTable)
        .where(and(eq(questBaselineTable.username, username), eq(questBaselineTable.businessDay, businessDay)));
      return row ? { turnover: row.turnoverSatang, deposit: row.depositSatang } : now;
    });
  }
}

/** Records the day's first look; a later one changes nothing. */
export async function insertBaseline(
  tx: Transaction,
  agent: string,
  username: string,
  businessDay: string,
  { turnover, deposit }: MemberActivity,
): Promise<void> {
  await tx
    .insert(questBaselineTable)
    .values({ agent, username, businessDay, turnoverSatang: turnover, depositSatang: deposit })
    .onConflictDoNothing();
}
