import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CAMPAIGN_KINDS,
  type AuditPage,
  type Campaign,
  type CampaignKind,
  type CampaignVersions,
  type OfficeBoard,
  type OfficeCoupon,
  type OfficeCoupons,
  type SavedCampaign,
} from '@housebrand/office';
import { AffiliateTermsService } from '@housebrand/affiliate/nest';
import { AgentConfigService } from '@housebrand/theming/nest';
import { tournamentBoard } from '@housebrand/tournaments';
import { sql } from 'drizzle-orm';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { migrations } from '../../domains';
import { TestOffice, type OfficeCaller, type OfficeReply } from '../../testing/test-office';

let office: TestOffice;
let marketing: OfficeCaller;
let head: OfficeCaller;
let naga: OfficeCaller;

beforeAll(async () => {
  const test = await createTestDatabase(migrations);
  const settings = testSettings({ databaseUrl: test.url });
  office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  marketing = await office.login('mto.marketing');
  head = await office.login('mto.head');
  naga = await office.login('naga.head');
});
afterAll(() => office.close());

const reason = 'Campaign of December';
const read = async (kind: CampaignKind, caller = marketing) =>
  (await office.call<Campaign>('GET', `/api/office/campaigns/${kind}`, caller)).data;
const save = (kind: CampaignKind, body: object, caller = marketing): Promise<OfficeReply<Campaign>> => {
  // terms of the same instant apply from the next millisecond on
  office.world.clock.advance(10);
  return office.call<Campaign>('PUT', `/api/office/campaigns/${kind}`, caller, { reason, ...body });
};
const versionsOf = async (kind: CampaignKind, caller = marketing) =>
  (await office.call<CampaignVersions>('GET', `/api/office/campaigns/${kind}/versions`, caller)).data.versions;

