import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PersonalData } from '@housebrand/auth';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { FollowingClock } from '@housebrand/shared/nest';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';

const PASSWORD = 'Chips-2026!';
const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const KEY = { 'x-agent-key': 'demo-agent-key-mto' };
const PARTS = [
  'account',
  'profile',
  'registration',
  'devices',
  'secondFactors',
  'consents',
  'limits',
  'protection',
  'favoriteGames',
  'referrals',
  'payments',
  'statement',
  'playHistory',
  'questions',
  'notifications',
];

let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;
let session: Record<string, string>;

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  const clock = new FollowingClock();
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/provider/login',
    headers: { 'x-user-auth': 'request' },
    payload: { ...MEMBER, password: PASSWORD },
  });
  session = { 'x-user-auth': String(reply.headers['x-user-auth']) };
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const url = '/api/apps/personal_data/MTO/MTODEMO1';

async function copyFor(headers: Record<string, string>): Promise<PersonalData> {
  const reply = await app.inject({ method: 'POST', url, headers, payload: {} });
  expect([reply.statusCode, reply.json().message]).toEqual([200, expect.anything()]);
  return reply.json().data;
}

describe('export of personal data', () => {
  it('contains every part of a member, with the whole statement and all play', async () => {
    const { parts, missing } = await copyFor(session);
    expect([Object.keys(parts), missing]).toEqual([PARTS, []]);
    const { lines, isComplete } = parts.statement as { lines: { id: string }[]; isComplete: boolean };
    expect([isComplete, lines.length > 0, new Set(lines.map(({ id }) => id)).size]).toEqual([true, true, lines.length]);
    expect(parts.payments).toMatchObject({ isComplete: true });
    expect(parts.playHistory).toMatchObject({ isComplete: true });
    expect((parts.playHistory as { days: unknown[] }).days.length).toBeGreaterThan(30);
  });

  it('contains no secret, no complete account number, and no complete name of another member', async () => {
    const { parts } = await copyFor(session);
    const text = JSON.stringify(parts);
    expect(parts.profile).toMatchObject({ accountNumber: expect.stringMatching(/^•+\d{4}$/) });
    for (const secret of [PASSWORD, session['x-user-auth']!]) expect(text).not.toContain(secret);
    const referrals = parts.referrals as { downlines: { username: string }[] };
    expect(referrals.downlines.every(({ username }) => username.includes('•••'))).toBe(true);
  });

  it("gives the same parts to the agent's key, and nothing to another agent's", async () => {
    const { parts, missing } = await copyFor(KEY);
    expect([...Object.keys(parts), ...missing].sort()).toEqual(PARTS.toSorted());
    const foreign = { 'x-agent-key': 'demo-agent-key-master' };
    expect((await app.inject({ method: 'POST', url, headers: foreign, payload: {} })).statusCode).toBe(403);
  });
});
