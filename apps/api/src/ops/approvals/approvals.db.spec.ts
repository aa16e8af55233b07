import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppLog, AuditRepository } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import fc from 'fast-check';
import { AppModule } from '../../app.module';
import { migrations } from '../../domains';
import { seedDemoWorld } from '../../seed/demo-world';
import { fingerprintOf } from '../operators/operators';
import { runOps } from '../run';

let database: TestDatabase;
let app: INestApplicationContext;
const clock = new FixedClock();

beforeAll(async () => {
  database = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: database.url, operatorLimitSatang: 100_000n });
  app = await NestFactory.createApplicationContext(AppModule.forRoot(settings, new AppLog('silent'), clock), {
    logger: false,
    abortOnError: false,
  });
  await seedDemoWorld(app);
  for (const name of ['nok', 'dao'])
    await ops(`operators add ${name} ${fingerprintOf(keyOf(name))} --operator ${name}`);
  const requested = idOf(await ops(`operators add lek ${fingerprintOf(keyOf('lek'))} --operator nok`));
  await ops(`approvals approve * ${requested} --operator dao`);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Returns the key of an operator in this spec. */
const keyOf = (name: string) => `op_of_${name}`;
/** Runs a command line with the key of the operator that it names. */
const ops = (...line: string[]) => {
  const argv = [...line[0]!.split(' '), ...line.slice(1)];
  const name = argv[argv.indexOf('--operator') + 1]!.normalize('NFKC').toLowerCase();
  return opsWith(keyOf(name), argv);
};
const opsWith = (key: string, argv: string[]) => runOps(app, argv, () => Promise.resolve(key));

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
  ops(
    `moves settle MTO ${id} --reference WD-${id.slice(0, 8)} --operator ${operator} --note`,
    'seen in the back office',
  );
const idOf = ({ lines }: { lines: string[] }) => / approve \S+ (\S+) /.exec(lines[1]!)![1]!;

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
      new RegExp(`^MTO +${idOf(requested)} +1,?000\\.01 +nok .*moves settle MTO ${large} +seen in`),
    );
  });

  it('counts payments like transfers, points as baht, and refusals like settlements', async () => {
    const [credit, points, few] = [
      await parkedPayment(100_001),
      await parkedPayment(1_001, 'POINT'),
      await parkedPayment(1_000, 'POINT'),
    ];
    const settle = (id: string) => ops(`payments settle MTO ${id} --operator nok --note`, 'paid by hand');
    for (const id of [credit, points])
      expect((await settle(id)).lines[0]).toContain('another operator must approve it');
    expect((await settle(few)).lines).toEqual(['Settled.']);
    const refusal = await ops(`moves refuse MTO ${await unknownMove(200_000)} --operator nok --note`, 'never sent');
    expect(refusal.lines[0]).toContain('another operator must approve it');
    expect([await entryState(credit), await entryState(points), await entryState(few)]).toEqual([
      'parked',
      'parked',
      'sent',
    ]);
    expect([await paymentState(points), await paymentState(few)]).toEqual(['CREATE', 'SUCCESS']);
    const [request] = (await openRequests()).filter((line) => line.includes(credit));
    const id = request!.split(/\s+/)[1]!;
    expect((await ops(`approvals approve MTO ${id} --operator dao`)).lines).toEqual(['Settled.']);
    expect([await entryState(credit), await paymentState(credit)]).toEqual(['sent', 'SUCCESS']);
  });

  it('fails at once, without a request, if it could not run', async () => {
    const id = await unknownMove(500_000);
    expect((await ops(`moves settle MTO ${id} --reference WD-1`)).lines[0]).toContain('--note is missing');
    expect((await ops(`moves settle MTO ${id} --reference WD-1 --note`, 'seen')).lines[0]).toContain(
      '--operator is missing',
    );
    expect((await ops(`payments reverse MTO ${randomUUID()}`)).lines[0]).toContain('there is no received gift');
    expect(await openRequests()).toEqual([]);
  });
});

