import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { LIVE_ADDRESS } from '@housebrand/shared';
import {
  actingAs,
  actingAsGuard,
  createTestApp,
  createTestDatabase,
  waitUntil,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { SESSION_CHANGED } from '../context/session-changed';
import { Changes } from '../prepared-responses/changes';
import { LiveUpdates } from './live-updates';
import { LiveModule } from './live.module';

interface OpenStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of the events so far. */
  events: string[];
  lastId: string | undefined;
  isOver: boolean;
  leave(): void;
}

describe('live stream', () => {
  let test: TestDatabase;
  let apps: NestFastifyApplication[];
  let startedAt: number;
  const open = new Set<OpenStream>();

  beforeAll(async () => {
    test = await createTestDatabase();
    const instance = async () => {
      const app = await createTestApp({
        database: { ...test, database: test.another() },
        imports: [LiveModule],
        providers: [actingAsGuard],
      });
      await app.listen(0, '127.0.0.1');
      return app;
    };
    apps = [await instance(), await instance()];
    startedAt = performance.now();
  });
  afterEach(() => {
    for (const stream of open) stream.leave();
    open.clear();
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await test.close();
  });

  async function listen(
    username: string,
    { instance = 0, prefix = 'MTO', lastId = '', query = '' } = {},
  ): Promise<OpenStream> {
    const { port } = apps[instance]!.getHttpServer().address() as AddressInfo;
    const headers = { ...(username && actingAs(prefix, username)), ...(lastId && { 'last-event-id': lastId }) };
    const request = get({ host: '127.0.0.1', port, path: `${LIVE_ADDRESS}${query}`, headers, agent: false });
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    const stream: OpenStream = {
      status: reply.statusCode!,
      headers: reply.headers,
      events: [],
      lastId: undefined,
      isOver: false,
      leave: () => request.destroy(),
    };
    open.add(stream);
    reply.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) {
        if (line.startsWith('event: ')) stream.events.push(line.slice(7));
        if (line.startsWith('id: ')) stream.lastId = line.slice(4);
      }
    });
    reply.on('error', () => undefined).once('close', () => (stream.isOver = true));
    if (stream.status === 200) await waitUntil(() => stream.events.length > 0);
    return stream;
  }

  const updates = (instance: number) => apps[instance]!.get(LiveUpdates);
  const notify = (username: string, instance = 0) => updates(instance).notify('balance', [{ prefix: 'MTO', username }]);

  it("notifies a member of own changes at any instance, and of no other member's", async () => {
    const [own, ownToo, other, elsewhere] = await Promise.all([
      listen('MTOT1'),
      listen('MTOT1', { instance: 1 }),
      listen('MTOT2', { instance: 1 }),
      listen('NAGAT1', { prefix: 'NAGA' }),
    ]);
    expect(own.headers['content-type']).toMatch(/^text\/event-stream/);
    expect([own.headers['cache-control'], own.headers['x-content-type-options']]).toEqual([
      'no-cache, no-transform',
      'nosniff',
    ]);
    notify('MTOT1');
    await waitUntil(() => own.events.includes('balance') && ownToo.events.includes('balance'));
    updates(1).notifyAgent('leaderboard', 'MTO');
    await waitUntil(() => [own, ownToo, other].every(({ events }) => events.includes('leaderboard')));
    expect([own.events, ownToo.events]).toEqual([
      ['started', 'balance', 'leaderboard'],
      ['started', 'balance', 'leaderboard'],
    ]);
    expect([other.events, elsewhere.events]).toEqual([['started', 'leaderboard'], ['started']]);
  });

  it('resumes after the last event, also at another instance', async () => {
    const first = await listen('MTOT3');
    notify('MTOT3');
    await waitUntil(() => first.events.includes('balance'));
    first.leave();
    const { lastId } = first;
    await waitUntil(() => updates(1).since(lastId!) !== null);
    updates(0).notify('payments', [{ prefix: 'MTO', username: 'MTOT3' }]);
    await waitUntil(() =>
      updates(1)
        .since(lastId!)!
        .some(({ topic }) => topic === 'payments'),
    );
    const again = await listen('MTOT3', { instance: 1, lastId });
    await waitUntil(() => again.events.includes('payments'));
    expect(again.events[0]).toBe('started');
    const unknown = await listen('MTOT3', { instance: 1, lastId: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f-0' });
    expect(unknown.events).toEqual(['everything']);
  });

  /** Age of a page that was read when both instances had started. */
  const ageMs = () => Math.min(60_000, Math.floor(performance.now() - startedAt));

  it('starts with the changes since the page was read', async () => {
    notify('MTOT4');
    await waitUntil(() =>
      updates(0)
        .within(ageMs())!
        .some(({ username }) => username === 'MTOT4'),
    );
    const late = await listen('MTOT4', { query: `?pageAgeMs=${ageMs()}` });
    await waitUntil(() => late.events.includes('balance'));
    expect(late.events[0]).toBe('started');
    await apps[0]!.get(Changes).forgetAll();
    const afterLoss = await listen('MTOT4', { query: '?pageAgeMs=60000' });
    // this instance receives its own change twice, the second time perhaps after the stream has started
    expect(new Set(afterLoss.events)).toEqual(new Set(['everything']));
    expect((await listen('MTOT4', { query: '?pageAgeMs=600000' })).status).toBe(422);
  });

  it('ends with its session and limits a session to four streams', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => listen('MTOT5')));
    const fifth = await listen('MTOT5');
    expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '3']);
    expect((await listen('MTOT6')).status).toBe(200);
    await apps[1]!.get(Changes).publish(SESSION_CHANGED, 'spec-MTOT5');
    await waitUntil(() => four.every(({ isOver }) => isOver));
    expect((await listen('MTOT5')).status).toBe(200);
  });

  it('rejects guests and does not delay a shutdown', async () => {
    expect((await listen('')).status).toBe(401);
    const stream = await listen('MTOT7', { instance: 1 });
    await apps[1]!.close();
    await waitUntil(() => stream.isOver);
  });
});
