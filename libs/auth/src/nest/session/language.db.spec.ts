import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openAuthWorld, type AuthWorld } from '../../testing';

let world: AuthWorld;

beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const choose = (language: unknown, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url: '/api/provider/language', payload: { language }, headers });

it.each([
  ['en', 'en'],
  ['th', 'th'],
  ['fr', 'th'],
  ['', 'th'],
])('sets the language %p as %p and stores it for the next page', async (given, expected) => {
  const reply = await choose(given);
  expect(reply.json()).toMatchObject({ code: 0, result: { language: expected } });
  expect(reply.headers['set-cookie']).toBe(`lang=${expected}; Max-Age=31619000; Path=/; SameSite=Lax`);
});

it("refuses another type, and another site's page", async () => {
  expect((await choose(7)).statusCode).toBe(422);
  const foreign = await choose('en', { origin: 'https://evil.example' });
  expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
});
