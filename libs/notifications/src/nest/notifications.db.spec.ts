import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AgentCalendar, type MemberRef, type NewNotification } from '@housebrand/shared';
import { ClosedMembers, LiveUpdates, Notifications, startWorkers } from '@housebrand/shared/nest';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  inDepth,
  openTestWorld,
  waitUntil,
  type TestWorld,
} from '@housebrand/shared/testing';
import { MemberMessages, PlayNotices, PushDevices, PushSecrets, PushSites, type NotificationPage } from '../core';
import { notifications } from './notifications.domain';
import { NotificationsRepository } from './notifications.repository';

const clock = new FixedClock();
const excluded = new Set<string>();
let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld({
    domains: [notifications],
    ports: [
      { provide: AgentCalendar, useValue: { zoneOf: () => Promise.resolve('Asia/Bangkok') } },
      {
        provide: PlayNotices,
        useValue: { mayReceive: ({ username }: MemberRef) => Promise.resolve(!excluded.has(username)) },
      },
      // no browser is subscribed, and no text messages are offered
      { provide: MemberMessages, useValue: { channelsOf: () => Promise.resolve([]) } },
      ...[PushSites, PushDevices, PushSecrets].map((provide) => ({ provide, useValue: {} })),
    ],
    providers: [actingAsGuard],
    clock,
  });
  startWorkers(world.app);
});
afterAll(() => world?.close());

const deposit = (sourceId: string, at = clock.now()): NewNotification => ({
  kind: 'depositReceived',
  sourceId,
  params: { amountSatang: 50_017 },
  at,
});
const announce = ({ prefix, username }: MemberRef, ...all: NewNotification[]): Promise<void> =>
  world.database.database.forAgent(prefix, async (tx) => {
    for (const one of all) await world.app.get(Notifications).announce(tx, username, one);
  });
/** Waits until everything announced so far has been delivered. */
const delivered = () =>
  waitUntil(async () => {
    const text = `select from outbox_entry where state = 'waiting'`;
    return (await world.database.database.operatorQuery({ text })).rowCount === 0;
  });
const repository = () => world.app.get(NotificationsRepository, { strict: false });
const linesOf = async (member: MemberRef) =>
  (await repository().page(member, null, 1_000)).map((line) => line.sourceId);

function as({ prefix, username }: MemberRef, language = 'th') {
  const url = `/api/apps/notifications/${prefix}/${username}`;
  const headers = { ...actingAs(prefix, username), 'accept-language': language };
  const call = async (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) => {
    const reply = await world.app.inject({ method, url: `${url}${path}`, headers, ...(payload && { payload }) });
    return reply.json<{ code: number; data: never }>();
  };
  const list = async (cursor?: string) =>
    (await call('GET', cursor === undefined ? '' : `?cursor=${cursor}`)).data as NotificationPage;
  return { call, list };
}

describe('announcement', () => {
  it('gives one line per kind and event, however often and however concurrently it is repeated', async () => {
    let run = 0;
    const events = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(events, async (named) => {
        run += 1;
        const member = { prefix: 'MTO', username: `MTOTWICE${run}` };
        await Promise.all(named.map((event) => announce(member, deposit(`D-${event}`), deposit(`D-${event}`))));
        await delivered();
        expect((await linesOf(member)).sort()).toEqual([...new Set(named.map((event) => `D-${event}`))].sort());
      }),
      { numRuns: inDepth(8, 60) },
    );
  });

  it('is dropped with the transaction that it reports', async () => {
    const member = { prefix: 'MTO', username: 'MTOROLLBACK' };
    const failing = world.database.database.forAgent('MTO', async (tx) => {
      await world.app.get(Notifications).announce(tx, member.username, deposit('D-1'));
      throw new Error('no deposit after all');
    });
    await expect(failing).rejects.toThrow('no deposit after all');
    await announce(member, deposit('D-2'));
    await delivered();
    expect(await linesOf(member)).toEqual(['D-2']);
  });

  it('refreshes the pages of the member', async () => {
    const reported: string[] = [];
    world.app.get(LiveUpdates).listen({
      reported: ({ topic, prefix, username }) => reported.push(`${topic} ${prefix} ${username}`),
      lost: () => undefined,
    });
    await announce({ prefix: 'NAGA', username: 'NAGALIVE' }, deposit('D-1'));
    await waitUntil(() => reported.includes('notifications NAGA NAGALIVE'));
  });

  it('reaches excluded members about money, not about play', async () => {
    const member = { prefix: 'MTO', username: 'MTOEXCLUDED' };
    excluded.add(member.username);
    const params = { tournament: { th: 'ศึก', en: 'Week' }, unit: 'CREDIT', amount: 100 } as const;
    await announce(member, { kind: 'prizeWon', sourceId: 'T-1', params, at: clock.now() }, deposit('D-1'));
    await delivered();
    expect(await linesOf(member)).toEqual(['D-1']);
  });
});

describe('closed account', () => {
  const closing = { prefix: 'MTO', username: 'MTOLEAVER' };
  const close = (isClosed: boolean) =>
    world.app
      .get(ClosedMembers)
      .register(({ username }) =>
        isClosed && username === closing.username ? { pseudonym: 'MTO~0~ER', isErased: false } : null,
      );
  afterAll(() => close(false));

  it('gets nothing that was announced before the closing and is delivered after it', async () => {
    close(false);
    await world.database.database.forAgent(closing.prefix, async (tx) => {
      await world.app.get(Notifications).announce(tx, closing.username, deposit('D-1'));
      close(true);
    });
    await delivered();
    expect(await linesOf(closing)).toEqual([]);
  });

  it('gets nothing under its pseudonym either, which takes its place in what waits at the erasure', async () => {
    const erased = { prefix: 'MTO', username: 'MTO~5F3A9C21B07E~ER' };
    await world.database.database.forAgent(erased.prefix, (tx) =>
      world.app.get(Notifications).announce(tx, erased.username, deposit('D-2')),
    );
    await delivered();
    expect(await linesOf(erased)).toEqual([]);
  });
});

