import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AgentCalendar, type MemberRef, type NewNotification } from '@housebrand/shared';
import { Notifications, startWorkers } from '@housebrand/shared/nest';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  openTestWorld,
  testSettings,
  waitUntil,
  type TestWorld,
} from '@housebrand/shared/testing';
import { MemberMessages, PlayNotices, PushDevices, PushSecrets, PushSites } from '../../core';
import { LocalPushService, PushBrowser, type ReceivedPush } from '../../testing';
import { notifications } from '../notifications.domain';
import { PushKeys } from './push-keys';

const MEMBER = { prefix: 'MTO', username: 'MTOPUSH' };
const clock = new FixedClock();
const excluded = new Set<string>();
const loggedOut = new Set<string>();
const pushService = new LocalPushService();
let origin: string;
let world: TestWorld;

beforeAll(async () => {
  await pushService.open();
  ({ origin } = pushService);
  const at = { url: `${origin}/member-system`, secret: '' };
  world = await openTestWorld({
    domains: [notifications],
    ports: [
      { provide: AgentCalendar, useValue: { zoneOf: () => Promise.resolve('Asia/Bangkok') } },
      {
        provide: PlayNotices,
        useValue: { mayReceive: ({ username }: MemberRef) => Promise.resolve(!excluded.has(username)) },
      },
      { provide: MemberMessages, useValue: { channelsOf: () => Promise.resolve([]) } },
      { provide: PushSites, useValue: { of: () => Promise.resolve({ name: 'River', icon: '/icon.png' }) } },
      {
        provide: PushDevices,
        useValue: { isLoggedOut: (_: string, session: string) => Promise.resolve(loggedOut.has(session)) },
      },
      {
        provide: PushSecrets,
        useValue: {
          seal: (purpose: string, text: string) => `${purpose} ${text}`,
          open: (purpose: string, sealed: string) =>
            Promise.resolve(sealed.startsWith(`${purpose} `) ? { text: sealed.slice(purpose.length + 1) } : null),
        },
      },
    ],
    providers: [actingAsGuard],
    settings: { providers: { ...testSettings().providers, memberSystem: at } },
    clock,
  });
  startWorkers(world.app);
});
afterAll(async () => {
  await world?.close();
  pushService.close();
});
beforeEach(async () => {
  pushService.clear();
  await rows('delete from push_subscription');
  await rows('delete from notification');
  await rows(
    `update notification_setting set off_kinds = '{}', push_off_kinds = '{}', quiet_start = null, quiet_end = null`,
  );
  await rows('delete from outbox_entry');
});

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await world.database.database.operatorQuery<Row>({ text })).rows;
const deposit = (sourceId: string): NewNotification => {
  return { kind: 'depositReceived', sourceId, params: { amountSatang: 50_017 }, at: clock.now() };
};
const passwordChanged = (sourceId: string): NewNotification => {
  return { kind: 'passwordChanged', sourceId, params: {}, at: clock.now() };
};
const announce = (...all: NewNotification[]): Promise<void> =>
  world.database.database.forAgent(MEMBER.prefix, async (tx) => {
    for (const one of all) await world.app.get(Notifications).announce(tx, MEMBER.username, one);
  });
/** Waits until everything that is due has been delivered. */
const delivered = () =>
  waitUntil(async () => {
    const due = `select from outbox_entry where state = 'waiting' and due_at <= clock_timestamp() + interval '30 seconds'`;
    return (await rows(due)).length === 0;
  });
const subscriptions = async () =>
  (await rows<{ endpoint: string }>('select endpoint from push_subscription order by endpoint')).map(
    ({ endpoint }) => endpoint,
  );
const bodyFor = (browser: PushBrowser, path: string) => ({ endpoint: `${origin}${path}`, ...browser.keys });

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, member: MemberRef = MEMBER) {
  const url = `/api/apps/notifications/${member.prefix}/${member.username}${path}`;
  const headers = { ...actingAs(member.prefix, member.username), 'accept-language': 'en' };
  const reply = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return reply.json<{ code: number; data: never; errors?: { field: string }[] }>();
}

