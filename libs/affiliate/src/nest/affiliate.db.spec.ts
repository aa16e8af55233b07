import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { newId } from '@housebrand/shared';
import { ProvidersModule, ProviderTokens } from '@housebrand/providers/nest';
import { GivenTokens } from '@housebrand/providers/testing';
import {
  actingAs,
  actingAsGuard,
  createTestApp,
  createTestDatabase,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { PortalAddress, referralCodeOf } from '../core';
import { AffiliateModule, ReferralService } from './index';
import { affiliateIncomeTable, downlineTable } from './affiliate.tables';
import { affiliateMigrations } from './migrations';

let database: TestDatabase;
let app: NestFastifyApplication;

@Global()
@Module({
  providers: [
    { provide: PortalAddress, useValue: { originOf: async () => 'https://portal.example' } },
    { provide: ProviderTokens, useValue: new GivenTokens() },
  ],
  exports: [PortalAddress, ProviderTokens],
})
class Ports {}

beforeAll(async () => {
  database = await createTestDatabase(affiliateMigrations);
  const joinedAt = new Date('2026-10-01T00:00:00Z');
  await database.database.asOperator(async (tx) => {
    await tx.insert(downlineTable).values([
      { agent: 'MTO', upline: 'MTODEMO1', username: 'MTOKOB', level: 1, joinedAt },
      { agent: 'MTO', upline: 'MTODEMO1', username: 'MTOPLOY', level: 2, joinedAt },
      { agent: 'MTO', upline: 'MTOKOB', username: 'MTOPLOY', level: 1, joinedAt },
    ]);
    const income = { agent: 'MTO', username: 'MTODEMO1', earnedAt: joinedAt };
    await tx.insert(affiliateIncomeTable).values([
      { ...income, id: newId(), fromUsername: 'MTOKOB', amountSatang: 12_345n, withdrawnAt: joinedAt },
      { ...income, id: newId(), fromUsername: 'MTOPLOY', amountSatang: 5n },
    ]);
  });
  app = await createTestApp({
    imports: [Ports, ProvidersModule, AffiliateModule],
    providers: [actingAsGuard],
    database,
  });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const summary = (prefix: string, username: string, asked = username) =>
  app.inject({
    url: `/api/apps/affiliates/summary/${prefix}/${asked}`,
    headers: actingAs(prefix, username, '6F2A91C4'),
  });

describe('the referral summary over HTTP', () => {
  it('adds up to the satang, and its link carries the member’s code', async () => {
    const { data } = (await summary('MTO', 'MTODEMO1')).json();
    expect(data).toMatchObject({ totalIncome: 123.5, remainingIncome: 0.05, totalDownLine: 2 });
    expect(referralCodeOf(data.link)).toBe('6F2A91C4');
  });

  it('is empty for whoever brought nobody, and for a namesake under another agent', async () => {
    const empty = { totalIncome: 0, remainingIncome: 0, totalDownLine: 0 };
    expect((await summary('MTO', 'MTODEMO2')).json().data).toMatchObject(empty);
    expect((await summary('NAGA', 'MTODEMO1')).json().data).toMatchObject(empty);
  });

  it('is nobody else’s', async () => {
    expect((await summary('MTO', 'MTODEMO2', 'MTODEMO1')).statusCode).toBe(403);
  });

  it('never holds income from someone who is not below', async () => {
    const stranger = { agent: 'MTO', id: newId(), username: 'MTODEMO1', fromUsername: 'MTOSTRANGER' };
    const write = database.database.asOperator((tx) =>
      tx.insert(affiliateIncomeTable).values({ ...stranger, amountSatang: 1n, earnedAt: new Date() }),
    );
    await expect(write).rejects.toThrow();
  });
});

describe('who brought whom', () => {
  const below = async (username: string) => (await summary('MTO', username)).json().data.totalDownLine as number;
  const bind = (username: string, referrer: string) =>
    app.get(ReferralService, { strict: false }).bind({ prefix: 'MTO', username }, referrer);

  it('is noted on three levels, once', async () => {
    await bind('MTONEW1', 'MTOPLOY');
    await bind('MTONEW2', 'MTONEW1');
    expect(await below('MTODEMO1')).toBe(3);
    expect([await below('MTOKOB'), await below('MTOPLOY'), await below('MTONEW1')]).toEqual([3, 2, 1]);
    await bind('MTONEW2', 'MTODEMO1');
    expect(await below('MTODEMO1')).toBe(3);
  });

  it('never goes round: not oneself, and nobody who has others below', async () => {
    await bind('MTOSELF', 'MTOSELF');
    expect(await below('MTOSELF')).toBe(0);
    await bind('MTODEMO1', 'MTONEW2');
    expect(await below('MTONEW2')).toBe(0);
    await Promise.all([bind('MTOA', 'MTOB'), bind('MTOB', 'MTOA')]);
    expect((await below('MTOA')) + (await below('MTOB'))).toBe(1);
  });
});
