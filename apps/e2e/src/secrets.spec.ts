import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { DATA_DIR, DEMO_PASSWORD, PORTAL_URL, SIMULATOR_URL } from './support/demo';
import { simulator } from './support/simulator';
import { expect, type Screens, test } from './support/test';

/** Collected text, by place. */
type Finds = Map<string, string>;

/** Collects the addresses of requests and the portal's replies. */
function listen(page: Page, finds: Finds): void {
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
    finds.set('addresses', addresses.join('\n'));
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('response', async (response) => {
    const { pathname, origin } = new URL(response.url());
    if (origin !== PORTAL_URL || pathname.startsWith('/assets/') || pathname.startsWith('/media/')) return;
    // navigation can cut a reply off
    const body = await response.text().catch(() => '');
    finds.set(`reply of ${response.request().method()} ${pathname}`, `${JSON.stringify(response.headers())}\n${body}`);
  });
}

async function browserState(page: Page, context: BrowserContext, finds: Finds): Promise<void> {
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  finds.set('storage', storage);
  const cookies = await context.cookies();
  finds.set('cookies', cookies.map(({ name, value }) => `${name}=${value} ${decoded(value)}`).join('\n'));
  for (const cookie of cookies.filter(({ name }) => name.endsWith('Token'))) {
    expect(cookie, cookie.name).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  }
}

/** Decodes a value as base64url. */
const decoded = (value: string): string =>
  value
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    .join(' ');

function readLogs(finds: Finds): void {
  if (!DATA_DIR) return;
  const folder = join(DATA_DIR, 'logs');
  for (const file of readdirSync(folder)) finds.set(`log ${file}`, readFileSync(join(folder, file), 'utf8'));
}

/** Logs in, plays and returns. */
async function journey(page: Page, screens: Screens, username: string): Promise<void> {
  await screens.login.open('MTO');
  await screens.login.logIn(username, 'Wrong-but-secret-2026!');
  await expect(screens.login.failure).not.toBeEmpty();
  await screens.login.logIn(username);
  await screens.home.readAnnouncements();
  await screens.home.openLobby('SLOT');
  await screens.lobby.expectOpen();
  const { link, name } = await screens.lobby.game(0);
  await link.click();
  await screens.game.expectOpen(name);
  await screens.game.playRound();
  await screens.game.back.click();
  await expect(page).toHaveURL(/\/MTO/);
  await screens.account.open('MTO');
}

const MEMBER_SYSTEM = `${SIMULATOR_URL}/member-system/c/m`;
const GAME_PLATFORM = `${SIMULATOR_URL}/game-platform/frontend`;

interface WireReply {
  code?: number;
  result?: Record<string, string>;
  data?: Record<string, string>;
}

async function ask(address: string, body?: object, headers: Record<string, string> = {}): Promise<WireReply> {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(address, { ...post, headers: { 'content-type': 'application/json', ...headers } });
  return (await reply.json()) as WireReply;
}

/** Whether a provider accepts a text as a member's token. */
async function opensAProvider(candidate: string): Promise<boolean> {
  const replies = await Promise.all([
    ask(`${GAME_PLATFORM}/user/profile`, undefined, { authorization: `Bearer ${candidate}` }),
    ask(`${MEMBER_SYSTEM}/getProfile`, undefined, { token: candidate }),
  ]);
  return replies.some(({ code }) => code === 0);
}

/** Returns real tokens of the providers, which define the pattern to search for. */
async function realTokens(username: string): Promise<string[]> {
  const { result: signature } = await ask(`${MEMBER_SYSTEM}/clientSignature`);
  const credentials = { username, password: DEMO_PASSWORD };
  const entered = await ask(`${MEMBER_SYSTEM}/authen`, {
    ...credentials,
    captcha: '',
    clientSignature: signature?.['uuid'],
  });
  const platform = await ask(`${GAME_PLATFORM}/user/login`, { ...credentials, prefix: 'MTO' });
  return [entered.data?.['token'] ?? '', platform.result?.['token'] ?? ''];
}

const LIKE_A_TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;

test('leaves no secret in cookies, addresses, storage, replies or logs after a journey', async ({
  page,
  context,
  screens,
}) => {
  const accountNumber = Array.from({ length: 10 }, () => randomInt(1, 10)).join('');
  const { username } = await simulator.newMember('MTO', { accountNumber });
  const finds: Finds = new Map();
  listen(page, finds);
  await journey(page, screens, username);
  await browserState(page, context, finds);
  readLogs(finds);
  const places = ['addresses', 'cookies', 'storage', 'reply of GET /api/provider/profile'];
  // replies are read asynchronously
  await expect.poll(() => [...finds.keys()]).toEqual(expect.arrayContaining(places));
  if (DATA_DIR) expect([...finds.keys()]).toEqual(expect.arrayContaining(['log api.log', 'log simulator.log']));

  const secrets = [DEMO_PASSWORD, encodeURIComponent(DEMO_PASSWORD), 'Wrong-but-secret-2026!', accountNumber];
  secrets.push(Buffer.from(DEMO_PASSWORD).toString('base64').replace(/=+$/, ''));
  for (const [place, text] of finds) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
    expect(text, `a JSON web token in ${place}`).not.toMatch(/eyJ[\w-]{8,}\.eyJ/);
    expect(text, `a bearer credential in ${place}`).not.toMatch(/bearer\s+[\w.~+/-]{16,}/i);
  }

  for (const token of await realTokens(username)) {
    expect(token).toMatch(new RegExp(`^${LIKE_A_TOKEN.source}$`));
    expect(await opensAProvider(token)).toBe(true);
  }
  // try everything that looks like a provider's token at both providers
  const candidates = new Set([...finds.values()].flatMap((text) => text.match(LIKE_A_TOKEN) ?? []));
  for (const candidate of candidates) expect(await opensAProvider(candidate), candidate).toBe(false);
});

test('opens a game only once by a launch address', async ({ browser }) => {
  const { username } = await simulator.newMember('MTO');
  const { uri } = await simulator.launch(username, 'NAGX-0001');
  const statuses: number[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const stranger = await browser.newContext();
    statuses.push((await stranger.request.get(uri)).status());
    await stranger.close();
  }
  expect(statuses).toEqual([200, 410]);
});
