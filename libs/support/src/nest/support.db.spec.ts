import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PaymentReference } from '@housebrand/shared';
import { LiveUpdates, RateLimits } from '@housebrand/shared/nest';
import {
  actingAs,
  actingAsGuard,
  actingAsKeyOf,
  FixedClock,
  openTestWorld,
  waitUntil,
  type TestWorld,
} from '@housebrand/shared/testing';
import {
  MemberPayments,
  MAX_MESSAGES_PER_HOUR,
  MAX_OPEN_THREADS,
  MESSAGES_LIMIT,
  THREADS_LIMIT,
  type StaffThread,
  type SupportConversation,
  type SupportThread,
} from '../core';
import { StaffThreadsService, support, ThreadsService } from './index';

const DEPOSIT: PaymentReference = { record: 'DEPOSIT', id: 'DP-1', at: '2026-11-18T04:00:00.000Z' };
/** Every member owns the deposit `DP-1`, and nothing else. */
const payments: MemberPayments = {
  find: (_, { id }) =>
    Promise.resolve(
      id === DEPOSIT.id
        ? { group: 'deposits', amountSatang: 50_037, amountPoints: null, at: new Date(DEPOSIT.at) }
        : null,
    ),
};

let world: TestWorld;
let app: NestFastifyApplication;
const clock = new FixedClock(new Date('2026-11-18T05:00:00.000Z'));

beforeAll(async () => {
  world = await openTestWorld({
    domains: [support],
    ports: [{ provide: MemberPayments, useValue: payments }],
    providers: [actingAsGuard],
    clock,
  });
  ({ app } = world);
});
afterAll(() => world?.close());

interface Sent {
  status: number;
  data: never;
}

const prefixOf = (username: string): string => username.slice(0, username.startsWith('NAGA') ? 4 : 3);
const base = (username: string): string => `/api/apps/support/${prefixOf(username)}/${username}/threads`;

