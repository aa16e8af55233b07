import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { memberRef } from '@housebrand/shared';
import { FAKE_PASSWORD, openAuthWorld, SessionJar, type AuthWorld } from '../../testing';
import { MemberLocks } from './member-locks.service';

const member = memberRef('MTO', 'MTODEMO1');
let world: AuthWorld;
let locks: MemberLocks;

beforeAll(async () => {
  world = await openAuthWorld();
  locks = world.app.get(MemberLocks, { strict: false });
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['member_session', 'member_lock'])
    await world.database.database.operatorQuery({ text: `delete from ${table}` });
});

async function logIn(username: string, password = FAKE_PASSWORD, prefix = 'MTO') {
  const payload = { prefix, username, password };
  return world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
}

async function profile(jar: SessionJar): Promise<number> {
  return (await world.app.inject({ url: '/api/provider/profile', headers: jar.headers() })).statusCode;
}

describe('MemberLocks', () => {
  const act = { actor: 'staff:mto.support', reason: 'Phone was stolen' };

  it('ends the sessions and refuses a login with the right password only', async () => {
    const jar = await world.logIn('MTO', 'MTODEMO1');
    expect(await profile(jar)).toBe(200);
    expect(await locks.lock(member, 'LOCKED', act)).toBe(true);
    expect(await profile(jar)).toBe(401);
    const refused = await logIn('MTODEMO1');
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('บัญชีนี้ถูกล็อก'),
    ]);
    expect((await logIn('MTODEMO1', 'not-the-password')).statusCode).toBe(401);

    expect(await locks.unlock(member, act)).toBe(true);
    expect((await logIn('MTODEMO1')).statusCode).toBe(200);
  });

  it('locks the member of one agent only', async () => {
    await locks.lock(memberRef('MTO', 'NAGADEMO1'), 'LOCKED', act);
    expect((await logIn('NAGADEMO1', FAKE_PASSWORD, 'NAGA')).statusCode).toBe(200);
  });

  it('keeps a closed account closed', async () => {
    expect(await locks.lock(member, 'CLOSED', act)).toBe(true);
    expect(await locks.unlock(member, act)).toBe(false);
    expect(await locks.lock(member, 'LOCKED', act)).toBe(false);
    expect((await locks.find(member))?.state).toBe('CLOSED');
    expect((await logIn('MTODEMO1')).statusCode).toBe(403);
  });
});
