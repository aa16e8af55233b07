import { businessDay, businessDayEnd, ownEntry } from '@housebrand/shared';
import type { AgentTx, DemoDay } from '@housebrand/shared/nest';
import { tournamentTable } from './tournament.tables';

const DAY_MS = 86_400_000;
/** Agents whose tournament has a scene of their own. */
const SCENES: Readonly<Record<string, string>> = { NAGA: 'naga-week', LOTUS: 'lotus-week', KLANG: 'night-week' };

/**
 * Seeds weekly slot tournaments, Monday to Sunday: last week's, this week's and next week's. Play decides the leaders.
 * A later start adds the weeks since then.
 */
export async function seedTournaments(tx: AgentTx, { now }: DemoDay): Promise<void> {
  for (const monday of mondaysAround(now)) await seedWeek(tx, monday);
}

/** Mondays (`YYYY-MM-DD`) of the last, this and the next week. */
function mondaysAround(now: Date): string[] {
  const today = Date.parse(`${businessDay(now)}T00:00:00Z`);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return [-7, 0, 7].map((days) => new Date(today + (days - sinceMonday) * DAY_MS).toISOString().slice(0, 10));
}

async function seedWeek(tx: AgentTx, monday: string): Promise<void> {
  const { agent } = tx;
  const startDate = new Date(businessDayEnd(monday).getTime() - DAY_MS);
  const endDate = new Date(startDate.getTime() + 7 * DAY_MS);
  const id = `slots-week-${monday}`;
  await tx
    .insert(tournamentTable)
    .values({
      agent,
      id,
      name: { th: 'ศึกสล็อตประจำสัปดาห์', en: 'Slots week' },
      content: { th: 'ร่วมได้ทุกเกมสล็อต ทุกค่าย', en: 'All slots from all providers count.' },
      rewardType: 'POINT',
      calculationType: 'TURNOVER',
      categories: ['Slot'],
      startDate,
      endDate,
      imageUrl: `/media/banners/${ownEntry(SCENES, agent) ?? 'slots-week'}.avif?v=1`,
      rewards: [5_000n, 3_000n, 2_000n, 1_000n, 800n, 600n, 400n, 300n, 200n, 100n],
    })
    .onConflictDoNothing();
}