async function subscribe(path: string, member?: MemberRef): Promise<PushBrowser> {
  const browser = new PushBrowser();
  expect((await call('POST', '/push', bodyFor(browser, path), member)).code).toBe(200);
  return browser;
}

describe('push message', () => {
  it('names site and kind in the language of the browser, encrypted and signed with the key of the agent', async () => {
    const browser = await subscribe('/one');
    const { publicKey } = (await call('GET', '/push')).data as { publicKey: string };
    await announce(deposit('DP-1'));
    await waitUntil(() => pushService.received.length === 1);
    const [{ path, headers, body }] = pushService.received as [ReceivedPush];
    expect([path, headers['content-encoding'], headers.urgency]).toEqual(['/one', 'aes128gcm', 'normal']);
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=.+, k=${publicKey}$`));
    const message = browser.read<Record<string, string>>(body);
    expect(message).toEqual({
      title: 'River',
      body: 'Deposit received',
      icon: '/icon.png',
      path: '/MTO/deposit/history?id=DP-1',
      language: 'en',
      tag: expect.any(String),
    });
    expect(JSON.stringify(message)).not.toMatch(/500|MTOPUSH/);
  });

  it('reaches each browser of the member once, also when the event is announced again', async () => {
    await subscribe('/phone');
    await subscribe('/laptop');
    await subscribe('/stranger', { prefix: 'MTO', username: 'MTOOTHER' });
    await announce(deposit('DP-1'), deposit('DP-1'));
    await announce(deposit('DP-1'));
    await delivered();
    expect(pushService.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  });

  it('is not sent for kinds that the member has switched off, in general or for push', async () => {
    await subscribe('/one');
    await call('PUT', '/settings', {
      offKinds: ['withdrawalPaid'],
      pushOffKinds: ['depositReceived'],
      messages: [],
      quietHours: null,
    });
    const params = { amountSatang: 100 };
    const paid: NewNotification = { kind: 'withdrawalPaid', sourceId: 'W-1', params, at: clock.now() };
    await announce(deposit('DP-1'), paid, passwordChanged('P-1'));
    await delivered();
    expect(pushService.received.map(({ headers }) => headers.urgency)).toEqual(['high']);
  });

  it('waits for the end of quiet hours unless it is about security', async () => {
    await subscribe('/one');
    // 16:00 in Bangkok
    clock.set(new Date('2026-11-18T09:00:00.000Z'));
    const quietHours = { start: '15:00', end: '17:30' };
    await call('PUT', '/settings', { offKinds: [], pushOffKinds: [], messages: [], quietHours });
    await announce(deposit('DP-1'), passwordChanged('P-1'));
    await delivered();
    expect(pushService.received.map(({ headers }) => headers.urgency)).toEqual(['high']);
    const waiting = await rows<{ minutes: number }>(`
      select round(extract(epoch from due_at - created_at) / 60)::int as minutes from outbox_entry where state = 'waiting'`);
    expect(waiting).toEqual([{ minutes: 90 }]);
    await rows(`update outbox_entry set due_at = now() where state = 'waiting'`);
    await waitUntil(() => pushService.received.length === 2);
  });

  it('is dropped once the member has read the line, is excluded from play, or is logged out on the device', async () => {
    await subscribe('/one');
    const prize: NewNotification = {
      kind: 'prizeWon',
      sourceId: 'T-1',
      params: { tournament: { th: 'ศึก', en: 'Week' }, unit: 'CREDIT', amount: 100 },
      at: clock.now(),
    };
    await call('PUT', '/settings', {
      offKinds: [],
      pushOffKinds: [],
      messages: [],
      quietHours: { start: '00:00', end: '00:00' },
    });
    await announce(prize, deposit('DP-1'));
    await delivered();
    excluded.add(MEMBER.username);
    await rows(`update notification set read_at = now() where source_id = 'DP-1'`);
    await rows(`update outbox_entry set due_at = now() where state = 'waiting'`);
    await delivered();
    excluded.clear();
    loggedOut.add(`spec-${MEMBER.username}`);
    await announce(passwordChanged('P-1'));
    await delivered();
    loggedOut.clear();
    expect([pushService.received, await subscriptions()]).toEqual([[], []]);
  });

  it('ends the subscription when the push service has forgotten the browser', async () => {
    await subscribe('/gone');
    await subscribe('/stays');
    pushService.statuses.set('/gone', 410);
    await announce(deposit('DP-1'));
    await delivered();
    expect(await subscriptions()).toEqual([`${origin}/stays`]);
  });

  it('is parked when the push service refuses it, and follows no redirect', async () => {
    await subscribe('/refused');
    await subscribe('/moved');
    pushService.statuses.set('/refused', 400).set('/moved', 307);
    await announce(deposit('DP-1'));
    await delivered();
    const parked = await rows<{ failure: string }>(`select failure from outbox_entry where state = 'parked'`);
    expect(parked.map(({ failure }) => failure).sort()).toEqual([
      'the push service answered 307',
      'the push service answered 400',
    ]);
    expect(pushService.received.map(({ path }) => path).sort()).toEqual(['/moved', '/refused']);
  });

  it('is sent again while the push service is busy', async () => {
    await subscribe('/busy');
    pushService.statuses.set('/busy', 429);
    await announce(deposit('DP-1'));
    await waitUntil(() => pushService.received.length === 1);
    pushService.statuses.clear();
    await waitUntil(() => pushService.received.length === 2);
  });
});

describe('subscription', () => {
  it('is one per browser, for the member who used it last', async () => {
    const browser = await subscribe('/shared');
    await call('POST', '/push', bodyFor(browser, '/shared'));
    const other = { prefix: 'MTO', username: 'MTOOTHER' };
    await call('POST', '/push', bodyFor(browser, '/shared'), other);
    await announce(deposit('DP-1'));
    await delivered();
    expect([await subscriptions(), pushService.received]).toEqual([[`${origin}/shared`], []]);
  });

  it('ends on request, only for its member, however often', async () => {
    await subscribe('/one');
    const stop = { endpoint: `${origin}/one` };
    expect((await call('POST', '/push/stop', stop, { prefix: 'MTO', username: 'MTOOTHER' })).code).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
    for (const _ of [1, 2]) expect((await call('POST', '/push/stop', stop)).code).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });

  it('is limited to ten browsers: the oldest ones end', async () => {
    for (let at = 0; at < 12; at += 1) {
      clock.advance(1_000);
      await subscribe(`/browser-${String(at).padStart(2, '0')}`);
    }
    const kept = await subscriptions();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([10, `${origin}/browser-02`, `${origin}/browser-11`]);
  });

  it('takes addresses of push services only, and keys with which messages can be encrypted', async () => {
    const { keys } = new PushBrowser();
    const point = Buffer.alloc(65, 1).toString('base64url');
    const tries: [field: string, body: object][] = [
      ['endpoint', { endpoint: 'https://example.com/push', ...keys }],
      ['endpoint', { endpoint: 'http://169.254.169.254/latest', ...keys }],
      ['endpoint', { endpoint: 'not an address', ...keys }],
      ['p256dh', { endpoint: `${origin}/one`, ...keys, p256dh: point }],
      ['auth', { endpoint: `${origin}/one`, ...keys, auth: 'short' }],
    ];
    for (const [field, body] of tries) {
      const reply = await call('POST', '/push', body);
      expect([reply.code, JSON.stringify(reply)]).toEqual([422, expect.stringContaining(field)]);
    }
    expect(await subscriptions()).toEqual([]);
  });
});

describe('key of an agent', () => {
  const keys = () => world.app.get(PushKeys, { strict: false });

  it('is created once, however many browsers request it at the same time', async () => {
    const pairs = await Promise.all(Array.from({ length: 8 }, () => keys().of('NAGA')));
    expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect((await keys().of('MTO')).publicKey).not.toBe(pairs[0]!.publicKey);
  });

  it('is replaced when its private key no longer opens, and ends the subscriptions with the old one', async () => {
    await subscribe('/one');
    const { publicKey } = await keys().of('MTO');
    await rows(`update push_key set private_key = '' where agent = 'MTO'`);
    const [one, two] = await Promise.all([keys().of('MTO'), keys().of('MTO')]);
    expect(one).toEqual(two);
    expect(one!.publicKey).not.toBe(publicKey);
    expect(await subscriptions()).toEqual([]);
  });
});
