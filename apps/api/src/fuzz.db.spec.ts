import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { inDepth, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { ApiOperation } from './testing/api-operations';
import { describeApi } from './testing/described-api';
import { hostileRequests, MARK, type HostileRequest } from './testing/hostile-requests';
import { apiBeforePortal } from './testing/api-before-portal';

/** Matches stack traces, source paths and SQL errors. */
const INSIDES = /\bat [\w.<>]+ \(|node_modules|\.[jt]s:\d+|\/libs\/|\bpg_|syntax error|drizzle|RangeError|TypeError/;

/** As many concurrent requests as a browser sends, so that waits overlap. */
const MAX_CONCURRENCY = 8;

/**
 * Each operation gets every n-th request, with a different offset per operation. In the gate, each kind of request
 * reaches a third of the operations.
 */
const EVERY = inDepth(3, 1);

describe('hostile request', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let operations: ApiOperation[];
  let token: string;

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    const api = await describeApi(app);
    ({ token } = api);
    operations = api.operations;
  });
  afterAll(() => world?.close());

  const identityFor = ({ schemes }: ApiOperation): Record<string, string> => {
    if (schemes.includes('x-agent-key')) return { 'x-agent-key': 'demo-agent-key-mto' };
    return schemes.length > 0 ? { 'x-user-auth': token } : {};
  };

  /** Returns what is wrong with a reply; `null` if it is acceptable. */
  const faultOf = (status: number, type: string, body: string): string | null => {
    // 503 is acceptable: the providers are unreachable in this spec
    if (status >= 500 && status !== 503) return `answered ${status}`;
    if (INSIDES.test(body)) return `leaked internals: ${INSIDES.exec(body)?.[0]}`;
    // agents may read their own texts back as JSON; HTML or plain text could be executed
    if (body.includes(MARK) && !type.startsWith('application/json')) return `echoed the input as ${type}`;
    return null;
  };

  const send = async ({ what, method, url, headers, payload }: HostileRequest): Promise<string | null> => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const fault = faultOf(reply.statusCode, String(reply.headers['content-type'] ?? ''), reply.body);
    return fault && `${method} ${url.slice(0, 80)} (${what}): ${fault}`;
  };

  it('never causes a 500, leaks internals or echoes input', async () => {
    const faults: string[] = [];
    let sent = 0;
    for (const [nth, operation] of operations.entries()) {
      // logging out would end the session that the other requests need
      if (operation.path.endsWith('/logout')) continue;
      const requests = [...hostileRequests(operation, identityFor(operation))].filter(
        (_request, index) => (index + nth) % EVERY === 0,
      );
      for (let from = 0; from < requests.length; from += MAX_CONCURRENCY) {
        const replies = await Promise.all(requests.slice(from, from + MAX_CONCURRENCY).map(send));
        faults.push(...replies.filter((fault) => fault !== null));
      }
      sent += requests.length;
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan((operations.length * 50) / EVERY);
  }, 900_000);

  it.each([
    '//',
    '///',
    '/%',
    '/%00',
    '/%ff',
    '/MTO/%00',
    '/MTO/../../x',
    '/MTO?type=%00',
    `/${'a/'.repeat(500)}`,
    '/r/%0d%0a.html',
  ])('gets a page for %s that neither fails nor echoes the address', async (url) => {
    expect(await send({ what: 'address', method: 'GET', url, headers: {} })).toBeNull();
  });
});
