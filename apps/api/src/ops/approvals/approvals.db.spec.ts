import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PLATFORM } from '@housebrand/office';
import { office, StaffRepository, StaffSessions } from '@housebrand/office/nest';
import { AppLog, AuditRepository } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { AppModule } from '../../app.module';
import { migrations } from '../../domains';
import { seedDemoWorld } from '../../seed/demo-world';
import { TERMINAL_MODULES } from '../open-ops';
import { runOps } from '../run';

let database: TestDatabase;
let app: INestApplicationContext;
const clock = new FixedClock();

beforeAll(async () => {
  database = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: database.url, operatorLimitSatang: 100_000n });
  const beside = { domains: [office], modules: TERMINAL_MODULES };
  app = await NestFactory.createApplicationContext(AppModule.forRoot(settings, new AppLog('silent'), clock, beside), {
    logger: false,
    abortOnError: false,
  });
  await seedDemoWorld(app);
  for (const name of ['nok', 'dao', 'lek']) await addOperator(name);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Adds an account that has completed every login step but the session. */
async function addOperator(name: string): Promise<void> {
  const repository = app.get(StaffRepository);
  const account = { agent: PLATFORM, username: `platform.${name}`, role: 'operator' as const };
  const at = clock.now();
  await database.database.asOperator(async (tx) => {
    const state = { passwordHash: 'x', state: 'ACTIVE' as const, networks: [], createdBy: 'system', createdAt: at };
    await repository.insert(tx, { ...account, ...state });
    await repository.beginFactor(tx, account, 'sealed');
    await repository.useStep(tx, account, 1, at);
  });
}
/** Opens a session of an account. @returns its secret */
async function sessionOf(name: string): Promise<string> {
  const sessions = app.get(StaffSessions);
  const account = { agent: PLATFORM, username: `platform.${name}` };
  const secret = await database.database.asOperator((tx) => sessions.start(tx, account));
  const found = (await sessions.find(secret))!;
  await database.database.asOperator((tx) => app.get(StaffRepository).verify(tx, found.session, clock.now()));
  return secret;
}
/** Runs a command line as the account after `--as`. */
const ops = async (...line: string[]) => {
  const argv = [...line[0]!.split(' '), ...line.slice(1)];
  const at = argv.indexOf('--as');
  const [, name] = at < 0 ? [] : argv.splice(at, 2);
  return opsWith(name === undefined ? null : await sessionOf(name), argv);
};
const opsWith = (secret: string | null, argv: string[]) =>
  runOps(app, argv, {
    ask: () => Promise.resolve([]),
    session: {
      read: () => Promise.resolve(secret),
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
  });

const openRequests = async () => (await ops('approvals list')).lines.slice(1);

/** Creates a withdrawal with an unknown outcome. */
async function unknownMove(satang: number): Promise<string> {
  const id = randomUUID();
  await database.database.operatorQuery({
    text: `insert into provider_move (agent, id, username, kind, amount_satang, state, created_at, waits_for)
      values ('MTO', $1, $2, 'WITHDRAWAL', $3, 'UNKNOWN', now(), 'LOGIN')`,
    values: [id, `MTO${id.slice(0, 8)}`, satang],
  });
  return id;
}

/** Creates a reward that the provider rejected. */
async function parkedPayment(amount: number, unit = 'CREDIT'): Promise<string> {
  const username = `MTO${randomUUID().slice(0, 8)}`;
  const open = `select payment from open_reward(gen_random_uuid(), 'QUEST', '${unit}', ${amount}, '${username}', 'k', '2026-11-18', now())`;
  const { rows } = await database.database.forAgent('MTO', (tx) => tx.execute<{ payment: string }>(open));
  await database.database.operatorQuery({
    text: `update outbox_entry set state = 'parked', failure = 'no', ended_at = now() where key = $1`,
    values: [username],
  });
  return rows[0]!.payment;
}

const stateOf = async (text: string, id: string) =>
  (await database.database.operatorQuery<{ state: string }>({ text, values: [id] })).rows[0]?.state;
const moveState = (id: string) => stateOf('select state from provider_move where id = $1', id);
const paymentState = (id: string) => stateOf('select status as state from payment where id = $1', id);
const entryState = (id: string) => stateOf('select state from outbox_entry where id = $1', id);

const settleMove = (id: string, operator: string) =>
  ops(`moves settle MTO ${id} --reference WD-${id.slice(0, 8)} --as ${operator} --note`, 'seen in the back office');
const idOf = ({ lines }: { lines: string[] }) => / approve \S+ (\S+)$/.exec(lines[1]!)![1]!;

beforeEach(async () => {
  await database.asOwner('delete from operator_approval');
});

describe('command that moves money', () => {
  it('runs up to the limit, and needs a second operator above it', async () => {
    const [small, large] = [await unknownMove(100_000), await unknownMove(100_001)];
    expect((await settleMove(small, 'nok')).lines).toEqual(['Settled.']);
    const requested = await settleMove(large, 'nok');
    expect(requested).toMatchObject({ exitCode: 0 });
    expect(requested.lines[0]).toMatch(
      /^This command moves 1,?000\.01 baht; above 1,?000\.00 another operator must approve it/,
    );
    expect([await moveState(small), await moveState(large)]).toEqual(['SETTLED', 'UNKNOWN']);
    const [listed] = await openRequests();
    expect(listed).toMatch(
      new RegExp(`^MTO +${idOf(requested)} +1,?000\\.01 +staff:platform\\.nok .*moves settle MTO ${large} +seen in`),
    );
  });

  it('counts payments like transfers, points as baht, and refusals like settlements', async () => {
    const [credit, points, few] = [
      await parkedPayment(100_001),
      await parkedPayment(1_001, 'POINT'),
      await parkedPayment(1_000, 'POINT'),
    ];
    const settle = (id: string) => ops(`payments settle MTO ${id} --as nok --note`, 'paid by hand');
    for (const id of [credit, points])
      expect((await settle(id)).lines[0]).toContain('another operator must approve it');
    expect((await settle(few)).lines).toEqual(['Settled.']);
    const refusal = await ops(`moves refuse MTO ${await unknownMove(200_000)} --as nok --note`, 'never sent');
    expect(refusal.lines[0]).toContain('another operator must approve it');
    expect([await entryState(credit), await entryState(points), await entryState(few)]).toEqual([
      'parked',
      'parked',
      'sent',
    ]);
    expect([await paymentState(points), await paymentState(few)]).toEqual(['CREATE', 'SUCCESS']);
    const [request] = (await openRequests()).filter((line) => line.includes(credit));
    const id = request!.split(/\s+/)[1]!;
    expect((await ops(`approvals approve MTO ${id} --as dao`)).lines).toEqual(['Settled.']);
    expect([await entryState(credit), await paymentState(credit)]).toEqual(['sent', 'SUCCESS']);
  });

  it('needs a second operator for every correction of a credit', async () => {
    await database.database.operatorQuery({
      text: `insert into member (agent, username, member_id, synced_at, last_active_at) values ('MTO', 'MTOFIX', 'f', now(), now())`,
    });
    const correct = (amount: string, username = 'MTOFIX') =>
      ops(`members correct MTO ${username} ${amount} --as nok --note`, 'posted twice');
    expect((await correct('0')).lines[0]).toContain('give an amount in baht');
    expect((await correct('1', 'MTONONE')).exitCode).toBe(1);
    const requested = idOf(await correct('-0.50'));
    expect((await ops(`approvals approve MTO ${requested} --as nok`)).exitCode).toBe(1);
    expect((await ops(`approvals approve MTO ${requested} --as dao`)).lines).toEqual([
      `Payment ${requested} corrects it.`,
    ]);
    expect(await stateOf('select kind as state from payment where id = $1', requested)).toBe('DEDUCTION');
  });

  it('fails at once, without a request, if it could not run', async () => {
    const id = await unknownMove(500_000);
    expect((await ops(`moves settle MTO ${id} --reference WD-1`)).lines[0]).toContain('--note is missing');
    expect((await ops(`moves settle MTO ${id} --reference WD-1 --note`, 'seen')).lines[0]).toContain('sign in first');
    expect((await ops(`payments reverse MTO ${randomUUID()}`)).lines[0]).toContain('there is no received gift');
    expect(await openRequests()).toEqual([]);
  });
});

describe('approval by a second operator', () => {
  it('needs a different account', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    expect((await ops(`approvals approve MTO ${requested} --as nok`)).lines[0]).toContain(
      'another account must approve it',
    );
    expect((await ops(`approvals approve MTO ${requested}`)).lines[0]).toContain('sign in first');
    expect((await ops(`approvals approve NAGA ${requested} --as dao`)).exitCode).toBe(1);
    expect((await ops(`approvals approve MTO ${requested} --as dao`)).lines).toEqual(['Settled.']);
  });

  it('applies the command once if several operators approve concurrently', async () => {
    const move = await unknownMove(300_000);
    const requested = idOf(await settleMove(move, 'nok'));
    const tries = ['dao', 'lek', 'dao'].map((name) => ops(`approvals approve MTO ${requested} --as ${name}`));
    const outcomes = await Promise.all(tries);
    expect(outcomes.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1, 1]);
    const lost = outcomes.filter(({ exitCode }) => exitCode === 1);
    for (const { lines } of lost) expect(lines[0]).toContain('was already applied');
    expect(await moveState(move)).toBe('SETTLED');
    const trail = await app.get(AuditRepository, { strict: false }).list({ agent: 'MTO' }, 100);
    const settled = trail.filter(({ action, details }) => action === 'money.move-settled' && details.includes(move));
    expect(settled).toHaveLength(1);
  });

  it('fails if the transfer has changed in the meantime, and can be refused', async () => {
    const [gone, unwanted] = [await unknownMove(300_000), await unknownMove(300_000)];
    const requested = idOf(await settleMove(gone, 'nok'));
    await database.database.operatorQuery({
      text: `update provider_move set state = 'REFUSED', settled_at = now() where id = $1`,
      values: [gone],
    });
    expect((await ops(`approvals approve MTO ${requested} --as dao`)).exitCode).toBe(1);
    expect(await moveState(gone)).toBe('REFUSED');
    const other = idOf(await settleMove(unwanted, 'nok'));
    expect((await ops(`approvals refuse MTO ${other} --as dao`)).lines).toEqual(['Refused. The command was not run.']);
    expect((await ops(`approvals approve MTO ${other} --as dao`)).lines[0]).toContain('was already refused');
    expect(await moveState(unwanted)).toBe('UNKNOWN');
  });

  it('expires after a day', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    clock.advance(24 * 3_600_000);
    expect((await ops(`approvals approve MTO ${requested} --as dao`)).lines[0]).toContain('has expired');
    expect(await openRequests()).toEqual([]);
  });

  it('appears in the audit trail beside the request', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    await ops(`approvals approve MTO ${requested} --as dao`);
    const trail = await app.get(AuditRepository, { strict: false }).list({ agent: 'MTO' }, 6);
    const commands = trail.filter(({ action }) => action === 'operator.command');
    expect(commands.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['staff:platform.dao', 'approvals approve'],
      ['staff:platform.nok', 'moves settle'],
    ]);
    expect(commands[0]!.details).toContain(requested);
  });
});