describe('document of an agent', () => {
  it.each(CAMPAIGN_KINDS)('is saved as it was read: %s', async (kind) => {
    const { document, version } = await read(kind);
    const saved = await save(kind, { document, version });
    expect({ kind, status: saved.status, document: saved.data?.document }).toEqual({ kind, status: 200, document });
    expect(saved.data.version).toBe(version);
  });

  it('takes effect by the service of the agent key, which names the account', async () => {
    const { version } = await read('affiliate');
    const document = { basis: 'TURNOVER', shares: [0.5, 0.2] };
    expect((await save('affiliate', { document, version })).data.document).toEqual(document);
    const terms = await office.app.get(AffiliateTermsService, { strict: false }).find('MTO');
    expect(terms).toMatchObject(document);
    const { data } = await office.call<AuditPage>('GET', '/api/office/audit?actor=staff:mto.marketing', head);
    const about = data.entries.filter(({ subject }) => subject === 'affiliate');
    // this save, and the one of the document as it was
    expect(about.map(({ action, reason: why }) => [action, why])).toEqual(
      Array(2).fill(['settings.affiliate-terms-changed', reason]),
    );
  });

  it("keeps the rules of the API's call, and names the fields", async () => {
    const { version } = await read('quests');
    const replies = await office.call<unknown>('PUT', '/api/office/campaigns/quests', marketing, {
      reason,
      version,
      document: { rows: [{ id: 0 }] },
    });
    expect(replies.status).toBe(422);
    expect((await save('prices', { document: { rows: 'none' }, version: (await read('prices')).version })).status).toBe(
      422,
    );
    expect((await read('quests')).version).toBe(version);
  });

  it('is not saved over another change', async () => {
    const { version } = await read('cashback');
    const document = (share: number) => ({ generals: { cashbackPercentage: share } });
    expect((await save('cashback', { document: document(0.07), version })).status).toBe(200);
    expect((await save('cashback', { document: document(0.08), version }, head)).status).toBe(409);
    const together = await read('cashback');
    const both = await Promise.all(
      [0.05, 0.06].map((share) => save('cashback', { document: document(share), version: together.version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes effect once per key, and needs a reason', async () => {
    const { version } = await read('theme');
    const document = { look: 'own', themes: { buttonPrimaryColor: '#F2B84B' } };
    const body = { document, version, reason };
    const send = () =>
      office.call<Campaign>('PUT', '/api/office/campaigns/theme', marketing, body, { 'idempotency-key': 'theme-once' });
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).data).toEqual(first.data);
    expect((await save('theme', { document, version: first.data.version, reason: '' })).status).toBe(422);
  });

  it("cannot contain another part of the agent's configuration", async () => {
    for (const kind of ['theme', 'cashback'] as const) {
      const { version } = await read(kind);
      for (const document of [{ liveChat: 'https://evil.example/x.js' }, { generals: { intro: 'x' } }, { name: 'X' }])
        expect([kind, document, (await save(kind, { document, version })).status]).toEqual([kind, document, 422]);
    }
    const record = await office.app.get(AgentConfigService, { strict: false }).findRecord('MTO');
    expect(record!.details.liveChat).not.toBe('https://evil.example/x.js');
  });

  it('is restored as a new version, and the document before the first save is kept', async () => {
    const { version, document } = await read('faq', naga);
    await save('faq', { document: { rows: [] }, version }, naga);
    const [second, first] = await versionsOf('faq', naga);
    expect([first, second]).toMatchObject([
      { number: 1, by: null, reason: null, isCurrent: false },
      { number: 2, by: 'naga.head', reason, isCurrent: true },
    ]);
    const address = '/api/office/campaigns/faq/versions/1';
    expect((await office.call<SavedCampaign>('GET', address, naga)).data.document).toEqual(document);
    const current = await read('faq', naga);
    const stale = await office.call('POST', `${address}/restore`, naga, { version, reason });
    expect(stale.status).toBe(409);
    const restored = await office.call<Campaign>('POST', `${address}/restore`, naga, {
      version: current.version,
      reason: 'Removed by mistake',
    });
    expect(restored.data.document).toEqual(document);
    expect((await versionsOf('faq', naga)).map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
      [3, true],
      [2, false],
      [1, true],
    ]);
  });

  it('brings the pictures of a look back', async () => {
    const logoOf = ({ document }: Pick<Campaign, 'document'>) =>
      (document['images'] as Record<string, Record<string, string>>)['logo']!['mainImage'];
    const saveLogo = async (mainImage: string) => {
      const { version } = await read('theme', naga);
      return save('theme', { document: { images: { logo: { mainImage } } }, version }, naga);
    };
    const before = await read('theme', naga);
    expect(Object.keys(before.schema['properties']!)).toEqual(['look', 'themes', 'images']);
    expect(logoOf(before)).toBe('');
    for (const picture of ['/media/pictures/one.webp', '/media/pictures/two.webp'])
      expect(logoOf((await saveLogo(picture)).data)).toBe(picture);
    for (const [number, picture] of [
      [2, '/media/pictures/one.webp'],
      [1, ''],
    ] as const) {
      const { version } = await read('theme', naga);
      const address = `/api/office/campaigns/theme/versions/${number}/restore`;
      const restored = await office.call<Campaign>('POST', address, naga, { version, reason });
      expect([restored.status, logoOf(restored.data)]).toEqual([200, picture]);
      const record = await office.app.get(AgentConfigService, { strict: false }).findRecord('NAGA');
      expect(record!.details.images.logo?.mainImage).toBe(picture);
    }
  });

  it('records what was saved elsewhere before it is replaced', async () => {
    const { version } = await read('affiliate', naga);
    await save('affiliate', { document: { basis: 'NET_LOSS', shares: [4] }, version }, naga);
    const terms = { basis: 'NET_LOSS' as const, shares: [3] };
    office.world.clock.advance(10);
    await office.app.get(AffiliateTermsService, { strict: false }).change('NAGA', terms, 'agent key');
    const current = await read('affiliate', naga);
    expect(current.document).toEqual(terms);
    await save('affiliate', { document: { basis: 'NET_LOSS', shares: [2] }, version: current.version }, naga);
    expect((await versionsOf('affiliate', naga)).map(({ by }) => by)).toEqual(['naga.head', null, 'naga.head', null]);
  });

  it('does not exist under another name, number or cursor', async () => {
    const statusOf = async (path: string) =>
      (await office.call('GET', `/api/office/campaigns/${path}`, marketing)).status;
    for (const path of ['nothing', 'toString', 'faq/versions/99', 'faq/versions/x', 'nothing/versions'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect(await statusOf('faq/versions?cursor=x')).toBe(422);
  });
});

describe('staff of another agent', () => {
  it('finds no version, by raw SQL either', async () => {
    const { version, document } = await read('tutorials');
    await save('tutorials', { document, version });
    expect(await versionsOf('tutorials', naga)).toEqual([]);
    const address = '/api/office/campaigns/tutorials/versions/1';
    expect((await office.call('GET', address, naga)).status).toBe(404);
    expect((await office.call('POST', `${address}/restore`, naga, { version, reason })).status).toBe(404);
    const { rows } = await office.world.test.database.forAgent('NAGA', (tx) =>
      tx.execute(`select * from campaign_version where agent = 'MTO'`),
    );
    expect(rows).toEqual([]);
  });
});

describe('end of a tournament', () => {
  const end = (id: string, caller: OfficeCaller) =>
    office.call<OfficeBoard>('POST', `/api/office/tournaments/${id}/end`, caller, { reason: 'Wrong games' });

  it('comes early by the head only, with a reason that is audited', async () => {
    const { document, version } = await read('tournaments');
    const running = (document['rows'] as { id: string; startDate: string; endDate: string }[]).find(
      ({ startDate }) => new Date(startDate) <= office.world.clock.now(),
    )!;
    expect((await end(running.id, marketing)).status).toBe(403);
    expect((await end('nothing', head)).status).toBe(404);
    expect((await office.call('POST', `/api/office/tournaments/${running.id}/end`, head, { reason: '' })).status).toBe(
      422,
    );
    expect((await end(running.id, head)).status).toBe(200);
    const { data } = await office.call<AuditPage>(
      'GET',
      '/api/office/audit?action=settings.tournament-ended-early',
      head,
    );
    expect(data.entries[0]).toMatchObject({
      actor: 'staff:mto.head',
      reason: 'Wrong games',
      details: { tournament: running.id, plannedEnd: running.endDate },
    });
    expect((await end(running.id, head)).status).toBe(409);
    const after = await read('tournaments');
    expect(after.version).not.toBe(version);
    expect((after.document['rows'] as { id: string }[]).map(({ id }) => id)).not.toContain(running.id);
  });
});

describe('schema of a document', () => {
  it('names every field and tells its meaning in both languages', async () => {
    for (const kind of CAMPAIGN_KINDS) {
      const [th, en] = await Promise.all(
        ['th', 'en'].map(async (language) => {
          const headers = { 'accept-language': language };
          const reply = await office.call<Campaign>('GET', `/api/office/campaigns/${kind}`, head, undefined, headers);
          return textsOf(reply.data.schema);
        }),
      );
      expect(th!.length).toBeGreaterThan(0);
      expect([kind, th!.filter((text) => !/[ก-๙]/u.test(text))]).toEqual([kind, []]);
      expect([kind, en!.filter((text) => !/^[A-Z][^ก-๙]+$/u.test(text))]).toEqual([kind, []]);
    }
  });
});

/** Returns the names and meanings of all fields of a schema. */
function textsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? [value] : textsOf(value),
  );
}

describe('board of a tournament', () => {
  it('masks the names, and answers 404 for an unknown tournament', async () => {
    const { document } = await read('tournaments');
    const { id } = (document as { rows: { id: string }[] }).rows[0]!;
    const board = tournamentBoard(id);
    await office.world.test.database.forAgent('MTO', async (tx) => {
      await tx.execute(sql`delete from board_score where board = ${board}`);
      await tx.execute(
        sql`insert into board_score (agent, board, username, score) values ('MTO', ${board}, 'MTODEMO1', 5)`,
      );
    });
    const get = (name: string) => office.call<OfficeBoard>('GET', `/api/office/tournaments/${name}/board`, marketing);
    expect((await get(id)).data).toMatchObject({
      members: 1,
      rows: [{ rank: 1, username: expect.stringMatching(/^MTO•••/) }],
    });
    expect((await get('none')).status).toBe(404);
  });
});

describe('coupon', () => {
  it('is created, gets codes that are shown once, and is disabled, each with a reason', async () => {
    const made = await office.call<OfficeCoupon>('POST', '/api/office/coupons', marketing, {
      name: 'Songkran',
      kind: 'CREDIT',
      amountSatang: 10_000,
      amountPoints: null,
      turnoverMultiplier: 3,
      reason,
    });
    expect(made.data).toMatchObject({ name: 'Songkran', amountSatang: 10_000, redeemed: 0, codes: 0 });
    const { id } = made.data;
    const codes = await office.call<{ codes: string[] }>('POST', `/api/office/coupons/${id}/codes`, marketing, {
      count: 3,
      reason,
    });
    expect(codes.data.codes).toHaveLength(3);
    const { data } = await office.call<OfficeCoupons>('GET', '/api/office/coupons', marketing);
    expect(data.coupons[0]).toMatchObject({ id, codes: 3, disabledAt: null });
    const disable = (caller: OfficeCaller) =>
      office.call<OfficeCoupon>('POST', `/api/office/coupons/${id}/disable`, caller, { reason });
    expect((await disable(naga)).status).toBe(404);
    expect((await disable(marketing)).data.disabledAt).not.toBeNull();
    const others = await office.call<OfficeCoupons>('GET', '/api/office/coupons', naga);
    expect(others.data.coupons.map((coupon) => coupon.id)).not.toContain(id);
    const trail = await office.call<AuditPage>('GET', `/api/office/audit?subject=${id}`, head);
    expect(trail.data.entries.map(({ action, actor, reason: why }) => [action, actor, why])).toEqual(
      ['settings.coupon-disabled', 'settings.coupon-codes-made', 'settings.coupon-created'].map((action) => [
        action,
        'staff:mto.marketing',
        reason,
      ]),
    );
  });

  it('is refused without a reward, with codes of an unknown coupon, and by a wrong cursor', async () => {
    const create = await office.call('POST', '/api/office/coupons', marketing, { name: 'X', kind: 'CREDIT', reason });
    expect(create.status).toBe(422);
    const codes = '/api/office/coupons/019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10/codes';
    expect((await office.call('POST', codes, marketing, { count: 1, reason })).status).toBe(404);
    expect((await office.call('GET', '/api/office/coupons?cursor=x', marketing)).status).toBe(422);
  });
});
