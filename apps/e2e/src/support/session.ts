import { type BrowserContext, expect } from '@playwright/test';
import { DEMO_PASSWORD, PORTAL_URL } from './demo';
import type { Screen } from './screen-list';
import { simulator } from './simulator';

/**
 * Logs a member in without the login screen: the browser has the cookies of a login, and has seen what members are told
 * at the first one. For the journeys that are about something else.
 */
export async function logIn(
  context: BrowserContext,
  prefix: string,
  username: string,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const login = () =>
    context.request.post(`${PORTAL_URL}/api/provider/login`, { data: { prefix, username, password } });
  let reply = await login();
  // a provider that has no time to answer is away for a moment, as for everybody
  while (reply.status() === 503) reply = await login();
  expect(reply.status(), await reply.text()).toBe(200);
  await dismissAnnouncements(context);
}

/** A member nobody else uses, logged in. @returns the username */
export async function enterAsNewMember(context: BrowserContext, prefix: string): Promise<string> {
  const { username } = await simulator.newMember(prefix);
  await logIn(context, prefix, username);
  return username;
}

/** Whoever a screen is for. */
export async function enterAs(context: BrowserContext, prefix: string, as: Screen['as']): Promise<void> {
  if (as === 'newcomer') await enterAsNewMember(context, prefix);
  else if (as !== 'guest') await logIn(context, prefix, `${prefix}DEMO${as === 'gold' ? 3 : 1}`);
}

/** As if every announcement had been read (specification section 9, cookie `announcement`). */
async function dismissAnnouncements(context: BrowserContext): Promise<void> {
  const reply = await context.request.get(`${PORTAL_URL}/api/provider/announcements`);
  const { result } = (await reply.json()) as { result: { _id: string }[] };
  await context.addCookies([{ name: 'announcement', value: result.map(({ _id }) => _id).join('.'), url: PORTAL_URL }]);
}

/** Names of the cookies the browser holds for the portal. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies(PORTAL_URL)).map(({ name }) => name);
}

export async function expectLoggedOut(context: BrowserContext): Promise<void> {
  await expect.poll(async () => (await cookieNames(context)).filter((name) => name.endsWith('Token'))).toEqual([]);
}

/** The HTTP status that the profile answers to a `Cookie` header: 200 for a session, 401 for none. */
export async function profileStatus(cookie: string): Promise<number> {
  const reply = await fetch(`${PORTAL_URL}/api/provider/profile`, { headers: { cookie } });
  return reply.status;
}

export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(PORTAL_URL);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
