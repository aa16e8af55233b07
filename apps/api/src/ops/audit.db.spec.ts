import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppLog, AuditRepository } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { AppModule } from '../app.module';
import { migrations } from '../domains';
import { seedDemoWorld } from '../seed/demo-world';
import { runOps } from './run';

let database: TestDatabase;
let app: INestApplicationContext;

beforeAll(async () => {
  database = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: database.url });
  app = await NestFactory.createApplicationContext(AppModule.forRoot(settings, new AppLog('silent')), {
    logger: false,
    abortOnError: false,
  });
  await seedDemoWorld(app);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ops = (line: string) => runOps(app, line.split(' '));
const trail = async (agent: string) =>
  (await app.get(AuditRepository, { strict: false }).list({ agent }, 50)).map(
    ({ actor, action, subject, details }) => ({ actor, action, subject, details: JSON.parse(details) as object }),
  );

describe("operators' audit trail", () => {
  it('records the start and end of each command, but no read-only command', async () => {
    await ops('agent set LOTUS name=Lotus --operator nok');
    await ops('agent list --operator nok');
    expect((await ops('agent set LOTUS wrong=1 --operator nok')).exitCode).toBe(1);
    expect(await trail('LOTUS')).toEqual([
      { actor: 'operator:nok', action: 'operator.command-refused', subject: 'agent set', details: {} },
      expect.objectContaining({ action: 'operator.command', subject: 'agent set' }),
      { actor: 'operator:nok', action: 'operator.command-done', subject: 'agent set', details: {} },
      // recorded in the transaction of the change
      {
        actor: 'operator',
        action: 'settings.agent-changed',
        subject: 'LOTUS',
        details: { fields: 'name', version: 2 },
      },
      {
        actor: 'operator:nok',
        action: 'operator.command',
        subject: 'agent set',
        details: { positionals: 'LOTUS', operator: 'nok', fields: 'name', account: userInfo().username },
      },
      { actor: 'operator', action: 'settings.agent-created', subject: 'LOTUS', details: {} },
    ]);
  });

  it('records the rotation of keys without an agent', async () => {
    await ops('keys rotate --operator nok');
    expect((await trail('*'))[1]).toMatchObject({ actor: 'operator:nok', subject: 'keys rotate' });
  });

  it('records every money state change via triggers (no app code)', async () => {
    const id = randomUUID();
    await database.database.forAgent('NAGA', (tx) =>
      tx.execute(`insert into provider_move (agent, id, username, kind, amount_satang, state, created_at)
        values ('NAGA', '${id}', 'NAGADEMO1', 'WITHDRAWAL', 12000, 'SENT', now())`),
    );
    await database.database.forAgent('NAGA', (tx) =>
      tx.execute(
        `update provider_move set state = 'SETTLED', reference = 'WD-9', settled_at = now() where id = '${id}'`,
      ),
    );
    await database.database.forAgent('NAGA', (tx) =>
      tx.execute(
        `select payment from open_reward(gen_random_uuid(), 'QUEST', 'POINT', 5, 'NAGADEMO1', 'k', '2026-11-18', now())`,
      ),
    );
    const money = (await trail('NAGA')).filter(({ action }) => action.startsWith('money.'));
    expect(money).toMatchObject([
      { actor: 'NAGADEMO1', action: 'money.payment-opened', details: { kind: 'QUEST', amount: '5' } },
      { actor: 'system', action: 'money.move-settled', details: { id, reference: 'WD-9', satang: '12000' } },
      { actor: 'NAGADEMO1', action: 'money.move-sent', details: { id, kind: 'WITHDRAWAL', satang: '12000' } },
    ]);
  });

  it('is listed and verified, also against an earlier head', async () => {
    const listed = (await ops('audit list --agent naga --subject NAGADEMO1 --since 2026-01-01T00:00Z')).lines;
    expect(listed).toHaveLength(4);
    expect(listed[1]).toContain('money.payment-opened');
    expect((await ops('audit list --since soon')).lines[0]).toContain('--since is not a time');
    const { exitCode, lines } = await ops('audit verify');
    expect([exitCode, lines.at(-1)]).toEqual([0, 'All chains are valid.']);
    expect((await ops('audit verify --agent MTO --head 1:x')).lines[0]).toContain('--head as POSITION:HASH');
    expect((await ops(`audit verify --agent MTO --head 1:${'0'.repeat(64)}`)).lines[0]).toContain(
      'the chain was rebuilt',
    );
  });
});
