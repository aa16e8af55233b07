import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isSessionCode } from '@housebrand/shared';
import {
  callName,
  callPath,
  replyHead,
  SIGNATURE_HEADER,
  SIMULATOR_SECRET,
  wireCalls,
  type WireContract,
} from '../core';
import { connectGateways, type ConnectedGateways } from './connect-gateways';
import { tryCall } from './suite';

const member = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
const codes = { otp: () => Promise.resolve('482130'), captcha: () => Promise.resolve('48213') };
const cases = wireCalls.map((contract) => ({ name: callName(contract), contract }));

/** Returns the error name that a gateway throws for a contract's example refusal. */
function refusalName({ auth, example }: WireContract): string {
  if (!isSessionCode(example.refusal.code) || auth === 'none') return 'ProviderRefused';
  return auth === 'token' || auth === 'bearer' ? 'ProviderSessionExpired' : 'ProviderUnavailable';
}

describe('contract example', () => {
  it.each(cases)('matches the schemas of $name', ({ contract }) => {
    const { request, reply, refusal } = contract.example;
    expect(contract.request.parse(request)).toEqual(request);
    expect(contract.response.safeParse(reply)).toMatchObject({ success: true });
    expect(contract.response.safeParse(refusal).success).toBe(false);
    expect(replyHead.parse(refusal).code).not.toBe(0);
    expect(refusal.msg).toMatch(/\S/);
    expect(callPath(contract, contract.request.parse(request))).not.toContain('{');
  });
});

/** Gateways against an in-process server that replies with the contracts' examples only. */
describe('gateway', () => {
  let server: Server;
  let gateways: ConnectedGateways;
  let refused: WireContract | null;
  const unfit: string[] = [];

  beforeAll(async () => {
    server = createServer((request, reply) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const answer = answerTo(
          request.method!,
          new URL(request.url!, 'http://provider.example'),
          Buffer.concat(chunks),
        );
        const body = JSON.stringify(answer);
        const signature = `sha256=${createHmac('sha256', SIMULATOR_SECRET).update(body).digest('hex')}`;
        reply.writeHead(200, { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    gateways = connectGateways({ baseUrls: { memberSystem: baseUrl, gamePlatform: baseUrl, external: baseUrl } });
    gateways.tokens.give(member, { memberSystem: 'm', gamePlatform: 'g', password: member.password });
  });

  beforeEach(() => {
    refused = null;
    unfit.length = 0;
  });

  afterAll(async () => {
    await gateways.close();
    await new Promise((resolve) => server.close(resolve));
  });

  function answerTo(method: string, { pathname, searchParams }: URL, body: Buffer): unknown {
    const contract = wireCalls.find((call) => call.method === method && pattern(call).test(pathname));
    if (!contract) return { code: 404, msg: `no contract for ${method} ${pathname}` };
    const request = contract.request.safeParse({
      params: pattern(contract).exec(pathname)?.groups ?? {},
      query: Object.fromEntries(searchParams),
      body: body.length > 0 ? (JSON.parse(body.toString()) as unknown) : {},
    });
    if (!request.success) unfit.push(`${callName(contract)} ${request.error.message}`);
    return contract === refused ? contract.example.refusal : contract.example.reply;
  }

  it.each(cases)('sends $name as agreed and parses the reply', async ({ contract }) => {
    await expect(tryCall(contract, { gateways, member, codes })).resolves.toBeDefined();
    expect(unfit).toEqual([]);
  });

  it.each(cases)('passes on the refusal of $name', async ({ contract }) => {
    refused = contract;
    const refusal = tryCall(contract, { gateways, member, codes });
    const error = { name: refusalName(contract) };
    if (contract.movesMoney) await expect(refusal).resolves.toMatchObject({ kind: 'refused', wasSent: true, error });
    else await expect(refusal).rejects.toMatchObject(error);
  });
});

const pattern = ({ path }: WireContract): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
