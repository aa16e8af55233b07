import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FAKE_PASSWORD, fakeMember, openAuthWorld, type AuthWorld } from '../../testing';
import { SessionTokenSealer } from '../session/session-token';
import { SessionService, type IssuedSession } from '../session/session.service';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

/** A member of MTO without the prefix: a provider could return one, but no session may be theirs. */
const STRAY = fakeMember('MTO', 'STRAY1');

describe('username returned by the member system', () => {
  it('needs the prefix, too (specification section 5)', async () => {
    const { identity } = world.providers;
    const own = { ...identity };
    const token = 'platform-token-STRAY1';
    identity.identify = async () => ({ memberId: STRAY.memberId, username: 'STRAY1', platformKey: 'STRAY1' });
    identity.enterPlatformByKey = async () => ({ token, member: STRAY });
    const payload = { prefix: 'MTO', username: 'MTODEMO1', password: FAKE_PASSWORD };
    const reply = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
    Object.assign(identity, own);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 500, message: 'Invalid Username or Password' });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});

describe('session', () => {
  const start = (username: string): Promise<IssuedSession> => {
    const secrets = { memberSystemToken: 'member', gamePlatformToken: 'platform', password: FAKE_PASSWORD };
    const session = { prefix: 'MTO', username, memberId: STRAY.memberId, ...secrets };
    const sessions = world.app.get(SessionService, { strict: false });
    return world.database.database.forAgent('MTO', (tx) => sessions.start(tx, session));
  };
  const refresh = (token: string) =>
    world.app.inject({ method: 'POST', url: '/api/provider/refresh-portal-token', headers: { 'x-user-auth': token } });

  it('is invalid if its username does not start with its prefix', async () => {
    expect((await refresh((await start('MTODEMO1')).tokens.portal)).statusCode).toBe(200);
    expect((await refresh((await start('STRAY1')).tokens.portal)).statusCode).toBe(401);
  });

  it("is invalid under another member's name", async () => {
    const { tokens } = await start('MTODEMO1');
    const sealer = world.app.get(SessionTokenSealer, { strict: false });
    const fields = (await sealer.open(tokens.portal, 'portal'))!;
    expect((await refresh(sealer.seal({ ...fields, username: 'MTODEMO3' }).portal)).statusCode).toBe(401);
    expect((await refresh(sealer.seal(fields).portal)).statusCode).toBe(200);
  });
});
