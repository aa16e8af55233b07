import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboundHttp } from '@housebrand/shared/nest';
import { ProviderRefused } from '../core';
import { __Name__Gateway } from './__name__.gateway';
import { ProviderClient } from './provider-client';

describe('the __name__ gateway', () => {
  let body: unknown;
  let server: Server;
  let http: OutboundHttp;
  let gateway: __Name__Gateway;

  beforeAll(async () => {
    server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    http = new OutboundHttp('__system__', { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    gateway = new __Name__Gateway(new ProviderClient(http, 'our-secret'));
  });

  afterAll(async () => {
    await http.onApplicationShutdown();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['OPEN', true],
    ['CLOSED', false],
  ])('reads %s', async (state, isOpen) => {
    body = { code: 0, result: { state } };
    await expect(gateway.isOpen('MTO')).resolves.toBe(isOpen);
  });

  it('passes a refusal on', async () => {
    body = { code: 7, message: 'no' };
    await expect(gateway.isOpen('MTO')).rejects.toBeInstanceOf(ProviderRefused);
  });
});
