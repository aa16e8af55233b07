import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionService } from '@housebrand/auth/nest';
import { SECOND_FACTOR_CODE, STEP_UP_CODE } from '@housebrand/shared';
import { ASSURANCE, Database, requiredAssurance, type Access, type RequiredAssurance } from '@housebrand/shared/nest';
import { type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildDocument } from './docs/document';
import type { ApiOperation } from './testing/api-operations';
import { describeApi } from './testing/described-api';
import { apiBeforePortal } from './testing/api-before-portal';

const PLAIN = 'MTODEMO1';
const SECURED = 'MTODEMO3';

/** The proof that a caller has given: none, or the state of a session of a member with or without a second factor. */
const CALLERS = {
  guest: null,
  'idle for 31 minutes': { username: PLAIN, confirmedMinutesAgo: null, isShown: false },
  'password 6 minutes old': { username: PLAIN, confirmedMinutesAgo: 6, isShown: false },
  'password just typed': { username: PLAIN, confirmedMinutesAgo: 0, isShown: false },
  'factor not shown': { username: SECURED, confirmedMinutesAgo: 0, isShown: false },
  'factor shown': { username: SECURED, confirmedMinutesAgo: null, isShown: true },
} as const;
type Caller = keyof typeof CALLERS;
type Answer = 'in' | '401' | '4401' | '4403';

const SESSION: Record<Caller, Answer> = {
  guest: '401',
  'idle for 31 minutes': 'in',
  'password 6 minutes old': 'in',
  'password just typed': 'in',
  'factor not shown': 'in',
  'factor shown': 'in',
};
const EXPECTED: Record<RequiredAssurance, Record<Caller, Answer>> = {
  none: { ...SESSION, guest: 'in' },
  // a session is never sufficient
  key: {
    guest: '401',
    'idle for 31 minutes': '401',
    'password 6 minutes old': '401',
    'password just typed': '401',
    'factor not shown': '401',
    'factor shown': '401',
  },
  session: SESSION,
  factor: { ...SESSION, 'factor not shown': '4403' },
  present: { ...SESSION, 'idle for 31 minutes': '4401', 'factor not shown': '4403' },
  fresh: {
    ...SESSION,
    'idle for 31 minutes': '4401',
    'password 6 minutes old': '4401',
    'factor not shown': '4403',
  },
};

describe('required assurance', () => {
  let world: TestWorld;
  let test: TestDatabase;
  let app: NestFastifyApplication;
  let operations: ApiOperation[];

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app, database: test } = world);
    ({ operations } = await describeApi(app));
    await test.database.operatorQuery({
      text: `insert into second_factor (agent, id, username, kind, name, secret, last_step, created_at, confirmed_at)
             values ('MTO', gen_random_uuid(), $1, 'TOTP', '', 'sealed', 0, now(), now())`,
      values: [SECURED],
    });
  });
  afterAll(() => world?.close());

  /** Starts an unused session in the state that the caller describes. */
  async function tokenOf(caller: Caller): Promise<string | null> {
    const state = CALLERS[caller];
    if (!state) return null;
    const { username, confirmedMinutesAgo, isShown } = state;
    const tokens = { memberSystemToken: 'spec', gamePlatformToken: 'spec' };
    const member = { prefix: 'MTO', username, memberId: 'spec', password: 'spec', ...tokens };
    const started = await app
      .get(Database, { strict: false })
      .forAgent('MTO', (tx) => app.get(SessionService, { strict: false }).start(tx, member));
    const id = started.principal.sessionId;
    await test.database.operatorQuery({
      text: `update member_session set confirmed_at = now() - make_interval(mins => $2) where id = $1`,
      values: [id, confirmedMinutesAgo],
    });
    if (isShown)
      await test.database.operatorQuery({
        text: `insert into factor_proof (agent, session_id, at) values ('MTO', $1, now())`,
        values: [id],
      });
    return started.tokens.portal;
  }

  async function answerTo(
    { method, path, schemes, params, query, body }: ApiOperation,
    caller: Caller,
  ): Promise<Answer> {
    const username = CALLERS[caller]?.username ?? PLAIN;
    const about: Record<string, string> = { prefix: 'MTO', agentID: 'MTO', username };
    Object.assign(about, { usernameOrTel: username, depositUsername: username });
    const own = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, about[name] ?? value]));
    const filled = Object.entries(own(params)).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value ?? '1'))),
      path,
    );
    const names = new URLSearchParams(
      Object.entries(own(query)).flatMap(([name, value]) => (name in about ? [[name, String(value)]] : [])),
    );
    const token = await tokenOf(caller);
    const { statusCode, body: text } = await app.inject({
      method: method as 'GET',
      url: `${filled}?${names}`,
      headers: { ...(token && { 'x-user-auth': token }), 'idempotency-key': crypto.randomUUID() },
      ...(body && { payload: own(body) }),
    });
    const [, code] = /"code":(\d+)/.exec(text) ?? [];
    if (Number(code) === STEP_UP_CODE) return '4401';
    if (Number(code) === SECOND_FACTOR_CODE) return '4403';
    // a provider that rejects the session's token also results in 401
    return statusCode === 401 && (token === null || schemes.join() === 'x-agent-key') ? '401' : 'in';
  }

  it('matches the table, the access rules and the document for every operation', async () => {
    const { paths } = (await buildDocument(app)) as unknown as {
      paths: Record<
        string,
        Record<
          string,
          Record<string, unknown> & { operationId: string; 'x-call': { access: Access; assurance: string } }
        >
      >;
    };
    const all = Object.values(paths).flatMap((item) => Object.values(item));
    expect(Object.keys(ASSURANCE).sort()).toEqual(all.map(({ operationId }) => operationId).sort());
    for (const { operationId, 'x-call': call } of all) {
      const required = ASSURANCE[operationId]!;
      expect([operationId, call.assurance]).toEqual([operationId, required]);
      const byAccess = requiredAssurance(undefined, call.access);
      const isStricter = byAccess === 'session' && ['present', 'fresh', 'factor'].includes(required);
      expect([operationId, isStricter ? byAccess : required]).toEqual([operationId, byAccess]);
    }
  });

  it('is enforced for every operation and every caller', async () => {
    const callers = Object.keys(CALLERS) as Caller[];
    const walk: string[] = [];
    const wrong: string[] = [];
    for (const operation of operations) {
      const required = ASSURANCE[operation.id]!;
      const answers: Answer[] = [];
      for (const caller of callers) answers.push(await answerTo(operation, caller));
      const wanted = callers.map((caller) => EXPECTED[required][caller]);
      walk.push(`${operation.id.padEnd(28)}${required.padEnd(9)}${answers.map((answer) => answer.padEnd(6)).join('')}`);
      if (answers.join() !== wanted.join()) wrong.push(`${walk.at(-1)!}, not ${wanted.join(' ')}`);
    }
    process.stdout.write(`operations × ${callers.join(' | ')}\n${walk.join('\n')}\n`);
    expect(wrong).toEqual([]);
    expect(walk.length).toBeGreaterThan(130);
  });
});
