import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppLog, Database } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { AgentConfigService, AgentKeyService } from '@housebrand/theming/nest';
import { sql } from 'drizzle-orm';
import { AppModule } from '../app.module';
import { migrations } from '../migrations';
import { seedDemoWorld } from '../seed/demo-world';
import { readArguments } from './arguments';
import { asksForHelp, help, runOps } from './run';

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
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const ops = (line: string) => runOps(app, line.split(' '));
const config = (prefix: string) => app.get(AgentConfigService, { strict: false }).find(prefix);

describe('the demo world', () => {
  it('has the seven agents as they are described', async () => {
    const { lines } = await ops('agent list');
    expect(lines.slice(1).map((line) => line.split(/\s/, 1)[0])).toEqual([
      'KLANG',
      'LOTUS',
      'MASTER',
      'MTO',
      'NAGA',
      'PIER',
      'SPTN',
    ]);
    expect(await config('SPTN')).toMatchObject({
      agent: { name: 'SPTN Arena' },
      seamlessLogin: { isFirstLogin: false },
    });
    expect(await config('MTO')).toMatchObject({
      sendGift: { minWithdrawReq: 100, countWithdrawLimit: 5, totalWithdrawLimit: 20000 },
    });
    expect(await config('KLANG')).toMatchObject({
      seamlessLogin: { isUnderMaintenance: true, whiteListMembers: ['KLANGDEMO1'] },
    });
    expect(await config('PIER')).toMatchObject({ gameAgent: { isEnable: true } });
    expect((await config('LOTUS'))?.themes).not.toEqual((await config('MTO'))?.themes);
    expect((await config('MTO'))?.themes).toEqual((await config('MASTER'))?.themes);
  });

  it('knows two agent keys, and every member but DEMO2 by a seamless record', async () => {
    const keys = app.get(AgentKeyService, { strict: false });
    expect(await keys.verify('demo-agent-key-mto')).toBe('MTO');
    expect(await keys.verify('demo-agent-key-master')).toBe('MASTER');
    const { rows } = await app
      .get(Database, { strict: false })
      .asOperator((tx) =>
        tx.execute<{ username: string }>(sql`select username from seamless_member order by username`),
      );
    expect(rows).toHaveLength(14);
    expect(rows.some(({ username }) => username.endsWith('DEMO2'))).toBe(false);
  });

  it('may be sown again and undoes nothing', async () => {
    await ops('agent set LOTUS name=Lotus');
    await seedDemoWorld(app);
    expect((await config('LOTUS'))?.agent.name).toBe('Lotus');
    expect((await ops('agent list')).lines).toHaveLength(8);
  });
});

describe('ops', () => {
  it('creates, changes and checks agents', async () => {
    const created = await runOps(app, [
      'agent',
      'create',
      'river',
      '--name',
      'River House',
      'themes.textPrimaryColor=#203040',
    ]);
    expect(created.exitCode).toBe(0);
    expect(created.lines[0]).toBe('RIVER created.');
    expect(created.lines.at(-1)).toMatch(
      /^ {2}textPrimaryColor #203040 → #[0-9a-f]{6} \(contrast [\d.]+ → [\d.]+, needs 7\)$/,
    );
    expect(
      (await ops('agent set RIVER seamlessLogin.isUnderMaintenance=true seamlessLogin.whiteListMembers=["RIVERA"]'))
        .exitCode,
    ).toBe(0);
    expect(await config('RIVER')).toMatchObject({
      version: 2,
      seamlessLogin: { isUnderMaintenance: true, whiteListMembers: ['RIVERA'] },
    });
    const checked = await ops('agent check RIVER generals.cashbackPercentage=0.5');
    expect(checked.lines[0]).toContain('"cashbackPercentage": 0.5');
    expect((await config('RIVER'))?.generals.cashbackPercentage).toBe(0);
  });

  it.each([
    ['agent create MTOX --name X', ['The prefix MTOX overlaps with the existing MTO.']],
    [
      'agent set MTO themes.buttonPrimaryColor=orange',
      ['Please check what you entered.', '  themes.buttonPrimaryColor: A colour is written #RRGGBB.'],
    ],
    ['agent set MTO wrong=1', ['Please check what you entered.', '  wrong: Unknown field wrong']],
    ['agent set NOPE gameType=x', ['There is no such agent.']],
    [
      'agent set MTO',
      ['name at least one field: generals.lineID=@name.', 'npm run ops -- --help shows every command.'],
    ],
    ['agent create', ['a prefix is missing.', 'npm run ops -- --help shows every command.']],
    ['agents list', ['there is no command "agents list".', 'npm run ops -- --help shows every command.']],
    ['keys retire', ["the key's id is missing; see keys list.", 'npm run ops -- --help shows every command.']],
  ])('says what is wrong with: %s', async (line, lines) => {
    expect(await ops(line)).toEqual({ exitCode: 1, lines });
  });

  it('makes, lists and revokes keys of agents', async () => {
    const { lines } = await ops('agent key create NAGA --label spec');
    const key = lines[1]!;
    expect(await app.get(AgentKeyService, { strict: false }).verify(key)).toBe('NAGA');
    const listed = (await ops('agent key list NAGA')).lines;
    const id = listed[1]!.split(/\s/, 1)[0]!;
    expect(listed.join()).not.toContain(key);
    expect((await ops(`agent key revoke NAGA ${id}`)).lines).toEqual(['Revoked.']);
    expect(await app.get(AgentKeyService, { strict: false }).verify(key)).toBeNull();
  });

  it('rotates and retires the keys of tokens', async () => {
    const before = (await ops('keys list')).lines.find((line) => line.endsWith('current'))!.split(/\s/, 1)[0]!;
    const { lines } = await ops('keys rotate');
    expect(lines[0]).toMatch(/^New key k[0-9a-f]{10}; \d+ stored secrets sealed anew\.$/);
    expect(await ops(`keys retire ${before}`)).toEqual({ exitCode: 0, lines: [`${before} is retired.`] });
    expect((await ops('keys retire nothing')).exitCode).toBe(1);
  });

  it('knows when it is asked for help', () => {
    expect([[], ['--help'], ['help'], ['agent', '--help']].map(asksForHelp)).toEqual([true, true, true, true]);
    expect(asksForHelp(['agent', 'list'])).toBe(false);
    expect(help().join('\n')).toContain('keys rotate');
  });

  it('reads values as they are written', () => {
    expect(readArguments(['set', 'a.b=true', 'a.c=0.5', 'a.d=["X"]', 'a.e=x=y', '--label', 'two words', 'f='])).toEqual(
      {
        words: ['set'],
        options: { label: 'two words' },
        assignments: { a: { b: true, c: 0.5, d: ['X'], e: 'x=y' }, f: '' },
      },
    );
    expect(() => readArguments(['a=1', 'a.b=2'])).toThrow('a has a value already');
    expect(() => readArguments(['--label'])).toThrow('--label needs a value');
  });
});
