import { businessDay, businessDayEnd } from '@housebrand/shared';
import type { Transaction } from '@housebrand/shared/nest';
import { tournamentScoreTable, tournamentTable } from '@housebrand/tournaments/nest';

const DAY_MS = 86_400_000;
const ID = 'slots-week';
const PLAYERS = [
  'KITTI21',
  'PLOY88',
  'NONG07',
  'BEAM55',
  'TEE77',
  'KOB21',
  'FAH34',
  'MAY90',
  'BANK12',
  'DEMO1',
  'OAT66',
  'JOY18',
];

/** A week of slots that runs now, with twelve members on its board; DEMO1 is tenth. */
export async function seedTournaments(tx: Transaction, agent: string, now: Date): Promise<void> {
  const today = businessDayEnd(businessDay(now));
  const inserted = await tx
    .insert(tournamentTable)
    .values({
      agent,
      id: ID,
      name: { th: 'ศึกสล็อตประจำสัปดาห์', en: 'Slots week' },
      content: { th: 'สะสมยอดเล่นสล็อตทุกค่าย ยิ่งเล่นมากยิ่งอันดับสูง', en: 'Every slot counts: the most played leads.' },
      rewardType: 'POINT',
      calculationType: 'TURNOVER',
      games: [],
      startDate: new Date(today.getTime() - 4 * DAY_MS),
      endDate: new Date(today.getTime() + 3 * DAY_MS),
      imageUrl: '/media/banners/slots-week.avif?v=1',
      rewards: [5_000n, 3_000n, 2_000n, 1_000n, 800n, 600n, 400n, 300n, 200n, 100n],
    })
    .onConflictDoNothing()
    .returning({ id: tournamentTable.id });
  if (inserted.length === 0) return;
  await tx.insert(tournamentScoreTable).values(
    PLAYERS.map((player, place) => ({
      agent,
      tournamentId: ID,
      username: `${agent}${player}`,
      score: BigInt(4_825_050 - place * 367_413),
      reachedAt: new Date(now.getTime() - (place + 1) * 3_600_000),
    })),
  );
}
