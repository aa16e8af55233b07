import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  actingAsGuard,
  actingAsKeyOf,
  createTestApp,
  createTestDatabase,
  waitUntil,
  type TestDatabase,
} from '@housebrand/shared/testing';
import type { Banner } from '../core';
import { AgentContentController } from './agent-content.controller';
import { AgentContentRepository } from './agent-content.repository';
import { AgentContentService } from './agent-content.service';
import { agentContentTable } from './agent-content.tables';
import { BannersController } from './banners.controller';
import { BannersRepository, replaceBanners } from './banners.repository';
import { contentMigrations } from './migrations';

let database: TestDatabase;
let app: NestFastifyApplication;

const banner = (id: string, path = 'game?type=Slot'): Banner => ({
  id,
  eyebrow: { th: 'ใหม่', en: 'New' },
  title: { th: `ป้าย ${id}`, en: `Banner ${id}` },
  action: { th: 'ดู', en: 'See' },
  path,
  imgUrl: `/media/banners/${id}.avif`,
});

beforeAll(async () => {
  database = await createTestDatabase(contentMigrations);
  app = await createTestApp({
    controllers: [BannersController, AgentContentController],
    providers: [BannersRepository, AgentContentService, AgentContentRepository, actingAsGuard],
    database,
  });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const banners = async (agentID: string) => (await app.inject({ url: `/api/apps/banners?agentID=${agentID}` })).json();

describe('banners over HTTP', () => {
  it("lists only the agent's banners, in their order, also for guests", async () => {
    await database.database.forAgent('MTO', (tx) => replaceBanners(tx, [banner('second'), banner('first')]));
    await database.database.forAgent('NAGA', (tx) => replaceBanners(tx, [banner('naga')]));
    const reply = await banners('mto');
    expect(reply).toMatchObject({
      code: 200,
      data: [{ id: 'second' }, { id: 'first', title: { en: 'Banner first' } }],
    });
    expect((await banners('NAGA')).data).toHaveLength(1);
    expect((await banners('LOTUS')).data).toEqual([]);
  });

  it('replaces banners as a whole, and rejects paths outside the portal', async () => {
    await database.database.forAgent('KLANG', (tx) => replaceBanners(tx, [banner('old')]));
    const external = [banner('new'), banner('bad', '//elsewhere.example')];
    await expect(database.database.forAgent('KLANG', (tx) => replaceBanners(tx, external))).rejects.toThrow(TypeError);
    expect((await banners('KLANG')).data).toMatchObject([{ id: 'old' }]);
  });

  it('requires the prefix of an existing agent', async () => {
    const none = await app.inject({ url: '/api/apps/banners' });
    expect(none.statusCode).toBe(422);
    expect(none.json().errors).toEqual([{ field: 'agentID', message: 'โปรดกรอกข้อมูล' }]);
    expect((await banners('0812345678')).code).toBe(404);
  });
});

describe('content lists', () => {
  const both = (text: string) => ({ th: `${text} ไทย`, en: text });
  const topic = (id: string) => ({
    id,
    title: both('Money'),
    questions: [{ id: `${id}-late`, question: both('Late?'), answer: both('Wait.'), path: 'deposit/history' }],
  });
  const read = async (list: string, agentID: string) =>
    (await app.inject({ url: `/api/apps/${list}?agentID=${agentID}` })).json().data;
  const put = (list: string, rows: unknown[], prefix = 'MTO') =>
    app.inject({
      method: 'PUT',
      url: `/api/apps/${list}`,
      headers: actingAsKeyOf(prefix),
      payload: { rows },
    });

  it("replaces a list with the agent's key, shows it at once and records it", async () => {
    expect(await read('faq', 'MTO')).toEqual([]);
    expect((await put('faq', [topic('money')])).statusCode).toBe(200);
    expect(await read('faq', 'MTO')).toEqual([topic('money')]);
    expect(await read('faq', 'NAGA')).toEqual([]);
    await put('faq', [topic('money'), topic('games')]);
    expect(await read('faq', 'mto')).toHaveLength(2);
    const { rows } = await database.database.operatorQuery<{ by: string; kind: string; entries: number }>({
      text: 'select changed_by as by, kind, jsonb_array_length(rows) as entries from content_change order by id',
    });
    expect(rows).toEqual([
      { by: 'agent key', kind: 'faq', entries: 1 },
      { by: 'agent key', kind: 'faq', entries: 2 },
    ]);
    const { rows: noted } = await database.database.operatorQuery<{ actor: string; subject: string; details: string }>({
      text: `select actor, subject, details from audit_entry where action = 'settings.content-replaced' order by number`,
    });
    expect(noted).toEqual(
      [1, 2].map((count) => ({ actor: 'agent key', subject: 'faq', details: `{"rows":${count}}` })),
    );
  });

  it('rejects outside links, foreign images and duplicate ids', async () => {
    const bad = (change: object) => [{ ...topic('a'), questions: [{ ...topic('a').questions[0], ...change }] }];
    const step = (picture: unknown) => ({ title: both('One'), text: both('Do it'), picture });
    const tutorial = (picture: unknown) => ({
      id: 'first',
      title: both('First'),
      summary: both('Short'),
      minutes: 1,
      path: 'deposit',
      steps: [step(picture)],
    });
    const outside = 'https://elsewhere.example/a.webp';
    const replies = await Promise.all([
      put('faq', bad({ path: '//elsewhere.example' })),
      put('faq', bad({ answer: { th: 'ครึ่งเดียว' } })),
      put('faq', bad({ answer: [] })),
      put('faq', [topic('a'), topic('a')]),
      put('tutorials', [tutorial({ th: outside, en: outside })]),
      put('banners', [{ ...banner('bad'), imgUrl: outside }]),
      put('announcements', [{ id: 'x', active: 'yes', title: both('T'), text: both('t') }]),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 422));
    expect(await read('tutorials', 'MTO')).toEqual([]);
    expect((await put('tutorials', [tutorial(null)])).statusCode).toBe(200);
    expect(await read('tutorials', 'MTO')).toMatchObject([{ id: 'first', steps: [{ picture: null }] }]);
  });

  it('shows a scheduled entry from its start to its end, also from prepared replies', async () => {
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const rows = [
      { ...banner('always'), startsAt: null },
      { ...banner('soon'), startsAt: at(1_500), endsAt: at(3_000) },
      { ...banner('over'), startsAt: at(-2_000), endsAt: at(-1_000) },
    ];
    const saved = await put('banners', rows, 'ORCHID');
    expect(saved.json().data).toMatchObject(rows);
    const shown = async () =>
      ((await banners('ORCHID')).data as { id: string }[]).map((row) => [row.id, 'startsAt' in row]);
    expect(await shown()).toEqual([['always', false]]);
    await waitUntil(async () => (await shown()).length === 2);
    expect(Date.now()).toBeGreaterThanOrEqual(now + 1_500);
    await waitUntil(async () => (await shown()).length === 1);
    expect(Date.now()).toBeGreaterThanOrEqual(now + 3_000);
    expect(await app.get(AgentContentService).list('ORCHID', 'banners')).toMatchObject(rows);
  });

  it('refuses an end that does not follow its start, and words instead of instants', async () => {
    const late = { startsAt: '2026-12-02T00:00:00+07:00', endsAt: '2026-12-01T17:00:00Z' };
    for (const [row, field] of [
      [late, 'rows.0.endsAt'],
      [{ startsAt: 'tomorrow' }, 'rows.0.startsAt'],
      [{ endsAt: '2026-13-01T00:00:00Z' }, 'rows.0.endsAt'],
    ] as const) {
      const reply = await put('banners', [{ ...banner('x'), ...row }], 'ORCHID');
      expect([reply.statusCode, reply.json().errors[0].field]).toEqual([422, field]);
    }
  });

  it('keeps announcements and texts that were stored without a schedule', async () => {
    await database.database.forAgent('LOTUS', (tx) =>
      tx
        .insert(agentContentTable)
        .values({ agent: 'LOTUS', kind: 'announcements', rows: [{ id: 'old', active: true }] }),
    );
    const content = app.get(AgentContentService);
    expect(await content.list('LOTUS', 'announcements')).toEqual([
      { id: 'old', active: true, startsAt: null, endsAt: null },
    ]);
    expect(await content.shown('LOTUS', 'announcements')).toEqual([{ id: 'old', active: true }]);
  });

  it('replaces and records banners like other lists', async () => {
    const url = '/api/apps/banners?agentID=SPTN';
    const { etag } = (await app.inject(url)).headers;
    const again = () => app.inject({ url, headers: { 'if-none-match': etag } });
    expect((await again()).statusCode).toBe(304);
    expect((await put('banners', [banner('by-key')], 'SPTN')).statusCode).toBe(200);
    const changed = await again();
    expect([changed.statusCode, changed.json().data]).toMatchObject([200, [{ id: 'by-key' }]]);
  });
});
