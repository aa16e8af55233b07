import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AgentCalendar, type MemberRef, type MessageChannel, type NewNotification } from '@housebrand/shared';
import { ClosedMembers, Notifications, OutboxRefused, startWorkers } from '@housebrand/shared/nest';
import {
  actingAs,
  actingAsGuard,
  FixedClock,
  openTestWorld,
  waitUntil,
  type TestWorld,
} from '@housebrand/shared/testing';
import {
  MemberMessages,
  MESSAGES_PER_DAY,
  PlayNotices,
  PushDevices,
  PushSecrets,
  PushSites,
  type MemberMessage,
  type MessageChoice,
  type NotificationSettings,
} from '../../core';
import { notifications } from '../notifications.domain';

const MEMBER = { prefix: 'MTO', username: 'MTOTEXTED' };
const clock = new FixedClock();
const excluded = new Set<string>();
/** The gateway: whom it reaches, what it received, and how it fails. */
const gateway = {
  channels: [] as MessageChannel[],
  received: [] as MemberMessage[],
  failures: [] as Error[],
};
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
      { provide: PushSites, useValue: { of: () => Promise.resolve({ name: 'River', icon: '/icon.png' }) } },
      {
        provide: MemberMessages,
        useValue: {
          channelsOf: () => Promise.resolve(gateway.channels),
          send: (message: MemberMessage) => {
            gateway.received.push(message);
            const failure = gateway.failures.shift();
            return failure ? Promise.reject(failure) : Promise.resolve();
          },
        },
      },
      // no browser is subscribed
      ...[PushDevices, PushSecrets].map((provide) => ({ provide, useValue: {} })),
    ],
    providers: [actingAsGuard],
    clock,
  });
  startWorkers(world.app);
});
afterAll(() => world?.close());
beforeEach(async () => {
  Object.assign(gateway, { channels: ['SMS', 'LINE'], received: [], failures: [] });
  excluded.clear();
  await rows('delete from notification');
  await rows(
    `update notification_setting set off_kinds = '{}', messages = '[]', language = 'th', quiet_start = null, quiet_end = null`,
  );
  await rows('delete from outbox_entry');
});

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await world.database.database.operatorQuery<Row>({ text })).rows;
const params = { amountSatang: 50_017 };
const deposit = (sourceId: string): NewNotification => {
  return { kind: 'depositReceived', sourceId, params, at: clock.now() };
};
const paid = (sourceId: string): NewNotification => ({ kind: 'withdrawalPaid', sourceId, params, at: clock.now() });
const newDevice = (sourceId: string): NewNotification => {
  return { kind: 'newDevice', sourceId, params: { device: 'Chrome · Android' }, at: clock.now() };
};
const prize = (sourceId: string): NewNotification => ({
  kind: 'prizeWon',
  sourceId,
  params: { tournament: { th: 'ศึก', en: 'Week' }, unit: 'CREDIT', amount: 100 },
  at: clock.now(),
});
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
const sent = () => gateway.received.map(({ channel, text }) => `${channel} ${text}`);

async function call<T>(method: 'GET' | 'PUT', path: string, payload?: object, language = 'en') {
  const url = `/api/apps/notifications/${MEMBER.prefix}/${MEMBER.username}${path}`;
  const headers = { ...actingAs(MEMBER.prefix, MEMBER.username), 'accept-language': language };
  const reply = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return reply.json<{ code: number; data: T }>();
}
const choose = async (
  messages: MessageChoice[],
  others: Partial<NotificationSettings> = {},
  language = 'en',
): Promise<void> => {
  const settings = { offKinds: [], pushOffKinds: [], messages, quietHours: null, ...others };
  expect(await call('PUT', '/settings', settings, language)).toMatchObject({ code: 200, data: settings });
};

