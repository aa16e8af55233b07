import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogue } from '../world/catalogue';
import { memberToken, type RunningSimulator, runSimulator, sitDown } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());

const start = async (token: string, changes: object = {}) =>
  simulator.post(
    '/member-system/c/m/startGame',
    {
      playerUsername: 'MTODEMO1',
      gameID: 'NAGX-0001',
      redirectUrl: 'http://localhost:3000/MTO/game',
      language: 'TH',
      provider: 'NAGX',
      gameType: 'Slot',
      ...changes,
    },
    { token },
  );
const pathOf = (uri: string): string => new URL(uri).pathname + new URL(uri).search;
const uriOf = ({ body }: { body: Record<string, unknown> }): string => (body['result'] as { uri: string }).uri;

describe('a launch', () => {
  it('leads to a page whose address carries no ticket and no token', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    const entered = await simulator.get(pathOf(uriOf(await start(token))));
    expect(entered.status).toBe(303);
    const path = entered.headers.get('location')!;
    const cookie = entered.headers.get('set-cookie')!;
    expect(path).toMatch(/^\/play\/s\/[\w-]+$/);
    expect(cookie).toContain(`Path=${path};`);
    expect(cookie).toContain('HttpOnly');

    const page = await simulator.get(path, { cookie: cookie.split(';')[0]! });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).toContain('http://localhost:3000/MTO/game');
    expect(page.text).not.toContain(token);
  });

  it('is good once', async () => {
    const uri = pathOf(uriOf(await start(await memberToken(simulator, 'MTODEMO1'))));
    expect((await simulator.get(uri)).status).toBe(303);
    const second = await simulator.get(uri);
    expect(second.status).toBe(410);
    expect(second.text).toContain('http://localhost:3000/MTO/game');
  });

  it('is good for sixty seconds', async () => {
    const uri = pathOf(uriOf(await start(await memberToken(simulator, 'MTODEMO1'))));
    await simulator.post('/control/clock', { advanceMs: 61_000 });
    expect((await simulator.get(uri)).status).toBe(410);
    await simulator.post('/control/clock', {});
  });

  it('is refused for another player, an unknown game, a game of another studio and a closed studio', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    expect((await start(token, { playerUsername: 'MTODEMO3' })).body['code']).toBe(2003);
    expect((await start(token, { gameID: 'NAGX-9999' })).body['code']).toBe(2001);
    expect((await start(token, { provider: 'LOTM' })).body['code']).toBe(2001);
    expect((await start(token, { gameID: 'DISABLED-GAME', provider: 'SIAM' })).body['code']).toBe(2001);
    await simulator.post('/control/openings', { provider: 'NAGX', isOpen: false });
    expect((await start(token)).body['code']).toBe(2002);
    await simulator.post('/control/openings', { provider: 'NAGX', isOpen: true });
  });

  it('never leads back to an address that runs something', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    expect((await start(token, { redirectUrl: 'javascript:alert(1)' })).body['code']).toBe(400);
  });

  it('opens lottery and sport lobbies', async () => {
    const token = await memberToken(simulator, 'MTODEMO1');
    for (const type of ['LOTTO', 'LOTTO_LAUNCH']) {
      const reply = await simulator.post('/member-system/c/m/startLotto', { type }, { token });
      expect((await simulator.get(pathOf(uriOf(reply)))).status).toBe(303);
    }
    for (const state of ['sport', 'sbo-sport', 'saba-sport']) {
      const body = { prefix: 'MTO', username: 'MTODEMO1', state, lang: 'th', redirectUrl: 'http://localhost:3000/MTO' };
      const reply = await simulator.post('/external/spa/member/lobby-ticket', body, {
        'x-api-key': 'simulator-secret',
      });
      expect((await simulator.get(pathOf(uriOf(reply)))).status).toBe(303);
    }
  });
});

describe('a seat', () => {
  it('belongs to its cookie', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', 'NAGX-0001');
    const path = `/play/s/${seat.id}`;
    expect((await simulator.get(path)).status).toBe(410);
    expect((await simulator.get(path, { cookie: 'play=guess' })).status).toBe(410);
    const round = { roundId: randomUUID(), bet: { stake: 100 } };
    expect((await simulator.post(`${path}/rounds`, round, { cookie: 'play=guess' })).status).toBe(401);
  });

  it('takes no bet from a page of another origin', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', 'NAGX-0001');
    const headers = { cookie: seat.cookie, origin: 'http://evil.example' };
    const round = { roundId: randomUUID(), bet: { stake: 100 } };
    expect((await simulator.post(`/play/s/${seat.id}/rounds`, round, headers)).status).toBe(403);
  });

  it('is there for every family of games', async () => {
    const families = new Map(catalogue.map((game) => [`${game.family}/${game.variant}`, game.id]));
    for (const gameId of families.values()) {
      const seat = await sitDown(simulator, 'MTODEMO3', gameId);
      const table = await simulator.get(`/play/s/${seat.id}/table`, { cookie: seat.cookie });
      expect(table.body).toMatchObject({ game: { id: gameId }, rules: { minStake: 100 } });
    }
  });
});
