import { type BrowserContext, expect } from '@playwright/test';
import { DEMO_PASSWORD, PORTAL_URL } from './demo';
import type { Screen } from './screen-list';
import { simulator } from './simulator';

/** Logs a member in without the login screen and marks the announcements as read, for tests of other features. */
export async function logIn(
  context: BrowserContext,
  prefix: string,
  username: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const login = () =>
    context.request.post(`${PORTAL_URL}/api/provider/login`, { data: { prefix, username, password } });
  let reply = await login();
  // on 503, the provider is busy
  while (reply.status() === 503) reply = await login();
  expect(reply.status(), await reply.text()).toBe(200);
  await dismissAnnouncements(context);
}

/** Creates a member for this test and logs in. @returns the username */
export async function enterAsNewMember(context: BrowserContext, prefix: string): Promise<string> {
  const { username } = await simulator.newMember(prefix);
  await logIn(context, prefix, username);
  return username;
}

/** Logs in the kind of member that a screen needs. */
export async function enterAs(context: BrowserContext, prefix: string, as: Screen['as']): Promise<void> {
  if (as === 'newcomer') await enterAsNewMember(context, prefix);
  else if (as !== 'guest') await logIn(context, prefix, `${prefix}DEMO${as === 'gold' ? 3 : 1}`);
}

/** Marks all announcements as read (specification section 9, cookie `announcement`). */
async function dismissAnnouncements(context: BrowserContext): Promise<void> {
  const reply = await context.request.get(`${PORTAL_URL}/api/provider/announcements`);
  const { result } = (await reply.json()) as { result: { _id: string }[] };
  await context.addCookies([{ name: 'announcement', value: result.map(({ _id }) => _id).join('.'), url: PORTAL_URL }]);
}

/** Returns the names of the browser's cookies for the portal. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies(PORTAL_URL)).map(({ name }) => name);
}

export async function expectLoggedOut(context: BrowserContext): Promise<void> {
  await expect.poll(async () => (await cookieNames(context)).filter((name) => name.endsWith('Token'))).toEqual([]);
}

/** Returns the HTTP status of the profile for a `Cookie` header: 200 with a session, 401 without. */
export async function profileStatus(cookie: string): Promise<number> {
  const reply = await fetch(`${PORTAL_URL}/api/provider/profile`, { headers: { cookie } });
  return reply.status;
}

export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(PORTAL_URL);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
