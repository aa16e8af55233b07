import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSimulator, type RunningSimulator } from '@housebrand/providers/testing';
import { Changes, Settings } from '@housebrand/shared/nest';
import { waitUntil, type TestDatabase, openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { LadderEditorService } from '@housebrand/tiers/nest';
import { createApi } from './create-api';
import { migrations } from './domains';
import { seedDemoWorld } from './seed/demo-world';
import { buildTestPortal } from './testing/test-portal';

const MEMBER = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
const KEY = { 'x-agent-key': 'demo-agent-key-mto' };
const WORD = 'เขียนใหม่';
const UPDATED = { th: WORD, en: 'Updated' };

/** Renders only the banners of a page. */
const PAINTER = `
export function serve(channel) {
  channel.on('message', ({ answers }) => {
    const banners = Object.entries(answers).find(([address]) => address.includes('/banners'))?.[1] ?? [];
    channel.postMessage({ drawing: { html: '<h1>' + banners.map(({ title }) => title.th).join(' / ') + '</h1>', slices: 0 } });
  });
}`;

type Row = Record<string, unknown> & { id: string };

/** A list that an agent saves as a whole. */
interface List {
  name: string;
  /** Address for writing. */
  put: string;
  /** Address for the member's reads. */
  read: string;
  /** Address for the agent's reads, if it differs. */
  own?: string;
  /** Returns a changed list that contains `WORD` or `shows`. */
  change(rows: Row[], offered: Row[]): object[];
  shows?: string;
}

const titled = (rows: Row[]) => rows.map((row) => ({ ...row, title: UPDATED }));
const LISTS: readonly List[] = [
  { name: 'faq', put: '/api/apps/faq', read: '/api/apps/faq?agentID=MTO', change: titled },
  { name: 'tutorials', put: '/api/apps/tutorials', read: '/api/apps/tutorials?agentID=MTO', change: titled },
  { name: 'banners', put: '/api/apps/banners', read: '/api/apps/banners?agentID=MTO', change: titled },
  {
    name: 'texts of promotions',
    put: '/api/apps/promotion_texts',
    own: '/api/apps/promotion_texts',
    read: '/api/provider/promotion',
    change: (_texts, [offered]) => [{ id: offered!.id, title: UPDATED, summary: UPDATED, text: UPDATED }],
  },
  {
    name: 'announcements',
    put: '/api/apps/announcements',
    own: '/api/apps/announcements',
    read: '/api/provider/announcements',
    change: () => [{ id: 'updated', active: true, title: UPDATED, text: UPDATED }],
  },
  {
    name: 'the price table',
    put: '/api/apps/iap/price_table',
    read: '/api/apps/iap/price_table',
    change: () => [{ sku: 'chips-updated', chips: 100, priceSatang: 10_000, currency: 'THB', bonusPercentage: 0 }],
    shows: 'chips-updated',
  },
  {
    name: 'quests',
    put: '/api/apps/daily_quest_configs',
    own: '/api/apps/daily_quest_configs',
    read: '/api/apps/daily_quest/MTO',
    change: titled,
  },
  {
    name: 'tournaments',
    put: '/api/apps/tournament_configs',
    own: '/api/apps/tournament_configs',
    read: '/api/apps/tournaments/leaderboards/MTO',
    change: (rows) => rows.map((row) => ({ ...row, name: UPDATED })),
  },
];

describe("agent's change at one instance", () => {
  const portalDist = buildTestPortal();
  let simulator: RunningSimulator;
  let world: TestWorld;
  let test: TestDatabase;
  let here: NestFastifyApplication;
  let there: NestFastifyApplication;
  let cookie: string;

  beforeAll(async () => {
    mkdirSync(join(portalDist, '.server'));
    writeFileSync(join(portalDist, '.server/entry-server.js'), PAINTER);
    simulator = await startSimulator();
    world = await openTestWorld({ application: { migrations, start: createApi }, simulator, settings: { portalDist } });
    ({ app: here, database: test } = world);
    await seedDemoWorld(here);
    there = await createApi(here.get(Settings));
    const reply = await there.inject({ method: 'POST', url: '/api/provider/login', payload: MEMBER });
    cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await there?.close();
    await world?.close();
    await simulator?.stop();
    rmSync(portalDist, { recursive: true });
  });

  const read = (url: string) => there.inject({ url, headers: { cookie, 'accept-language': 'th' } });
  const rowsOf = (reply: { json(): { data?: Row[]; result?: Row[] } }) => reply.json().data ?? reply.json().result!;
  let keys = 0;
  const post = (url: string, payload: object, as: Record<string, string> = KEY, at = here) => {
    keys += 1;
    return at.inject({ method: 'POST', url, headers: { ...as, 'idempotency-key': `updated-${keys}` }, payload });
  };
  const put = async (url: string, rows: object[]) => {
    const reply = await here.inject({ method: 'PUT', url, headers: KEY, payload: { rows } });
    expect([reply.statusCode, reply.json().errors]).toEqual([200, undefined]);
  };
  /** Waits until all earlier change events have arrived: they arrive in the order in which they were published. */
  async function waitForChanges(): Promise<void> {
    const heard = new Promise<string>((resolve) => there.get(Changes).on('spec', resolve));
    await here.get(Changes).publish('spec', 'now');
    await heard;
  }

  it.each(LISTS)(
    'appears at once at the other instance: $name',
    async ({ put: to, read: from, own, change, shows = WORD }) => {
      const before = await read(from);
      expect([before.statusCode, before.body.includes(shows)]).toEqual([200, false]);
      const written = own ? rowsOf(await here.inject({ url: own, headers: KEY })) : rowsOf(before);
      await put(to, change(written, rowsOf(before)));
      await waitForChanges();
      expect((await read(from)).body).toContain(shows);
    },
  );

  it('appears at once at the other instance: tiers', async () => {
    const names = async () => (await read('/api/apps/user_tier_configs?agentID=MTO')).body;
    expect(await names()).not.toContain(WORD);
    const [first, ...others] = await here.get(LadderEditorService, { strict: false }).list('MTO');
    await put('/api/apps/user_tier_configs', [{ ...first!, tierName: WORD }, ...others]);
    await waitForChanges();
    expect(await names()).toContain(WORD);
  });

  it('applies at once at the other instance: coupons', async () => {
    const offer = { name: 'Updated', kind: 'POINT', amountPoints: 5, perMember: 2 };
    const made = (await post('/api/apps/coupons', offer)).json();
    expect(made.code).toBe(200);
    const { id } = made.data;
    const { codes } = (await post(`/api/apps/coupons/${id}/codes`, { count: 2 })).json().data;
    const redeem = async (couponCode: string) => {
      const as = { cookie, origin: 'http://localhost:3000' };
      const { code, message } = (await post('/api/apps/coupons.redeem', { couponCode }, as, there)).json();
      return [code, message];
    };
    expect(await redeem(codes[0])).toEqual([200, expect.anything()]);
    expect((await post(`/api/apps/coupons/${id}/disable`, {})).statusCode).toBe(200);
    expect(await redeem(codes[1])).toEqual([409, expect.stringContaining('หมดอายุ')]);
  });

  it('appears in the next page that the other instance renders', async () => {
    /** If rendering takes too long, the page starts with the start screen and is rendered for the next request. */
    const drawn = async (at: NestFastifyApplication): Promise<string | undefined> => {
      let view: string | undefined;
      const look = async () => {
        view = /<h1>(.*?)<\/h1>/.exec((await at.inject('/MTO')).body)?.[1];
        return view !== undefined;
      };
      await waitUntil(look);
      return view;
    };
    const banners = rowsOf(await read('/api/apps/banners?agentID=MTO'));
    const before = banners.map(({ title }) => (title as typeof UPDATED).th).join(' / ');
    expect([await drawn(here), await drawn(there)]).toEqual([before, before]);
    await put('/api/apps/banners', [{ ...banners[0], title: { ...UPDATED, th: 'วาดใหม่' } }]);
    await waitForChanges();
    expect([await drawn(here), await drawn(there)]).toEqual(['วาดใหม่', 'วาดใหม่']);
  });

  describe('that concerns gift limits', () => {
    const good = { minWithdrawReq: 100, countWithdrawLimit: 50, totalWithdrawLimit: 20_000 };
    const patch = (sendGift: object) =>
      here.inject({ method: 'PATCH', url: '/api/apps/agent_configs/MTO', headers: KEY, payload: { sendGift } });
    const memberAnswers = async () => {
      await waitForChanges();
      const gift = { depositUsername: MEMBER.username, receiverUsername: 'MTODEMO3', amount: 100 };
      const as = { cookie, origin: 'http://localhost:3000' };
      const given = await post('/api/apps/payments/send_gift', gift, as, there);
      return [(await read('/api/apps/payments/gift-allowance')).statusCode, given.statusCode];
    };

    it('is refused above the maximum, at which gifts still work', async () => {
      for (const [field, ceiling] of [
        ['countWithdrawLimit', 10_000],
        ['totalWithdrawLimit', 1_000_000_000],
      ] as const) {
        expect([field, (await patch({ ...good, [field]: ceiling + 1 })).statusCode]).toEqual([field, 422]);
        expect([field, (await patch({ ...good, [field]: ceiling })).statusCode]).toEqual([field, 200]);
        expect([field, ...(await memberAnswers())]).toEqual([field, 200, 200]);
      }
      expect((await patch({ ...good, minWithdrawReq: 1_000_000_001 })).statusCode).toBe(422);
      expect((await patch({ ...good, minWithdrawReq: 1_000_000_000 })).statusCode).toBe(200);
      // an amount below the minimum is refused as such
      expect(await memberAnswers()).toEqual([200, 422]);
    });

    it.each([
      ['countWithdrawLimit', 3e9, 200],
      ['countWithdrawLimit', 1e300, 200],
      ['totalWithdrawLimit', 1e18, 200],
      ['minWithdrawReq', 1e18, 422],
    ])('does not break gifts if %s was set to %p before the maximums existed', async (field, value, given) => {
      expect((await patch(good)).statusCode).toBe(200);
      await test.database.operatorQuery({
        text: `update agent set details = jsonb_set(details, array['sendGift', $1], to_jsonb($2::numeric)) where agent = 'MTO'`,
        values: [field, value],
      });
      // any other change makes the instances reload the configuration
      const change = { generals: { intro: `${field} ${value}` } };
      const url = '/api/apps/agent_configs/MTO';
      expect((await here.inject({ method: 'PATCH', url, headers: KEY, payload: change })).statusCode).toBe(200);
      expect(await memberAnswers()).toEqual([200, given]);
    });
  });
});
