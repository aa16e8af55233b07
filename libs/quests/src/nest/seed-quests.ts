import type { AgentTx } from '@housebrand/shared/nest';
import { dailyQuestTable } from './quest.tables';

const QUESTS: readonly Omit<typeof dailyQuestTable.$inferInsert, 'agent'>[] = [
  {
    id: 1,
    kind: 'TURNOVER',
    title: { th: 'เล่นครบ 500 บาท', en: 'Play 500 baht' },
    target: 50_000n,
    rewardKind: 'POINT',
    rewardAmount: 20n,
  },
  {
    id: 2,
    kind: 'TURNOVER',
    title: { th: 'เล่นครบ 2,000 บาท', en: 'Play 2,000 baht' },
    target: 200_000n,
    rewardKind: 'POINT',
    rewardAmount: 80n,
  },
  {
    id: 3,
    kind: 'DEPOSIT',
    title: { th: 'ฝากครบ 100 บาท', en: 'Deposit 100 baht' },
    target: 10_000n,
    rewardKind: 'CREDIT',
    rewardAmount: 1_000n,
  },
  {
    id: 4,
    kind: 'ROUNDS',
    title: { th: 'เล่นครบ 10 รอบ', en: 'Play 10 rounds' },
    target: 10n,
    rewardKind: 'POINT',
    rewardAmount: 30n,
  },
];

/** Seeds the agent's quests. */
export async function seedQuests(tx: AgentTx): Promise<void> {
  const { agent } = tx;
  await tx
    .insert(dailyQuestTable)
    .values(QUESTS.map((quest) => ({ agent, ...quest })))
    .onConflictDoNothing();
}
