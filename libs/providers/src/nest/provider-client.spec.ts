import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TooManyRequests } from '@housebrand/shared';
import { OutboundHttp, ProviderUnavailable, RequestContext } from '@housebrand/shared/nest';
import { withFrozenTime, waitUntil } from '@housebrand/shared/testing';
import { z } from 'zod';
import {
  authen,
  betFeed,
  clientSignature,
  creditTransfer,
  gamesStatus,
  memberProfile,
  platformProfile,
  profileAndCredit,
  providerList,
  ProviderRefused,
  ProviderSessionExpired,
  resultReply,
  sendOtp,
  startGame,
  wireContract,
} from '../core';
import { GivenTokens } from '../testing/given-tokens';
import { ProviderClient } from './provider-client';

const member = { prefix: 'MTO', username: 'MTODEMO1' };
const credentials = { username: 'MTODEMO1', password: 'p', captcha: '', clientSignature: 'u' };

/** A fictitious call that moves money and represents all such calls. */
const move = wireContract({
  name: 'move',
  system: 'gamePlatform',
  method: 'POST',
  path: '/frontend/move',
  auth: 'bearer',
  movesMoney: true,
  internal: 'Made by this spec alone.',
  extension: true,
  withoutIt: 'Nothing.',
  request: z.object({ body: z.object({ amount: z.number() }) }),
  response: resultReply(z.looseObject({ id: z.string() })),
  example: {
    request: { body: { amount: 1 } },
    reply: { code: 0, result: { id: 'w-1' } },
    refusal: { code: 3001, msg: 'no' },
  },
});

/** Builds a client with one connection for all three systems and one member's tokens. */
function clientOver(http: OutboundHttp, tokens = new GivenTokens()): ProviderClient {
  tokens.give(member, { memberSystem: 'member-token', gamePlatform: 'platform-token' });
  const connection = { http, secret: 'our-secret' };
  return new ProviderClient({ memberSystem: connection, gamePlatform: connection, external: connection }, tokens);
}

