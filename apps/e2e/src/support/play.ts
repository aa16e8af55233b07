import { randomUUID } from 'node:crypto';
import { satangFromBaht } from '@housebrand/shared';
import { type BrowserContext, expect } from '@playwright/test';
import { PORTAL_URL, SLOT } from './demo';
import { simulator } from './simulator';

/** Maximum stake per round, in satang. */
const HIGHEST_STAKE = 1_000_000;

/** Plays one round of a slot, with the calls of the game's page. */
export async function play(username: string, stake: number): Promise<void> {
  const { uri } = await simulator.launch(username, SLOT.id);
  const entered = await fetch(uri, { redirect: 'manual' });
  const game = new URL(entered.headers.get('location')!, uri).href;
  const headers = {
    'content-type': 'application/json',
    cookie: entered.headers.get('set-cookie')!.split(';')[0]!,
  };
  const body = JSON.stringify({ roundId: randomUUID(), bets: [{ stake }] });
  const reply = await fetch(`${game}/rounds`, { method: 'POST', headers, body });
  expect(reply.ok, await reply.text()).toBe(true);
}

/**
 * Deposits and plays until the second tier, which opens the referral programme (at LOTUS, quests and tournaments, too).
 *
 * @param context of the logged-in member; waits there until the tier is updated from the bet feed
 */
export async function riseToSilver(context: BrowserContext, username: string): Promise<void> {
  await simulator.deposit(username, 4_000_000);
  for (let round = 0; round < 2; round += 1) await play(username, HIGHEST_STAKE);
  const level = async () => {
    const reply = await context.request.get(`${PORTAL_URL}/api/provider/profile`);
    return ((await reply.json()) as { result: { tier: { tierLevel: number } } | null }).result?.tier.tierLevel;
  };
  await expect.poll(level).toBeGreaterThanOrEqual(2);
}

/**
 * Deposits and plays until the member leads the first running tournament, so that a row of the member is on the board however
 * often the test ran before.
 */
export async function leadTournament(context: BrowserContext, prefix: string, username: string): Promise<number> {
  await riseToSilver(context, username);
  const running = async () => {
    const reply = await context.request.get(`${PORTAL_URL}/api/apps/tournaments/leaderboards/${prefix}`);
    const { data } = (await reply.json()) as { data: RunningBoard[] };
    return data.find(({ status }) => status === 'RUNNING')!;
  };
  const best = Math.max(0, ...(await running()).leaderboards.map(({ score }) => score));
  const rounds = Number(satangFromBaht(best) / BigInt(HIGHEST_STAKE)) + 1;
  await simulator.deposit(username, rounds * HIGHEST_STAKE);
  for (let round = 0; round < rounds; round += 1) await play(username, HIGHEST_STAKE);
  await expect.poll(async () => (await running()).own?.rank).toBe(1);
  return (await running()).own!.score;
}

interface RunningBoard {
  status: string;
  leaderboards: { score: number }[];
  own: { rank: number; score: number } | null;
}
