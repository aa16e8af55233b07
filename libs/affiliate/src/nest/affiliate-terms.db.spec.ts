import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LoggedMove } from '@housebrand/bets';
import { GivenBets } from '@housebrand/bets/testing';
import { ProviderTokens, providers } from '@housebrand/providers/nest';
import { GivenTokens } from '@housebrand/providers/testing';
import {
  actingAs,
  actingAsGuard,
  actingAsKeyOf,
  FixedClock,
  type TestDatabase,
  openTestWorld,
  type TestWorld,
} from '@housebrand/shared/testing';
import { AgentCalendar } from '@housebrand/shared';
import { IncomeAccount, PortalAddress } from '../core';
import { AffiliateTermsService, IncomeConsumer, ReferralService, affiliate } from './index';

const JOINED = new Date('2026-11-18T02:00:00Z');
const CHANGED = new Date('2026-11-18T05:00:00Z');
const clock = new FixedClock(JOINED);
const bets = new GivenBets();
const owed = new Map<string, bigint>();
const ports = [
  { provide: PortalAddress, useValue: { originOf: async () => 'https://portal.example' } },
  {
    provide: IncomeAccount,
    useValue: {
      assertOffered: async () => undefined,
      accrue: async (_, amounts) => {
        for (const [username, amount] of amounts) owed.set(username, (owed.get(username) ?? 0n) + amount);
      },
      balance: async () => 0n,
      withdraw: async () => null,
      withdrawals: async () => ({ data: [], total: 0 }),
    } satisfies IncomeAccount,
  },
  { provide: AgentCalendar, useValue: { zoneOf: async () => 'Asia/Bangkok' } },
  { provide: ProviderTokens, useValue: new GivenTokens() },
];

let world: TestWorld;
let database: TestDatabase;
let app: NestFastifyApplication;

const URL = '/api/apps/affiliates/terms';
const put = (payload: object, headers = actingAsKeyOf('MTO')) =>
  app.inject({ method: 'PUT', url: URL, payload, headers: { ...headers, 'accept-language': 'en' } });
const get = async (prefix = 'MTO') => (await app.inject({ url: URL, headers: actingAsKeyOf(prefix) })).json().data;
const follow = () => app.get(IncomeConsumer, { strict: false }).follow(new AbortController().signal);

function play(
  at: string,
  stake: bigint,
  kind: LoggedMove['kind'] = 'counted',
  betId = `bet-${bets.moves.length}`,
): string {
  const member = { prefix: 'MTO', username: 'MTOKOB' };
  return bets.book({ betId, kind, member, stakeSatang: stake, at: new Date(at) });
}

beforeAll(async () => {
  world = await openTestWorld({
    domains: [providers, bets.domain, affiliate],
    ports,
    providers: [actingAsGuard],
    clock,
  });
  ({ app, database } = world);
  await app.get(ReferralService, { strict: false }).bind({ prefix: 'MTO', username: 'MTOKOB' }, 'MTODEMO1');
});
afterAll(() => world?.close());

describe('referral terms', () => {
  it('defaults to the built-in terms until the agent sets its own', async () => {
    expect(await get()).toEqual({ basis: 'TURNOVER', shares: [0.8, 0.3, 0.1], since: null });
  });

  it('rejects invalid terms with all problems, and callers without an agent key', async () => {
    const fields = async (payload: object) => {
      const reply = await put(payload);
      expect(reply.statusCode).toBe(422);
      return (reply.json().errors as { field: string }[]).map(({ field }) => field);
    };
    expect(await fields({ basis: 'LUCK', shares: [1, 2, 3, 4], more: 1 })).toEqual(['more', 'basis', 'shares']);
    expect(await fields({ basis: 'NET_LOSS', shares: [-1] })).toEqual(['shares']);
    expect(await fields({ basis: 'NET_LOSS', shares: ['5'] })).toEqual(['shares']);
    expect(await fields({ basis: 'NET_LOSS', shares: [0.001, 99, 2] })).toEqual(['shares.0', 'shares']);
    const fair = { basis: 'NET_LOSS', shares: [5] };
    expect((await put(fair, {})).statusCode).toBe(401);
    expect((await put(fair, actingAs('MTO', 'MTODEMO1'))).statusCode).toBe(403);
    expect(await get()).toMatchObject({ since: null });
  });

  it('applies new terms to later bets only, and undoes the original income on a late void', async () => {
    const early = play('2026-11-18T03:00:00Z', 100_000n);
    clock.set(CHANGED);
    const reply = await put({ basis: 'NET_LOSS', shares: [5, 2.25] });
    const terms = { basis: 'NET_LOSS', shares: [5, 2.25], since: CHANGED.toISOString() };
    expect([reply.statusCode, reply.json().data]).toEqual([200, terms]);
    expect([await get(), (await get('NAGA')).basis]).toEqual([terms, 'TURNOVER']);
    // Settled before the change, reported after it.
    play('2026-11-18T04:59:59Z', 100_000n);
    play('2026-11-18T05:00:00Z', 100_000n);
    await follow();
    expect(owed.get('MTODEMO1')).toBe(800n + 800n + 5_000n);
    play('2026-11-18T03:00:00Z', -100_000n, 'takenBack', early);
    await follow();
    expect(owed.get('MTODEMO1')).toBe(800n + 5_000n);
    const { rows } = await database.database.operatorQuery<{ agent: string; actor: string; details: string }>({
      text: `select agent, actor, details from audit_entry where action = 'settings.affiliate-terms-changed'`,
    });
    expect(rows).toEqual([
      {
        agent: 'MTO',
        actor: 'agent key',
        details: `{"basis":"NET_LOSS","shares":"5 2.25","since":"${CHANGED.toISOString()}"}`,
      },
    ]);
  });

  it('keeps the last of several concurrent changes, each with its own start', async () => {
    const service = app.get(AffiliateTermsService, { strict: false });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((share) => service.change('MTO', { basis: 'TURNOVER', shares: [share] }, 'operator')),
    );
    const moments = answers.map(({ since }) => since);
    expect(new Set(moments).size).toBe(5);
    clock.set(new Date(CHANGED.getTime() + 60_000));
    expect(await get()).toEqual(answers.toSorted((a, b) => a.since!.localeCompare(b.since!)).at(-1));
  });
});
