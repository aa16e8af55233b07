import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FAKE_PASSWORD, openAuthWorld, type AuthWorld } from '../../testing';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const call = (url: string, headers: Record<string, string>, payload?: object) =>
  world.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const credentials = { prefix: 'MTO', username: 'MTODEMO1', password: FAKE_PASSWORD };
const profile = async (headers: Record<string, string>) =>
  (await world.app.inject({ url: '/api/provider/profile', headers })).statusCode;

describe('client without cookies', () => {
  it('gets its token in a header at login and renewal, and no cookie', async () => {
    const entered = await call('/api/provider/login', { 'x-user-auth': 'request' }, credentials);
    const first = entered.headers['x-user-auth'] as string;
    expect([entered.statusCode, entered.headers['set-cookie']]).toEqual([200, undefined]);
    expect(entered.body).not.toContain(first);
    const renewed = await call('/api/provider/refresh-portal-token', { 'x-user-auth': first });
    const second = renewed.headers['x-user-auth'] as string;
    expect([renewed.statusCode, renewed.headers['set-cookie']]).toEqual([200, undefined]);
    expect([await profile({ 'x-user-auth': first }), await profile({ 'x-user-auth': second })]).toEqual([401, 200]);
  });

  it('cannot turn a session in cookies into a token that scripts can read', async () => {
    const jar = await world.logIn('MTO', 'MTODEMO1');
    const headers = { ...jar.headers(), 'x-user-auth': 'request' };
    const requested = await call('/api/provider/refresh-portal-token', headers);
    expect([requested.statusCode, requested.headers['x-user-auth']]).toEqual([401, undefined]);
  });

  it('authenticates with the portal token but not with the other two', async () => {
    const jar = await world.logIn('MTO', 'MTODEMO1');
    const entered = async (token: string) => [
      await profile({ 'x-user-auth': token }),
      await profile({ cookie: `jwt=${token}` }),
    ];
    expect(await entered(jar.get('portalToken')!)).toEqual([200, 200]);
    for (const name of ['ambToken', 'funToken']) expect(await entered(jar.get(name)!)).toEqual([401, 401]);
  });
});
