import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { accessTo, type ProtectionState } from '@housebrand/protection';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { OWN_CODES } from '@housebrand/shared';
import { type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { PROTECTED_OPERATIONS } from './protected-operations';
import type { ApiOperation } from './testing/api-operations';
import { describeApi } from './testing/described-api';
import { apiBeforePortal } from './testing/api-before-portal';

const FREE: ProtectionState = { isExcluded: false, isDepositLimitZero: false, isLossLimitReached: false };
/** Requests that put a member into a restricted state. */
const STATES = [
  ['exclusions', 'POST', { kind: 'SELF_EXCLUSION', days: null }, { ...FREE, isExcluded: true }],
  ['limits', 'PUT', { kind: 'DEPOSIT', period: 'DAY', limitSatang: 0 }, { ...FREE, isDepositLimitZero: true }],
  ['limits', 'PUT', { kind: 'LOSS', period: 'DAY', limitSatang: 0 }, { ...FREE, isLossLimitReached: true }],
] as const;
/** Not reachable here in a restricted state; `protection.sim.spec` covers it. */
const MET_ELSEWHERE = ['claimQuest'];
/** Would change the state or end the session during the test. */
const NOT_WALKED = ['takeBreak', 'setProtectionLimit', 'changePassword', 'adoptPassword', 'eraseMember', 'logout'];

interface Person {
  username: string;
  token: string;
}

let simulator: RunningSimulator;
let world: TestWorld;
let test: TestDatabase;
let app: NestFastifyApplication;
let walked: ApiOperation[];

beforeAll(async () => {
  simulator = await startSimulator();
  world = await openTestWorld({ application: apiBeforePortal, simulator });
  ({ app, database: test } = world);
  const { operations } = await describeApi(app);
  walked = operations.filter(({ id, schemes }) => schemes.includes('x-user-auth') && !NOT_WALKED.includes(id));
  // open all menus, so that only player protection decides
  await test.database.operatorQuery({
    text: `update tier_config set min_deposit_satang = 0, min_turnover_satang = 0 where agent = 'MTO'`,
  });
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

async function enter(): Promise<Person> {
  const { username, password } = await simulator.addMember('MTO', 1_000_000);
  const payload = { prefix: 'MTO', username, password };
  const headers = { 'x-user-auth': 'request' };
  const reply = await app.inject({ method: 'POST', url: '/api/provider/login', headers, payload });
  expect(reply.statusCode).toBe(200);
  return { username, token: String(reply.headers['x-user-auth']) };
}

/** Calls an operation with the examples of its documentation, for the member. */
function call({ method, path, params, query, body }: ApiOperation, { username, token }: Person) {
  const about: Record<string, unknown> = { prefix: 'MTO', agentID: 'MTO', username, depositUsername: username };
  Object.assign(about, { isBonus: true });
  const own = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]) => [name, about[name] ?? value] as const);
  const url = own(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value ?? '1'))),
    path,
  );
  const requested = new URLSearchParams(own(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return app.inject({
    method: method as 'GET',
    url: `${url}?${requested}`,
    headers: { 'x-user-auth': token, 'idempotency-key': randomUUID() },
    ...(body && { payload: Object.fromEntries(own(body)) }),
  });
}

/** Whether the reply refuses because of player protection: a break by its message, a limit by its code. */
function isClosed(body: string): boolean {
  return body.includes('พักการเล่น') || body.includes(`"code":${OWN_CODES.ownLimit}`);
}

describe('player protection', () => {
  it.each(STATES)(
    'closes the operations of the table in the state set by %s %s %j',
    async (path, method, payload, state) => {
      const member = await enter();
      const url = `/api/apps/protection/MTO/${member.username}/${path}`;
      const set = await app.inject({ method, url, headers: { 'x-user-auth': member.token }, payload });
      expect(set.statusCode).toBe(200);
      const closed: string[] = [];
      for (const operation of walked) {
        const reply = await call(operation, member);
        expect([operation.id, reply.statusCode]).not.toEqual([operation.id, 401]);
        // a reply can renew the token
        member.token = String(reply.headers['x-user-auth'] ?? member.token);
        if (reply.statusCode === 403 && isClosed(reply.body)) closed.push(operation.id);
      }
      const expected = Object.entries(PROTECTED_OPERATIONS)
        .filter(([id, requested]) => !MET_ELSEWHERE.includes(id) && accessTo(requested, state) !== 'open')
        .map(([id]) => id);
      expect(closed.sort()).toEqual(expected.sort());
    },
  );
});
