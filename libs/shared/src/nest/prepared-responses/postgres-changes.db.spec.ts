import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, waitUntil, type TestDatabase } from '@housebrand/shared/testing';
import { AppLog } from '../logging/app-log';
import { PostgresChanges } from './postgres-changes';

let test: TestDatabase;
let door: Server;
let changes: PostgresChanges;
const pairs: [Socket, Socket][] = [];
/** While it is silent, whoever comes is let in and nobody answers. */
let isSilent = false;

beforeAll(async () => {
  test = await createTestDatabase();
  const { hostname, port } = new URL(test.url);
  door = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    pairs.push([near, far]);
    if (!isSilent) near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(test.url);
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  changes = new PostgresChanges(url.href, test.database, new AppLog('silent'));
  await changes.onApplicationBootstrap();
});
afterAll(async () => {
  await changes.onApplicationShutdown();
  for (const socket of pairs.flat()) socket.destroy();
  door.close();
  await test.close();
});

/** As when the machine at the other end vanishes: nothing is closed, and nothing comes any more. */
function vanish(): void {
  isSilent = true;
  for (const [near, far] of pairs) {
    near.unpipe();
    far.unpipe();
    far.destroy();
  }
}

it('listens again, and says that news may be missing, when the database vanishes without a word', async () => {
  const heard: string[] = [];
  let lost = 0;
  changes.on('spec', (key) => heard.push(key));
  changes.onLost(() => (lost += 1));
  const publish = (key: string) =>
    test.database.operatorQuery({
      text: 'select pg_notify($1, $2)',
      values: ['housebrand_changes', JSON.stringify({ topic: 'spec', key })],
    });
  await publish('before');
  await waitUntil(() => heard.includes('before'));

  vanish();
  await waitUntil(() => lost > 0);
  // the next try is let in and not answered
  await waitUntil(() => pairs.length > 1);
  isSilent = false;
  await waitUntil(async () => {
    await publish('after');
    return heard.includes('after');
  });
  expect(new Set(heard)).toEqual(new Set(['before', 'after']));
  // once for each connection that was lost, and once for the one that hears
  await waitUntil(() => lost >= pairs.length);
});
