import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Erasures, MemberService } from '@housebrand/auth/nest';
import { PushBrowser } from '@housebrand/notifications/testing';
import { ProtectionService } from '@housebrand/protection/nest';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import {
  AuditSealer,
  AuditVerifier,
  ClosedMembers,
  FollowingClock,
  Jobs,
  startWorkers,
  SumsVerification,
} from '@housebrand/shared/nest';
import { STEP_UP_CODE } from '@housebrand/shared';
import { openTestWorld, waitUntil, type TestWorld } from '@housebrand/shared/testing';
import { ReconciliationService } from '@housebrand/wallet/nest';
import { personal } from './domains';
import { DemoWorldSync } from './seed/demo-world-sync';
import { apiBeforePortal } from './testing/api-before-portal';
import { NOT_PERSONAL, undeclaredColumns } from './testing/personal-columns';

const PASSWORD = 'Chips-2026!';
const MEMBER = { prefix: 'MTO', username: 'MTODEMO1' };
const EXCLUDED = { prefix: 'MTO', username: 'MTOLEAVER1' };
const PERSON = {
  firstName: 'สุดารัตน์',
  lastName: 'ลาจากไป',
  tel: '0899991234',
  bankName: 'KBANK',
  accountNumber: '5550001234',
};
const KEY = { 'x-agent-key': 'demo-agent-key-mto' };
const IP = '203.0.113.77';
const NOTE = 'My number is 0812345678 and I live at 99 Rama IV Road';
const MINUTES_MS = 120_000;

/** A clock that a spec moves ahead of the simulated world's. */
class AheadClock extends FollowingClock {
  aheadMs = 0;
  override now(): Date {
    return new Date(super.now().getTime() + this.aheadMs);
  }
}

let simulator: RunningSimulator;
let world: TestWorld;
let app: NestFastifyApplication;
const clock = new AheadClock();

beforeAll(async () => {
  simulator = await startSimulator();
  await simulator.control('POST', '/control/bots', { betsPerSecond: 0 });
  world = await openTestWorld({ application: apiBeforePortal, simulator, clock });
  ({ app } = world);
  await new DemoWorldSync(app, clock).look();
  await simulator.control('POST', '/control/members', { ...EXCLUDED, ...PERSON, password: PASSWORD });
  startWorkers(app);
});
afterAll(async () => {
  await world?.close();
  await simulator?.stop();
});

type Headers = Record<string, string>;

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object) => {
  const reply = await app.inject({ method, url, headers, remoteAddress: IP, ...(payload && { payload }) });
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() };
};

async function logIn({ prefix, username }: typeof MEMBER): Promise<Headers> {
  const payload = { prefix, username, password: PASSWORD };
  const { status, headers } = await call('POST', '/api/provider/login', { 'x-user-auth': 'request' }, payload);
  return status === 200 ? { 'x-user-auth': String(headers['x-user-auth']) } : {};
}

const eraseAt = ({ prefix, username }: typeof MEMBER) => `/api/apps/personal_data/${prefix}/${username}/erase`;

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.database.database.operatorQuery<Row & Record<string, unknown>>({ text, values })).rows;

/**
 * Returns the tables with a row in which one of the texts occurs, as `table: text`; without the note of the demo world's invented
 * members that were seeded once.
 */