describe('approval by a second operator', () => {
  it('needs a different operator, regardless of how the name is written', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    for (const name of ['nok', 'NOK', 'Ｎok'])
      expect((await ops(`approvals approve MTO ${requested} --operator ${name}`)).lines[0]).toContain(
        'another operator must approve it',
      );
    expect((await ops(`approvals approve MTO ${requested}`)).lines[0]).toContain('--operator is missing');
    expect((await ops(`approvals approve NAGA ${requested} --operator dao`)).exitCode).toBe(1);
    expect((await ops(`approvals approve MTO ${requested} --operator dao`)).lines).toEqual(['Settled.']);
  });

  it('applies the command once if several operators approve concurrently', async () => {
    const move = await unknownMove(300_000);
    const requested = idOf(await settleMove(move, 'nok'));
    const tries = ['dao', 'lek', 'dao'].map((name) => ops(`approvals approve MTO ${requested} --operator ${name}`));
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
    expect((await ops(`approvals approve MTO ${requested} --operator dao`)).exitCode).toBe(1);
    expect(await moveState(gone)).toBe('REFUSED');
    const other = idOf(await settleMove(unwanted, 'nok'));
    expect((await ops(`approvals refuse MTO ${other} --operator dao`)).lines).toEqual([
      'Refused. The command was not run.',
    ]);
    expect((await ops(`approvals approve MTO ${other} --operator dao`)).lines[0]).toContain('was already refused');
    expect(await moveState(unwanted)).toBe('UNKNOWN');
  });

  it('expires after a day', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    clock.advance(24 * 3_600_000);
    expect((await ops(`approvals approve MTO ${requested} --operator dao`)).lines[0]).toContain('has expired');
    expect(await openRequests()).toEqual([]);
  });

  it('appears in the audit trail beside the request', async () => {
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    await ops(`approvals approve MTO ${requested} --operator dao`);
    const trail = await app.get(AuditRepository, { strict: false }).list({ agent: 'MTO' }, 6);
    const commands = trail.filter(({ action }) => action === 'operator.command');
    expect(commands.map(({ actor, subject }) => [actor, subject])).toEqual([
      ['operator:dao', 'approvals approve'],
      ['operator:nok', 'moves settle'],
    ]);
    expect(commands[0]!.details).toContain(requested);
  });
});

