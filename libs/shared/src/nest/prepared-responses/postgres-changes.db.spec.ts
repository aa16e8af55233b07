import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { AppLog } from '../logging/app-log';
import { PostgresChanges } from './postgres-changes';

let test: TestDatabase;
let relay: Server;
let changes: PostgresChanges;
const pairs: [Socket, Socket][] = [];
/** While silent, the relay accepts connections but forwards nothing. */
let isSilent = false;

beforeAll(async () => {
  test = await createTestDatabase();
  const { hostname, port } = new URL(test.url);
  relay = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    pairs.push([near, far]);
    if (!isSilent) near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(test.url);
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  changes = new PostgresChanges(url.href, test.database, new AppLog('silent'));
  await changes.onApplicationBootstrap();
});
afterAll(async () => {
  await changes.onApplicationShutdown();
  for (const socket of pairs.flat()) socket.destroy();
  relay.close();
  await test.close();
});

/** Simulates a server machine that vanishes: no connection closes and no data arrives. */
function vanish(): void {
  isSilent = true;
  for (const [near, far] of pairs) {
    near.unpipe();
    far.unpipe();
    far.destroy();
  }
}

it('reconnects and reports possibly missed changes after the database vanishes silently', async () => {
  const received: string[] = [];
  let lost = 0;
  changes.on('spec', (key) => received.push(key));
  changes.onLost(() => (lost += 1));
  const publish = (key: string) =>
    test.database.operatorQuery({
      text: 'select pg_notify($1, $2)',
      values: ['housebrand_changes', JSON.stringify({ topic: 'spec', key })],
    });
  await publish('before');
  await waitUntil(() => received.includes('before'));

  vanish();
  await waitUntil(() => lost > 0);
  // the next attempt connects but gets no answer
  await waitUntil(() => pairs.length > 1);
  isSilent = false;
  await waitUntil(async () => {
    await publish('after');
    return received.includes('after');
  });
  expect(new Set(received)).toEqual(new Set(['before', 'after']));
  // once for each lost connection, and once for the new one
  await waitUntil(() => lost >= pairs.length);
});
