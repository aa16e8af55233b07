import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectGateways, logIn, startSimulator, visit, type RunningSimulator } from '@housebrand/providers/testing';
import { actingAs } from '@housebrand/shared/testing';
import { GAME_CATEGORIES, isOrderOfKind, LOBBY_CODES, type Game, type GameProvider } from '../core';
import { createGamesApp, type GamesApp } from '../testing/games-app';

let simulator: RunningSimulator;
let world: GamesApp;

beforeAll(async () => {
  simulator = await startSimulator();
  world = await createGamesApp(simulator);
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

beforeEach(() => {
  Object.assign(world.site, { version: 1, disabledProviders: [], disabledGames: [], gameType: 'all' });
  world.excluded.clear();
});

const get = (path: string, more: Record<string, string> = {}) =>
  world.app.inject({ url: `/api/provider/${path}`, headers: { ...world.headers, ...more } });
const games = async (query: string): Promise<Game[]> => (await get(`game-list?${query}`)).json().result;
const providers = async (): Promise<GameProvider[]> => (await get('provider-list')).json().result;

describe('game lists over HTTP', () => {
  it('serves guests in the envelope of provider calls', async () => {
    const reply = await world.app.inject({ url: '/api/provider/game-list?gameType=Slot&prefix=mto' });
    expect(reply.statusCode).toBe(200);
    const { code, message, result } = reply.json();
    expect({ code, message }).toEqual({ code: 0, message: 'success' });
    expect(result.length).toBeGreaterThan(1_000);
  });

  it('returns same-origin pictures, a colour, and popular games first', async () => {
    const list = await games('gameType=Slot');
    for (const game of list.slice(0, 50)) {
      expect(game.imgUrl).toMatch(/^\/media\/games\/[^/]+\/v\.webp\?v=\w+$/);
      expect(game.imgUrlH).toMatch(/^\/media\/games\/[^/]+\/h\.webp\?v=\w+$/);
      expect(game.color).toMatch(/^#[0-9a-fA-F]{6}$/);
    }
    expect(list.map(({ rank }) => rank)).toEqual(list.map(({ rank }) => rank).sort((a, b) => a - b));
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('excludes POPG and RECG, and what the configuration disables from its next version on', async () => {
    const before = await games('gameType=Slot');
    const [first] = before;
    expect(before.some(({ provider }) => provider === 'POPG' || provider === 'RECG')).toBe(false);
    Object.assign(world.site, {
      version: 2,
      disabledProviders: [first!.provider.toLowerCase()],
      disabledGames: [before[20]!.id],
    });
    const after = await games('gameType=Slot');
    expect(after.some(({ provider, id }) => provider === first!.provider || id === before[20]!.id)).toBe(false);
    expect((await providers()).some(({ provider }) => provider === first!.provider)).toBe(false);
  });

  it('lists only games of providers in the provider list', async () => {
    const known = new Set((await providers()).map(({ provider }) => provider));
    for (const category of GAME_CATEGORIES.filter((name) => name !== 'Poker')) {
      const list = await games(`gameType=${category}`);
      expect(list.filter(({ provider }) => !known.has(provider))).toEqual([]);
    }
    const trade = (await providers()).find(({ provider }) => provider === 'TICK');
    expect(trade).toMatchObject({ providerType: 'TRADE', type: 'TRADE', order: 57, name: 'Ticktrade', gameCount: 16 });
  });

  it('accepts every spelling of a section, a product and a limit', async () => {
    expect(await games('gameType=LIVE')).toEqual(await games('gameType=Casino'));
    const all = await games('gameType=Slot');
    const [provider] = await providers();
    const own = await games(`gameType=Slot&product=${encodeURIComponent(provider!.product)}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((game) => game.provider === provider!.provider)).toBe(true);
    expect(await games('gameType=Slot&limit=12')).toEqual(all.slice(0, 12));
    expect(await games('gameType=Slot&product=no-such-product')).toEqual([]);
  });

  it('returns games by ID across categories in the requested order, omitting those not offered', async () => {
    const [slot, other] = await games('gameType=Slot');
    const [keno] = await games('gameType=Keno');
    Object.assign(world.site, { version: 4, disabledGames: [other!.id] });
    const ids = [keno, other, slot].map((game) => game!.id);
    expect(await games(`ids=${ids.join()},NOTHING-1`)).toEqual([keno, slot]);
    expect((await get(`game-list?ids=${Array.from({ length: 101 }, (_, n) => n).join()}`)).statusCode).toBe(422);
    expect((await get('game-list')).statusCode).toBe(422);
  });

  it("answers 304 to the body's ETag until the list changes", async () => {
    const first = await get('game-list?gameType=Slot');
    const { etag } = first.headers;
    const again = await get('game-list?gameType=Slot', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    Object.assign(world.site, { version: 3, disabledGames: [first.json().result[0].id] });
    expect((await get('game-list?gameType=Slot', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('rejects an unknown category and an unknown agent', async () => {
    const wrong = await get('game-list?gameType=Bingo');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ code: 422, result: null, errors: [{ field: 'gameType' }] });
    expect((await get('game-list?gameType=Slot&prefix=NOBODY')).statusCode).toBe(404);
    expect((await get('provider-list?prefix=%2e%2e')).statusCode).toBe(404);
  });

  it("lists providers in the specification's order, and which are open", async () => {
    const list = await providers();
    expect(list.length).toBeGreaterThan(40);
    expect(list.map(({ order }) => order)).toEqual(list.map(({ order }) => order).sort((a, b) => a - b));
    expect(list.filter(({ type, order }) => !isOrderOfKind(type, order))).toEqual([]);
    const statuses: { provider: string; isOpen: boolean }[] = (await get('games-status')).json().result;
    expect(statuses.some(({ isOpen }) => isOpen)).toBe(true);
    expect(statuses.some(({ provider }) => provider === 'POPG')).toBe(false);
  });
});

describe('launching over HTTP', () => {
  const launch = (payload: object, as: Record<string, string> = world.headers) =>
    world.app.inject({ method: 'POST', url: '/api/provider/launch-game', headers: as, payload });

  it("opens a game that leads back to the agent's portal", async () => {
    const [game] = await games('gameType=Slot');
    const { id: gameID, provider, gameType } = game!;
    const reply = await launch({ gameID, provider, gameType });
    expect(reply.statusCode).toBe(200);
    const { uri } = reply.json().result;
    const page = await visit(uri);
    expect(page.status).toBe(200);
    expect(`${uri} ${await page.text()}`).toMatch(/localhost:3000(\/|%2F|\\u002[fF])MTO/);
  });

  it.each(LOBBY_CODES)('opens the lobby %s', async (lobby) => {
    const reply = await launch({ lobby });
    expect(reply.json()).toMatchObject({ code: 0, result: { uri: expect.stringMatching(/^https?:/) } });
    expect((await visit(reply.json().result.uri)).status).toBe(200);
  });

  it('lets a game lead back to where the portal continues', async () => {
    const [game] = await games('gameType=Slot');
    const { id: gameID, provider, gameType } = game!;
    const reply = await launch({ gameID, provider, gameType });
    expect(await (await visit(reply.json().result.uri)).text()).toMatch(/"redirectUrl":"[^"]*\/MTO\?from=game"/);
  });

  it('rejects a return address from the client', async () => {
    const [game] = await games('gameType=Slot');
    const { id: gameID, provider, gameType } = game!;
    const reply = await launch({ gameID, provider, gameType, redirectUrl: 'https://evil.example' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ result: null, errors: [{ field: 'redirectUrl' }] });
  });

  it('launches only games that the agent offers, at their own provider', async () => {
    const [game, other] = await games('gameType=Slot');
    const { id: gameID, provider, gameType } = game!;
    const missing = await launch({ gameID: 'NO-SUCH-GAME', provider, gameType });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ code: 404, message: 'ไม่พบเกมนี้', result: null });
    expect((await launch({ gameID, provider: `${other!.provider}X`, gameType })).statusCode).toBe(404);
    Object.assign(world.site, { version: 4, disabledGames: [gameID] });
    expect((await launch({ gameID, provider, gameType })).statusCode).toBe(404);
  });

  it("restricts launches and lists to the agent's only section", async () => {
    const [game] = await games('gameType=Slot');
    const { id: gameID, provider, gameType } = game!;
    Object.assign(world.site, { version: 5, gameType: 'keno' });
    expect([(await games('gameType=Slot')).length, (await games(`ids=${gameID}`)).length]).toEqual([0, 0]);
    expect((await games('gameType=Keno')).length).toBeGreaterThan(0);
    expect(new Set((await providers()).map(({ type }) => type))).toEqual(new Set(['KENO']));
    for (const request of [{ gameID, provider, gameType }, { lobby: 'SPORT' }, { lobby: 'POKER' }, { lobby: 'LOTTO' }])
      expect((await launch(request)).statusCode).toBe(404);
    Object.assign(world.site, { version: 6, gameType: 'SPORT' });
    expect((await launch({ lobby: 'SBO_SPORT' })).statusCode).toBe(200);
  });

  it('requires either a lobby or all fields of a game', async () => {
    expect((await launch({ gameID: 'G' })).statusCode).toBe(422);
    expect((await launch({})).statusCode).toBe(422);
    expect((await launch({ lobby: 'CASINO' })).statusCode).toBe(422);
  });

  it('rejects guests and members who may not play', async () => {
    expect((await launch({ lobby: 'LOTTO' }, {})).statusCode).toBe(401);
    world.excluded.add(world.member.username);
    expect((await launch({ lobby: 'LOTTO' })).statusCode).toBe(403);
  });

  it('passes on an expired provider session', async () => {
    const tokens = world.session.given(world.member);
    world.session.give(world.member, { memberSystem: 'gone', gamePlatform: 'gone' });
    const reply = await launch({ lobby: 'LOTTO' });
    world.session.give(world.member, tokens);
    expect(reply.statusCode).toBe(401);
    expect([1003, 1005]).toContain(reply.json().code);
    expect(reply.json().message).toBe('พบข้อผิดพลาด กรุณาล็อกอินใหม่อีกครั้ง');
  });
});

describe('other launches over HTTP', () => {
  const post = (path: string, payload: object = {}, as: Record<string, string> = world.headers) =>
    world.app.inject({ method: 'POST', url: `/api/${path}`, headers: as, payload });

  it.each([
    ['launch-lotto', { type: 'LOTTO' }],
    ['launch-sport-lobby', { lobby: 'SABA_SPORT' }],
    ['launch-portal', { provider: 'VELV' }],
    ['wheel', {}],
    ['gashapon', {}],
    ['daily-check-in', {}],
    ['reward', { isMobileApp: true }],
  ])("opens %s at a page that leads back to the agent's portal", async (operation, body) => {
    const reply = await post(`provider/${operation}`, body);
    expect(reply.json()).toMatchObject({ code: 0, result: { uri: expect.stringMatching(/^http:/) } });
    const page = await visit(reply.json().result.uri);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('http://localhost:3000/MTO');
    world.excluded.add(world.member.username);
    expect((await post(`provider/${operation}`, body)).statusCode).toBe(403);
    expect((await post(`provider/${operation}`, body, {})).statusCode).toBe(401);
  });

  it('opens the reward shop by link-reward', async () => {
    expect((await visit((await get('link-reward')).json().result.uri)).status).toBe(200);
  });

  it('ignores or rejects an address from the client', async () => {
    for (const [operation, body] of [
      ['launch-lotto', { type: 'LOTTO' }],
      ['wheel', {}],
      ['reward', {}],
    ] as const) {
      const reply = await post(`provider/${operation}`, {
        ...body,
        redirectUrl: 'https://evil.example',
        url: 'https://evil.example',
      });
      const page = reply.statusCode === 200 ? await (await visit(reply.json().result.uri)).text() : '';
      expect([operation, page.includes('evil.example')]).toEqual([operation, false]);
    }
  });

  it('opens a portal only for a provider with its own lobby that the agent offers', async () => {
    const named = (await providers())
      .filter(({ launch }) => launch === 'launch-portal')
      .map(({ provider }) => provider);
    expect(named).toContain('VELV');
    expect((await post('provider/launch-portal', { provider: 'NAGX' })).statusCode).toBe(404);
    Object.assign(world.site, { version: 7, disabledProviders: ['VELV'] });
    expect((await post('provider/launch-portal', { provider: 'VELV' })).statusCode).toBe(404);
  });

  it('refuses a portal launch to a member whose top-ups go to another group', async () => {
    const other = { prefix: 'MTO', username: `MTOVIP${Date.now()}`, password: 'Chips-2026!' };
    await simulator.control('POST', '/control/members', { ...other, topUpPrefix: 'MTOVIP' });
    const gateways = connectGateways({ baseUrls: simulator.baseUrls });
    await logIn(gateways, other);
    world.session.give(other, gateways.tokens.given(other));
    await gateways.close();
    const reply = await post('provider/launch-portal', { provider: 'VELV' }, actingAs('MTO', other.username));
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      expect.objectContaining({ message: 'session invalid', result: null }),
    ]);
  });

  it('redirects only the member to the member system, once, while the agent allows it', async () => {
    const over = (username: string, prefix = 'MTO') => post(`apps/redirectLogin/${prefix}`, { username });
    const reply = await over('mtodemo1');
    expect(reply.json()).toMatchObject({ code: 200, data: { url: expect.stringMatching(/^http:/) } });
    expect((await visit(reply.json().data.url)).status).toBe(200);
    expect((await visit(reply.json().data.url)).status).toBe(410);
    expect((await over('MTODEMO3')).statusCode).toBe(403);
    expect((await over('NAGADEMO1', 'NAGA')).statusCode).toBe(403);
    Object.assign(world.site, { isSeamlessLogin: false });
    expect((await over('MTODEMO1')).json()).toMatchObject({ code: 403, data: null });
    Object.assign(world.site, { isSeamlessLogin: true });
  });

  it('lists only offered providers and games through the bridge', async () => {
    Object.assign(world.site, { version: 8, disabledProviders: ['NAGX'] });
    const list = (await post('apps/providerPrefixList/MTO')).json().data as { prefix: string; tab: string }[];
    const codes = list.map(({ prefix }) => prefix);
    expect(codes).toContain('LOTM');
    expect(codes.filter((code) => ['NAGX', 'POPG', 'RECG'].includes(code))).toEqual([]);
    const slots = (await post('apps/gameList/MTO', { tab: 'SLOT' })).json().data as { provider: string }[];
    expect(slots.length).toBeGreaterThan(500);
    expect(slots.filter(({ provider }) => !codes.includes(provider))).toEqual([]);
    expect((await post('apps/gameList/MTO', { tab: 'Bingo' })).statusCode).toBe(422);
    expect((await post('apps/gameList/NAGA', { tab: 'Slot' })).statusCode).toBe(403);
  });
});

describe('favourite games over HTTP', () => {
  const of = (username: string, prefix = 'MTO') => ({
    url: `/api/apps/favorite_games/${prefix}/${username}`,
    headers: world.headers,
  });
  const save = (list: string[], username = world.member.username, agentID = 'MTO') =>
    world.app.inject({
      method: 'POST',
      url: '/api/apps/favorite_games',
      headers: world.headers,
      payload: { agentID, username, games: list },
    });

  it('keeps the order, and shows hidden favourites again when they return', async () => {
    const [a, b] = await games('gameType=Slot');
    const [live] = await games('gameType=Casino');
    const body = [live!.id, b!.id, a!.id];
    expect((await save([...body, a!.id])).json()).toMatchObject({ code: 200, data: body });
    expect((await world.app.inject(of(world.member.username))).json().data).toEqual(body);
    Object.assign(world.site, { version: 5, disabledGames: [b!.id] });
    expect((await world.app.inject(of(world.member.username))).json().data).toEqual([live!.id, a!.id]);
    await save([a!.id]);
    Object.assign(world.site, { version: 6, disabledGames: [] });
    expect((await world.app.inject(of(world.member.username))).json().data).toEqual([a!.id, b!.id]);
  });

  it('saves once per Idempotency-Key and repeats the reply', async () => {
    const [a, b] = await games('gameType=Slot');
    const send = (list: string[]) =>
      world.app.inject({
        method: 'POST',
        url: '/api/apps/favorite_games',
        headers: { ...world.headers, 'idempotency-key': 'favourites-1' },
        payload: { agentID: 'MTO', username: world.member.username, games: list },
      });
    const first = await send([a!.id]);
    await save([b!.id]);
    const again = await send([a!.id]);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await world.app.inject(of(world.member.username))).json().data).toEqual([b!.id]);
    expect((await send([b!.id])).statusCode).toBe(422);
  });

  it('rejects unknown games and more than 100 favourites', async () => {
    const reply = await save(['NO-SUCH-GAME']);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual([{ field: 'games', message: 'ไม่พบเกม NO-SUCH-GAME' }]);
    const many = await save(Array.from({ length: 101 }, (_, index) => `g${index}`));
    expect(many.json().errors).toEqual([{ field: 'games', message: 'เก็บได้ 100 เกม เอาบางเกมออกก่อน' }]);
  });

  it("rejects access to another member's favourites", async () => {
    expect((await world.app.inject(of('MTODEMO2'))).statusCode).toBe(403);
    expect((await world.app.inject(of('NAGADEMO1', 'NAGA'))).statusCode).toBe(403);
    expect((await save([], 'MTODEMO2')).statusCode).toBe(403);
    expect((await save([], world.member.username, 'NAGA')).statusCode).toBe(403);
    expect((await world.app.inject({ ...of(world.member.username), headers: {} })).statusCode).toBe(401);
  });
});