describe('text message', () => {
  it('names site and kind on the channel of the kind, without amounts, in the language of the settings', async () => {
    await choose([
      { topic: 'depositReceived', channel: 'LINE' },
      { topic: 'withdrawalPaid', channel: 'SMS' },
    ]);
    await announce(deposit('DP-1'));
    await delivered();
    await choose([{ topic: 'depositReceived', channel: 'SMS' }], {}, 'th');
    await announce(deposit('DP-2'), paid('W-1'));
    await delivered();
    expect(sent()).toEqual(['LINE River: Deposit received', 'SMS River: เงินฝากเข้าแล้ว']);
  });

  it('is sent about security without a choice, in Thai, and says what to do', async () => {
    await announce(deposit('DP-1'), newDevice('S-1'));
    await delivered();
    expect(sent()).toEqual([
      'SMS River: เข้าสู่ระบบจากอุปกรณ์ใหม่. Chrome · Android ถ้าไม่ใช่คุณ ให้ออกจากระบบเครื่องนั้นแล้วเปลี่ยนรหัสผ่าน',
    ]);
  });

  it('is sent about security on another channel if the chosen one no longer reaches the member', async () => {
    await choose([
      { topic: 'security', channel: 'LINE' },
      { topic: 'depositReceived', channel: 'LINE' },
    ]);
    gateway.channels = ['SMS'];
    await announce(deposit('DP-1'), newDevice('S-1'));
    await delivered();
    expect(gateway.received.map(({ channel }) => channel)).toEqual(['SMS']);
  });

  it('is not sent while no channel reaches the member', async () => {
    gateway.channels = [];
    await announce(newDevice('S-1'));
    await delivered();
    expect(sent()).toEqual([]);
  });

  it('is one per event, however often it is announced, and keeps its reference', async () => {
    await choose([{ topic: 'depositReceived', channel: 'SMS' }]);
    await announce(deposit('DP-1'), deposit('DP-1'));
    await announce(deposit('DP-1'));
    await delivered();
    const [line] = await rows<{ id: string }>('select id from notification');
    expect(gateway.received.map(({ reference }) => reference)).toEqual([line!.id]);
  });

  it('is sent again with the same reference after a failure, and given up after a refusal', async () => {
    await choose([{ topic: 'depositReceived', channel: 'SMS' }]);
    gateway.failures = [new Error('no reply')];
    await announce(deposit('DP-1'));
    await waitUntil(() => Promise.resolve(gateway.received.length === 2));
    await delivered();
    expect(new Set(gateway.received.map(({ reference }) => reference)).size).toBe(1);
    gateway.failures = [new OutboxRefused('the provider answered 2003')];
    await announce(deposit('DP-2'), deposit('DP-3'));
    await delivered();
    expect(gateway.received).toHaveLength(4);
    const parked = await rows<{ failure: string }>(`select failure from outbox_entry where state = 'parked'`);
    expect(parked).toEqual([{ failure: 'the provider answered 2003' }]);
  });

  it('waits for the end of quiet hours unless it is about security', async () => {
    // 16:00 in Bangkok
    clock.set(new Date('2026-11-18T09:00:00.000Z'));
    const quietHours = { start: '15:00', end: '17:30' };
    await choose([{ topic: 'depositReceived', channel: 'SMS' }], { quietHours });
    await announce(deposit('DP-1'), newDevice('S-1'));
    await delivered();
    expect(gateway.received).toHaveLength(1);
    const waiting = await rows<{ minutes: number }>(`
      select round(extract(epoch from due_at - created_at) / 60)::int as minutes from outbox_entry where state = 'waiting'`);
    expect(waiting).toEqual([{ minutes: 90 }]);
    await rows(`update outbox_entry set due_at = now() where state = 'waiting'`);
    await waitUntil(() => Promise.resolve(gateway.received.length === 2));
  });

  it('is dropped once the member has read the line, switched it off, or is excluded from play', async () => {
    const quietHours = { start: '00:00', end: '00:00' };
    const topics = ['depositReceived', 'withdrawalPaid', 'prizeWon'] as const;
    const choices = topics.map((topic): MessageChoice => ({ topic, channel: 'SMS' }));
    await choose(choices, { quietHours });
    await announce(deposit('DP-1'), paid('W-1'), prize('T-1'));
    await delivered();
    await rows(`update notification set read_at = now() where source_id = 'DP-1'`);
    await choose(
      choices.filter(({ topic }) => topic !== 'withdrawalPaid'),
      { quietHours },
    );
    excluded.add(MEMBER.username);
    await rows(`update outbox_entry set due_at = now() where state = 'waiting'`);
    await delivered();
    expect(sent()).toEqual([]);
  });

  it('is dropped once the account is closed, even about security', async () => {
    const closed = world.app.get(ClosedMembers);
    await choose([{ topic: 'depositReceived', channel: 'SMS' }], { quietHours: { start: '00:00', end: '00:00' } });
    await announce(deposit('DP-1'));
    await delivered();
    gateway.failures = [new Error('busy')];
    await announce(newDevice('S-1'));
    await waitUntil(() => Promise.resolve(gateway.received.length === 1));
    closed.register(() => ({ pseudonym: 'MTO~0~ED', isErased: false }));
    await rows(`update outbox_entry set due_at = now() where state = 'waiting' and claim is null`);
    await delivered();
    closed.register(() => null);
    expect(gateway.received).toHaveLength(1);
  });

  it('is sent ten times a business day, and without limit about security', async () => {
    // 23:30 in Bangkok
    clock.set(new Date('2026-11-18T16:30:00.000Z'));
    await choose([{ topic: 'depositReceived', channel: 'SMS' }]);
    const deposits = (prefix: string) =>
      Array.from({ length: MESSAGES_PER_DAY + 1 }, (_, at) => deposit(`${prefix}-${at}`));
    // another kind, which sends no messages, does not count
    await announce(paid('W-1'), ...deposits('DP'));
    await delivered();
    expect(gateway.received).toHaveLength(MESSAGES_PER_DAY);
    await announce(newDevice('S-1'), newDevice('S-2'));
    await delivered();
    expect(gateway.received).toHaveLength(MESSAGES_PER_DAY + 2);
    const lines = await rows<{ count: string }>(`select count(*) from notification where kind = 'depositReceived'`);
    expect(lines).toEqual([{ count: String(MESSAGES_PER_DAY + 1) }]);
    // after midnight
    clock.set(new Date('2026-11-18T17:30:00.000Z'));
    await announce(deposit('DP-next'));
    await delivered();
    expect(gateway.received).toHaveLength(MESSAGES_PER_DAY + 3);
  });

  it('is sent about security even if the line was read', async () => {
    gateway.failures = [new Error('no reply')];
    await announce(newDevice('S-1'));
    await waitUntil(() => Promise.resolve(gateway.received.length === 1));
    await rows('update notification set read_at = now()');
    await waitUntil(() => Promise.resolve(gateway.received.length === 2));
  });

  it('follows the inbox: none about a kind that is off there', async () => {
    await choose([{ topic: 'depositReceived', channel: 'SMS' }], { offKinds: ['depositReceived'] });
    await announce(deposit('DP-1'));
    await delivered();
    expect(sent()).toEqual([]);
  });
});

describe('settings of text messages', () => {
  it('lists the channels that reach the member', async () => {
    gateway.channels = ['LINE'];
    expect((await call('GET', '/channels')).data).toEqual({ channels: ['LINE'] });
  });

  it('starts with none chosen', async () => {
    expect((await call('GET', '/settings')).data).toMatchObject({ messages: [] });
  });

  it.each([
    [[{ topic: 'newDevice', channel: 'SMS' }]],
    [[{ topic: 'security', channel: 'FAX' }]],
    [
      [
        { topic: 'prizeWon', channel: 'SMS' },
        { topic: 'prizeWon', channel: 'LINE' },
      ],
    ],
  ])('rejects unknown topics and channels, and a topic twice: %j', async (messages) => {
    const settings = { offKinds: [], pushOffKinds: [], messages, quietHours: null };
    expect((await call('PUT', '/settings', settings)).code).toBe(422);
  });
});
