import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OutboundHttp, ProviderUnavailable } from '@housebrand/shared/nest';
import { gamePlatformContracts, memberSystemContracts, ProviderRefused, ProviderSessionExpired } from '../core';
import { ProviderClient } from './provider-client';

const { clientSignature, authen, getProfile, getProfileAndCredit, startGame } = memberSystemContracts;
const credentials = { username: 'MTODEMO1', password: 'p', captcha: '', clientSignature: 'u' };

describe('a provider call', () => {
  const received: IncomingMessage[] = [];
  let answer: (reply: ServerResponse) => void;
  let server: Server;
  let http: OutboundHttp;
  let client: ProviderClient;

  const json = (body: unknown, status = 200) => {
    answer = (reply) => void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  beforeAll(async () => {
    server = createServer((request, reply) => {
      received.push(request);
      answer(reply);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    received.length = 0;
    const { port } = server.address() as AddressInfo;
    http = new OutboundHttp('memberSystem', { baseUrl: `http://127.0.0.1:${port}/base`, timeoutMs: 400 });
    client = new ProviderClient(http, 'our-secret');
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('gives the reply of a success', async () => {
    json({ code: 0, result: { uuid: 'u-1', more: true } });
    const { result } = await client.call(clientSignature, {});
    expect(result.uuid).toBe('u-1');
    expect(received[0]?.url).toBe('/base/c/m/clientSignature');
    await http.onApplicationShutdown();
  });

  it("carries the member's token or ours, as the contract says", async () => {
    json({ code: 1, msg: 'no' });
    await expect(client.call(getProfile, {}, 'member-token')).rejects.toThrow();
    expect(received[0]?.headers.token).toBe('member-token');
    const request = { params: { prefix: 'MTO' }, body: { username: 'MTODEMO1' } };
    await expect(client.callAsInstallation(getProfileAndCredit, request, 'MTO')).rejects.toThrow();
    expect(received[1]?.headers).toMatchObject({ 'x-api-key': 'our-secret', 'x-agent-prefix': 'MTO' });
    const list = client.callAsInstallation(gamePlatformContracts.providerList, {}, 'MTO');
    await expect(list).rejects.toThrow();
    expect(received[2]?.headers.authorization).toBe('Bearer our-secret');
  });

  it('passes the code and the words of a refusal on, msg first, whatever the HTTP status', async () => {
    for (const status of [200, 401]) {
      json({ code: 105, msg: 'from msg', message: 'from message' }, status);
      const refused = client.call(authen, { body: credentials });
      await expect(refused).rejects.toBeInstanceOf(ProviderRefused);
      await expect(refused).rejects.toMatchObject({
        code: 105,
        providerMessage: 'from msg',
        call: 'memberSystem.authen',
      });
    }
  });

  it.each([1003, 1005])("ends the session on %d for a member's call only", async (code) => {
    json({ code, msg: 'expired' });
    const asMember = client.call(getProfile, {}, 'member-token');
    await expect(asMember).rejects.toBeInstanceOf(ProviderSessionExpired);
    await expect(asMember).rejects.toMatchObject({ code, status: 401, messageKey: 'providers.sessionExpired' });
    await expect(client.call(authen, { body: credentials })).rejects.toBeInstanceOf(ProviderRefused);
    const asUs = client.callAsInstallation(gamePlatformContracts.gamesStatus, {}, 'MTO');
    await expect(asUs).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it.each([
    ['without a code', { result: { uuid: 'u' } }],
    ['of another shape', { code: 0, result: [] }],
    ['with a wrong type', { code: 0, result: { uuid: 7 } }],
    ['that is no object', 'text'],
  ])('has no answer in a reply %s', async (_name, body) => {
    json(body);
    await expect(client.call(clientSignature, {})).rejects.toMatchObject({ reason: 'malformed', status: 503 });
  });

  it('has no answer in a success with the status of a failure', async () => {
    json({ code: 0, result: { uuid: 'u' } }, 404);
    await expect(client.call(clientSignature, {})).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('is made once, whatever happens after it was sent', async () => {
    answer = (reply) => reply.destroy();
    const launch = {
      playerUsername: 'MTODEMO1',
      gameID: 'G',
      redirectUrl: 'http://localhost/MTO',
      language: 'TH' as const,
      provider: 'P',
      gameType: 'Slot',
    };
    await expect(client.call(startGame, { body: launch }, 't')).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(client.call(getProfile, {}, 't')).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(received).toHaveLength(2);
  });

  it('tries a read once more when nobody was there, and nothing else', async () => {
    const nobody = new OutboundHttp('memberSystem', { baseUrl: 'http://127.0.0.1:9', timeoutMs: 400 });
    let attempts = 0;
    const counting = new Proxy(nobody, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property === 'request') attempts += 1;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const unreachable = new ProviderClient(counting, '');
    await expect(unreachable.call(clientSignature, {})).rejects.toMatchObject({ reason: 'refused' });
    expect(attempts).toBe(2);
    attempts = 0;
    await expect(unreachable.call(authen, { body: credentials })).rejects.toMatchObject({ reason: 'refused' });
    expect(attempts).toBe(1);
    await nobody.onApplicationShutdown();
  });
});