async function found(texts: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'demo_seed'`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const all = await rows<{ text: string }>(
      `select sought as text from unnest($1::text[]) as sought where exists (select from ${name} entry where (entry.*)::text ~* ('\\m' || sought || '\\M'))`,
      [texts],
    );
    hits.push(...all.map(({ text }) => `${name}: ${text}`));
  }
  return hits.sort();
}

/** What the books add up to, by kind of account. */
const books = () =>
  rows(`
    select agent, split_part(id, ':', 1) as kind, unit, count(*)::int as accounts, sum(balance)::text as balance from ledger_account group by 1, 2, 3
    union all
    select agent, split_part(source, ':', 1) || '>' || split_part(destination, ':', 1), unit, count(*)::int, sum(amount)::text
    from ledger_posting group by 1, 2, 3
    union all
    select agent, kind || ' ' || status, unit, count(*)::int, sum(amount)::text from payment group by 1, 2, 3
    union all
    select agent, 'income', kind, count(*)::int, sum(amount_satang)::text from affiliate_income group by 1, 2, 3
    union all
    select agent, 'bets', kind, count(*)::int, sum(stake_satang - payout_satang)::text from bet_turnover group by 1, 2, 3
    order by 1, 2, 3`);

const mine = (path: string) => `/api/apps/${path}/${MEMBER.prefix}/${MEMBER.username}`;

async function ask(method: 'POST' | 'PUT', url: string, session: Headers, payload: object): Promise<void> {
  const { status, message } = await call(method, url, { ...session, 'idempotency-key': randomUUID() }, payload);
  expect([url, status < 300 ? 'accepted' : message]).toEqual([url, 'accepted']);
}

/** Leaves personal data in many tables, and in texts of other members. */
async function use(session: Headers): Promise<void> {
  await ask('POST', '/api/apps/favorite_games', session, {
    agentID: 'MTO',
    username: MEMBER.username,
    games: ['NAGX-0001'],
  });
  await ask('POST', `${mine('support')}/threads`, session, { text: NOTE });
  await ask('PUT', `${mine('protection')}/limits`, session, { kind: 'DEPOSIT', period: 'DAY', limitSatang: 500_000 });
  await ask('PUT', `${mine('notifications')}/settings`, session, {
    offKinds: [],
    pushOffKinds: [],
    messages: [],
    quietHours: null,
  });
  await ask('POST', `${mine('notifications')}/push`, session, {
    endpoint: `${simulator.origin}/push/erased`,
    ...new PushBrowser().keys,
  });
  const { username } = MEMBER;
  await ask('POST', '/api/apps/payments/send_gift', session, {
    depositUsername: username,
    receiverUsername: 'MTODEMO3',
    amount: 100,
  });
}

/** Ends the jobs, which book other members' bets and prizes, and waits for the payments that they began. */
async function endJobs(): Promise<void> {
  await app.get(Jobs).beforeApplicationShutdown();
  await waitUntil(async () => (await rows(`select from payment where status in ('CREATE', 'APPROVE')`)).length === 0);
}

const isWaiting = async () => (await rows('select from member_closure where erased_at is null')).length > 0;

/** Moves the clock past the pause before an erasure, and repeats the job until deliveries that began before the closing have ended. */
const eraseWaiting = async () => {
  clock.aheadMs += MINUTES_MS;
  await waitUntil(async () => {
    await app.get(Erasures, { strict: false }).run();
    return !(await isWaiting());
  });
};

/** Compares all sums with their lines, and the books with each other and with the provider's. */
async function differences(): Promise<unknown[]> {
  const reconciliation = app.get(ReconciliationService, { strict: false });
  const opened: [string, number][] = [];
  for (const what of ['ledger', 'statement'] as const) {
    const { opened: count } = await reconciliation.run(what, { days: 400 });
    if (count > 0) opened.push([what, count]);
  }
  return [...opened, ...(await app.get(SumsVerification, { strict: false }).verify())];
}

describe('a request to erase a member', () => {
  it('is refused to guests, to other members and without a fresh password', async () => {
    const other = await logIn({ prefix: 'MTO', username: 'MTODEMO3' });
    expect((await call('POST', eraseAt(MEMBER), {}, {})).status).toBe(401);
    expect((await call('POST', eraseAt(MEMBER), other, {})).status).toBe(403);
    const session = await logIn(MEMBER);
    clock.aheadMs += 6 * 60_000;
    expect((await call('POST', eraseAt(MEMBER), session, {})).code).toBe(STEP_UP_CODE);
  });

  it('is refused while money is moving', async () => {
    const session = await logIn(MEMBER);
    await rows(
      `insert into provider_move (agent, id, username, kind, created_at)
      values ('MTO', gen_random_uuid(), $1, 'INCOME', now())`,
      [MEMBER.username],
    );
    const { status, message } = await call('POST', eraseAt(MEMBER), session, { givesUpCredit: true });
    expect([status, message]).toEqual([409, expect.stringContaining('กำลังดำเนินการ')]);
    await rows(
      `update provider_move set state = 'REFUSED', settled_at = now() where username = $1 and state in ('SENT', 'UNKNOWN')`,
      [MEMBER.username],
    );
  });

  it('is refused while there is credit that the member does not give up', async () => {
    const session = await logIn(MEMBER);
    const { status, message } = await call('POST', eraseAt(MEMBER), session, {});
    expect([status, message]).toEqual([409, expect.stringMatching(/ยังมีเครดิต [\d,.]+ บาท/)]);
  });
});

describe('erasure of a member', () => {
  let name: string;
  let before: unknown;

  it('starts with the end of all sessions and of logins', async () => {
    const session = await logIn(MEMBER);
    ({ name } = await simulator.control<{ name: string }>('GET', `/control/members/${MEMBER.username}`));
    await use(session);
    await endJobs();
    expect((await found([MEMBER.username])).length).toBeGreaterThan(15);
    expect(await found(['0812345678'])).toEqual(['idempotent_answer: 0812345678', 'support_message: 0812345678']);
    expect(await differences()).toEqual([]);
    before = await books();
    const { status, message } = await call('POST', eraseAt(MEMBER), session, { givesUpCredit: true });
    expect([status, message]).toEqual([200, expect.anything()]);
    expect((await call('GET', '/api/provider/profile', session)).status).toBe(401);
    const again = await call('POST', '/api/provider/login', {}, { ...MEMBER, password: PASSWORD });
    expect([again.status, again.message]).toEqual([403, 'บัญชีนี้ปิดแล้ว']);
  });

  it('waits for a delivery under way that has read the name', async () => {
    await rows(
      `insert into outbox_entry (agent, id, topic, key, reference, payload, due_at, claim)
      values ('MTO', gen_random_uuid(), 'erasure.spec', 'D-1', 'D-1', jsonb_build_object('username', $1::text), now(), gen_random_uuid())`,
      [MEMBER.username],
    );
    clock.aheadMs += MINUTES_MS;
    await app.get(Erasures, { strict: false }).run();
    expect([await isWaiting(), (await found([MEMBER.username])).length > 15]).toEqual([true, true]);
    await rows(`update outbox_entry set claim = null, state = 'sent', ended_at = now() where topic = 'erasure.spec'`);
  });

  it('leaves no personal data in any table', async () => {
    await eraseWaiting();
    expect(await found([MEMBER.username, name, IP, '0812345678'])).toEqual([]);
  });

  it('leaves the books, the sums and the audit trail right', async () => {
    expect(await books()).toEqual(before);
    expect(await differences()).toEqual([]);
    await app.get(AuditSealer, { strict: false }).sealAll();
    const verdicts = await app.get(AuditVerifier, { strict: false }).verify();
    expect(verdicts.map(({ broken }) => broken)).toEqual(verdicts.map(() => null));
  });

  it('keeps the name out of what others do later', async () => {
    const other = await logIn({ prefix: 'MTO', username: 'MTODEMO3' });
    const gift = { depositUsername: 'MTODEMO3', receiverUsername: MEMBER.username, amount: 100 };
    const sent = await call(
      'POST',
      '/api/apps/payments/send_gift',
      { ...other, 'idempotency-key': randomUUID() },
      gift,
    );
    expect(sent.status).toBeGreaterThanOrEqual(400);
    const copied = await call('POST', `/api/apps/personal_data/MTO/${MEMBER.username}`, KEY, {});
    expect(copied.status).toBe(404);
    expect((await call('POST', eraseAt(MEMBER), KEY, { givesUpCredit: true })).status).toBe(403);
    expect(app.get(ClosedMembers, { strict: false }).recordedName(MEMBER)).toMatch(/^MTO~[0-9A-F]{12}~O1$/);
  });

  it('forgets the hashes of a member who is not excluded', async () => {
    expect(await rows(`select from member where username like '%~%'`)).toEqual([]);
  });
});

describe('erasure of an excluded member', () => {
  const contact = { tel: PERSON.tel, account: { number: PERSON.accountNumber, bankName: PERSON.bankName } };

  it('works with an agent key, and keeps the person recognisable until the exclusion ends', async () => {
    const session = await logIn(EXCLUDED);
    const exclusions = `/api/apps/protection/MTO/${EXCLUDED.username}/exclusions`;
    await ask('POST', exclusions, session, { kind: 'SELF_EXCLUSION', days: 182 });
    const foreign = await call('POST', eraseAt(EXCLUDED), { 'x-agent-key': 'demo-agent-key-master' }, {});
    expect(foreign.status).toBe(403);
    expect((await call('POST', eraseAt(EXCLUDED), KEY, { givesUpCredit: true })).status).toBe(200);
    await eraseWaiting();
    expect(await found([EXCLUDED.username, ...Object.values(PERSON).filter((text) => text !== 'KBANK')])).toEqual([]);
    const members = app.get(MemberService, { strict: false });
    const [known] = await members.byContact(['MTO'], contact);
    expect(known?.username).toMatch(/^MTO~/);
    expect(await app.get(ProtectionService, { strict: false }).isAnyExcluded([known!])).toBe(true);
    clock.aheadMs += 183 * 86_400_000;
    await app.get(Erasures, { strict: false }).run();
    expect(await members.byContact(['MTO'], contact)).toEqual([]);
  });
});

describe('the list of declared columns', () => {
  it('covers every column that can hold a text or a hash', async () => {
    expect(await undeclaredColumns(rows, personal)).toEqual(NOT_PERSONAL);
  });
});
