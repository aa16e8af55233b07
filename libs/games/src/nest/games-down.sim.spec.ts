import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { waitUntil } from '@housebrand/shared/testing';
import type { Game, GamesStatus } from '../core';
import { createGamesApp, type GamesApp } from '../testing/games-app';

const HOUR_MS = 3_600_000;
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

afterEach(() => simulator.clearFaults());

const get = (path: string) => world.app.inject({ url: `/api/provider/${path}`, headers: world.headers });
const launch = (game: Game) =>
  world.app.inject({
    method: 'POST',
    url: '/api/provider/launch-game',
    headers: world.headers,
    payload: { gameID: game.id, provider: game.provider, gameType: game.gameType },
  });
const firstGame = async (): Promise<Game> => (await get('game-list?gameType=Slot')).json().result[0];

describe('games whose provider fails', () => {
  it('answers 503 for a list that was never read', async () => {
    await simulator.addFault({ kind: 'http503', system: 'gamePlatform', call: 'gameList' });
    const reply = await get('game-list?gameType=Keno');
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 503, result: null });
  });

  it('keeps serving lists while the platform is down', async () => {
    const before = (await get('game-list?gameType=Casino')).json();
    await simulator.addFault({ kind: 'html200', system: 'gamePlatform' });
    world.clock.advance(HOUR_MS);
    expect((await get('game-list?gameType=Casino')).json()).toEqual(before);
  });

  it("reads guest lists with the last-seen member's token if the provider offers them to members only", async () => {
    const before = (await get('game-list?gameType=Poker')).json();
    await simulator.control('POST', '/control/extensions', { extension: 'guestLists', isOffered: false });
    world.clock.advance(HOUR_MS);
    expect((await get('game-list?gameType=Poker')).json()).toEqual(before);
    // This list was never read before.
    const list = (await get('game-list?gameType=Trade')).json();
    expect(list.result.length).toBeGreaterThan(0);
    await simulator.control('POST', '/control/extensions', { extension: 'guestLists', isOffered: true });
  });

  it("passes on a refusal with the provider's code and message, without an address", async () => {
    const game = await firstGame();
    await simulator.addFault({ kind: 'unknownCode', system: 'memberSystem', call: 'startGame' });
    const reply = await launch(game);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ result: null, message: expect.stringMatching(/\S/) });
    expect([0, 422]).not.toContain(reply.json().code);
  });

  it('passes on 1005, which ends the session', async () => {
    const game = await firstGame();
    await simulator.addFault({ kind: 'code1005', system: 'memberSystem', call: 'startGame' });
    const reply = await launch(game);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 1005, result: null });
  });

  it('closes games with their provider and reopens them with it', async () => {
    const game = await firstGame();
    await get('games-status?prefix=MTO');
    await simulator.setOpening({ provider: game.provider, isOpen: false, until: '2030-01-01T00:00:00.000Z' });
    const refused = await launch(game);
    expect(refused.json()).toMatchObject({ result: null, message: expect.stringMatching(/\S/) });
    world.clock.advance(HOUR_MS);
    await get('games-status?prefix=MTO');
    let status: GamesStatus | undefined;
    // The background refresh completes a little later.
    await waitUntil(async () => {
      const list: GamesStatus[] = (await get('games-status?prefix=MTO')).json().result;
      status = list.find(({ provider, isOpen }) => provider === game.provider && !isOpen);
      return status !== undefined;
    });
    expect(status!.until).toBe('2030-01-01T00:00:00.000Z');
    const closed = await launch(game);
    expect(closed.statusCode).toBe(503);
    expect(closed.json().message).toBe('ค่ายเกมนี้กำลังปรับปรุงระบบ กรุณาลองใหม่ในภายหลัง');
    await simulator.setOpening({ provider: game.provider, isOpen: true });
    // The status was not refreshed, but the announced end has passed.
    world.clock.set(new Date('2030-01-01T00:00:00.000Z'));
    expect((await launch(game)).statusCode).toBe(200);
    world.clock.advance(HOUR_MS);
    await waitUntil(async () => (await launch(game)).statusCode === 200);
  });
});
