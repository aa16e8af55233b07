import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { openAuthWorld, SessionJar, type AuthWorld } from '../../testing';

let world: AuthWorld;
let jar: SessionJar;
let otherMember: () => Record<string, string>;

beforeAll(async () => {
  world = await openAuthWorld();
  jar = await world.logIn('MTO', 'MTODEMO1');
  const other = await world.logIn('MTO', 'MTODEMO3');
  otherMember = () => other.headers();
  await world.logIn('NAGA', 'NAGADEMO1');
});
afterAll(() => world.close());

const asMember = () => jar.headers();
const asMto = { 'x-agent-key': 'key-of-mto' };
const get = (url: string, headers: Record<string, string> = asMember()) => world.app.inject({ url, headers });
const post = (url: string, payload: object, headers: Record<string, string> = asMember()) =>
  world.app.inject({ method: 'POST', url, payload, headers });

describe('member', () => {
  it('reads their own record by username in either case', async () => {
    for (const who of ['MTODEMO1', 'mtodemo1']) {
      const reply = await get(`/api/apps/members/mto/${who}`);
      expect(reply.json()).toMatchObject({
        code: 200,
        data: { username: 'MTODEMO1', prefix: 'MTO', tier: { tierLevel: 2 } },
      });
    }
  });

  it.each(['MTO/MTODEMO3', 'NAGA/NAGADEMO1', 'NAGA/MTODEMO1', 'MTO/NAGADEMO1', 'MTO/MTONOBODY', 'MTO/0899999999'])(
    'cannot read %s',
    async (path) => {
      expect((await get(`/api/apps/members/${path}`)).statusCode).toBe(403);
    },
  );

  it.each([
    ['/api/apps/member_seamless/MTO/username/MTODEMO3'],
    ['/api/apps/member_seamless/NAGA/username/NAGADEMO1'],
    ['/api/apps/member_seamless/NAGA/username/MTODEMO1'],
  ])('cannot read %s', async (url) => {
    expect((await get(url)).statusCode).toBe(403);
  });

  it.each([
    ['/api/apps/syncs/active_member', { agentID: 'MTO', username: 'MTODEMO3' }],
    ['/api/apps/syncs/active_member', { agentID: 'NAGA', username: 'NAGADEMO1' }],
    ['/api/apps/syncs/active_member', { agentID: 'NAGA', username: 'MTODEMO1' }],
    ['/api/apps/syncs/amb_king_member', { agentID: 'MTO', username: 'MTODEMO3' }],
    ['/api/apps/syncs/amb_king_member', { agentID: 'NAGA', username: 'MTODEMO1' }],
  ])('cannot write %s %p', async (url, payload) => {
    expect((await post(url, payload)).statusCode).toBe(403);
  });

  it('finds another member by the complete username, and cannot browse or guess for long', async () => {
    const find = async (query: string) => (await get(`/api/apps/members?${query}`)).json();
    expect(await find('username=mtodemo3')).toMatchObject({
      data: [{ username: 'MTODEMO3', prefix: 'MTO', name: 'So•••' }],
      meta: { total: 1 },
    });
    for (const username of ['MTODEMO', 'NAGADEMO1', 'MTONOBODY'])
      expect(await find(`username=${username}`)).toMatchObject({ data: [], meta: { total: 0 } });
    for (const [query, code] of [
      ['', 422],
      ['username=%20', 422],
      ['username=MTODEMO3&includeStaffs=true', 403],
      ['username=MTODEMO3&includeStaffs=false', 200],
      ['prefix=NAGA&username=NAGADEMO1', 403],
    ] as const)
      expect([query, (await find(query)).code]).toEqual([query, code]);
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, nth) => find(`username=MTOGUESS${nth}`)));
    expect(guesses.filter(({ code }) => code === 429).length).toBeGreaterThanOrEqual(20);
    expect((await get('/api/apps/members?username=MTODEMO1', otherMember())).statusCode).toBe(200);
  });

  it('gets no name if the provider is unavailable, and cannot collect a member list', async () => {
    const asOther = otherMember();
    const find = async () => (await get('/api/apps/members?username=MTODEMO1', asOther)).json();
    world.providers.failing('balance', new ProviderUnavailable('memberSystem', 'timeout'));
    expect(await find()).toMatchObject({ data: [{ username: 'MTODEMO1', name: null }] });
    world.providers.failing('balance');
    const found = await Promise.all(Array.from({ length: 70 }, find));
    expect(found.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(60);
    expect(found.at(-1)).not.toHaveProperty('data.0.name', 'Somchai Jaidee');
    expect(found.some(({ code }) => code === 429)).toBe(true);
  });

  it('cannot create seamless records', async () => {
    const payload = {
      agentID: 'MTO',
      username: 'MTODEMO1',
      name: 'A',
      phoneNo: '0812345678',
      account: '1234567890',
      bank: 'SCB',
    };
    expect((await post('/api/apps/member_seamless/MTO', payload)).statusCode).toBe(401);
  });

  it('is synced from the provider and recorded as active', async () => {
    const me = { agentID: 'mto', username: 'mtodemo1' };
    const synced = await post('/api/apps/syncs/amb_king_member', me);
    expect(synced.json()).toMatchObject({
      code: 200,
      data: { username: 'MTODEMO1', createDate: '2025-11-18T09:00:00.000Z' },
    });
    world.clock.advance(60_000);
    expect((await post('/api/apps/syncs/active_member', me)).json()).toEqual({
      code: 200,
      message: 'success',
      data: null,
    });
    const record = await get('/api/apps/members/MTO/MTODEMO1');
    expect(record.json().data.lastActiveAt).toBe(world.clock.now().toISOString());
  });
});

