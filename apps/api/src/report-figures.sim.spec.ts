import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayFigures } from '@housebrand/office';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { AgentCalendar, businessDay } from '@housebrand/shared';
import { Clock, FollowingClock, startWorkers } from '@housebrand/shared/nest';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { EndedDays } from './figures/ended-days';
import { FiguresService } from './office/today/figures.service';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PATIENCE_MS = 100_000;
const DAY_MS = 86_400_000;
const ZONE = 'Asia/Bangkok';
const MEMBER = { prefix: 'MTO', username: 'MTODEMO3' };
/** More entries than a member has. */
const ALL = 2_000;

/** An entry of the provider's statement. */
interface Entry {
  kind: string;
  amountSatang: number;
  reference: string;
  at: string;
}

let simulator: RunningSimulator;
let world: TestWorld;
let range: { from: string; to: string };

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  await new DemoWorldSync(world.app, clock).look();
  startWorkers(world.app);
  const now = clock.now().getTime();
  range = { from: businessDay(new Date(now - 300 * DAY_MS), ZONE), to: businessDay(new Date(now), ZONE) };
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const get = <T>(token: abstract new (...args: never[]) => T): T => world.app.get<T>(token, { strict: false });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const dayOf = ({ at }: { at: string }) => businessDay(new Date(at), ZONE);

async function report(agent: string): Promise<DayFigures[]> {
  const figures = new FiguresService(world.database.database, get(EndedDays), get(AgentCalendar), get(Clock));
  return (await figures.days(agent, range)).days;
}

/** The provider's statement of each member of an agent. */
async function statements(agent: string): Promise<Map<string, Entry[]>> {
  const members = await simulator.control<{ username: string }[]>('GET', `/control/members?prefix=${agent}`);
  const found = new Map<string, Entry[]>();
  for (const { username } of members) {
    const entries = await simulator.control<Entry[]>('GET', `/control/members/${username}/statement?limit=${ALL}`);
    expect(entries.length).toBeLessThan(ALL);
    found.set(username, entries);
  }
  return found;
}

/** The figures of a day as the provider's statement has them. */
function stated(day: string, all: ReadonlyMap<string, Entry[]>) {
  const entries = [...all.values()].flat().filter((entry) => dayOf(entry) === day);
  const moved = (kind: string) =>
    sum(entries.filter((entry) => entry.kind === kind).map(({ amountSatang }) => amountSatang));
  const firsts = [...all.values()].flatMap(
    (own) => own.toSorted((one, other) => one.at.localeCompare(other.at)).find(({ kind }) => kind === 'DEPOSIT') ?? [],
  );
  const hasPlayed = (own: readonly Entry[]) => own.some((entry) => entry.kind === 'STAKE' && dayOf(entry) === day);
  return {
    day,
    depositsSatang: moved('DEPOSIT'),
    firstDeposits: firsts.filter((entry) => dayOf(entry) === day).length,
    withdrawalsSatang: 0 - moved('WITHDRAWAL') - moved('REFUND'),
    stakeSatang: 0 - moved('STAKE'),
    payoutSatang: moved('PAYOUT'),
    ggrSatang: 0 - moved('STAKE') - moved('PAYOUT'),
    activeMembers: [...all.values()].filter(hasPlayed).length,
  };
}

describe('report of a demo agent', () => {
  it.each(['MTO', 'NAGA'])(
    "equals the provider's statement of %s on each day, and has what a visitor expects",
    async (agent) => {
      const all = await statements(agent);
      const staked = sum(
        [...all.values()].flat().map(({ kind, amountSatang }) => (kind === 'STAKE' ? -amountSatang : 0)),
      );
      // the bets arrive with the feed
      const isRead = async () => {
        const text = `select coalesce(sum(stake_satang), 0)::bigint as satang from bet_turnover where agent = '${agent}'`;
        const { rows } = await world.database.database.operatorQuery<{ satang: string }>({ text });
        return Number(rows[0]!.satang) === staked;
      };
      await waitUntil(isRead, PATIENCE_MS);
      const days = await report(agent);
      expect(days).toHaveLength(301);
      for (const figures of days) expect(figures).toMatchObject(stated(figures.day, all));
      const month = days.slice(-30);
      expect(month.filter(({ depositsSatang }) => depositsSatang > 0).length).toBeGreaterThan(8);
      const [won, played] = [
        sum(month.map(({ ggrSatang }) => ggrSatang)),
        sum(month.map(({ stakeSatang }) => stakeSatang)),
      ];
      expect(Math.abs(won)).toBeLessThan(played / 2);
      expect(sum(month.map(({ firstDeposits }) => firstDeposits))).toBeGreaterThan(0);
    },
  );

  it("counts the credit of a coupon as its bonus cost, as the ledger and the provider's statement have it", async () => {
    const payload = { ...MEMBER, password: 'Chips-2026!' };
    const entered = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: 'http://localhost:3000', 'idempotency-key': 'report-figures' };
    const coupon = { couponCode: 'WELCOME-7K2M-93QX' };
    const redeemed = await world.app.inject({
      method: 'POST',
      url: '/api/apps/coupons.redeem',
      headers,
      payload: coupon,
    });
    expect(redeemed.statusCode).toBe(200);
    const credited = async () =>
      (await statements('MTO')).get(MEMBER.username)!.filter(({ kind }) => kind === 'TRANSFER_IN');
    await waitUntil(async () => (await credited()).length > 0, PATIENCE_MS);
    const text = `select count(*)::int as open from payment where agent = 'MTO' and status in ('CREATE', 'APPROVE')`;
    const isSettled = async () =>
      (await world.database.database.operatorQuery<{ open: number }>({ text })).rows[0]!.open === 0;
    await waitUntil(isSettled, PATIENCE_MS);
    const { rows } = await world.database.database.operatorQuery<{ satang: string }>({
      text: `select sum(l.amount)::text as satang from ledger_posting l join payment p on p.agent = l.agent and p.id = l.of_payment
        where l.agent = 'MTO' and l.move = 'credit' and p.unit = 'CREDIT' and p.kind in ('COUPON', 'QUEST', 'TOURNAMENT')`,
    });
    const days = await report('MTO');
    const cost = sum(days.map(({ bonusSatang }) => bonusSatang));
    expect(cost).toBe(10_000);
    expect(Number(rows[0]!.satang)).toBe(cost);
    expect(sum((await credited()).map(({ amountSatang }) => amountSatang))).toBe(cost);
  });
});