describe('ProviderClient', () => {
  const received: IncomingMessage[] = [];
  let answer: (reply: ServerResponse) => void;
  let server: Server;
  let http: OutboundHttp;
  let client: ProviderClient;

  const json = (body: unknown, status = 200) => {
    answer = (reply) => void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const answer404 = (page: string) => {
    answer = (reply) => void reply.writeHead(404, { 'content-type': 'text/html' }).end(page);
  };
  const signed = (body: string, secret = 'our-secret') =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const order = creditTransfer.example.request;

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
    http = new OutboundHttp('memberSystem', { baseUrl: `http://127.0.0.1:${port}/base`, timeoutMs: 60_000 });
    client = clientOver(http);
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('returns the reply of a success', async () => {
    json({ code: 0, result: { uuid: 'u-1', more: true } });
    const { result } = await client.call(clientSignature, {});
    expect(result.uuid).toBe('u-1');
    expect(received[0]?.url).toBe('/base/c/m/clientSignature');
    await http.onApplicationShutdown();
  });

  it('sends the credential that the contract requires', async () => {
    json({ code: 1, msg: 'no' });
    await expect(client.callAsMember(memberProfile, {}, member)).rejects.toThrow();
    expect(received[0]?.headers.token).toBe('member-token');
    await expect(client.callAsMember(platformProfile, {}, member)).rejects.toThrow();
    expect(received[1]?.headers.authorization).toBe('Bearer platform-token');
    await expect(client.callByToken(platformProfile, {}, 'given')).rejects.toThrow();
    expect(received[2]?.headers.authorization).toBe('Bearer given');
    const request = { params: { prefix: 'MTO' }, body: { username: 'MTODEMO1' } };
    await expect(client.callAsInstallation(profileAndCredit, request, 'MTO')).rejects.toThrow();
    expect(received[3]?.headers).toMatchObject({ 'x-api-key': 'our-secret', 'x-agent-prefix': 'MTO' });
    const list = client.callAsInstallation(providerList, {}, 'MTO');
    await expect(list).rejects.toThrow();
    expect(received[4]?.headers.authorization).toBe('Bearer our-secret');
  });

  it('makes no call for a member without a session', async () => {
    const wrongAgent = client.callAsMember(memberProfile, {}, { prefix: 'NAGA', username: 'MTODEMO1' });
    await expect(wrongAgent).rejects.toMatchObject({ name: 'NotAuthenticated' });
    expect(received).toHaveLength(0);
  });

  it("passes a refusal's code and message on, preferring msg, whatever the HTTP status", async () => {
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

  it.each([1003, 1005])("ends the session on %d only for a member's call", async (code) => {
    json({ code, msg: 'expired' });
    const asMember = client.callAsMember(memberProfile, {}, member);
    await expect(asMember).rejects.toBeInstanceOf(ProviderSessionExpired);
    await expect(asMember).rejects.toMatchObject({ code, status: 401, messageKey: 'providers.sessionExpired' });
    await expect(client.call(authen, { body: credentials })).rejects.toBeInstanceOf(ProviderRefused);
    const asUs = client.callAsInstallation(gamesStatus, {}, 'MTO');
    await expect(asUs).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  describe('member token that the provider no longer accepts', () => {
    class Renewing extends GivenTokens {
      readonly renew = jest.fn(() => Promise.resolve<string | null>('new-token'));
      override renewed = () => this.renew();
    }
    let tokens: Renewing;
    beforeEach(() => {
      tokens = new Renewing();
      client = clientOver(http, tokens);
      answer = (reply) => {
        const isKnown = received.at(-1)?.headers.authorization === 'Bearer new-token';
        const body = isKnown ? { code: 0, result: { id: 'w-1' } } : { code: 1005, msg: 'expired' };
        reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      };
    });
    const moved = () => client.moveAsMember(move, { body: { amount: 1 } }, member);

    it('repeats the call once with a renewed token, even if it moves money', async () => {
      expect(await moved()).toMatchObject({ kind: 'settled', value: { result: { id: 'w-1' } } });
      expect([received.length, tokens.renew.mock.calls.length]).toEqual([2, 1]);
      tokens.renew.mockResolvedValue('also-old');
      await expect(moved()).rejects.toBeInstanceOf(ProviderSessionExpired);
      expect([received.length, tokens.renew.mock.calls.length]).toEqual([4, 2]);
    });

    it("ends the session if the token can't be renewed", async () => {
      tokens.renew.mockResolvedValue(null);
      await expect(moved()).rejects.toMatchObject({ name: 'ProviderSessionExpired', code: 1005 });
      expect(received).toHaveLength(1);
    });

    it('reports the transfer as unsent if renewal fails for any reason', async () => {
      tokens.renew.mockRejectedValue(new ProviderUnavailable('memberSystem', 'timeout'));
      expect(await moved()).toMatchObject({ kind: 'refused', wasSent: false });
      expect(received).toHaveLength(1);
    });
  });

  it.each([
    ['without a code', { result: { uuid: 'u' } }],
    ['of another shape', { code: 0, result: [] }],
    ['with a wrong type', { code: 0, result: { uuid: 7 } }],
    ['that is no object', 'text'],
  ])('treats a reply %s as malformed', async (_name, body) => {
    json(body);
    await expect(client.call(clientSignature, {})).rejects.toMatchObject({ reason: 'malformed', status: 503 });
  });

  it('treats 900 as a success only where the contract allows it', async () => {
    json({ code: 900, msg: 'accepted' });
    await expect(client.call(sendOtp, { body: { tel: '0812345678', prefix: 'NAGA' } })).resolves.toMatchObject({
      code: 900,
    });
    await expect(client.call(clientSignature, {})).rejects.toMatchObject({ name: 'ProviderRefused', code: 900 });
  });

  it('treats a success with an HTTP error status as malformed', async () => {
    json({ code: 0, result: { uuid: 'u' } }, 404);
    await expect(client.call(clientSignature, {})).rejects.toMatchObject({ reason: 'malformed' });
  });

  it.each([
    ['an HTML 404 page', () => answer404('<h1>Not Found</h1>')],
    ['a JSON 404 body', () => json({ statusCode: 404, error: 'Not Found' }, 404)],
    ['code 404', () => json({ code: 404, msg: 'unknown call' })],
  ])('throws NotOffered when the provider answers an extension with %s', async (_name, reply) => {
    reply();
    const request = { params: { prefix: 'MTO' }, body: { username: 'MTODEMO1' } };
    const response = client.callAsInstallation(profileAndCredit, request, 'MTO');
    await expect(response).rejects.toMatchObject({
      name: 'NotOffered',
      status: 503,
      call: 'memberSystem.getProfileAndCredit',
    });
    await expect(client.moveAsInstallation(creditTransfer, order, 'MTO')).rejects.toMatchObject({ name: 'NotOffered' });
    await expect(client.call(clientSignature, {})).rejects.not.toMatchObject({ name: 'NotOffered' });
  });

  it.each([
    ['succeeds', () => json({ code: 0, data: creditTransfer.example.reply.data }), 'settled'],
    ['is refused', () => json({ code: 2101, msg: 'too little' }), 'refused'],
    ['is only accepted', () => json({ code: 900, msg: 'accepted' }), 'unknown'],
    ['meets a provider that does not accept our secret', () => json({ code: 1003, msg: 'who?' }), 'unknown'],
    ['gets no reply', () => (answer = (reply) => reply.destroy()), 'unknown'],
  ])('returns an outcome when a transfer with our secret %s', async (_name, reply, kind) => {
    reply();
    expect(await client.moveAsInstallation(creditTransfer, order, 'MTO')).toMatchObject({ kind });
  });

  it("reads a guest list with the last-seen member's token if the provider does not accept our secret", async () => {
    answer = (reply) => {
      const isMember = received.at(-1)?.headers.authorization === 'Bearer platform-token';
      const body = isMember ? { code: 0, result: [] } : { code: 1003, msg: 'who?' };
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    await expect(client.callForGuests(gamesStatus, {}, 'MTO')).resolves.toMatchObject({ result: [] });
    await expect(client.callForGuests(gamesStatus, {}, 'NAGA')).rejects.toMatchObject({ reason: 'turnedAway' });
  });

  it.each([
    ['ours', (body: string) => signed(body), true],
    ['missing', () => undefined, false],
    ['of another body', () => signed('another'), false],
    ['by another secret', (body: string) => signed(body, 'guessed'), false],
  ])('checks a signed reply when its signature is %s', async (_name, signature, isTaken) => {
    const body = JSON.stringify(betFeed.example.reply);
    answer = (reply) => {
      const header = signature(body);
      reply.writeHead(200, header === undefined ? {} : { 'x-signature': header }).end(body);
    };
    const response = client.callAsInstallation(betFeed, { query: { limit: '10' } });
    await (isTaken
      ? expect(response).resolves.toBeDefined()
      : expect(response).rejects.toMatchObject({ reason: 'malformed' }));
  });

  it('does not repeat a call after it was sent', async () => {
    answer = (reply) => reply.destroy();
    const launch = {
      playerUsername: 'MTODEMO1',
      gameID: 'G',
      redirectUrl: 'http://localhost/MTO',
      language: 'TH' as const,
      provider: 'P',
      gameType: 'Slot',
    };
    await expect(client.callAsMember(startGame, { body: launch }, member)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(client.callAsMember(memberProfile, {}, member)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(received).toHaveLength(2);
  });

  it('retries only a read, once, when the connection is refused', async () => {
    const closedPort = new OutboundHttp('memberSystem', { baseUrl: 'http://127.0.0.1:9', timeoutMs: 60_000 });
    let attempts = 0;
    const counting = new Proxy(closedPort, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (property === 'request') attempts += 1;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const unreachable = clientOver(counting);
    await expect(unreachable.call(clientSignature, {})).rejects.toMatchObject({ reason: 'refused' });
    expect(attempts).toBe(2);
    attempts = 0;
    await expect(unreachable.call(authen, { body: credentials })).rejects.toMatchObject({ reason: 'refused' });
    expect(attempts).toBe(1);
    await closedPort.onApplicationShutdown();
  });

  describe('call that moves money', () => {
    const moved = () => client.moveAsMember(move, { body: { amount: 1 } }, member);

    it('settles on a reply that matches the contract', async () => {
      json({ code: 0, result: { id: 'w-1' } });
      expect(await moved()).toEqual({ kind: 'settled', value: expect.objectContaining({ result: { id: 'w-1' } }) });
    });

    it("returns the provider's code and message with a refusal", async () => {
      json({ code: 3001, msg: 'not enough' });
      const error = expect.objectContaining({ name: 'ProviderRefused', code: 3001, providerMessage: 'not enough' });
      expect(await moved()).toEqual({ kind: 'refused', wasSent: true, error });
    });

    it.each<[string, (reply: ServerResponse) => void]>([
      ['the connection is cut', (reply) => reply.destroy()],
      ['the server fails', (reply) => reply.writeHead(500).end('{"code":0,"result":{"id":"w-1"}}')],
      ['an HTML page arrives', (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>busy</h1>')],
      ['half a reply arrives', (reply) => reply.writeHead(200, { 'content-length': 40 }).end('{"code":0')],
      ['a reply without a code arrives', (reply) => reply.end('{"result":{"id":"w-1"}}')],
      ['a success of another shape arrives', (reply) => reply.end('{"code":0,"result":{}}')],
      ['it is only "accepted"', (reply) => reply.end('{"code":900,"msg":"accepted"}')],
      ['the provider redirects', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ])('ends unknown and is not repeated when %s', async (_name, reply) => {
      answer = reply;
      expect(await moved()).toEqual({ kind: 'unknown', error: expect.any(Error) });
      expect(received).toHaveLength(1);
    });

    it('ends unknown and is not repeated when it times out', async () => {
      answer = () => undefined;
      const { port } = server.address() as AddressInfo;
      const impatient = new OutboundHttp(move.system, { baseUrl: `http://127.0.0.1:${port}/base`, timeoutMs: 2_000 });
      const outcome = await clientOver(impatient).moveAsMember(move, { body: { amount: 1 } }, member);
      expect(outcome).toEqual({ kind: 'unknown', error: expect.objectContaining({ reason: 'timeout' }) });
      expect(received).toHaveLength(1);
      await impatient.onApplicationShutdown();
    });

    it('counts as unsent when the connection is refused or the breaker is open', async () => {
      const closedPort = new OutboundHttp('gamePlatform', { baseUrl: 'http://127.0.0.1:9', timeoutMs: 60_000 });
      const unreachable = clientOver(closedPort);
      const reasons = new Set<string>();
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const outcome = await unreachable.moveAsMember(move, { body: { amount: 1 } }, member);
        expect(outcome).toMatchObject({ kind: 'refused', wasSent: false });
        if (outcome.kind === 'refused') reasons.add((outcome.error as ProviderUnavailable).reason);
      }
      expect([...reasons]).toEqual(['refused', 'breakerOpen']);
      await closedPort.onApplicationShutdown();
    });

    it('ends the session on 1005, and is not sent without a session', async () => {
      json({ code: 1005, msg: 'expired' });
      await expect(moved()).rejects.toBeInstanceOf(ProviderSessionExpired);
      const wrongAgent = client.moveAsMember(move, { body: { amount: 1 } }, { prefix: 'NAGA', username: 'MTODEMO1' });
      await expect(wrongAgent).rejects.toMatchObject({ name: 'NotAuthenticated' });
      expect(received).toHaveLength(1);
    });

    it('compiles only with the method that returns an outcome', () => {
      // @ts-expect-error a call that moves money must not lose its outcome
      const asRead = () => client.callAsMember(move, { body: { amount: 1 } }, member);
      // @ts-expect-error a call that moves no money has no outcome
      const asMove = () => client.moveAsMember(platformProfile, {}, member);
      expect([asRead, asMove]).toHaveLength(2);
    });
  });

  /** Runs work as a request of a member's session. */
  const asRequestOf = <T>(sessionId: string, work: () => Promise<T>): Promise<T> => {
    const principal = { kind: 'member', ...member, memberId: 'm', sessionId } as const;
    return new RequestContext().run({ requestId: 'r', language: 'th', principal }, work);
  };
  const call = () => client.callAsMember(platformProfile, {}, member).catch((error: unknown) => error);

  it('limits one session to thirty requests per second, however many calls each makes', async () => {
    json({ code: 1, msg: 'no' });
    // Freeze the clock so that a slow machine doesn't refill the allowance.
    const requests = () =>
      Array.from({ length: 40 }, () => asRequestOf('s-fast', async () => [await call(), await call()]));
    const replies = await withFrozenTime(() => Promise.all(requests()));
    const refused = replies.filter(([first]) => first instanceof TooManyRequests);
    expect(refused).toHaveLength(10);
    expect(received).toHaveLength(2 * 30);
    expect(refused[0]![0]).toMatchObject({ status: 429, retryAfterSeconds: 1 });
    expect(await asRequestOf('s-other', call)).toBeInstanceOf(ProviderRefused);
  });

  it('limits one session to eight concurrent calls', async () => {
    const waiting: ServerResponse[] = [];
    answer = (reply) => void waiting.push(reply);
    const calls = asRequestOf('s-wide', () => Promise.all(Array.from({ length: 12 }, call)));
    await waitUntil(() => waiting.length === 8);
    expect(waiting).toHaveLength(8);
    json({ code: 1, msg: 'no' });
    for (const reply of waiting) answer(reply);
    expect(await calls).toHaveLength(12);
    expect(received).toHaveLength(12);
  });

  it("leaves half of a system's concurrency to other agents", async () => {
    const { port } = server.address() as AddressInfo;
    const small = new OutboundHttp('memberSystem', {
      baseUrl: `http://127.0.0.1:${port}/base`,
      maxConcurrent: 4,
      maxQueued: 4,
    });
    const narrow = clientOver(small);
    const waiting: ServerResponse[] = [];
    answer = (reply) => void waiting.push(reply);
    const signature = (agent: string) => narrow.call(clientSignature, {}, agent).catch((error: unknown) => error);
    const greedy = Array.from({ length: 6 }, () => signature('MTO'));
    await waitUntil(() => waiting.length === 2);
    expect(await greedy[5]).toMatchObject({ reason: 'overloaded', hadNoEffect: true, retryAfterSeconds: 1 });
    const others = ['NAGA', 'LOTUS'].map(signature);
    await waitUntil(() => waiting.length === 4);
    json({ code: 0, result: { uuid: 'u' } });
    for (const reply of waiting.splice(0)) answer(reply);
    const served = await Promise.all([...others, ...greedy.slice(0, 4)]);
    expect(served.every((reply) => !(reply instanceof Error))).toBe(true);
    await small.onApplicationShutdown();
  });
});
