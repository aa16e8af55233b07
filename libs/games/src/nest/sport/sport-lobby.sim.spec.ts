import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startSimulator, visit, type RunningSimulator } from '@housebrand/providers/testing';
import { createGamesApp, type GamesApp } from '../../testing/games-app';

let simulator: RunningSimulator;
let world: GamesApp;

beforeAll(async () => {
  // Own simulator, because extensions are switched off globally.
  simulator = await startSimulator();
  world = await createGamesApp(simulator);
});

afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

const offer = (extension: string, isOffered: boolean) =>
  simulator.control('POST', '/control/extensions', { extension, isOffered });
const launch = (lobby = 'SABA_SPORT') =>
  world.app.inject({
    method: 'POST',
    url: '/api/provider/launch-sport-lobby',
    headers: world.headers,
    payload: { lobby },
  });
const launched = async (lobby?: string) => (await launch(lobby)).json<{ result: { uri: string } }>().result.uri;
/** Opens an address as a browser leaving the portal: without cookies or tokens. */
const open = (uri: string, language = 'th') => {
  const { pathname } = new URL(uri);
  return world.app.inject({ url: pathname, headers: { 'accept-language': language } });
};
const formOf = (html: string) => {
  const inputs = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return {
    action: /action="([^"]+)"/.exec(html)![1]!,
    fields: Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])),
  };
};
const post = ({ action, fields }: ReturnType<typeof formOf>) =>
  fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

describe('sport lobby', () => {
  beforeEach(() => {
    world.site.sportLobbyForm = true;
  });
  afterEach(async () => {
    await offer('sportTicket', true);
    await offer('sportLobbyPassword', true);
    world.site.sportLobbyForm = false;
  });

  it('opens with a ticket if the provider issues one', async () => {
    expect(new URL(await launched()).origin).toBe(simulator.origin);
  });

  it('is unavailable without a ticket unless the agent has enabled the form', async () => {
    await offer('sportTicket', false);
    world.site.sportLobbyForm = false;
    expect((await launch()).statusCode).toBe(503);
  });

  it('posts a form with a generated password that appears in that page only', async () => {
    await offer('sportTicket', false);
    const uri = await launched();
    expect(uri).toMatch(/^http:\/\/localhost:3000\/api\/provider\/sport-lobby\/MTO-[\w-]{32}$/);
    const page = await open(uri);
    expect(page.statusCode).toBe(200);
    const form = formOf(page.body);
    expect(form.fields).toEqual({
      username: 'MTODEMO1',
      password: expect.stringMatching(/^[\w-]{32}$/),
      state: 'saba-sport',
      lang: 'th',
    });
    expect(form.fields['password']).not.toBe(world.member.password);
    expect(form.action).not.toContain(form.fields['password']);

    const nonce = /<script nonce="([^"]+)">/.exec(page.body)![1]!;
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(String(page.headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `form-action ${simulator.origin}`,
        "base-uri 'none'",
      ]),
    );
    expect(page.headers['set-cookie']).toBeUndefined();
    const kept = await world.database.database.operatorQuery({ text: 'select * from sport_ticket' });
    expect(JSON.stringify(kept.rows)).not.toContain(form.fields['password']);

    const entered = await post(form);
    expect(entered.status).toBe(303);
    expect((await visit(new URL(entered.headers.get('location')!, form.action).href)).status).toBe(200);
    expect((await post(form)).status).toBe(401);
  });

  it('opens once and within a minute, at an unaltered address', async () => {
    await offer('sportTicket', false);
    const used = await launched();
    expect((await open(used)).statusCode).toBe(200);
    const again = await open(used);
    expect([again.statusCode, again.body]).toEqual([410, expect.stringContaining('ลิงก์นี้ใช้ไปแล้วหรือหมดอายุ')]);
    expect(again.headers['content-security-policy']).toContain("form-action 'none'");
    expect(again.body).toContain('href="http://localhost:3000/MTO"');
    expect((await open(used, 'en')).body).toContain('This link has been used or has expired');

    const ticket = await launched();
    for (const other of [ticket.replace('MTO-', 'NAGA-'), ticket.replace(/.$/, '#'), ticket.slice(0, -1), `${ticket}x`])
      expect((await open(other)).statusCode).toBe(410);
    expect((await open(ticket.replace('MTO-', 'NOPE-'))).body).not.toContain('href=');
    // Only the latest ticket is valid.
    const last = await launched();
    expect([(await open(ticket)).statusCode, (await open(last)).statusCode]).toEqual([410, 200]);

    const late = await launched();
    world.clock.advance(60_001);
    expect((await open(late)).statusCode).toBe(410);
  });

  it('shows an error with a link back if the provider accepts no password either', async () => {
    await offer('sportTicket', false);
    await offer('sportLobbyPassword', false);
    const page = await open(await launched());
    expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('href="http://localhost:3000/MTO"')]);
    expect(page.body).not.toContain('password');
  });
});
