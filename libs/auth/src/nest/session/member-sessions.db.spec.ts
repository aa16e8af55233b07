import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@housebrand/shared/nest';
import { MAX_SESSIONS_OF_A_MEMBER, type SessionRecord } from '../../core';
import { FAKE_PASSWORD, openAuthWorld, SessionJar, type AuthWorld } from '../../testing';
import { AuthenticationService } from './authentication.service';
import { KnownDevices } from '../devices/known-devices';
import { MemberSessions } from './member-sessions';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.database.operatorQuery({ text: 'delete from member_session' }));

const logIn = async (username: string, userAgent = ANDROID): Promise<SessionJar> => {
  world.clock.advance(1_000);
  const payload = { prefix: 'MTO', username, password: FAKE_PASSWORD };
  const headers = { 'user-agent': userAgent };
  return new SessionJar().keep(
    await world.app.inject({ method: 'POST', url: '/api/provider/login', payload, headers }),
  );
};
const profile = async (jar: SessionJar) =>
  (await world.app.inject({ url: '/api/provider/profile', headers: jar.headers() })).statusCode;
const list = async (jar: SessionJar, username = 'MTODEMO1') => {
  const reply = await world.app.inject({ url: `/api/apps/sessions/MTO/${username}`, headers: jar.headers() });
  return { status: reply.statusCode, sessions: reply.json<{ data: SessionRecord[] }>().data };
};
const end = async (jar: SessionJar, id: string, username = 'MTODEMO1') => {
  const url = `/api/apps/sessions/MTO/${username}/${id}/end`;
  return (await world.app.inject({ method: 'POST', url, headers: jar.headers() })).statusCode;
};
const credentials = async () => {
  const database = world.app.get(Database, { strict: false });
  const { rows } = await database.operatorQuery<{ n: number }>({
    text: 'select count(*)::int as n from provider_credential',
  });
  return rows[0]!.n;
};

describe('MemberSessions', () => {
  it('lists the sessions by device to their member only, most recently used first', async () => {
    const phone = await logIn('MTODEMO1');
    const other = await logIn('MTODEMO1', '<img src=x onerror=alert(1)>');
    await logIn('MTODEMO2');
    const { status, sessions } = await list(phone);
    expect(status).toBe(200);
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['', false],
      ['Chrome, Android', true],
    ]);
    expect(sessions.every(({ createdAt, lastSeenAt }) => createdAt <= lastSeenAt)).toBe(true);
    expect((await list(other, 'MTODEMO2')).status).toBe(403);
  });

  it('ends only sessions of the same member', async () => {
    const [phone, lost, stranger] = [await logIn('MTODEMO1'), await logIn('MTODEMO1'), await logIn('MTODEMO2')];
    const id = (await list(phone)).sessions.find(({ isCurrent }) => !isCurrent)!.id;
    const strangers = (await list(stranger, 'MTODEMO2')).sessions[0]!.id;
    expect([await end(phone, strangers), await end(stranger, id), await end(stranger, id, 'MTODEMO2')]).toEqual([
      404, 403, 404,
    ]);
    expect(await end(phone, 'not-an-id')).toBe(422);
    expect([await end(phone, id), await profile(lost), await profile(phone), await profile(stranger)]).toEqual([
      200, 401, 200, 200,
    ]);
    expect(await end(phone, id)).toBe(404);
  });

  it('allows ten sessions: another login ends the least recently used one', async () => {
    const jars: SessionJar[] = [];
    for (let n = 0; n < MAX_SESSIONS_OF_A_MEMBER; n += 1) {
      jars.push(await logIn('MTODEMO1'));
      world.clock.advance(1_000);
    }
    world.clock.advance(6 * 60_000);
    expect(await profile(jars[0]!)).toBe(200);
    const late = await logIn('MTODEMO1');
    expect((await list(late)).sessions).toHaveLength(MAX_SESSIONS_OF_A_MEMBER);
    expect([await profile(jars[0]!), await profile(jars[1]!), await profile(jars[2]!)]).toEqual([200, 401, 200]);
    expect(await credentials()).toBe(MAX_SESSIONS_OF_A_MEMBER);
  });

  it('never ends the newest session, even if all were used at the same moment', async () => {
    for (let n = 0; n < 2 * MAX_SESSIONS_OF_A_MEMBER; n += 1) expect(await profile(await logIn('MTODEMO3'))).toBe(200);
  });

  it('ends the other sessions after a password change and deletes their credentials', async () => {
    const [own, other, stranger] = [await logIn('MTODEMO1'), await logIn('MTODEMO1'), await logIn('MTODEMO2')];
    const authentication = world.app.get(AuthenticationService, { strict: false });
    const request = { method: 'GET', headers: own.headers() } as unknown as Parameters<
      AuthenticationService['find']
    >[0];
    const session = (await authentication.find(request))!.principal;
    const devices = world.app.get(KnownDevices, { strict: false });
    const kept = devices.issue(session);
    expect(await devices.recognise(session, kept)).not.toBeNull();
    await world.app.get(MemberSessions, { strict: false }).endOthers(session);
    expect(await devices.recognise(session, kept)).toBeNull();
    expect([await profile(own), await profile(other), await profile(stranger)]).toEqual([200, 401, 200]);
    expect(await credentials()).toBe(2);
  });
});
