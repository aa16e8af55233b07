import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { SESSION_LIMITS } from '../../core';
import { openAuthWorld, type AuthWorld } from '../../testing';
import { SessionJanitor } from './session-janitor';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld({ settings: { secure: true, publicOrigin: 'https://play.example' } });
});
afterAll(() => world.close());

const stored = async () => {
  const { rows } = await world.database.database.asOperator((tx) =>
    tx.execute<{ sessions: number; tokens: number; credentials: number }>(sql`
      select count(*)::int as sessions, count(*) filter (where member_system_token <> '')::int as tokens,
             (select count(*)::int from provider_credential) as credentials from member_session`),
  );
  return rows[0];
};

describe('session cookie', () => {
  it('is marked Secure if the site uses https', async () => {
    const payload = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
    const reply = await world.app.inject({ method: 'POST', url: '/api/provider/login', payload });
    const cookies = reply.headers['set-cookie'] as string[];
    expect(cookies).toHaveLength(5);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure(?:;|$)/);
  });
});

describe('ended session', () => {
  it('loses its provider credentials at logout', async () => {
    const jar = await world.logIn('NAGA', 'NAGADEMO1');
    const before = await stored();
    await world.app.inject({
      method: 'POST',
      url: '/api/provider/logout',
      headers: jar.headers('https://play.example'),
    });
    expect(await stored()).toEqual({
      sessions: before!.sessions,
      tokens: before!.tokens - 1,
      credentials: before!.credentials - 1,
    });
  });

  it('loses its provider credentials after the idle timeout, and its row later', async () => {
    await world.logIn('MTO', 'MTODEMO3');
    const janitor = world.app.get(SessionJanitor, { strict: false });
    await janitor.sweep();
    expect((await stored())!.credentials).toBeGreaterThan(0);
    const start = world.clock.now();
    world.clock.advance(SESSION_LIMITS.idleMs + 1_000);
    const young = await world.logIn('MTO', 'MTODEMO1');
    await janitor.sweep();
    expect(await stored()).toMatchObject({ tokens: 1, credentials: 1 });
    const profile = await world.app.inject({ url: '/api/provider/profile', headers: young.headers() });
    expect(profile.statusCode).toBe(200);
    world.clock.advance(SESSION_LIMITS.idleMs + SESSION_LIMITS.absoluteMs + 31 * 86_400_000);
    await janitor.sweep();
    expect(await stored()).toEqual({ sessions: 0, tokens: 0, credentials: 0 });
    world.clock.set(start);
  });
});