describe('account', () => {
  it('requests, approves and refuses only while it is signed in, not by a name alone', async () => {
    const move = await unknownMove(300_000);
    const settle = `moves settle MTO ${move} --reference WD-${move.slice(0, 8)} --operator platform.nok --note seen`;
    const refused = { exitCode: 1, lines: ['sign in first: npm run ops -- staff login.', expect.any(String)] };
    for (const secret of [null, '', 'x'.repeat(43)]) expect(await opsWith(secret, settle.split(' '))).toEqual(refused);
    expect(await openRequests()).toEqual([]);
    const id = idOf(await settleMove(move, 'nok'));
    for (const verb of ['approve', 'refuse'])
      expect(await opsWith(null, ['approvals', verb, 'MTO', id, '--operator', 'platform.dao'])).toEqual(refused);
    expect(await moveState(move)).toBe('UNKNOWN');
  });

  it('stops requesting and approving once it is disabled', async () => {
    await addOperator('fon');
    const [own, session] = [idOf(await settleMove(await unknownMove(300_000), 'fon')), await sessionOf('fon')];
    await database.database.operatorQuery({
      text: `update staff_account set state = 'DISABLED' where username = 'platform.fon'`,
    });
    expect((await ops(`approvals approve MTO ${own} --as dao`)).lines[0]).toContain('no longer active');
    expect((await ops(`approvals refuse MTO ${own} --as dao`)).lines[0]).toContain('Refused');
    const other = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    expect((await opsWith(session, ['approvals', 'approve', 'MTO', other])).lines[0]).toContain('sign in first');
  });
});

