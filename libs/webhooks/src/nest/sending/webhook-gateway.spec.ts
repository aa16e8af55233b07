import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testSettings } from '@housebrand/shared/testing';
import { WebhookAddresses } from './webhook-addresses';
import { WebhookGateway } from './webhook-gateway';

let calls = 0;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((_request, reply) => {
    calls += 1;
    reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Live mode ignores the setting, which `loadSettings` refuses there. */
const live = () => new WebhookAddresses(testSettings({ mode: 'live', webhookLocalOrigin: `http://localhost:${port}` }));
const simulated = (webhookLocalOrigin: string | null = null) =>
  new WebhookAddresses(testSettings({ webhookLocalOrigin }));

describe('address of a webhook', () => {
  it('is https, without credentials and fragment', () => {
    for (const url of [
      '',
      'crm.example.com/hooks',
      'http://crm.example.com/hooks',
      'ftp://crm.example.com/',
      'file:///etc/passwd',
      'https://user:word@crm.example.com/',
      'https://crm.example.com/#part',
    ])
      expect([url, live().problemOf(url), simulated().problemOf(url)]).toEqual([url, 'notAnAddress', 'notAnAddress']);
    expect(live().problemOf('https://crm.example.com:8443/hooks?shop=1')).toBeNull();
  });

  it('is no private address, however it is written', async () => {
    for (const url of [
      'https://127.0.0.1/',
      'https://127.1/',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.0.0.8/hooks',
      'https://169.254.169.254/latest/meta-data',
      'https://192.168.1.1/',
      'https://localhost/',
      'https://LOCALHOST/',
    ])
      expect([url, await live().check(url)]).toEqual([url, 'addressNotAllowed']);
  });

  it('is one origin of this machine in simulator mode if it is set, and no other private address', async () => {
    const local = simulated('http://localhost:3190');
    for (const url of ['http://localhost:3190/', 'http://LOCALHOST:3190/webhooks/MTO?one=1'])
      expect([url, await local.check(url), await simulated().check(url)]).toEqual([url, null, 'notAnAddress']);
    for (const url of ['https://localhost:3190/', 'https://localhost/', 'https://127.0.0.1:3190/', 'https://10.0.0.8/'])
      expect([url, await local.check(url)]).toEqual([url, 'addressNotAllowed']);
    for (const url of ['http://localhost:3191/', 'http://127.0.0.1:3190/', 'http://10.0.0.8/', 'http://[::1]:3190/'])
      expect([url, await local.check(url)]).toEqual([url, 'notAnAddress']);
    for (const origin of ['http://127.0.0.1:3190', 'http://[::1]:3190'])
      expect(await simulated(origin).check(`${origin}/hook`)).toBeNull();
  });
});

describe('connection to a webhook', () => {
  const send = async (addresses: WebhookAddresses, url: string) => {
    const gateway = new WebhookGateway(addresses);
    const event = { url, secrets: ['whsec_AAAA'], id: 'one', at: new Date(), body: '{}' };
    return gateway.send(event, new AbortController().signal).finally(() => gateway.onApplicationShutdown());
  };

  it('is not made to a host name that stands for a private address', async () => {
    calls = 0;
    expect(await send(live(), `https://localhost:${port}/`)).toEqual({ status: null, failure: 'ADDRESS' });
    expect(await send(live(), `https://127.0.0.1:${port}/`)).toEqual({ status: null, failure: 'ADDRESS' });
    expect(calls).toBe(0);
  });

  it('is made to the set origin of this machine in simulator mode only', async () => {
    calls = 0;
    const url = `http://localhost:${port}/`;
    const local = () => simulated(`http://localhost:${port}`);
    expect(await send(local(), url)).toEqual({ status: 200, failure: null });
    expect(calls).toBe(1);
    for (const addresses of [live(), simulated(), simulated('http://localhost:1')])
      expect(await send(addresses, url)).toEqual({ status: null, failure: 'ADDRESS' });
    expect(await send(local(), `http://127.0.0.1:${port}/`)).toEqual({ status: null, failure: 'ADDRESS' });
    expect(calls).toBe(1);
    expect(await send(simulated('http://127.0.0.1:1'), 'http://127.0.0.1:1/')).toMatchObject({ failure: 'CONNECTION' });
  });
});
