import { and, eq } from 'drizzle-orm';
import { businessDay } from '@housebrand/shared';
import { dailyQuestTable, insertBaseline, questBaselineTable } from '@housebrand/quests/nest';
import type { Transaction } from '@housebrand/shared/nest';

const QUESTS: readonly Omit<typeof dailyQuestTable.$inferInsert, 'agent'>[] = [
  {
    id: 1,
    kind: 'TURNOVER',
    title: { th: 'เล่นครบ 500 บาท', en: 'Play 500 baht' },
    targetSatang: 50_000n,
    rewardKind: 'POINT',
    rewardAmount: 20n,
  },
  {
    id: 2,
    kind: 'TURNOVER',
    title: { th: 'เล่นครบ 2,000 บาท', en: 'Play 2,000 baht' },
    targetSatang: 200_000n,
    rewardKind: 'POINT',
    rewardAmount: 80n,
  },
  {
    id: 3,
    kind: 'DEPOSIT',
    title: { th: 'ฝากครบ 100 บาท', en: 'Deposit 100 baht' },
    targetSatang: 10_000n,
    rewardKind: 'CREDIT',
    rewardAmount: 1_000n,
  },
];

/** What DEMO1 had accumulated at the provider when the demo day began: the first quest is then half done. */
const DEMO1_BASELINE = { turnover: 5_990_000n - 25_000n, deposit: 850_000n };

export async function seedQuests(tx: Transaction, agent: string, now: Date): Promise<void> {
  await tx
    .insert(dailyQuestTable)
    .values(QUESTS.map((quest) => ({ agent, ...quest })))
    .onConflictDoNothing();
  const username = `${agent}DEMO1`;
  const known = await tx
    .select({ day: questBaselineTable.businessDay })
    .from(questBaselineTable)
    .where(and(eq(questBaselineTable.agent, agent), eq(questBaselineTable.username, username)))
    .limit(1);
  // once only: the days after the first begin with what the provider reports
  if (known.length === 0) await insertBaseline(tx, agent, username, businessDay(now), DEMO1_BASELINE);
}