describe('database', () => {
  const asking = (by: string, state = 'OPEN') =>
    `insert into operator_approval (agent, id, command, input, amount_satang, requested_by, requested_at, expires_at, state, decided_by, decided_at)
     values ('MTO', gen_random_uuid(), 'moves settle', '{}', 1, '${by}', now(), now() + interval '1 day', '${state}',
       ${state === 'OPEN' ? 'null, null' : "'staff:platform.dao', now()"})`;
  const deciding = (by: string) =>
    `update operator_approval set state = 'APPLIED', decided_by = '${by}', decided_at = now()`;

  it.each([
    ['requests in the name of an unknown account', asking('staff:platform.n0k'), '23001'],
    ['requests in the name of an operator without an account', asking('nok'), '23001'],
    ['inserts a decided request', asking('staff:platform.nok', 'APPLIED'), '23001'],
    ['decides in the name of an unknown account', deciding('staff:platform.d40'), '23001'],
    ['decides on the account’s own request', deciding('staff:platform.nok'), '23514'],
    ['changes the requester', "update operator_approval set requested_by = 'staff:platform.dao'", '42501'],
    ['deletes a request', 'delete from operator_approval', '42501'],
  ])('rejects a statement that %s', async (_what, text, code) => {
    await settleMove(await unknownMove(300_000), 'nok');
    await expect(database.database.operatorQuery({ text })).rejects.toMatchObject({ code });
  });

  it('rejects a second decision on an approval', async () => {
    await settleMove(await unknownMove(300_000), 'nok');
    await database.database.operatorQuery({ text: deciding('staff:platform.dao') });
    await expect(database.database.operatorQuery({ text: deciding('staff:platform.lek') })).rejects.toMatchObject({
      code: '23001',
    });
  });
});
