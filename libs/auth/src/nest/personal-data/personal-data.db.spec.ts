import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STEP_UP_CODE } from '@housebrand/shared';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld, type SessionJar } from '../../testing';

const MINUTE_MS = 60_000;

let world: AuthWorld;
let jar: SessionJar;

beforeAll(async () => {
  world = await openAuthWorld();
  jar = await world.logIn('MTO', 'MTODEMO1');
});
afterAll(() => world?.close());

const post = async (url: string, headers: Record<string, string>, payload: object = {}) => {
  const reply = await world.app.inject({ method: 'POST', url, headers, payload });
  return { status: reply.statusCode, ...reply.json() };
};
const ADDRESS = '/api/apps/personal_data/MTO/MTODEMO1';
const byMember = () => post(ADDRESS, jar.headers());

describe('export of personal data', () => {
  it("contains the member's own parts and those of other domains, and names what is missing", async () => {
    const { status, data } = await byMember();
    expect([status, data.prefix, data.username]).toEqual([200, 'MTO', 'MTODEMO1']);
    expect(Object.keys(data.parts)).toEqual([
      'account',
      'profile',
      'registration',
      'devices',
      'secondFactors',
      'limits',
    ]);
    expect(data.missing).toEqual(['statement']);
    expect(data.parts.limits).toEqual({ of: 'MTODEMO1' });
    expect(data.parts.profile.accountNumber).toMatch(/^•+\d{4}$/);
    expect(data.parts.devices).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(FAKE_PASSWORD);
  });

  it('notes each copy in the audit trail', async () => {
    const { rows } = await world.database.database.operatorQuery({
      text: `select actor, subject from audit_entry where action = 'member.data-exported'`,
    });
    expect(rows).toEqual([{ actor: 'MTODEMO1', subject: 'MTODEMO1' }]);
  });

  it('requires a fresh password', async () => {
    world.clock.advance(6 * MINUTE_MS);
    expect((await byMember()).code).toBe(STEP_UP_CODE);
    expect((await post('/api/provider/step-up', jar.headers(), { password: FAKE_PASSWORD })).status).toBe(200);
    expect((await byMember()).status).toBe(200);
  });

  it('refuses guests and the data of another member', async () => {
    expect((await post(ADDRESS, {})).status).toBe(401);
    expect((await post('/api/apps/personal_data/MTO/MTODEMO3', jar.headers())).status).toBe(403);
  });

  it('limits the copies of a day', async () => {
    const codes: number[] = [];
    for (let copy = 0; copy < 12; copy += 1) codes.push((await byMember()).status);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect(codes.at(-1)).toBe(429);
  });
});