describe('inbox over HTTP', () => {
  it('lists notifications page by page, newest first, in the language of the request', async () => {
    const member = { prefix: 'MTO', username: 'MTOPAGES' };
    const start = clock.now().getTime();
    const all = Array.from({ length: 65 }, (_, at) => deposit(`D-${at}`, new Date(start + at * 1_000)));
    await announce(member, ...all.toReversed());
    await delivered();
    const { list } = as(member, 'en');
    const pages = [await list()];
    while (pages.at(-1)!.cursor !== null) pages.push(await list(pages.at(-1)!.cursor!));
    expect(pages.map(({ notifications: lines }) => lines.length)).toEqual([30, 30, 5]);
    const lines = pages.flatMap((page) => page.notifications);
    expect(lines.map(({ at }) => at)).toEqual(all.map(({ at }) => at.toISOString()).toReversed());
    expect(lines[0]).toMatchObject({
      kind: 'depositReceived',
      group: 'money',
      title: 'Deposit received',
      text: '500.17 baht is now in your credit.',
      path: 'deposit/history?id=D-64',
      isRead: false,
    });
    expect((await as(member).list()).notifications[0]!.title).toBe('เงินฝากเข้าแล้ว');
  });

  it('counts what is unread, and marks one notification, or it and all earlier ones', async () => {
    const member = { prefix: 'MTO', username: 'MTOREAD' };
    const start = clock.now().getTime();
    await announce(member, ...[0, 1, 2, 3].map((at) => deposit(`D-${at}`, new Date(start + at * 1_000))));
    await delivered();
    const { call, list } = as(member);
    const [, third, second] = (await list()).notifications;
    const read = async (id: string, andEarlier: boolean) => (await call('POST', '/read', { id, andEarlier })).data;
    expect((await call('GET', '/unread')).data).toEqual({ unread: 4 });
    expect(await read(second!.id, false)).toEqual({ unread: 3 });
    expect(await read(third!.id, true)).toEqual({ unread: 1 });
    expect(await read(third!.id, true)).toEqual({ unread: 1 });
    expect((await list()).notifications.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  });

  it('switches kinds off, but never security', async () => {
    const member = { prefix: 'MTO', username: 'MTOQUIET' };
    const { call } = as(member);
    const on = { offKinds: [], pushOffKinds: [], messages: [], quietHours: null };
    expect((await call('GET', '/settings')).data).toEqual(on);
    const off = { ...on, offKinds: ['depositReceived'] };
    expect((await call('PUT', '/settings', off)).data).toEqual(off);
    for (const kinds of ['offKinds', 'pushOffKinds'])
      expect((await call('PUT', '/settings', { ...on, [kinds]: ['passwordChanged'] })).code).toBe(422);
    await announce(member, deposit('D-1'), { kind: 'passwordChanged', sourceId: 'P-1', params: {}, at: clock.now() });
    await delivered();
    expect(await linesOf(member)).toEqual(['P-1']);
    await call('PUT', '/settings', on);
    await announce(member, deposit('D-2'));
    await delivered();
    expect((await linesOf(member)).sort()).toEqual(['D-2', 'P-1']);
  });

  it('keeps quiet hours and what is off for push', async () => {
    const { call } = as({ prefix: 'MTO', username: 'MTONIGHT' });
    const settings = {
      offKinds: [],
      pushOffKinds: ['prizeWon'],
      messages: [],
      quietHours: { start: '22:30', end: '08:00' },
    };
    expect((await call('PUT', '/settings', settings)).data).toEqual(settings);
    expect((await call('GET', '/settings')).data).toEqual(settings);
    for (const quietHours of [{ start: '24:00', end: '08:00' }, { start: '22:00' }, [], 'night', undefined])
      expect((await call('PUT', '/settings', { ...settings, quietHours })).code).toBe(422);
    expect((await call('PUT', '/settings', { ...settings, quietHours: null })).data).toEqual({
      ...settings,
      quietHours: null,
    });
  });

  it('shows a member neither the inbox of another nor one of another agent', async () => {
    const member = { prefix: 'MTO', username: 'MTOOWN' };
    await announce(member, deposit('D-1'));
    await announce({ prefix: 'NAGA', username: 'MTOOWN' }, deposit('D-2'));
    await delivered();
    const url = '/api/apps/notifications/MTO/MTOOWN';
    for (const headers of [actingAs('MTO', 'MTOOTHER'), actingAs('NAGA', 'MTOOWN')])
      expect((await world.app.inject({ url, headers })).statusCode).toBe(403);
    expect(await linesOf(member)).toEqual(['D-1']);
    const [foreign] = await repository().page({ prefix: 'NAGA', username: 'MTOOWN' }, null, 1);
    await as(member).call('POST', '/read', { id: foreign!.id, andEarlier: false });
    expect(await repository().countUnread({ prefix: 'NAGA', username: 'MTOOWN' })).toBe(1);
  });

  it('forgets lines after a year', async () => {
    const member = { prefix: 'MTO', username: 'MTOOLD' };
    const long = new Date(clock.now().getTime() - 400 * 86_400_000);
    await announce(member, deposit('D-OLD', long), deposit('D-NEW'));
    await delivered();
    await repository().forget(new Date(clock.now().getTime() - 365 * 86_400_000));
    expect(await linesOf(member)).toEqual(['D-NEW']);
  });
});