describe('agent key', () => {
  it('lists the members of its agent in pages, by the beginning of their usernames', async () => {
    const list = async (query: string) => (await get(`/api/apps/members?${query}`, asMto)).json();
    expect(await list('includeStaffs=true&username=mtodemo')).toMatchObject({
      data: [
        { username: 'MTODEMO1', prefix: 'MTO' },
        { username: 'MTODEMO3', prefix: 'MTO' },
      ],
      meta: { total: 2 },
    });
    expect(await list('username=MTODEMO&limit=1&offset=1')).toMatchObject({
      data: [{ username: 'MTODEMO3' }],
      meta: { total: 2 },
    });
    expect(await list('username=NAGA')).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await list('includeStaffs=maybe')).code).toBe(422);
  });

  it('reads members of its agent only', async () => {
    expect((await get('/api/apps/members/MTO/MTODEMO3', asMto)).json()).toMatchObject({
      data: { username: 'MTODEMO3' },
    });
    expect((await get('/api/apps/members/MTO/0812345678', asMto)).statusCode).toBe(200);
    expect((await get('/api/apps/members/MTO/MTONOBODY', asMto)).statusCode).toBe(404);
    expect((await get('/api/apps/members/NAGA/NAGADEMO1', asMto)).statusCode).toBe(403);
    expect((await get('/api/apps/members/MTO/MTODEMO3', { 'x-agent-key': 'unknown-key' })).statusCode).toBe(401);
  });

  it('is required if there is none, only a session, or an invalid key', async () => {
    const needed = {
      code: 401,
      message: "The agent key is missing or isn't valid. Send a valid one in the header x-agent-key.",
    };
    const record = (headers: Record<string, string>) =>
      post('/api/apps/member_seamless/MTO?lang=en', { username: 'MTODEMO1' }, headers);
    for (const headers of [{}, asMember(), { 'x-agent-key': 'unknown-key' }])
      expect((await record(headers)).json()).toMatchObject(needed);
  });

  it('cannot act as a member', async () => {
    expect((await get('/api/provider/profile', asMto)).statusCode).toBe(403);
  });

  it('creates a seamless record once', async () => {
    const payload = {
      agentID: 'MTO',
      username: 'mtosomchai',
      name: 'Somchai',
      phoneNo: '0812345678',
      account: '1234567890',
      bank: 'SCB',
      password: 'Chips-2026!',
    };
    const reply = await post('/api/apps/member_seamless/MTO', payload, asMto);
    expect(reply.json()).toMatchObject({
      code: 200,
      data: { username: 'MTOSOMCHAI', transferStatus: 'NONE', transferCredit: 0 },
    });
    expect((await post('/api/apps/member_seamless/MTO', payload, asMto)).statusCode).toBe(409);
    expect((await post('/api/apps/member_seamless/NAGA', payload, asMto)).statusCode).toBe(403);
    expect((await post('/api/apps/member_seamless/MTO', { ...payload, agentID: 'NAGA' }, asMto)).statusCode).toBe(403);
    expect((await post('/api/apps/member_seamless/MTO', { ...payload, username: 'NAGAX' }, asMto)).statusCode).toBe(
      422,
    );
    expect((await get('/api/apps/member_seamless/MTO/username/MTONOBODY', asMto)).statusCode).toBe(404);
  });

  it('creates the record of a first login if the agent allows it', async () => {
    const payload = {
      agentID: 'MTO',
      username: 'MTOFIRST',
      name: 'A',
      phoneNo: '0812345678',
      accountNumber: '1234567890',
      bankName: 'SCB',
    };
    const url = '/api/apps/member_seamless_first_login/MTO';
    expect((await post(url, payload, asMto)).statusCode).toBe(200);
    const again = await post(url, payload, asMto);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 400, message: 'ไม่สามารถลงชื่อเข้าใช้งานครั้งแรกได้' });
  });
});
