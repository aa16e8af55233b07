import { newId } from '@housebrand/shared';
import type { AgentTx, DemoDay } from '@housebrand/shared/nest';
import { affiliateIncomeTable, downlineTable } from './affiliate.tables';

const DAY_MS = 86_400_000;
/** Members on each level below DEMO1. */
const LEVELS = [24, 9, 4];
const MONTHS = 6;

/** DEMO1's three levels of downline, and half a year of income from them: the last month is not withdrawn yet. */
export async function seedAffiliate(tx: AgentTx, { now }: DemoDay): Promise<void> {
  const { agent } = tx;
  const upline = `${agent}DEMO1`;
  const below = LEVELS.flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({
      agent,
      upline,
      username: `${agent}DOWN${index + 1}${String(place + 1).padStart(2, '0')}`,
      level: index + 1,
      joinedAt: new Date(now.getTime() - (place * 7 + index * 3 + 2) * DAY_MS),
    })),
  );
  const inserted = await tx
    .insert(downlineTable)
    .values(below)
    .onConflictDoNothing()
    .returning({ name: downlineTable.username });
  if (inserted.length === 0) return;
  await tx.insert(affiliateIncomeTable).values(
    below.flatMap(({ username, level }, place) =>
      Array.from({ length: MONTHS }, (_, month) => ({
        agent,
        id: newId(),
        username: upline,
        fromUsername: username,
        amountSatang: BigInt(9_640 - level * 1_820 - month * 610 + ((place * 7_919) % 1_500)),
        earnedAt: new Date(now.getTime() - (month * 30 + (place % 28)) * DAY_MS),
        withdrawnAt: month === 0 ? null : new Date(now.getTime() - (month * 30 - 28) * DAY_MS),
      })),
    ),
  );
}
