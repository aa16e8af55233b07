import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SessionService } from '@housebrand/auth/nest';
import { AppLog, Database } from '@housebrand/shared/nest';
import { createTestDatabase, testSettings, type TestDatabase } from '@housebrand/shared/testing';
import { ThreadsService } from '@housebrand/support/nest';
import { AgentEditorService, AgentKeyService } from '@housebrand/theming/nest';
import { PaymentTransitions } from '@housebrand/wallet/nest';
import { sql } from 'drizzle-orm';
import { AppModule } from '../app.module';
import { migrations } from '../domains';
import { seedDemoWorld } from '../seed/demo-world';
import { readArguments } from './arguments';
import { isHelpRequest, help, runOps } from './run';

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
const config = async (prefix: string) => (await app.get(AgentEditorService, { strict: false }).check(prefix)).config;

describe('demo world', () => {
  it('contains the seven agents with their configuration', async () => {
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
    expect((await config('LOTUS')).themes).not.toEqual((await config('MTO')).themes);
    expect((await config('MTO')).themes).toEqual((await config('MASTER')).themes);
  });

  it('contains two agent keys, and a seamless record for every member except DEMO2', async () => {
    const keys = app.get(AgentKeyService, { strict: false });
    expect(await keys.verify('demo-agent-key-mto', '127.0.0.1')).toMatchObject({ prefix: 'MTO' });
    expect(await keys.verify('demo-agent-key-master', '127.0.0.1')).toMatchObject({ prefix: 'MASTER' });
    const { rows } = await app
      .get(Database, { strict: false })
      .asOperator((tx) =>
        tx.execute<{ username: string }>(sql`select username from seamless_member order by username`),
      );
    expect(rows).toHaveLength(14);
    expect(rows.some(({ username }) => username.endsWith('DEMO2'))).toBe(false);
  });

  it('keeps changes when it is seeded again', async () => {
    await ops('agent set LOTUS name=Lotus');
    await seedDemoWorld(app);
    expect((await config('LOTUS')).agent.name).toBe('Lotus');
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
    const checked = await ops('agent check RIVER generals.cashbackPercentage=0.5 --json');
    expect(checked.lines[0]).toContain('"cashbackPercentage": 0.5');
    expect((await config('RIVER')).generals.cashbackPercentage).toBe(0);
    expect(
      (await runOps(app, ['agent', 'set', 'RIVER', 'sites=[{"host":"river.example","lineID":"@river"}]'])).exitCode,
    ).toBe(0);
    expect((await ops('agent show RIVER --json')).lines.join('\n')).toContain('"host": "river.example"');
  });

  it('saves content from a file in the format that it prints', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    const file = join(folder, 'rows.json');
    const shown = async () => (await ops('content show NAGA faq')).lines.join('\n');
    const before = JSON.parse(await shown()) as { id: string; title: { th: string; en: string } }[];
    expect(before.map(({ id }) => id)).toEqual(['about', 'deposit', 'withdraw', 'play', 'account']);
    expect((await ops(`content show NAGA faq --out ${file}`)).lines).toEqual([`Written to ${file}.`]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
    writeFileSync(file, JSON.stringify(before.slice(0, 2)));
    expect((await ops(`content put naga faq --file ${file}`)).lines).toEqual(['NAGA shows 2 faq.']);
    expect(JSON.parse(await shown())).toEqual(before.slice(0, 2));
    const { title } = before[0]!;
    writeFileSync(file, JSON.stringify([{ ...before[0], title: { ...title, en: 'Cafe\u0301\u200b' } }]));
    await ops(`content put NAGA faq --file ${file}`);
    expect(JSON.parse(await shown())).toMatchObject([{ title: { en: 'Caf\u00e9' } }]);
    writeFileSync(file, JSON.stringify([{ ...before[0], title: { ...title, en: '\u202eAbc' } }]));
    expect((await ops(`content put NAGA faq --file ${file}`)).lines[1]).toContain('rows.0.title.en: ');
    writeFileSync(file, JSON.stringify([{ ...before[0], id: 'Not an id' }]));
    expect(await ops(`content put NAGA faq --file ${file}`)).toEqual({
      exitCode: 1,
      lines: ['Please check what you entered.', '  rows.0.id: An id must have up to 64 of a-z, 0-9 and dashes'],
    });
    expect((await ops('content show NAGA nothing')).exitCode).toBe(1);
    writeFileSync(file, '{ "id": }');
    expect((await ops(`content put NAGA faq --file ${file}`)).lines[0]).toContain(`${file} is not valid JSON: `);
    expect((await ops('content put NAGA faq --file missing.json')).lines[0]).toBe('there is no file missing.json.');
    rmSync(folder, { recursive: true });
  });

  it('stores a picture from a file, whose address a banner can use', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-'));
    const [picture, drawing, rows] = ['a.png', 'b.svg', 'rows.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEXzxloG5jhxAAAADElEQVR42mNgIA0AAAAwAAEodEl9AAAAAElFTkSuQmCC';
    writeFileSync(picture, Buffer.from(png, 'base64'));
    writeFileSync(drawing, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { lines } = await ops(`content picture NAGA ${picture}`);
    expect(lines).toEqual([
      expect.stringMatching(/^\/media\/pictures\/NAGA\/[0-9a-f]{32}\.webp$/),
      'WebP, 16 × 16 px, 1 kB.',
    ]);
    const [banner] = JSON.parse((await ops('content show NAGA banners')).lines.join('\n')) as object[];
    writeFileSync(rows, JSON.stringify([{ ...banner, imgUrl: lines[0] }]));
    expect((await ops(`content put NAGA banners --file ${rows}`)).lines).toEqual(['NAGA shows 1 banners.']);
    expect((await ops(`content picture NAGA ${drawing}`)).lines[0]).toContain('Send a PNG, JPEG or WebP picture');
    expect((await ops('content picture NAGA missing.png')).lines[0]).toBe('missing.png cannot be read: ENOENT.');
    expect((await ops(`content picture NOPE ${picture}`)).exitCode).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it.each(['tiers', 'quests', 'tournaments', 'affiliate', 'agent', 'content faq', 'content banners'])(
    'lists the fields of %s with type, meaning and an example',
    async (name) => {
      const { lines } = await ops(name.startsWith('content ') ? name.replace(' ', ' fields ') : `${name} fields`);
      expect(lines[0]).toMatch(/^field +type +meaning$/);
      const end = lines.indexOf('Example:');
      expect(end).toBeGreaterThan(2);
      expect(() => JSON.parse(lines.slice(end + 1).join('\n')) as unknown).not.toThrow();
    },
  );

  it('gives every field of a tier a meaning', async () => {
    const { lines } = await ops('tiers fields');
    const rows = lines.slice(1, lines.indexOf('Example:') - 1);
    expect(rows.length).toBeGreaterThan(10);
    // columns are at least two spaces apart
    expect(rows.filter((row) => row.trim().split(/ {2,}/).length < 3)).toEqual([]);
  });

  it('lists, shows, answers and closes questions, and notes who did it without the text', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'support-'));
    const file = join(folder, 'answer.txt');
    writeFileSync(file, 'เครดิตเข้าแล้ว\nขอบคุณค่ะ\n');
    const member = { prefix: 'NAGA', username: 'NAGADEMO1' };
    const { id } = await app.get(ThreadsService, { strict: false }).ask(member, { text: 'ยอดฝาก\nยังไม่เข้า' });
    const [head, row] = (await ops('support list naga')).lines;
    expect([head, row]).toEqual([
      expect.stringMatching(/^ID +MEMBER +SINCE +PAYMENT +LAST MESSAGE$/),
      expect.stringMatching(new RegExp(`^${id} +NAGADEMO1 .* - +MEMBER: ยอดฝาก ยังไม่เข้า$`)),
    ]);
    expect((await ops(`support answer NAGA ${id} --file ${file}`)).lines).toEqual(['NAGADEMO1 sees the answer.']);
    expect((await ops('support list NAGA')).lines).toHaveLength(1);
    expect((await ops('support list NAGA --state answered')).lines).toHaveLength(2);
    const shown = (await ops(`support show NAGA ${id}`)).lines;
    expect(shown.slice(2)).toEqual([
      expect.stringMatching(/^1 MEMBER /),
      '  ยอดฝาก',
      '  ยังไม่เข้า',
      '',
      expect.stringMatching(/^2 STAFF /),
      '  เครดิตเข้าแล้ว',
      '  ขอบคุณค่ะ',
    ]);
    expect((await ops(`support close NAGA ${id}`)).lines).toEqual(['Closed.']);
    for (const line of [
      `answer NAGA ${id} --file ${file}`,
      `answer NAGA ${id}`,
      `show MTO ${id}`,
      `show NAGA ${id} --before x`,
      'list NAGA --state lost',
      'list NOPE',
      'close NAGA unknown',
    ])
      expect([line, (await ops(`support ${line}`)).exitCode]).toEqual([line, 1]);
    const trail = (await ops('audit list --agent NAGA')).lines.join('\n');
    for (const noted of ['support.answered', 'support.closed', 'support answer']) expect(trail).toContain(noted);
    expect(trail).not.toContain('เครดิตเข้าแล้ว');
    rmSync(folder, { recursive: true });
  });

  it.each(['tiers', 'quests', 'tournaments', 'affiliate'])(
    'saves %s in the format that it prints, and reports errors',
    async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'settings-'));
      const file = join(folder, 'written.json');
      const shown = async () => (await ops(`${name} show NAGA`)).lines.join('\n');
      const before = await shown();
      writeFileSync(file, before);
      const put = await ops(`${name} put naga --file ${file}`);
      expect([put.exitCode, put.lines]).toEqual([0, [expect.stringMatching(/^NAGA (?:has|pays) /)]]);
      expect(await shown()).toBe(before);
      writeFileSync(file, name === 'affiliate' ? '{"basis":"LUCK","shares":[1]}' : '[{}]');
      const wrong = await ops(`${name} put NAGA --file ${file}`);
      expect([wrong.exitCode, wrong.lines[0]]).toEqual([1, 'Please check what you entered.']);
      expect(wrong.lines.length).toBeGreaterThan(1);
      expect(await shown()).toBe(before);
      writeFileSync(file, 'no json');
      for (const line of [`put NAGA --file ${file}`, 'put NAGA', 'show', 'show NOPE'])
        expect([line, (await ops(`${name} ${line}`)).exitCode]).toEqual([line, 1]);
      rmSync(folder, { recursive: true });
    },
  );

  it('rejects commands for unknown agents', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unknown-agent-'));
    const file = join(folder, 'rows.json');
    writeFileSync(file, '[]');
    const lines = [
      'content show NOPE faq',
      `content put NOPE faq --file ${file}`,
      'prices list NOPE',
      'prices put NOPE P100 --chips 100 --price 100',
      'prices remove NOPE P100',
      'coupon list NOPE',
      'coupon create NOPE --name X --credit 10',
    ];
    for (const line of lines) expect([line, (await ops(line)).exitCode]).toEqual([line, 1]);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['agent create MTOX --name X', ['The prefix MTOX overlaps with the existing MTO.']],
    [
      'agent set MTO themes.buttonPrimaryColor=orange',
      ['Please check what you entered.', '  themes.buttonPrimaryColor: A colour is written #RRGGBB.'],
    ],
    [
      'agent set MTO sites=[{"host":"https://mto.example","lineID":"@x"}]',
      [
        'Please check what you entered.',
        '  sites.0.host: A host must be written in lower case as host or host:port, without https:// and without a path.',
      ],
    ],
    [
      'agent set MTO wrong=1',
      [
        'Please check what you entered.',
        '  wrong: Unknown field wrong. Allowed: embeddingOrigins, gameAgent, gameType, generals, images, liveChat, look, name, seamlessLogin, sendGift, site, sites, sportLobbyForm, themes, timeZone, version',
      ],
    ],
    ['agent create MTO --name X', ['The agent MTO already exists.']],
    [
      'agent set MTO buttonPrimaryColor=#FF0000',
      [
        'there is no field buttonPrimaryColor; the closest match is themes.buttonPrimaryColor.',
        'npm run ops -- --help shows every command.',
      ],
    ],
    [
      'agent set MTO themes.buttonPrimaryColour=#FF0000',
      [
        'there is no field themes.buttonPrimaryColour; the closest match is themes.buttonPrimaryColor.',
        'npm run ops -- --help shows every command.',
      ],
    ],
    ['agent set NOPE gameType=slot', ['There is no such agent.']],
    [
      'agent set MTO',
      ['name at least one field: generals.lineID=@name.', 'npm run ops -- --help shows every command.'],
    ],
    ['agent create', ['a prefix is missing.', 'npm run ops -- --help shows every command.']],
    ['agents list', ['there is no command "agents list".', 'npm run ops -- --help shows every command.']],
    ['coupon create MTO --name X', ['give either --credit or --points.', 'npm run ops -- --help shows every command.']],
    [
      'coupon create MTO --name X --credit 0',
      ['the amount must be greater than zero.', 'npm run ops -- --help shows every command.'],
    ],
    [
      'coupon codes MTO none --count 5',
      ['there is no coupon none; see coupon list.', 'npm run ops -- --help shows every command.'],
    ],
    ['keys retire', ["the key's id is missing; see keys list.", 'npm run ops -- --help shows every command.']],
  ])('explains the error in: %s', async (line, lines) => {
    expect(await ops(line)).toEqual({ exitCode: 1, lines });
  });

  it('creates, lists and revokes agent keys', async () => {
    const { lines } = await ops('agent key create NAGA --label spec');
    const key = lines[1]!;
    expect(await app.get(AgentKeyService, { strict: false }).verify(key, '127.0.0.1')).toMatchObject({
      prefix: 'NAGA',
      scopes: null,
    });
    const listed = (await ops('agent key list NAGA')).lines;
    const id = listed[1]!.split(/\s/, 1)[0]!;
    expect(listed.join()).not.toContain(key);
    expect((await ops(`agent key revoke NAGA ${id}`)).lines).toEqual(['Revoked.']);
    expect(await app.get(AgentKeyService, { strict: false }).verify(key, '127.0.0.1')).toBeNull();
  });

  it('limits a new agent key to scopes and networks', async () => {
    const limits = '--scopes members,payments --networks 203.0.113.0/24';
    const { lines } = await ops(`agent key create NAGA --label limited ${limits}`);
    const found = await app.get(AgentKeyService, { strict: false }).verify(lines[1]!, '203.0.113.9');
    expect(found).toMatchObject({ prefix: 'NAGA', scopes: ['members', 'payments'] });
    const row = (await ops('agent key list NAGA')).lines.find((line) => line.includes('limited'));
    expect(row).toMatch(/limited +members,payments +203\.0\.113\.0\/24 .* valid$/);
    for (const wrong of ['all', 'members,all', ''])
      expect(await ops(`agent key create NAGA --scopes ${wrong || ','}`)).toMatchObject({ exitCode: 1 });
    expect(await ops('agent key create NAGA --networks nowhere')).toMatchObject({ exitCode: 1 });
  });

  it('rotates and retires token keys', async () => {
    const before = (await ops('keys list')).lines.find((line) => line.endsWith('current'))!.split(/\s/, 1)[0]!;
    expect(await ops(`keys retire ${before}`)).toEqual({
      exitCode: 1,
      lines: [`${before} is the current key; run keys rotate first.`, 'npm run ops -- --help shows every command.'],
    });
    const { lines } = await ops('keys rotate');
    expect(lines[0]).toMatch(/^New key k[0-9a-f]{10}; \d+ stored secrets re-encrypted\.$/);
    expect(await ops(`keys retire ${before}`)).toEqual({ exitCode: 0, lines: [`${before} is retired.`] });
    expect((await ops('keys retire nothing')).exitCode).toBe(1);
  });

  it('creates coupons and their codes, which cannot be read later', async () => {
    expect((await ops('coupon list MTO')).lines).toHaveLength(4);
    const made = await ops('coupon create MTO --name Gold --credit 50.50 --turnover 3 --total 10');
    const id = /^Coupon (\S+)\.$/.exec(made.lines[0]!)![1]!;
    const { lines: codes } = await ops(`coupon codes MTO ${id} --count 25`);
    expect(new Set(codes).size).toBe(25);
    expect(codes.every((code) => /^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/.test(code))).toBe(true);
    const listed = (await ops('coupon list MTO')).lines;
    expect(listed.find((line) => line.startsWith(id))).toMatch(/Gold +50\.50 credit +0 of 10 +25 +-$/);
    expect(listed.join()).not.toContain(codes[0]);
    expect((await ops('coupon list NAGA')).lines.join()).not.toContain(id);
    expect((await ops(`coupon disable NAGA ${id}`)).exitCode).toBe(1);
    expect((await ops(`coupon disable MTO ${id}`)).lines).toEqual([
      expect.stringMatching(`^Coupon ${id} is off since 20`),
    ]);
    expect((await ops('coupon list MTO')).lines.find((line) => line.startsWith(id))).toMatch(/off since 20\S+$/);
    const { rows } = await database.database.operatorQuery<{ action: string; actor: string }>({
      text: `select action, actor from audit_entry where subject = $1 order by number`,
      values: [id],
    });
    expect(rows.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'settings.coupon-created operator',
      'settings.coupon-codes-made operator',
      'settings.coupon-disabled operator',
    ]);
  });

  it('adds, changes and removes chip packs', async () => {
    const before = (await ops('prices list LOTUS')).lines;
    expect(before.at(-1)).toMatch(/^chips-5000 +5000 +5000\.00 THB +10%$/);
    const added = await ops('prices put lotus gold-1 --chips 250 --price 249.50 --bonus 3');
    expect(added.lines).toEqual([...before, expect.stringMatching(/^gold-1 +250 +249\.50 THB +3%$/)]);
    const changed = await ops('prices put LOTUS chips-100 --chips 100 --price 90');
    expect([changed.lines[1], changed.lines.length]).toEqual([
      expect.stringMatching(/^chips-100 +100 +90\.00 THB +0%$/),
      8,
    ]);
    for (const wrong of ['gold-2 --chips 1 --price 2', 'gold-2 --chips 0 --price 1', 'gold-2 --chips 1 --price x', ''])
      expect([wrong, (await ops(`prices put LOTUS ${wrong}`)).exitCode]).toEqual([wrong, 1]);
    expect((await ops('prices remove LOTUS gold-2')).exitCode).toBe(1);
    expect((await ops('prices remove LOTUS gold-1')).lines).toHaveLength(7);
    expect((await ops('prices list LOTUS')).lines).toEqual(before.with(1, changed.lines[1]!));
    expect((await ops('prices list MTO')).lines).toEqual(before);
    const { rows } = await database.database.operatorQuery<{ actor: string }>({
      text: `select actor from audit_entry where agent = 'LOTUS' and action = 'settings.prices-replaced'`,
    });
    expect(rows).toEqual(Array(3).fill({ actor: 'operator' }));
  });

  it('lists payment steps that the provider rejected, and retries or settles them', async () => {
    const open = `select payment from open_reward(gen_random_uuid(), 'QUEST', 'POINT', 5, 'MTODEMO1', 'ops', '2026-11-18', now())`;
    const id = await database.database.asOperator(async (tx) => {
      const { rows } = await tx.forAgent('MTO', (own) => own.execute<{ payment: string }>(open));
      await tx.execute(
        sql`update outbox_entry set state = 'parked', failure = 'no', ended_at = now() where key = 'MTODEMO1'`,
      );
      return rows[0]!.payment;
    });
    expect((await ops('payments list')).lines[1]).toMatch(new RegExp(`^MTO +${id} +wallet\\.payment +MTODEMO1 .* no$`));
    expect((await ops(`payments settle MTO ${id}`)).exitCode).toBe(1);
    expect((await ops(`payments retry NAGA ${id}`)).exitCode).toBe(1);
    expect((await ops(`payments retry MTO ${id}`)).lines).toEqual(['The payment step is being retried.']);
    expect((await ops('payments list')).lines).toHaveLength(1);
  });

  it('lists transfers with an unknown outcome, and settles or refuses them', async () => {
    const add = (id: string, kind: string, amount: number | null) =>
      database.database.operatorQuery({
        text: `insert into provider_move (agent, id, username, kind, amount_satang, state, created_at, waits_for, requested_at)
          values ('MTO', $1, 'MTODEMO1', $2, $3, 'UNKNOWN', '2026-11-18T10:00:00Z', 'LOGIN', '2026-11-18T11:00:00Z')`,
        values: [id, kind, amount],
      });
    const [withdrawal, claim] = [randomUUID(), randomUUID()];
    await add(withdrawal, 'WITHDRAWAL', 120_050);
    await add(claim, 'CASHBACK', null);
    const listed = (await ops('moves list')).lines;
    expect(listed.find((line) => line.includes(withdrawal))).toMatch(
      /^MTO +\S+ +MTODEMO1 +WITHDRAWAL +1,?200\.50 +2026-11-18T10\S+ +2026-11-18T11\S+ +the member's next login$/,
    );
    const by = ['--note', 'Nok, seen in the back office'];
    const settle = (...rest: string[]) => runOps(app, ['moves', 'settle', ...rest]);
    expect((await settle('MTO', withdrawal, ...by)).lines[0]).toContain('--reference is missing');
    expect((await settle('MTO', withdrawal, '--reference', 'WD-1')).lines[0]).toContain('--note is missing');
    expect((await settle('MTO', 'none', '--reference', 'WD-1', ...by)).exitCode).toBe(1);
    expect((await settle('MTO', claim, '--reference', 'CB-1', ...by)).lines[0]).toContain('--amount BAHT is needed');
    expect((await settle('MTO', withdrawal, '--reference', 'WD-1', ...by)).lines).toEqual(['Settled.']);
    expect((await settle('MTO', withdrawal, '--reference', 'WD-1', ...by)).exitCode).toBe(1);
    expect((await runOps(app, ['moves', 'refuse', 'mto', claim, ...by])).exitCode).toBe(0);
    expect((await ops('moves list')).lines).toHaveLength(1);
  });

  it('ends all sessions of one member only', async () => {
    const begin = (username: string) =>
      database.database.forAgent('MTO', (tx) =>
        app.get(SessionService, { strict: false }).start(tx, {
          prefix: 'MTO',
          username,
          memberId: 'spec',
          password: 'spec',
          memberSystemToken: 'spec',
          gamePlatformToken: 'spec',
        }),
      );
    for (const username of ['MTODEMO1', 'MTODEMO1', 'MTODEMO3']) await begin(username);
    const open = async () => {
      const { rows } = await database.database.operatorQuery<{ username: string }>({
        text: `select username from member_session where agent = 'MTO' and revoked_at is null order by username`,
      });
      return rows.map(({ username }) => username);
    };
    expect(await open()).toEqual(['MTODEMO1', 'MTODEMO1', 'MTODEMO3']);
    const end = ['members', 'sessions', 'end', 'mto', 'mtodemo1'];
    expect((await runOps(app, end)).lines[0]).toContain('--note is missing');
    expect(await open()).toHaveLength(3);
    const ended = await runOps(app, [...end, '--note', 'Nok: the phone was stolen']);
    expect([ended.lines, await open()]).toEqual([['All sessions of MTODEMO1 have ended.'], ['MTODEMO3']]);
  });

  it('reconciles the books, lists differences, and closes a case with a reason', async () => {
    const member = { prefix: 'MTO', username: 'MTODEMO1' };
    const reward = {
      kind: 'QUEST',
      unit: 'CREDIT',
      amount: 500n,
      member,
      idempotencyKey: 'ops spec',
      day: '2026-11-20',
    } as const;
    const transitions = app.get(PaymentTransitions, { strict: false });
    const payment = await database.database.forAgent(
      'MTO',
      async (tx) => (await transitions.openReward(tx, reward)).payment,
    );
    expect((await ops('reconcile run ledger')).lines.at(-1)).toMatch(/^ledger +0 +0 +0$/);
    await database.asOwner(`set session_replication_role = replica;
      update ledger_account set balance = balance + 1 where agent = 'MTO' and id = 'member:MTODEMO1' and unit = 'CREDIT'`);
    await transitions.ask('MTO', payment);
    await transitions.settle('MTO', payment, 'credit');
    expect((await ops('reconcile run ledger')).lines.at(-1)).toMatch(/^ledger +1 +0 +1$/);
    const [, listed] = (await ops('reconcile list mto')).lines;
    expect(listed).toMatch(/^MTO +\S+ +LEDGER_BALANCE +MTODEMO1 .* member:MTODEMO1 +500 +501$/);
    const id = listed!.split(/ +/)[1]!;
    expect((await ops('reconcile list NAGA')).lines).toHaveLength(1);
    expect((await ops(`reconcile close MTO ${id}`)).lines[0]).toContain('--note is missing');
    const close = ['reconcile', 'close', 'MTO', id, '--note', 'Nok: a spec did it'];
    expect((await runOps(app, close)).lines).toEqual(['Closed.']);
    expect((await runOps(app, close)).exitCode).toBe(1);
    expect((await ops('reconcile list')).lines).toHaveLength(1);
    for (const wrong of ['reconcile run everything', 'reconcile run ledger --days 0', 'reconcile run --days x'])
      expect((await ops(wrong)).exitCode).toBe(1);
  });

  it('verifies the sums and lists those that differ from their rows', async () => {
    expect((await ops('sums verify')).lines).toEqual(['All sums equal their rows.']);
    const wrong: Record<string, string> = {
      affiliate_sum: "select 'SUMS', 'SUMSA', 'DAY', current_date, 6, 0, 1, 1, 1",
      affiliate_source_sum: "select 'SUMS', 'SUMSA', 'DAY', current_date, 'SUMSB', 5, 0, 1, 1",
      downline_count: "values ('SUMS', 'SUMSA', 3, '', 7)",
      bet_sum: "select 'SUMS', 'SUMSA', 'HOUR', date_trunc('hour', now(), 'UTC'), 'g', 'p', 'c', 5, 0, 1, 0, 0",
      payment_count: "values ('SUMS', 'SUMSA', 'GIFT', current_date, 5)",
      received_credit: "values ('SUMS', 'SUMSA', 'DAY', current_date, 5)",
      board_band: "values ('SUMS', 'day', 0, 5, 5)",
      bet_open_stake: "values ('SUMS', 'bet', 'event', 'SUMSA', now(), 5)",
    };
    const unguarded = (statement: (table: string) => string) =>
      database.asOwner(
        ['set local session_replication_role = replica', ...Object.keys(wrong).map(statement)].join(';'),
      );
    await unguarded((table) => `insert into ${table} ${wrong[table]}`);
    const [, ...differences] = (await ops('sums verify --days 2')).lines;
    expect(new Set(differences.map((line) => line.split(/ +/)[1]))).toEqual(new Set(Object.keys(wrong)));
    await unguarded((table) => `delete from ${table} where agent = 'SUMS'`);
    expect((await ops('sums verify')).lines).toHaveLength(1);
    expect((await ops('sums verify --days 0')).exitCode).toBe(1);
  });

  it('archives bets of old months and lists all months with their sizes', async () => {
    const bet = `'2020-01-31T23:00:00Z', 'g', 'p', 'c', 5, 0`;
    await database.asOwner(`insert into bet_turnover (agent, bet_id, kind, username, at, game_id, provider, category, stake_satang, payout_satang)
      values ('ARCH', 'b', 'counted', 'ARCHA', ${bet})`);
    for (const wrong of [
      '',
      ' --before 2020',
      ' --before 2020-13',
      ` --before ${new Date().toISOString().slice(0, 7)}`,
    ])
      expect((await ops(`bets archive${wrong}`)).lines[0]).toContain('--before must');
    expect((await ops('bets archive --before 2020-01')).lines).toEqual(['There were no bets before 2020-01.']);
    await database.asOwner(`insert into bet_consumer values ('ARCH', 'spec', 0)`);
    expect((await ops('bets archive --before 2020-02')).lines[0]).toContain('a consumer has not processed all bets');
    await database.asOwner(`delete from bet_consumer where name = 'spec'`);
    expect((await ops('bets archive --before 2020-02')).lines).toEqual([
      'Archived:',
      'bet_event_2020_01',
      'bet_turnover_2020_01',
    ]);
    const { lines } = await ops('bets months');
    expect(lines.find((line) => line.startsWith('bet_turnover_2020_01'))).toMatch(/ archived +[1-9]\d*$/);
    expect(lines.find((line) => line.startsWith('bet_turnover_other'))).toMatch(/ in use +[1-9]\d*$/);
    expect(lines.at(-1)).toBe('Late events: 0');
    expect((await ops('sums verify')).lines).toEqual(['All sums equal their rows.']);
  });

  it('recognises requests for help', () => {
    expect([[], ['--help'], ['help'], ['agent', '--help']].map(isHelpRequest)).toEqual([true, true, true, true]);
    expect(isHelpRequest(['agent', 'list'])).toBe(false);
    expect(help().join('\n')).toContain('keys rotate');
    const started = (line: string) =>
      help(line.split(' '))
        .slice(2)
        .map((row) => /^ {2}((?:[a-z]+ )+)/.exec(row)![1]!.trim());
    expect(started('agent create --help')).toEqual(['agent create']);
    expect(started('agent key --help')).toEqual(['agent key list', 'agent key create', 'agent key revoke']);
  });

  it('parses values as written', () => {
    expect(readArguments(['set', 'a.b=true', 'a.c=0.5', 'a.d=["X"]', 'a.e=x=y', '--label', 'two words', 'f='])).toEqual(
      {
        positionals: ['set'],
        options: { label: 'two words' },
        assignments: { a: { b: true, c: 0.5, d: ['X'], e: 'x=y' }, f: '' },
      },
    );
    expect(() => readArguments(['a=1', 'a.b=2'])).toThrow('a has a value already');
    expect(() => readArguments(['--label'])).toThrow('--label needs a value');
    const typed = readArguments(['--note', ' สำราญ\u200b, Cafe\u0301 ', '--file', 'a\u200b.json']);
    expect(typed.options).toEqual({ note: 'สำราญ, Caf\u00e9', file: 'a\u200b.json' });
    expect(() => readArguments(['--note', '\u202eAbc'])).toThrow(
      '--note contains characters that change the direction',
    );
  });
});