async function call(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<Sent> {
  const key: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
  const reply = await app.inject({ method, url, headers: { ...key, ...headers }, ...(payload && { payload }) });
  return { status: reply.statusCode, data: reply.json().data as never };
}

const as = (username: string): Record<string, string> => actingAs(prefixOf(username), username);
const ask = (username: string, payload: object, headers = {}) =>
  call('POST', base(username), { ...as(username), ...headers }, payload);
const reply = (username: string, id: string, text: string) =>
  call('POST', `${base(username)}/${id}/messages`, as(username), { text });
const list = (username: string, query = '') => call('GET', `${base(username)}${query}`, as(username));
const read = (username: string, id: string, query = '') => call('GET', `${base(username)}/${id}${query}`, as(username));
const staff = (path: string, prefix = 'MTO') => call('GET', `/api/apps/support/threads${path}`, actingAsKeyOf(prefix));
const act = (path: string, payload: object = {}, prefix = 'MTO') =>
  call('POST', `/api/apps/support/threads/${path}`, actingAsKeyOf(prefix), payload);
const answer = (id: string, text: string) => act(`${id}/answers`, { text });

async function openThread(username: string, text = 'สวัสดีค่ะ', payment?: PaymentReference): Promise<SupportThread> {
  const { status, data } = await ask(username, { text, ...(payment && { payment }) });
  expect(status).toBe(200);
  return data;
}

describe('questions of a member', () => {
  it('stores a question about a payment that the member owns, with what its record says', async () => {
    const thread = await openThread('MTOASK1', ' ยอดยังไม่เข้า\u200bค่ะ \r\n', DEPOSIT);
    expect(thread).toMatchObject({
      payment: { ...DEPOSIT, group: 'deposits', amountSatang: 50_037, amountPoints: null },
      state: 'OPEN',
      isUnread: false,
      since: clock.now().toISOString(),
      last: { number: 1, author: 'MEMBER', text: 'ยอดยังไม่เข้าค่ะ' },
    });
    expect((await list('MTOASK1')).data).toEqual({ threads: [thread], cursor: null });
    expect((await read('MTOASK1', thread.id)).data).toEqual({ thread, messages: [thread.last], before: null });
  });

  it('refuses a payment of another member, a text without characters, and one that is too long', async () => {
    const replies = await Promise.all([
      ask('MTOASK2', { text: 'x', payment: { ...DEPOSIT, id: 'DP-2' } }),
      ask('MTOASK2', { text: ' \u200b ' }),
      ask('MTOASK2', { text: 'ก'.repeat(1_001) }),
      ask('MTOASK2', { text: 'a\u202eb' }),
      ask('MTOASK2', { text: 'x', payment: { ...DEPOSIT, record: 'OTHER' } }),
      ask('MTOASK2', { text: 'x', payment: { ...DEPOSIT, at: 'yesterday' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 422, 422, 422, 422, 422]);
    expect((await list('MTOASK2')).data).toMatchObject({ threads: [] });
  });

  it('continues the thread of a payment, also for two questions at once, until it is closed', async () => {
    const [first, second] = await Promise.all([
      openThread('MTOTWICE', 'a', DEPOSIT),
      openThread('MTOTWICE', 'b', DEPOSIT),
    ]);
    expect(second.id).toBe(first.id);
    expect((await openThread('MTOTWICE', 'c', DEPOSIT)).last.number).toBe(3);
    expect((await act(`${first.id}/close`)).data).toMatchObject({ state: 'CLOSED' });
    const next = await openThread('MTOTWICE', 'd', DEPOSIT);
    expect([next.id === first.id, next.last.number]).toEqual([false, 1]);
    const about = (await list('MTOTWICE', '?payment=DEPOSIT%3ADP-1')).data as { threads: SupportThread[] };
    expect(about.threads.map(({ id }) => id).sort()).toEqual([first.id, next.id].sort());
    expect((await list('MTOTWICE', '?payment=DEPOSIT%3ADP-9')).data).toMatchObject({ threads: [] });
  });

  it('sends a message once per key, however often the call is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const replies = [];
    for (let sent = 0; sent < 3; sent += 1) replies.push(await ask('MTOONCE', { text: 'ครั้งเดียว' }, headers));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await list('MTOONCE')).data).toMatchObject({ threads: [{ last: { number: 1 } }] });
    expect((await ask('MTOONCE', { text: 'another' }, headers)).status).toBe(422);
    const bare = await app.inject({
      method: 'POST',
      url: base('MTOONCE'),
      headers: as('MTOONCE'),
      payload: { text: 'x' },
    });
    expect(bare.statusCode).toBe(422);
  });

  it('refuses a new question while too many wait, also when several are sent at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: MAX_OPEN_THREADS + 3 }, (_, index) => ask('MTOMANY', { text: `question ${index}` })),
    );
    const accepted = replies.filter(({ status }) => status === 200);
    expect([accepted.length, new Set(replies.map(({ status }) => status))]).toEqual([
      MAX_OPEN_THREADS,
      new Set([200, 422]),
    ]);
    await answer((accepted[0]!.data as SupportThread).id, 'answered');
    expect((await ask('MTOMANY', { text: 'one more' })).status).toBe(200);
  });

  it('limits the messages of a member per hour', async () => {
    const { id } = await openThread('MTOFAST');
    const sent = [];
    for (let count = 1; count <= MAX_MESSAGES_PER_HOUR; count += 1) sent.push((await reply('MTOFAST', id, 'x')).status);
    expect([...new Set(sent.slice(0, -1)), sent.at(-1)]).toEqual([200, 429]);
    await app
      .get(RateLimits, { strict: false })
      .reset({ name: 'support.messages', points: 1, seconds: 1 }, 'MTO.MTOFAST');
    expect((await reply('MTOFAST', id, 'x')).status).toBe(200);
  });

  it('pages threads by their last message, and messages from the latest to the first', async () => {
    const service = app.get(ThreadsService);
    const limits = app.get(RateLimits, { strict: false });
    const member = { prefix: 'MTO', username: 'MTOPAGES' };
    const threads: SupportThread[] = [];
    for (let index = 0; index < THREADS_LIMIT + 2; index += 1) {
      await limits.reset({ name: 'support.messages', points: 1, seconds: 1 }, 'MTO.MTOPAGES');
      clock.advance(1_000);
      const thread = await service.ask(member, { text: `question ${index}` });
      threads.unshift(thread);
      await app.get(StaffThreadsService).answer('MTO', thread.id, { text: 'answered' }, 'agent key');
    }
    const first = (await list('MTOPAGES')).data as { threads: SupportThread[]; cursor: string };
    const second = (await list('MTOPAGES', `?cursor=${first.cursor}`)).data as {
      threads: SupportThread[];
      cursor: null;
    };
    expect([...first.threads, ...second.threads].map(({ id }) => id)).toEqual(threads.map(({ id }) => id));
    expect([first.threads.length, second.cursor]).toEqual([THREADS_LIMIT, null]);
    expect((await list('MTOPAGES', '?cursor=x')).status).toBe(422);

    const { id } = threads[0]!;
    for (let index = 3; index <= MESSAGES_LIMIT + 5; index += 1)
      await app.get(StaffThreadsService).answer('MTO', id, { text: `answer ${index}` }, 'agent key');
    const latest = (await read('MTOPAGES', id)).data as SupportConversation;
    const earlier = (await read('MTOPAGES', id, `?before=${latest.before}`)).data as SupportConversation;
    const numbers = [...earlier.messages, ...latest.messages].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: MESSAGES_LIMIT + 5 }, (_, index) => index + 1));
    expect([latest.messages.length, earlier.before]).toEqual([MESSAGES_LIMIT, null]);
    expect((await read('MTOPAGES', id, '?before=1')).data).toMatchObject({ messages: [], before: null });
  });
});

