import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AgentEventKind } from '@housebrand/shared';
import { AgentEvents, startWorkers } from '@housebrand/shared/nest';
import { FixedClock, openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { UnknownDelivery, UnknownWebhook, WEBHOOK_KINDS, WebhookDisabled, WebhookSecrets } from '../core';
import { DeliveriesRepository } from './deliveries/deliveries.repository';
import { DeliveriesService } from './deliveries/deliveries.service';
import { signatureOf } from './sending/signature';
import { webhooks } from './webhooks.domain';
import { WebhooksService } from './webhooks.service';

/** An attempt as the receiver sees it. */
interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const BY = { actor: 'staff:mto.head', reason: 'Connects the CRM' };
const DAY_MS = 86_400_000;
/** Opens a text only for the purpose for which it was sealed. */
const SECRETS: WebhookSecrets = {
  seal: (purpose, text) => `${purpose} ${Buffer.from(text).toString('base64')}`,
  open: (purpose, sealed) => {
    const [own, text = ''] = sealed.split(' ');
    return Promise.resolve(own === purpose ? { text: Buffer.from(text, 'base64').toString() } : null);
  },
};
const clock = new FixedClock();
let received: Received[] = [];
/** What the receiver answers, by path; `0`: nothing. */
const statuses = new Map<string, number>();
let server: Server;
let origin: string;
let world: TestWorld;

beforeAll(async () => {
  server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() });
      const status = statuses.get(request.url!) ?? 200;
      if (status > 0) reply.writeHead(status, { location: '/elsewhere' }).end('seen');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world = await openTestWorld({
    domains: [webhooks],
    ports: [{ provide: WebhookSecrets, useValue: SECRETS }],
    clock,
    settings: { webhookLocalOrigin: origin },
  });
  startWorkers(world.app);
});
afterAll(async () => {
  server.closeAllConnections();
  await world?.close();
  server.close();
});
beforeEach(async () => {
  received = [];
  statuses.clear();
  for (const table of ['webhook_delivery', 'webhook', 'outbox_entry', 'event_subscription'])
    await rows(`delete from ${table}`);
});

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await world.database.database.operatorQuery<Row>({ text })).rows;
const service = () => world.app.get(WebhooksService, { strict: false });
const deliveries = () => world.app.get(DeliveriesService, { strict: false });
const add = async (path: string, kinds: AgentEventKind[] = [...WEBHOOK_KINDS], prefix = 'MTO') => {
  const { webhook, secret } = await service().create(prefix, { url: origin + path, description: 'CRM', kinds }, BY);
  return { ...webhook, secret };
};
const registered = (username: string) =>
  ({
    kind: 'member.registered',
    subject: username,
    at: clock.now(),
    data: { username, site: 'mto.example' },
  }) as const;
const announce = (username: string, prefix = 'MTO') =>
  world.database.database.forAgent(prefix, (tx) => world.app.get(AgentEvents).add(tx, registered(username)));
const listed = async (webhook: string) => (await deliveries().list('MTO', webhook, {})).deliveries;
const stateOf = async (webhook: string) => (await listed(webhook)).map(({ state }) => state);
const reach = (webhook: string, ...states: string[]) =>
  waitUntil(async () => JSON.stringify(await stateOf(webhook)) === JSON.stringify(states));
const found = async (webhook: string) => (await service().list('MTO')).webhooks.find(({ id }) => id === webhook)!;
const pathsOf = () => received.map(({ path }) => path).toSorted();