describe('operator', () => {
  it('is authenticated by a key: a name alone cannot request, approve or refuse', async () => {
    const move = await unknownMove(300_000);
    const settle = `moves settle MTO ${move} --reference WD-${move.slice(0, 8)} --operator nok --note seen`.split(' ');
    const strange = { exitCode: 1, lines: ['name and key do not match an operator.', expect.any(String)] };
    expect(await opsWith(keyOf('dao'), settle)).toEqual(strange);
    expect(await openRequests()).toEqual([]);
    const id = idOf(await opsWith(keyOf('nok'), settle));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('approve', 'refuse'),
        fc.constantFrom('dao', 'nok', 'n0k', 'unknown'),
        fc.oneof(fc.constantFrom('', keyOf('nok'), keyOf('lek'), fingerprintOf(keyOf('dao'))), fc.string()),
        async (verb, name, key) => {
          fc.pre(key !== keyOf(name) || name === 'n0k');
          expect(await opsWith(key, ['approvals', verb, 'MTO', id, '--operator', name])).toEqual(strange);
        },
      ),
      { numRuns: 30 },
    );
    expect(await moveState(move)).toBe('UNKNOWN');
    expect(await openRequests()).toHaveLength(1);
  });

  it('needs two others to be added or removed, after the first two', async () => {
    const fingerprint = fingerprintOf(keyOf('fon'));
    const line = `operators add fon ${fingerprint} --operator`;
    expect((await opsWith('', `${line} nok`.split(' '))).lines[0]).toContain('name and key do not match an operator');
    const requested = await ops(`${line} nok`);
    expect(requested.lines[0]).toContain('This command needs a second operator');
    // quoted, because a shell would expand *
    expect(requested.lines[1]).toContain(`approvals approve '*' ${idOf(requested)} --operator NAME`);
    expect((await ops(`approvals approve * ${idOf(requested)} --operator fon`)).exitCode).toBe(1);
    expect((await ops(`approvals approve * ${idOf(requested)} --operator nok`)).lines[0]).toContain(
      'another operator must approve it',
    );
    expect((await ops(`approvals approve * ${idOf(requested)} --operator lek`)).lines).toEqual(['Added.']);
    const move = await unknownMove(300_000);
    const own = idOf(await settleMove(move, 'fon'));
    const ending = idOf(await ops('operators end fon --operator dao'));
    expect((await ops(`approvals approve * ${ending} --operator nok`)).lines).toEqual(['Ended.']);
    // a removed operator's request cannot be approved, and the name cannot be reused
    expect((await ops(`approvals approve MTO ${own} --operator dao`)).lines[0]).toContain('no longer active');
    expect(await moveState(move)).toBe('UNKNOWN');
    expect((await ops(`approvals refuse MTO ${own} --operator dao`)).lines[0]).toContain('Refused');
    expect((await settleMove(await unknownMove(300_000), 'fon')).exitCode).toBe(1);
    const again = idOf(await ops(`operators add fon ${fingerprintOf('another')} --operator dao`));
    expect((await ops(`approvals approve * ${again} --operator nok`)).lines[0]).toContain('already');
  });

  it('has a key that is shown once and never stored, not even in the audit trail', async () => {
    const { lines } = await ops('operators key --operator nok');
    expect(lines[1]).toMatch(/^op_[\w-]{27}$/);
    expect(lines[3]).toBe(fingerprintOf(lines[1]!));
    const requested = idOf(await settleMove(await unknownMove(300_000), 'nok'));
    await ops(`approvals approve MTO ${requested} --operator dao`);
    const { rows } = await database.database.operatorQuery<{ text: string }>({
      text: `select a::text as text from audit_entry a union all select a::text from operator_approval a
        union all select a::text from operator_account a`,
    });
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ text }) => text.includes('op_of_'))).toEqual([]);
  });
});

describe('database', () => {
  const asking = (by: string, state = 'OPEN') =>
    `insert into operator_approval (agent, id, command, input, amount_satang, requested_by, requested_at, expires_at, state, decided_by, decided_at)
     values ('MTO', gen_random_uuid(), 'moves settle', '{}', 1, '${by}', now(), now() + interval '1 day', '${state}',
       ${state === 'OPEN' ? 'null, null' : "'dao', now()"})`;
  const deciding = (by: string) =>
    `update operator_approval set state = 'APPLIED', decided_by = '${by}', decided_at = now()`;

  it.each([
    ['requests in the name of an unknown operator', asking('n0k'), '23001'],
    ['inserts a decided request', asking('nok', 'APPLIED'), '23001'],
    ['decides in the name of an unknown operator', deciding('d40'), '23001'],
    ['decides on the operator’s own request', deciding('nok'), '23514'],
    ['changes the requester', "update operator_approval set requested_by = 'dao'", '42501'],
    ['deletes a request', 'delete from operator_approval', '42501'],
    ['changes an operator’s key', "update operator_account set key_hash = sha256('x')", '42501'],
    ['deletes an operator', 'delete from operator_account', '42501'],
    [
      'adds the same key twice',
      "insert into operator_account select 'two', key_hash, 'x', now() from operator_account",
      '23505',
    ],
  ])('rejects a statement that %s', async (_what, text, code) => {
    await settleMove(await unknownMove(300_000), 'nok');
    await expect(database.database.operatorQuery({ text })).rejects.toMatchObject({ code });
  });

  it('rejects a second decision on an approval', async () => {
    await settleMove(await unknownMove(300_000), 'nok');
    await database.database.operatorQuery({ text: deciding('dao') });
    await expect(database.database.operatorQuery({ text: deciding('lek') })).rejects.toMatchObject({ code: '23001' });
  });
});