describe('answers of the staff', () => {
  it('lists the oldest unanswered question first; an answer takes it off the list, a reply puts it back', async () => {
    const ids: string[] = [];
    for (const username of ['LOTUSA1', 'LOTUSB1', 'LOTUSC1']) {
      clock.advance(60_000);
      const { data } = await call('POST', `/api/apps/support/LOTUS/${username}/threads`, actingAs('LOTUS', username), {
        text: `from ${username}`,
      });
      ids.push((data as SupportThread).id);
    }
    const waiting = async (): Promise<string[]> =>
      ((await staff('', 'LOTUS')).data as { threads: StaffThread[] }).threads.map(({ id }) => id);
    expect(await waiting()).toEqual(ids);
    clock.advance(60_000);
    expect((await act(`${ids[0]}/answers`, { text: 'hello' }, 'LOTUS')).data).toMatchObject({
      username: 'LOTUSA1',
      state: 'ANSWERED',
    });
    expect(await waiting()).toEqual(ids.slice(1));
    expect((await staff('?state=ANSWERED', 'LOTUS')).data).toMatchObject({ threads: [{ id: ids[0] }], cursor: null });
    clock.advance(60_000);
    await call('POST', `/api/apps/support/LOTUS/LOTUSA1/threads/${ids[0]}/messages`, actingAs('LOTUS', 'LOTUSA1'), {
      text: 'thanks, but …',
    });
    expect(await waiting()).toEqual([...ids.slice(1), ids[0]]);
  });

  it('shows the answer to the member as unread until it is read, and notifies the pages of the member', async () => {
    const notified: string[] = [];
    const stop = app.get(LiveUpdates, { strict: false }).listen({
      reported: ({ topic, username }) => void notified.push(`${topic} ${username}`),
      lost: () => undefined,
    });
    const { id } = await openThread('MTOREAD', 'a');
    await answer(id, 'ตรวจสอบแล้ว\nเครดิตเข้าแล้วค่ะ');
    expect((await list('MTOREAD')).data).toMatchObject({
      threads: [{ isUnread: true, state: 'ANSWERED', last: { number: 2, author: 'STAFF' } }],
    });
    const mark = (until: number) => call('POST', `${base('MTOREAD')}/${id}/read`, as('MTOREAD'), { until });
    for (const until of [1, 99]) expect((await mark(until)).status).toBe(200);
    expect((await list('MTOREAD')).data).toMatchObject({ threads: [{ isUnread: true }] });
    for (let sent = 0; sent < 2; sent += 1) expect((await mark(2)).status).toBe(200);
    expect((await list('MTOREAD')).data).toMatchObject({ threads: [{ isUnread: false }] });
    await waitUntil(() => notified.includes('support MTOREAD'));
    stop();
  });

  it('sends an answer once per key, and notes answers and closings in the audit trail, without their text', async () => {
    const { id } = await openThread('MTOAUDIT', 'a');
    const headers = { ...actingAsKeyOf('MTO'), 'idempotency-key': randomUUID() };
    for (let sent = 0; sent < 2; sent += 1)
      await call('POST', `/api/apps/support/threads/${id}/answers`, headers, { text: 'a secret answer' });
    for (let sent = 0; sent < 2; sent += 1) await act(`${id}/close`);
    const { rows } = await world.database.database.operatorQuery<{ actor: string; action: string; details: string }>({
      text: 'select actor, action, details from audit_entry where subject = $1 order by number',
      values: [id],
    });
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ['agent key', 'support.answered'],
      ['agent key', 'support.closed'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret');
    expect((await read('MTOAUDIT', id)).data).toMatchObject({ messages: [{ number: 1 }, { number: 2 }] });
  });

  it('adds nothing to a closed question', async () => {
    const { id } = await openThread('MTOCLOSED', 'a');
    await act(`${id}/close`);
    expect([(await answer(id, 'x')).status, (await reply('MTOCLOSED', id, 'x')).status]).toEqual([409, 409]);
    expect((await staff(`/${id}`)).data).toMatchObject({ thread: { state: 'CLOSED', last: { number: 1 } } });
  });
});

describe('access to questions', () => {
  it('shows a question to its member and its agent only', async () => {
    const { id } = await openThread('MTOOWN1', 'private');
    const foreign = await Promise.all([
      read('MTOOWN2', id),
      reply('MTOOWN2', id, 'x'),
      call('POST', `${base('MTOOWN2')}/${id}/read`, as('MTOOWN2'), { until: 1 }),
      call('GET', `${base('MTOOWN1')}/${id}`, as('MTOOWN2')),
      call('GET', `${base('MTOOWN1')}/${id}`, actingAsKeyOf('MTO')),
      staff(`/${id}`, 'NAGA'),
      act(`${id}/answers`, { text: 'x' }, 'NAGA'),
      act(`${id}/close`, {}, 'NAGA'),
      call('GET', `/api/apps/support/threads/${id}`, as('MTOOWN1')),
      call('GET', `/api/apps/support/threads/${id}`, {}),
      staff('/not-an-id'),
    ]);
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403, 404, 404, 404, 403, 401, 404]);
    expect((await staff(`/${id}`)).data).toMatchObject({ thread: { username: 'MTOOWN1' } });
  });

  it('refuses a change or removal of a message', async () => {
    for (const change of [`update support_message set text = 'x'`, 'delete from support_message'])
      await expect(world.database.database.operatorQuery({ text: change })).rejects.toThrow(/permission denied/);
  });

  it('gives a member a copy of all messages', async () => {
    const { id } = await openThread('MTOCOPY', 'first', DEPOSIT);
    await answer(id, 'second');
    expect(await app.get(ThreadsService).copy({ prefix: 'MTO', username: 'MTOCOPY' })).toMatchObject({
      messages: [
        { thread: id, number: 2, author: 'STAFF', text: 'second', payment: { id: 'DP-1' } },
        { thread: id, number: 1, author: 'MEMBER', text: 'first' },
      ],
      isComplete: true,
    });
  });
});
