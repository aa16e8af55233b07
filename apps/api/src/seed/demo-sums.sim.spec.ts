import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { satangFromBaht, type MemberRef } from '@housebrand/shared';
import { FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { StandingsService } from '@housebrand/tiers/nest';
import { apiBeforePortal } from '../testing/api-before-portal';
import { DEMO_AGENTS } from './demo-agents';
import { DemoWorldSync } from './demo-world-sync';

const PATIENCE_MS = 100_000;
/** More entries than a member has. */
const ALL = 2_000;

let simulator: RunningSimulator;
let world: TestWorld;

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  await new DemoWorldSync(world.app, clock).look();
  startWorkers(world.app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

/** Returns what the provider's books say that a member deposited and staked, in satang. */
async function booked({ username }: MemberRef): Promise<{ deposited: number; staked: number }> {
  const path = `/control/members/${username}/statement?limit=${ALL}`;
  const entries = await simulator.control<{ kind: string; amountSatang: number }[]>('GET', path);
  expect(entries.length).toBeLessThan(ALL);
  const movedBy = (kind: string): number =>
    entries.filter((entry) => entry.kind === kind).reduce((sum, { amountSatang }) => sum + amountSatang, 0);
  return { deposited: movedBy('DEPOSIT'), staked: 0 - movedBy('STAKE') };
}

const inSatang = (tier: { depositAmount: number; turnoverAmount: number } | null) => ({
  deposited: Number(satangFromBaht(tier?.depositAmount ?? 0)),
  staked: Number(satangFromBaht(tier?.turnoverAmount ?? 0)),
});

describe('tier sum of a demo member', () => {
  it('equals the provider’s books, for every member of every agent', async () => {
    // the bet feed counts the turnover from the first sight of a member on
    const waiting = { text: `select from tier_standing where follows <> 'PLAY'` };
    const isCounting = async () => (await world.database.database.operatorQuery(waiting)).rows.length === 0;
    await waitUntil(isCounting, PATIENCE_MS);
    const standings = world.app.get(StandingsService, { strict: false });
    const unknown: string[] = [];
    for (const { prefix } of DEMO_AGENTS) {
      const members = await simulator.control<{ username: string }[]>('GET', `/control/members?prefix=${prefix}`);
      for (const { username } of members) {
        const tier = await standings.notedTier({ prefix, username });
        if (!tier) unknown.push(username);
        expect([username, inSatang(tier)]).toEqual([username, await booked({ prefix, username })]);
      }
    }
    // registered just now, without a history
    expect(unknown.every((username) => username.endsWith('DEMO2'))).toBe(true);
  });

  it.each(['MTODEMO1', 'MTODEMO3'])('appears in the profile of %s', async (username) => {
    const payload = { prefix: 'MTO', username, password: 'Chips-2026!' };
    const entered = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const reply = await world.app.inject({ url: '/api/provider/profile', headers: { cookie } });
    const { tier } = reply.json<{ result: { tier: { depositAmount: number; turnoverAmount: number } } }>().result;
    expect(inSatang(tier)).toEqual(await booked({ prefix: 'MTO', username }));
  });
});