describe('event', () => {
  it('is written with the fact, for the kinds that the agent follows, once', async () => {
    const { database } = world.database;
    const entries = () => rows(`select from outbox_entry where topic = 'agent.events'`);
    await announce('MTOONE');
    expect(await entries()).toEqual([]);
    await add('/payments', ['payment.settled']);
    await announce('MTOTWO');
    expect(await entries()).toEqual([]);
    const { id } = await add('/members', ['member.registered']);
    await expect(
      database.forAgent('MTO', async (tx) => {
        await world.app.get(AgentEvents).add(tx, registered('MTOTHREE'));
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await announce('MTONAGA', 'NAGA');
    expect(await entries()).toEqual([]);
    await announce('MTOFOUR');
    await announce('MTOFOUR');
    await reach(id, 'DELIVERED');
    expect([(await entries()).length, pathsOf()]).toEqual([1, ['/members']]);
  });

  it('is not announced if it happened before the agent followed its kind', async () => {
    await add('/one');
    const before = { ...registered('MTOOLD'), at: new Date(clock.now().getTime() - DAY_MS) };
    await world.database.database.forAgent('MTO', (tx) => world.app.get(AgentEvents).add(tx, before));
    expect(await rows(`select from outbox_entry`)).toEqual([]);
  });

  it('stops with the last webhook that receives its kind', async () => {
    const one = await add('/one', ['member.registered']);
    const two = await add('/two', ['member.registered']);
    const followed = async () => (await rows('select kind from event_subscription')).length;
    await service().remove('MTO', one.id, BY);
    expect(await followed()).toBe(1);
    await service().change('MTO', two.id, { ...two, isEnabled: false }, BY);
    expect(await followed()).toBe(0);
    await service().change('MTO', two.id, { ...two, isEnabled: true }, BY);
    expect(await followed()).toBe(1);
  });
});

describe('delivery', () => {
  it('is signed JSON, which names the event, the agent and the fact', async () => {
    const { id, secret } = await add('/one');
    await announce('MTOONE');
    await reach(id, 'DELIVERED');
    const { headers, body } = received[0]!;
    const [delivery] = await listed(id);
    expect(JSON.parse(body)).toEqual({
      id: delivery!.eventId,
      kind: 'member.registered',
      agent: 'MTO',
      occurredAt: clock.now().toISOString(),
      data: { username: 'MTOONE', site: 'mto.example' },
    });
    const signed = { id: delivery!.eventId, timestamp: Number(headers['webhook-timestamp']), body };
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': delivery!.eventId,
      'webhook-signature': signatureOf([secret], signed),
    });
    expect(delivery).toMatchObject({ subject: 'MTOONE', attempts: 1, lastStatus: 200, lastFailure: null });
    expect((await found(id)).lastDeliveredAt).toBe(clock.now().toISOString());
  });

  it('reaches each webhook of the agent that receives the kind, under one id', async () => {
    await add('/naga', [...WEBHOOK_KINDS], 'NAGA');
    await add('/payments', ['payment.settled']);
    const hooks = [await add('/one'), await add('/two')];
    await announce('MTOONE');
    for (const { id } of hooks) await reach(id, 'DELIVERED');
    expect(pathsOf()).toEqual(['/one', '/two']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is repeated with the same id until it arrives, and shows that the webhook fails meanwhile', async () => {
    const { id } = await add('/busy');
    statuses.set('/busy', 500);
    await announce('MTOONE');
    await waitUntil(() => received.length === 1);
    await waitUntil(async () => (await found(id)).failingSince !== null);
    expect((await listed(id))[0]).toMatchObject({ state: 'WAITING', lastStatus: 500, lastFailure: 'STATUS' });
    statuses.clear();
    clock.advance(60_000);
    await reach(id, 'DELIVERED');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await found(id)).toMatchObject({ failingSince: null, disabledReason: null });
  });

  it('follows no redirect', async () => {
    const { id } = await add('/moved');
    statuses.set('/moved', 307);
    await announce('MTOONE');
    await waitUntil(async () => (await listed(id))[0]?.lastStatus === 307);
    expect(pathsOf()).toEqual(['/moved']);
  });

  it('waits for no other webhook', async () => {
    const dead = await add('/dead');
    const works = await add('/works');
    statuses.set('/dead', 0);
    for (const name of ['MTOONE', 'MTOTWO', 'MTOTHREE']) await announce(name);
    await reach(works.id, 'DELIVERED', 'DELIVERED', 'DELIVERED');
    expect(await stateOf(dead.id)).toEqual(['WAITING', 'WAITING', 'WAITING']);
  });

  it('tries a failing webhook with one event at a time, and not before its pause ends', async () => {
    const { id } = await add('/busy');
    statuses.set('/busy', 503);
    await announce('MTOONE');
    await waitUntil(async () => (await found(id)).failingSince !== null);
    const attempts = received.length;
    await announce('MTOTWO');
    // the pause ends by the clock, which stands still: the outbox repeats both, and neither is sent
    await waitUntil(
      async () => (await rows(`select from outbox_entry where topic = 'webhooks.send' and attempts > 2`)).length === 2,
    );
    expect(received.length).toBe(attempts);
    statuses.clear();
    clock.advance(60_000);
    await reach(id, 'DELIVERED', 'DELIVERED');
  });

  it('ends with a webhook that answers 410', async () => {
    const { id } = await add('/gone');
    statuses.set('/gone', 410);
    await announce('MTOONE');
    await reach(id, 'FAILED');
    expect(await found(id)).toMatchObject({ disabledReason: 'GONE', disabledAt: clock.now().toISOString() });
    await announce('MTOTWO');
    expect([await stateOf(id), received.length]).toEqual([['FAILED'], 1]);
  });

  it('turns a webhook off that has failed for three days, and staff can turn it on again', async () => {
    const hook = await add('/dead');
    statuses.set('/dead', 500);
    await announce('MTOONE');
    await waitUntil(async () => (await found(hook.id)).failingSince !== null);
    clock.advance(3 * DAY_MS);
    await waitUntil(async () => (await found(hook.id)).disabledReason === 'FAILING');
    expect(await stateOf(hook.id)).toEqual(['FAILED']);
    await expect(deliveries().test('MTO', hook.id, BY)).rejects.toThrow(WebhookDisabled);
    await service().change('MTO', hook.id, { ...hook, isEnabled: true }, BY);
    statuses.clear();
    const [failed] = await listed(hook.id);
    await deliveries().replay('MTO', hook.id, failed!.id, BY);
    await reach(hook.id, 'DELIVERED');
    expect(await found(hook.id)).toMatchObject({ failingSince: null, disabledReason: null });
  });

  it('is forgotten after 30 days', async () => {
    const { id } = await add('/one');
    await announce('MTOONE');
    await reach(id, 'DELIVERED');
    const repository = world.app.get(DeliveriesRepository, { strict: false });
    await repository.forget(clock.now());
    expect((await listed(id)).length).toBe(1);
    await repository.forget(new Date(clock.now().getTime() + 1));
    expect(await listed(id)).toEqual([]);
  });
});

describe('webhook', () => {
  it('gets a new secret, and the old one also signs for a day', async () => {
    const hook = await add('/one');
    const { secret } = await service().rotateSecret('MTO', hook.id, BY);
    const signersOf = async () => {
      received = [];
      await deliveries().test('MTO', hook.id, BY);
      await waitUntil(() => received.length === 1);
      const { headers, body } = received[0]!;
      const signed = { id: String(headers['webhook-id']), timestamp: Number(headers['webhook-timestamp']), body };
      const sent = String(headers['webhook-signature']);
      return [secret, hook.secret].map((one) => sent.split(' ').includes(signatureOf([one], signed)));
    };
    expect(await signersOf()).toEqual([true, true]);
    clock.advance(DAY_MS);
    expect(await signersOf()).toEqual([true, false]);
  });

  it('keeps its secrets sealed', async () => {
    const { id, secret } = await add('/one');
    await service().rotateSecret('MTO', id, BY);
    const [stored] = await rows('select secret, old_secret from webhook');
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(JSON.stringify(await service().list('MTO'))).not.toMatch(/whsec/);
  });

  it('receives a test event', async () => {
    const { id } = await add('/one', ['payment.settled']);
    await deliveries().test('MTO', id, BY);
    await reach(id, 'DELIVERED');
    expect(JSON.parse(received[0]!.body)).toMatchObject({ kind: 'webhook.test', agent: 'MTO', data: {} });
  });

  it('receives a replayed event again, with the same id', async () => {
    const { id } = await add('/one');
    await announce('MTOONE');
    await reach(id, 'DELIVERED');
    const [delivery] = await listed(id);
    await deliveries().replay('MTO', id, delivery!.id, BY);
    await waitUntil(() => received.length === 2);
    await reach(id, 'DELIVERED');
    expect(received[1]!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
    expect(received[1]!.body).toBe(received[0]!.body);
  });

  it("is the agent's own", async () => {
    const { id, ...hook } = await add('/one');
    await announce('MTOONE');
    await reach(id, 'DELIVERED');
    const [delivery] = await listed(id);
    const other = await add('/naga', [...WEBHOOK_KINDS], 'NAGA');
    expect((await service().list('NAGA')).webhooks.map((one) => one.id)).toEqual([other.id]);
    for (const attempt of [
      deliveries().list('NAGA', id, {}),
      deliveries().test('NAGA', id, BY),
      deliveries().replay('NAGA', id, delivery!.id, BY),
      service().rotateSecret('NAGA', id, BY),
      service().change('NAGA', id, { ...hook, isEnabled: false }, BY),
      service().remove('NAGA', id, BY),
    ])
      await expect(attempt).rejects.toThrow(UnknownWebhook);
    await expect(deliveries().replay('NAGA', other.id, delivery!.id, BY)).rejects.toThrow(UnknownDelivery);
  });

  it('is one of at most ten, also if many are added at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 13 }, (_, nth) => add(`/${nth}`)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(10);
    expect((await service().list('MTO')).webhooks.length).toBe(10);
  });

  it('lists its deliveries by page and by state', async () => {
    const { id } = await add('/one');
    await rows(`insert into webhook_delivery (agent, id, webhook, event, kind, occurred_at, data, state, created_at)
      select 'MTO', gen_random_uuid(), '${id}', gen_random_uuid(), 'webhook.test', now(), '{}',
        case when n % 10 = 0 then 'FAILED' else 'DELIVERED' end, now() from generate_series(1, 120) n`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await deliveries().list('MTO', id, { ...(cursor && { cursor }) });
      seen.push(...page.deliveries.map((one) => one.id));
      ({ cursor } = page);
    } while (cursor);
    expect([seen.length, new Set(seen).size, seen]).toEqual([120, 120, seen.toSorted().toReversed()]);
    const failed = await deliveries().list('MTO', id, { state: 'FAILED' });
    expect([failed.deliveries.length, failed.cursor]).toEqual([12, null]);
  });
});
